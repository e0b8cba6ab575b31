import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../../platform/errors.ts';
import { Metrics } from '../../../../platform/observability/metrics.ts';
import { ARGON2 } from './argon2.ts';

/** More in parallel would slow down every sign-in; with longer queues clients would time out first. */
const AT_ONCE = 2;
const QUEUE_MAX = 200;
/** A class at a new address fits; more than that from one address is no class. */
const STRANGER_MAX = 40;

/** Where a sign-in comes from; `known`: the person signed in from this address recently. */
interface SignInOrigin {
  address: string;
  known: boolean;
}

/**
 * Hashes and verifies passwords a few at a time, so that many sign-ins at once do not slow down the rest of the server.
 * Sign-ins from addresses that their person does not use wait behind all others, in a queue of their own, in which each
 * address has a limited number of waiting attempts: strangers cannot fill the queue of those who are known.
 */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly strangers: (() => void)[] = [];
  /** How many of `strangers` wait, by address. */
  private readonly waitingByAddress = new Map<string, number>();
  private decoy: Promise<string> | null = null;
  /** What new hashes cost. The application of a test lowers it, unless the test is about that cost. */
  cost = ARGON2;

  constructor(metrics: Metrics) {
    metrics.watch(
      'password_hashes_waiting',
      'Sign-ins that wait for their turn at hashing',
      () => this.waiting.length + this.strangers.length,
    );
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, this.cost));
  }

  /**
   * Whether the password matches the hash. Without a hash it takes equally long and returns false, so that
   * the duration does not reveal whether an account exists.
   * @param origin of a sign-in; without it the requester is signed in already
   * @throws AppError unavailable, when too many wait
   */
  async verify(stored: string | null | undefined, password: string, origin?: SignInOrigin): Promise<boolean> {
    // Made outside of the queue, whose refusal would be kept otherwise.
    this.decoy ??= hash('no account has this password', this.cost);
    const against = stored ?? (await this.decoy);
    const stranger = origin && !origin.known ? origin.address : null;
    const fits = await this.inTurn(() => verify(against, password), stranger);
    return fits && Boolean(stored);
  }

  private async inTurn<T>(work: () => Promise<T>, stranger: string | null = null): Promise<T> {
    if (this.running < AT_ONCE) this.running += 1;
    else await (stranger === null ? this.wait() : this.waitAsStranger(stranger));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift() ?? this.strangers.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async wait(): Promise<void> {
    if (this.waiting.length >= QUEUE_MAX) throw busy();
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private async waitAsStranger(address: string): Promise<void> {
    const taken = this.waitingByAddress.get(address) ?? 0;
    if (this.strangers.length >= QUEUE_MAX || taken >= STRANGER_MAX) throw busy();
    this.waitingByAddress.set(address, taken + 1);
    await new Promise<void>((resolve) => this.strangers.push(resolve));
    const left = this.waitingByAddress.get(address)! - 1;
    if (left > 0) this.waitingByAddress.set(address, left);
    else this.waitingByAddress.delete(address);
  }
}

const busy = (): AppError =>
  new AppError('unavailable', 'busy', 'Many people are logging in at once. Please try again in a moment.', {
    retryAfter: 2,
  });
