import { expect, it } from '@jest/globals';
import { openLists } from './openLists.ts';

const list = (id: string, due_on: string | null, finished_count = 0) => ({
  id,
  due_on,
  finished_count,
  books_count: 2,
});
const now = Date.parse('2026-11-24T12:00:00Z');
const ids = (...lists: ReturnType<typeof list>[]) => openLists(lists, now).map(({ id }) => id);

it('has what is not finished, by its day', () => {
  expect(
    ids(list('a', null), list('b', '2026-12-01'), list('c', '2026-11-24', 1), list('d', '2026-11-25', 2)),
  ).toEqual(['c', 'b', 'a']);
});

it('leaves out an empty list, and one whose day passed more than two weeks ago', () => {
  expect(ids(list('late', '2026-11-01'), list('past', '2026-11-20'))).toEqual(['past']);
  expect(openLists([{ due_on: null, finished_count: 0, books_count: 0 }], now)).toEqual([]);
});
