import { expect, it } from '@jest/globals';
import { runsOf } from './runs.ts';

it('a run ends where the layout changes', () => {
  expect(runsOf(['fixed', 'reflowable', 'reflowable', 'fixed'])).toEqual([
    { layout: 'fixed', first: 0, last: 0 },
    { layout: 'reflowable', first: 1, last: 2 },
    { layout: 'fixed', first: 3, last: 3 },
  ]);
});
