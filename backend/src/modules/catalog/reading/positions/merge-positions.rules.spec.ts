import { expect, it } from '@jest/globals';
import { mergePositions, type ReadingPosition } from './merge-positions.rules.ts';

const place = (book_id: string, hour: number, percentage = 50): ReadingPosition => ({
  book_id,
  percentage,
  client_time: new Date(Date.UTC(2026, 8, 1, hour)),
});

it('takes over books that the surviving account never opened, and the newer position of shared books', () => {
  expect(
    mergePositions(
      [place('both-older', 1), place('both-newer', 9), place('own', 5)],
      [place('both-older', 4), place('both-newer', 4), place('new', 2)],
    ),
  ).toEqual({ move: ['both-older', 'new'], drop: ['both-newer'] });
});

it('prefers the further position when both have the same time, and its own when they are equal', () => {
  expect(mergePositions([place('a', 3, 10)], [place('a', 3, 20)])).toEqual({ move: ['a'], drop: [] });
  expect(mergePositions([place('a', 3, 20)], [place('a', 3, 20)])).toEqual({ move: [], drop: ['a'] });
});

it('changes nothing when repeated', () => {
  expect(mergePositions([place('a', 3)], [])).toEqual({ move: [], drop: [] });
});
