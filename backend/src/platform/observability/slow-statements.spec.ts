import { expect, it } from '@jest/globals';
import { SlowStatements } from './slow-statements.ts';

it('keeps runs that took long, the costliest first', () => {
  const slow = new SlowStatements();
  slow.note('fast', 3);
  slow.note('list_books', 210);
  slow.note('list_books', 390);
  slow.note('audit', 250);
  expect(slow.slowest(5)).toEqual([
    { text: 'list_books', calls: 2, mean_ms: 300, max_ms: 390, total_ms: 600 },
    { text: 'audit', calls: 1, mean_ms: 250, max_ms: 250, total_ms: 250 },
  ]);
});

it('forgets the cheapest of too many', () => {
  const slow = new SlowStatements();
  for (let index = 0; index < 250; index += 1) slow.note(`statement ${index}`, 201 + index);
  const kept = slow.slowest(500);
  expect(kept).toHaveLength(200);
  expect(kept[0]!.text).toBe('statement 249');
});
