import { expect, it } from '@jest/globals';
import { askedToday } from './asked.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const asked = (created_at: string, ...items: string[]) => ({
  created_at,
  books: items.map((item) => ({ item, title: item, slug: null, image: null })),
});

it('tells that a child has asked only when each wish was asked for today', () => {
  const today = [asked('2026-11-20T08:00:00.000Z', 'a'), asked('2026-11-20T09:00:00.000Z', 'b:print')];
  expect(askedToday(['a', 'b:print'], today, NOW)).toBe(true);
  expect(askedToday(['a', 'c'], today, NOW)).toBe(false);
  expect(askedToday(['a'], [asked('2026-11-19T23:59:59.000Z', 'a')], NOW)).toBe(false);
  expect(askedToday([], today, NOW)).toBe(false);
});
