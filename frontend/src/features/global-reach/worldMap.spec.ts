import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '@bookgrove/contract';
import { strengthOf, worldPaths } from './worldMap.ts';
import { WORLD, WORLD_DOTS } from './worldDots.ts';

describe('the dots of the world map', () => {
  const paths = worldPaths();

  it('exist for every country that can be chosen, except Antarctica', () => {
    expect(COUNTRIES.filter((code) => !paths.get(code))).toEqual(['AQ']);
  });

  it('lie inside the map', () => {
    const points = [...paths.values()].join('').matchAll(/M(\S+) (\S+)h0/g);
    for (const [, x, y] of points) {
      expect(Number(x)).toBeLessThanOrEqual(WORLD.columns + 1);
      expect(Number(y)).toBeLessThanOrEqual(WORLD.rows + 1);
    }
  });

  it('stay below a size limit', () => expect(WORLD_DOTS.length).toBeLessThan(15_000));

  it.each([
    [null, 'few'],
    [5, 'some'],
    [100, 'many'],
  ] as const)('show %p readers as %s', (readers, strength) => expect(strengthOf(readers)).toBe(strength));
});
