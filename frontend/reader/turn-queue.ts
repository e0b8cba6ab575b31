/**
 * Runs page turns one after the other. Engines ignore calls made during a turn; here they are queued, so ten
 * quick taps turn ten pages.
 */
export class TurnQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** True while a turn is running or queued. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  run<T>(turn: () => Promise<T>): Promise<T> {
    this.#waiting += 1;
    const result = this.#last.then(turn, turn).finally(() => (this.#waiting -= 1));
    // A failed turn is reported to its caller and must not stop the next one.
    this.#last = result.catch(() => undefined);
    return result;
  }
}
