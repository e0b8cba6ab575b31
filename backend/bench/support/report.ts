/** The value below which `share` (0 to 1) of the numbers lie; NaN for an empty list. */
export function percentile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (numbers: number[]): number => percentile(numbers, 0.5);

/** Prints rows under their headings, in columns. */
export function table(headings: string[], rows: (string | number)[][]): void {
  const cells = [headings, ...rows.map((row) => row.map(String))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  console.log(line(headings));
  console.log(widths.map((width) => '-'.repeat(width)).join('  '));
  for (const row of cells.slice(1)) console.log(line(row));
}

/** Prints whether a ratio reaches its target. A miss does not fail the bench. */
export function verdict(name: string, value: number, reach: { atLeast: number } | { atMost: number }): void {
  const [word, limit, fine] =
    'atLeast' in reach
      ? ['≥', reach.atLeast, value >= reach.atLeast]
      : ['≤', reach.atMost, value <= reach.atMost];
  console.log(`${fine ? '✓' : '✗'} ${name}: ${value.toFixed(2)} (asked: ${word} ${limit})`);
}

export const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);
