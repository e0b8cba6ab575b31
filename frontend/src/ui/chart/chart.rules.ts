/** The next round number at or above the highest value, so that the axis ends on a readable tick. */
export function niceTop(highest: number): number {
  if (!(highest > 0)) return 1;
  if (highest <= 4) return Math.ceil(highest);
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 2.5, 4, 5, 8, 10].find((factor) => factor * power >= highest) ?? 10;
  return step * power;
}

/** Which of `count` positions along an axis get a label, at most `most`, always the first and the last. */
export function labelled(count: number, most: number): ReadonlySet<number> {
  if (count <= 0) return new Set();
  if (count <= most) return new Set(Array.from({ length: count }, (_, index) => index));
  const gaps = Math.max(1, most - 1);
  return new Set(Array.from({ length: gaps + 1 }, (_, index) => Math.round((index * (count - 1)) / gaps)));
}

/** Points of a line in a box of 100 × 100, from the top left corner. */
export function pointsOf(values: readonly number[], top: number): [x: number, y: number][] {
  const last = Math.max(1, values.length - 1);
  return values.map((value, index) => [
    values.length === 1 ? 50 : (index / last) * 100,
    100 - (Math.max(0, Math.min(value, top)) / top) * 100,
  ]);
}

/** Start and length of each slice of a ring of circumference 100; a sum of 0 has no slices. */
export function slicesOf(values: readonly number[]): { from: number; length: number }[] {
  const whole = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  let from = 0;
  return values.map((value) => {
    const length = whole > 0 ? (Math.max(0, value) / whole) * 100 : 0;
    const slice = { from, length };
    from += length;
    return slice;
  });
}

/** Width of the gap between two slices, in hundredths of the ring. */
const GAP = 0.8;

/**
 * The dashes of an SVG circle of circumference 100 that draw one slice, clockwise from the top. A dash and its gap
 * are together as long as the circle, so that a slice that passes the start of the path (at three o'clock) goes on.
 */
export function dashOf({ from, length }: { from: number; length: number }): {
  strokeDasharray: string;
  strokeDashoffset: number;
} {
  const drawn = length >= 100 ? 100 : Math.max(length - GAP, 0.4);
  return { strokeDasharray: `${drawn} ${100 - drawn}`, strokeDashoffset: 25 - from };
}
