import { expect, it } from '@jest/globals';
import { TimeShare } from './time-share.ts';

/** A part of 45 seconds whose clock is set by hand. */
function part(ms = 45_000) {
  const clock = { now: 0 };
  return { clock, share: new TimeShare(ms, () => clock.now) };
}

it('counts from the beginning of the part, however late that is', () => {
  const { clock, share } = part();
  clock.now = 200_000; // the servers and the specs have taken this long to start
  expect(share.isOver).toBe(false);
  share.begin();
  clock.now += 44_999;
  expect(share.isOver).toBe(false);
  clock.now += 1;
  expect(share.isOver).toBe(true);
});

it('is not prolonged by what loads later', () => {
  const { clock, share } = part();
  share.begin();
  clock.now = 30_000;
  share.begin();
  clock.now = 45_000;
  expect(share.isOver).toBe(true);
});

it('limits each step to what is left, and lets each have a second', () => {
  const { clock, share } = part();
  expect(share.limit(900_000)).toBe(900_000);
  share.begin();
  clock.now = 40_000;
  expect([share.limit(900_000), share.limit(3_000)]).toEqual([5_000, 3_000]);
  clock.now = 50_000;
  expect(share.limit(900_000)).toBe(1_000);
});

it('may be without a limit', () => {
  const { clock, share } = part(Infinity);
  share.begin();
  clock.now = 1e12;
  expect([share.isOver, share.limit(5_000)]).toEqual([false, 5_000]);
});
