import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../../platform/errors.ts';
import { Metrics } from '../../../../platform/observability/metrics.ts';
import { ARGON2 } from './argon2.ts';

/** More in parallel would slow down every sign-in; with longer queues clients would time out first. */
const AT_ONCE = 2;
const QUEUE_MAX = 200;

/**
 * Hashes and verifies passwords a few at a time, so that many sign-ins at once do not slow down the rest of the server.
 */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | null = null;

  constructor(metrics: Metrics) {
    metrics.watch(
      'password_hashes_waiting',
      'Sign-ins that wait for their turn at hashing',
      () => this.waiting.length,
    );
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, ARGON2));
  }

  /**
   * Whether the password matches the hash. Without a hash it takes equally long and returns false, so that
   * the duration does not reveal whether an account exists.
   */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    this.decoy ??= this.hash('no account has this password');
    const against = stored ?? (await this.decoy);
    const fits = await this.inTurn(() => verify(against, password));
    return fits && Boolean(stored);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= QUEUE_MAX)
        throw new AppError(
          'unavailable',
          'busy',
          'Many people are signing in at once. Please try again in a moment.',
          {
            retryAfter: 2,
          },
        );
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
