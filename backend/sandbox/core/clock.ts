import type { Store } from './store.ts';

/**
 * Time of the sandbox. Objects and signatures carry the real time, so that receivers accept them; deadlines (sessions,
 * tokens, retries) are measured with the offset, so that tests do not wait for hours.
 */
export class Clock {
  private readonly store: Store;

  constructor(store: Store) {
    this.store = store;
  }

  /** Milliseconds that the clock is ahead. */
  get offset(): number {
    return this.store.get<number>('setting', 'clock') ?? 0;
  }

  /** Real time, epoch milliseconds. */
  stamp(): number {
    return Date.now();
  }

  /** Time that deadlines are compared with, epoch milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  advance(seconds: number): void {
    this.store.put('setting', 'clock', this.offset + Math.round(seconds * 1000));
  }

  reset(): void {
    this.store.drop('setting', 'clock');
  }
}
