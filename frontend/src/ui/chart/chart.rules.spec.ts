import { describe, expect, it } from '@jest/globals';
import { labelled, niceTop, pointsOf, slicesOf, dashOf } from './chart.rules.ts';

describe('chart calculations', () => {
  it('end the axis on a round number that is never below the highest value', () => {
    expect([0, 1, 3, 4, 7, 11, 26, 99, 101, 4300].map(niceTop)).toEqual([
      1, 1, 3, 4, 8, 20, 40, 100, 200, 5000,
    ]);
    for (let value = 1; value < 2000; value += 7) expect(niceTop(value)).toBeGreaterThanOrEqual(value);
  });

  it('label the first and the last point, and no more than fit', () => {
    expect([...labelled(3, 6)]).toEqual([0, 1, 2]);
    const places = [...labelled(30, 6)];
    expect(places).toHaveLength(6);
    expect([places[0], places.at(-1)]).toEqual([0, 29]);
    expect(labelled(0, 6).size).toBe(0);
  });

  it('draw a line within its box, a single value in the middle', () => {
    expect(pointsOf([0, 5, 10], 10)).toEqual([
      [0, 100],
      [50, 50],
      [100, 0],
    ]);
    expect(pointsOf([10], 10)).toEqual([[50, 0]]);
    expect(pointsOf([99], 10)[0]![1]).toBe(0);
  });

  it('divide a ring into slices that fill it, and a total of zero into none', () => {
    expect(slicesOf([1, 1, 2])).toEqual([
      { from: 0, length: 25 },
      { from: 25, length: 25 },
      { from: 50, length: 50 },
    ]);
    expect(slicesOf([0, 0]).every(({ length }) => length === 0)).toBe(true);
  });

  it.each([
    [92, 8],
    [1, 99],
    [100, 0],
    [30, 30, 40],
    [5, 0, 0, 95],
  ])('draw slices of %j as long as they are, each at its place', (...values) => {
    for (const slice of slicesOf(values).filter(({ length }) => length > 0)) {
      const { strokeDasharray, strokeDashoffset } = dashOf(slice);
      const [dash, gap] = strokeDasharray.split(' ').map(Number) as [number, number];
      // As the SVG specification defines: a position of the path is painted if the pattern, shifted by the offset, is.
      const painted = (position: number): boolean => {
        const within = (((position + strokeDashoffset) % (dash + gap)) + dash + gap) % (dash + gap);
        return within < dash;
      };
      const steps = Array.from({ length: 1000 }, (_, index) => index / 10);
      expect(Math.abs(steps.filter(painted).length / 10 - slice.length)).toBeLessThanOrEqual(1);
      // The path begins at three o'clock, a quarter after the top.
      expect(painted((slice.from + 0.1 + 75) % 100)).toBe(true);
    }
  });
});
