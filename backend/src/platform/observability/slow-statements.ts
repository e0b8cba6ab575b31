/** A batch of statements that takes longer than this is noted, in milliseconds. */
const SLOW_MS = 200;
/** Names that are kept; the ones with the smallest total give way. */
const MOST = 200;

/** Runs of one statement, or of a batch of them, that were slow. Times in milliseconds. */
export interface SlowStatement {
  text: string;
  calls: number;
  mean_ms: number;
  max_ms: number;
  total_ms: number;
}

/** What was slow in this process since it started, by the names of the statements. Values are not kept. */
export class SlowStatements {
  private readonly found = new Map<string, { calls: number; total: number; max: number }>();

  /** Notes a run that took longer than `SLOW_MS`. */
  note(name: string, ms: number): void {
    if (ms < SLOW_MS) return;
    const one = this.found.get(name) ?? { calls: 0, total: 0, max: 0 };
    this.found.set(name, { calls: one.calls + 1, total: one.total + ms, max: Math.max(one.max, ms) });
    if (this.found.size <= MOST) return;
    const least = [...this.found].sort(([, a], [, b]) => a.total - b.total)[0]!;
    this.found.delete(least[0]);
  }

  /** The ones that took most time together. */
  slowest(limit: number): SlowStatement[] {
    return [...this.found]
      .map(([text, { calls, total, max }]) => ({
        text,
        calls,
        mean_ms: Math.round(total / calls),
        max_ms: Math.round(max),
        total_ms: Math.round(total),
      }))
      .sort((a, b) => b.total_ms - a.total_ms)
      .slice(0, limit);
  }
}
