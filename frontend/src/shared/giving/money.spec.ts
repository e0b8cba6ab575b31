import { expect, it } from '@jest/globals';
import { sceneOf } from './drawing.ts';
import { daysLeft, inOrder, whereItIs } from './money.ts';

it('splits what came in into arrived, on the way and fees, which add up', () => {
  const parts = whereItIs({
    currency: 'GBP',
    raised: 741_000,
    paid_out: 599_000,
    waiting: 110_880,
    fees: 31_120,
  });
  expect(parts.map(({ value }) => value.amount)).toEqual([599_000, 110_880, 31_120]);
  expect(parts.reduce((sum, { value }) => sum + value.amount, 0)).toBe(741_000);
});

it('puts the currency of the school first', () => {
  const sums = [{ currency: 'EUR' }, { currency: 'KES' }, { currency: 'GBP' }];
  expect(inOrder(sums, 'GBP').map(({ currency }) => currency)).toEqual(['GBP', 'EUR', 'KES']);
  expect(inOrder(sums, undefined).map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'KES']);
});

it('counts whole days to the last day, which is day 0', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  expect(daysLeft('2026-12-14', now)).toBe(24);
  expect(daysLeft('2026-11-20', now)).toBe(0);
  expect(daysLeft('2026-11-01', now)).toBe(0);
  expect(daysLeft(null, now)).toBeNull();
});

it('draws the same scene for the same project, suited to its goal', () => {
  expect(sceneOf('water-at-three-gates', [6])).toBe('spring');
  expect(sceneOf('one-lamp', [7, 4])).toBe('lamp');
  expect(sceneOf('anything', [])).toBe(sceneOf('anything', []));
});
