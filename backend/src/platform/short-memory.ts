/** What is worth knowing for a moment, by name: at most a second, and never more names than fit. */
export class ShortMemory<Value> {
  private readonly kept = new Map<string, { value: Value; until: number }>();

  constructor(
    private readonly longestMs = 1_000,
    private readonly most = 10_000,
  ) {}

  get(name: string): Value | undefined {
    const found = this.kept.get(name);
    if (found && found.until > performance.now()) return found.value;
    if (found) this.kept.delete(name);
    return undefined;
  }

  /** Keeps `value`, for `ms` where that is shorter. */
  set(name: string, value: Value, ms = this.longestMs): void {
    if (this.kept.size >= this.most) this.forgetOld();
    this.kept.delete(name);
    this.kept.set(name, { value, until: performance.now() + Math.min(ms, this.longestMs) });
  }

  delete(name: string): void {
    this.kept.delete(name);
  }

  /** What is over goes; while that is not enough, what has been here longest. */
  private forgetOld(): void {
    const now = performance.now();
    for (const [name, { until }] of this.kept) {
      if (until > now && this.kept.size < this.most) return;
      this.kept.delete(name);
    }
  }
}
