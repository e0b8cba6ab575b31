import { describe, expect, it } from '@jest/globals';
import { goalFor } from './finder.ts';

describe('the goal of somebody who is not sure', () => {
  it('is the one for which most answers speak, or the first of these', () => {
    expect(
      goalFor([
        [14, 15, 13],
        [13, 14, 15, 12],
        [9, 7, 13],
      ]),
    ).toBe(13);
    expect(
      goalFor([
        [2, 3, 12],
        [1, 2, 10],
        [17, 1, 8],
      ]),
    ).toBe(2);
    expect(goalFor([])).toBe(17);
  });
});
