/**
 * The time of one part (rules or handlers) of a run with a time limit. It counts from the first call of `begin`, when the
 * specs of the part have loaded: on a busy machine, servers and specs may take longer to start than a part may last, and
 * then it would test nothing.
 */
export class TimeShare {
  private until = Infinity;
  private readonly ms: number;
  private readonly now: () => number;

  /** @param ms Infinity where the run has no limit */
  constructor(ms: number, now: () => number = Date.now) {
    this.ms = ms;
    this.now = now;
  }

  /** Later calls change nothing. */
  begin(): void {
    if (this.until === Infinity) this.until = this.now() + this.ms;
  }

  get isOver(): boolean {
    return this.now() >= this.until;
  }

  /** The limit of one step in milliseconds: nothing lasts longer than the part, but each step gets a second. */
  limit(most: number): number {
    return Math.max(1_000, Math.min(most, this.until - this.now()));
  }
}
