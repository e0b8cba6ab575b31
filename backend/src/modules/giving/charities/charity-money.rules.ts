/** The months from the one of `since` to that of `now`, such as `2026-03`, at most 36. */
export function monthsFrom(since: string, now: Date): string[] {
  const months: string[] = [];
  const [year, month] = since.split('-').map(Number) as [number, number];
  for (let index = 0; index < 36; index += 1) {
    const one = new Date(Date.UTC(year, month - 1 + index, 1));
    if (one > now) break;
    months.push(one.toISOString().slice(0, 7));
  }
  return months;
}

/** The month that is `count` months before that of `now`, such as `2026-03`. */
export const monthBefore = (now: Date, count: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7);
