/** A pause counts for this much at most; `IDLE_AFTER_S` of the server's rule is the same. */
export const IDLE_AFTER = 180_000;

/** Reading at one go, in milliseconds since 1970. */
export interface Counted {
  startedAt: number;
  endedAt: number;
  activeMs: number;
}

/**
 * Counts reading: the time between two signs of a reader while the page is on the screen. A longer pause counts for three
 * minutes; while a voice reads, there is no pause.
 */
export class ReadingTime {
  #counted: Counted | null = null;
  #last = 0;
  #isAway = false;

  /** What was counted so far; null before the first sign. */
  get counted(): Counted | null {
    return this.#counted;
  }

  /** Somebody is there: a turn, a tap, a key, or a voice that reads. */
  sign(now: number): void {
    if (this.#isAway) return;
    if (!this.#counted) this.#counted = { startedAt: now, endedAt: now, activeMs: 0 };
    else {
      this.#counted.activeMs += Math.max(0, Math.min(now - this.#last, IDLE_AFTER));
      this.#counted.endedAt = Math.max(now, this.#counted.startedAt);
    }
    this.#last = now;
  }

  /** The page is out of sight: nothing counts until it comes back. */
  leave(now: number): void {
    this.sign(now);
    this.#isAway = true;
  }

  comeBack(now: number): void {
    this.#isAway = false;
    this.#last = now;
    if (!this.#counted) this.sign(now);
  }
}
