/** Maximum counted pause: three minutes, in milliseconds. */
export const IDLE_AFTER = 180_000;

/** One stretch of reading, in milliseconds since 1970. */
export interface Counted {
  startedAt: number;
  endedAt: number;
  activeMs: number;
}

/**
 * Measures reading time: the time between two signs of activity while the page is visible. A longer pause
 * counts as three minutes; while a voice reads, there is no pause.
 */
export class ReadingTime {
  #counted: Counted | null = null;
  #last = 0;
  #isAway = false;

  /** The time counted so far; null before the first sign of activity. */
  get counted(): Counted | null {
    return this.#counted;
  }

  /** A sign of activity: a turn, a tap, a key, or a voice that reads. */
  sign(now: number): void {
    if (this.#isAway) return;
    if (!this.#counted) this.#counted = { startedAt: now, endedAt: now, activeMs: 0 };
    else {
      this.#counted.activeMs += Math.max(0, Math.min(now - this.#last, IDLE_AFTER));
      this.#counted.endedAt = Math.max(now, this.#counted.startedAt);
    }
    this.#last = now;
  }

  /** The page is hidden: nothing is counted until it is visible again. */
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
