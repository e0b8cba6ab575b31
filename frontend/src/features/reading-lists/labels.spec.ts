import { expect, it } from '@jest/globals';
import { timeLeftText } from './labels.ts';

const now = new Date(2026, 10, 24, 18, 30);

it.each([
  ['2026-11-24', 'Until today'],
  ['2026-11-25', 'Until tomorrow'],
  ['2026-11-27', '3 days left'],
  ['2026-12-25', 'Until Friday 25 December'],
  ['2026-11-20', 'Until Friday 20 November'],
])('a list that is due on %s says “%s”', (due, text) => {
  expect(timeLeftText(due, now).replace(',', '')).toBe(text);
});

it('a list without a day says nothing about time', () => expect(timeLeftText(null, now)).toBe(''));
