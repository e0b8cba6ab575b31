import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
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
import { ShortMemory } from '../short-memory.ts';

/** Every budget: how many times within how many seconds. */
const BUDGETS = {
  /** Failed sign-ins from one address, and to one account. */
  'sign-in-address': { points: 100, duration: 60 },
  'sign-in-account': { points: 10, duration: 900 },
  /** Wrong secrets of a class's students. Once used up, it keeps out addresses that the class never came from. */
  'sign-in-class': { points: 60, duration: 900 },
  /** Different children of a class with wrong secrets, from one address and from all; then the teachers are told. */
  'spray-student': { points: 1, duration: 900 },
  'spray-address': { points: 9, duration: 900 },
  'spray-class': { points: 14, duration: 900 },
  'spray-alert': { points: 1, duration: 3_600 },
  /** Picture passwords have few possibilities: tries on one child, in a while and in a day. */
  'picture-account': { points: 5, duration: 900 },
  'picture-account-day': { points: 20, duration: 86_400 },
  /** Tries on one back-up code; it lives no longer than this. */
  'backup-code': { points: 5, duration: 900 },
  /** Badges that were none, from one address. */
  'badge-address': { points: 20, duration: 600 },
  /** Wrong codes and proofs of one person, whichever ticket they came with. */
  'second-factor': { points: 10, duration: 1_800 },
  /** Round trips to a provider that one address begins. */
  'sso-address': { points: 60, duration: 600 },
  /** Whether an address tried this code lately. */
  'class-code-try': { points: 1, duration: 600 },
  /** Class codes that were wrong: from one address, at one school, and everywhere. */
  'class-code-address': { points: 20, duration: 600 },
  'class-code-school': { points: 300, duration: 600 },
  'class-code-global': { points: 3_000, duration: 600 },
  /** Guardians' codes that were wrong: by one person, from one address, and at one school. */
  'guardian-code-person': { points: 10, duration: 900 },
  'guardian-code-address': { points: 40, duration: 900 },
  'guardian-code-school': { points: 500, duration: 900 },
  /** Accounts that one address asks for, and tokens of the check against robots that it tries. */
  'sign-up-address': { points: 60, duration: 3_600 },
  /** Links asked for by e-mail (password, verification, invitation): from one address, and to one mailbox. */
  'link-address': { points: 60, duration: 3_600 },
  'link-mailbox': { points: 5, duration: 3_600 },
  /** Links that were wrong, from one address. */
  'link-guess-address': { points: 60, duration: 600 },
  /** Invitations that one member of staff sends. */
  invitation: { points: 300, duration: 3_600 },
  /** People whom one person proposes as leaders or asks into mentoring: by address, which may be nobody's. */
  'leader-proposal': { points: 20, duration: 86_400 },
  /** Wrong passwords of one person who fetches a copy of data. */
  'fetch-copy': { points: 5, duration: 900 },
  /** What strangers write through the forms: from one address, and with one e-mail address that gets a receipt. */
  'message-address': { points: 30, duration: 3_600 },
  'message-email': { points: 10, duration: 3_600 },
  /** Times that one address enters the demo. */
  'demo-address': { points: 120, duration: 3_600 },
  /** Files that one person sends. */
  upload: { points: 300, duration: 3_600 },
  /** Parts of large files that one person sends: some eight gigabytes in an hour. */
  'upload-part': { points: 2_000, duration: 3_600 },
  /** Reviews and reports that one person writes. */
  voice: { points: 60, duration: 3_600 },
  /** Keys of reading apps that were none, from one address; and files that one reader takes. */
  'feed-key-address': { points: 60, duration: 600 },
  'feed-file': { points: 300, duration: 3_600 },
} as const;
export type BudgetName = keyof typeof BUDGETS;

/**
 * Budgets that all copies of the server share, in Redis where there is one and otherwise in PostgreSQL. When the
 * store is down each copy keeps its own count, so a door never stands open. A refusal is remembered for a second by
 * the copy that gave it, so that a flood in front of a shut door does not become a flood of questions to the store.
 */
@Injectable()
export class Budgets implements OnApplicationShutdown {
  private readonly limiters: Record<BudgetName, RateLimiterStoreAbstract>;
  private readonly redis: Redis | null;
  private readonly refusals = new ShortMemory<AppError>();

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
    const entries = Object.entries(BUDGETS).map(([name, budget]) => {
      const options = {
        ...budget,
        keyPrefix: name,
        insuranceLimiter: new RateLimiterMemory({ ...budget, keyPrefix: name }),
      };
      const limiter = redis
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
      return [name, limiter];
    });
    this.limiters = Object.fromEntries(entries) as Record<BudgetName, RateLimiterStoreAbstract>;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  /** Refuses with 429 when the budget of `key` is used up, without taking from it; otherwise tells what was used. */
  async check(name: BudgetName, key: string): Promise<number> {
    const remembered = this.refusals.get(`${name}:${key}`);
    if (remembered) throw remembered;
    const state = await this.limiters[name].get(key);
    if (state && state.consumedPoints >= BUDGETS[name].points) {
      const refusal = tooMany(state);
      this.refusals.set(`${name}:${key}`, refusal, state.msBeforeNext);
      throw refusal;
    }
    return state?.consumedPoints ?? 0;
  }

  /** Takes one from the budget of `key`; refuses with 429 when none is left. */
  async take(name: BudgetName, key: string): Promise<void> {
    try {
      await this.limiters[name].consume(key);
    } catch (state) {
      if (state instanceof RateLimiterRes) throw tooMany(state);
      throw state;
    }
  }

  /** Gives one back: what was taken beforehand turned out to be no miss. */
  async giveBack(name: BudgetName, key: string): Promise<void> {
    await this.limiters[name].reward(key);
    this.refusals.delete(`${name}:${key}`);
  }

  /** Forgets what `key` has used. */
  async reset(name: BudgetName, key: string): Promise<void> {
    await this.limiters[name].delete(key);
    this.refusals.delete(`${name}:${key}`);
  }
}

const tooMany = (state: RateLimiterRes): AppError => {
  const retryAfter = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  const wait = retryAfter > 90 ? `${Math.ceil(retryAfter / 60)} minutes` : `${retryAfter} seconds`;
  return new AppError('too_many', 'too_many_tries', `Too many tries. Please wait ${wait} and try again.`, {
    retryAfter,
  });
};
