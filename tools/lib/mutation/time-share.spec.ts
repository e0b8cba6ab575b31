import { expect, it } from '@jest/globals';
import { timeShares } from './time-share.ts';

/** Shares of a run of 90 seconds whose clock is set by hand. */
function run(seconds = 90) {
  const clock = { now: 0 };
  const [rules, handlers] = timeShares(seconds, 2, () => clock.now);
  return { clock, rules: rules!, handlers: handlers! };
}

it('gives handlers half of the time, however late they begin', () => {
  const { clock, rules, handlers } = run();
  rules.begin();
  clock.now = 45_000;
  expect(rules.isOver).toBe(true);
  clock.now = 200_000; // the servers and the specs of the handlers have taken this long to start
  expect(handlers.isOver).toBe(false);
  handlers.begin();
  clock.now += 44_999;
  expect(handlers.isOver).toBe(false);
  clock.now += 1;
  expect(handlers.isOver).toBe(true);
});

it('is not prolonged by what loads later', () => {
  const { clock, rules } = run();
  rules.begin();
  clock.now = 30_000;
  rules.begin();
  clock.now = 45_000;
  expect(rules.isOver).toBe(true);
});

it('limits each step to what is left, and lets each have a second', () => {
  const { clock, rules } = run();
  expect(rules.limit(900_000)).toBe(900_000);
  rules.begin();
  clock.now = 40_000;
  expect([rules.limit(900_000), rules.limit(3_000)]).toEqual([5_000, 3_000]);
  clock.now = 50_000;
  expect(rules.limit(900_000)).toBe(1_000);
});

it('has no limit without seconds', () => {
  const { clock, rules } = run(0);
  rules.begin();
  clock.now = 1e12;
  expect([rules.isOver, rules.limit(5_000)]).toEqual([false, 5_000]);
});
