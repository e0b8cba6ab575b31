import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterStoreAbstract,
} from 'rate-limiter-flexible';
import { Config } from '../config.ts';
import { Db } from '../db/db.ts';
import { AppError } from '../errors.ts';

/** How long a process repeats its own refusal without asking the store, in milliseconds. */
const REMEMBERED_MS = 1_000;

/** How often something may be done: `points` times within `duration` seconds. */
export interface Budget {
  readonly name: string;
  readonly points: number;
  readonly duration: number;
}

const declared = new Map<string, Budget>();

/**
 * Declares a budget; each area does so in its own `*.budgets.ts`. `name` is stable: it is part of the key
 * under which uses are counted. Throws when another budget has the name already.
 */
export function budget(name: string, limit: { points: number; duration: number }): Budget {
  if (declared.has(name)) throw new Error(`Two budgets are called ${name}`);
  const made = Object.freeze({ name, ...limit });
  declared.set(name, made);
  return made;
}

/** Every budget that was declared, by name. */
export const declaredBudgets = (): Budget[] =>
  [...declared.values()].sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * Budgets that all processes share, in Redis where it is configured and otherwise in PostgreSQL. While the
 * store is down each process counts on its own, so that limits still apply. Each process caches its own
 * refusals for a second, so that a flood of refused requests does not become a flood of queries to the store.
 */
@Injectable()
export class Budgets implements OnApplicationShutdown {
  private readonly limiters = new Map<Budget, RateLimiterStoreAbstract>();
  private readonly limiterFor: (budget: Budget) => RateLimiterStoreAbstract;
  private readonly redis: Redis | null;
  private readonly refusals = new LRUCache<string, AppError>({ max: 10_000, ttl: REMEMBERED_MS });

  constructor(config: Config, db: Db) {
    const redis = config.redisUrl
      ? new Redis(config.redisUrl, { enableOfflineQueue: false, lazyConnect: false, maxRetriesPerRequest: 1 })
      : null;
    this.redis = redis;
    redis?.on('error', () => undefined);
    const client = {
      query: async ({ name, text, values }: { name: string; text: string; values: unknown[] }) => {
        const [result] = await db.system([{ name, text, values }]);
        return result;
      },
    };
    this.limiterFor = ({ name, points, duration }) => {
      const limit = { points, duration, keyPrefix: name };
      const options = { ...limit, insuranceLimiter: new RateLimiterMemory(limit) };
      return redis
        ? new RateLimiterRedis({ ...options, storeClient: redis })
        : new RateLimiterPostgres({
            ...options,
            storeClient: client,
            storeType: 'client',
            schemaName: 'platform',
            tableName: 'rate_limit',
            tableCreated: true,
            clearExpiredByTimeout: false,
          });
    };
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private limiter(budget: Budget): RateLimiterStoreAbstract {
    const known = this.limiters.get(budget);
    if (known) return known;
    const made = this.limiterFor(budget);
    this.limiters.set(budget, made);
    return made;
  }

  /**
   * Refuses with 429 when the budget of `key` is used up, without taking from it; otherwise returns how much
   * is used.
   */
  async check(budget: Budget, key: string): Promise<number> {
    const remembered = this.refusals.get(`${budget.name}:${key}`);
    if (remembered) throw remembered;
    const state = await this.limiter(budget).get(key);
    if (state && state.consumedPoints >= budget.points) {
      const refusal = tooMany(state);
      // A lifetime of 0 would mean no expiry.
      this.refusals.set(`${budget.name}:${key}`, refusal, {
        ttl: Math.min(Math.max(1, state.msBeforeNext), REMEMBERED_MS),
      });
      throw refusal;
    }
    return state?.consumedPoints ?? 0;
  }

  /** Takes one from the budget of `key` and returns how much is used now; refuses with 429 when none is left. */
  async take(budget: Budget, key: string): Promise<number> {
    try {
      return (await this.limiter(budget).consume(key)).consumedPoints;
    } catch (state) {
      if (state instanceof RateLimiterRes) throw tooMany(state);
      throw state;
    }
  }

  /** Takes points from the budget of `key`, even more than are left: for work whose cost is known only afterwards. */
  async spend(budget: Budget, key: string, points: number): Promise<void> {
    await this.limiter(budget).penalty(key, points);
  }

  /** Until when the budget of `key` is used up; null while some of it is left. */
  async usedUpUntil(budget: Budget, key: string): Promise<Date | null> {
    const state = await this.limiter(budget).get(key);
    return state && state.consumedPoints >= budget.points ? new Date(Date.now() + state.msBeforeNext) : null;
  }

  /** Returns units to the budget: the attempts that they were taken for were no misses. */
  async refund(budget: Budget, key: string, points = 1): Promise<void> {
    await this.limiter(budget).reward(key, points);
    this.refusals.delete(`${budget.name}:${key}`);
  }

  /** Deletes the count of `key`. */
  async reset(budget: Budget, key: string): Promise<void> {
    await this.limiter(budget).delete(key);
    this.refusals.delete(`${budget.name}:${key}`);
  }
}

const tooMany = (state: RateLimiterRes): AppError => {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`;
  return new AppError('too_many', 'too_many_tries', `Too many tries. Please wait ${wait} and try again.`, {
    retryAfter,
  });
};
