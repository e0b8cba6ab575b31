import { describe, expect, it } from '@jest/globals';
import {
  stateAfterChoice,
  stateAfterPosition,
  stateAfterUndo,
  type StateRecord,
} from '../../library/books/reading-state.rules.ts';
import { isFinish } from './finish.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

/** Simulates one reading position each hour; returns which of them finished the book. */
function read(...positions: number[]): boolean[] {
  let state: StateRecord | null = null;
  return positions.map((percentage, hour) => {
    const before: StateRecord | null = state;
    state = stateAfterPosition(before, percentage, at(hour));
    return isFinish(before, state);
  });
}

describe('a finish', () => {
  it('is recorded once when the end is reached, however long the reader stays there', () => {
    expect(read(3, 60, 100, 100, 97, 100)).toEqual([false, false, true, false, false, false]);
    expect(read(100)).toEqual([true]);
  });

  it('is recorded again after the book was restarted', () => {
    expect(read(100, 4, 70, 100)).toEqual([true, false, false, true]);
  });

  it('is recorded when the end arrives late for a book that was put aside meanwhile', () => {
    const aside = stateAfterChoice(stateAfterPosition(null, 30, at(1)), 'abandoned', at(9));
    const after = stateAfterPosition(aside, 100, at(5));
    expect([after.state, isFinish(aside, after)]).toEqual(['abandoned', true]);
    expect(isFinish(after, stateAfterPosition(after, 100, at(5)))).toBe(false);
    // Undoing a choice restores the state of a finished book, without any reading.
    expect(isFinish(after, stateAfterUndo(after, 100, at(10))!)).toBe(false);
  });
});
