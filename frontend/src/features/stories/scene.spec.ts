import { describe, expect, it } from '@jest/globals';
import { thinned } from './scene.ts';

/** Points of a curve as drawn with a finger. */
const wave = Array.from({ length: 300 }, (_, at) => [
  at * 2,
  Math.round(200 + 80 * Math.sin(at / 30)),
]).flat();

describe('a painted line', () => {
  it('is simplified to few points without a visible difference', () => {
    const thin = thinned(wave);
    expect(thin.length).toBeLessThan(wave.length / 4);
    expect([thin.slice(0, 2), thin.slice(-2)]).toEqual([wave.slice(0, 2), wave.slice(-2)]);
    // Each removed point is near the line between its remaining neighbours.
    for (let at = 0; at < wave.length; at += 2) {
      const [x, y] = [wave[at]!, wave[at + 1]!];
      const next = thin.findIndex((value, index) => index % 2 === 0 && value >= x);
      const [bx, by] = [thin[next]!, thin[next + 1]!];
      const [ax, ay] = next < 2 ? [bx, by] : [thin[next - 2]!, thin[next - 1]!];
      const onLine = bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
      expect(Math.abs(onLine - y)).toBeLessThan(2.5);
    }
  });

  it('keeps corners, dots and loops', () => {
    expect(thinned([0, 0, 50, 0, 100, 0, 100, 50, 100, 100])).toEqual([0, 0, 100, 0, 100, 100]);
    expect(thinned([7, 7])).toEqual([7, 7]);
    expect(thinned([0, 0, 40, 0, 40, 40, 0, 0])).toEqual([0, 0, 40, 0, 40, 40, 0, 0]);
  });
});
