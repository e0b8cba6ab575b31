import { describe, expect, it } from '@jest/globals';
import {
  stateAfterChoice,
  stateAfterPosition,
  stateAfterUndo,
  type StateRecord,
} from './reading-state.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const standing = (change: Partial<StateRecord> = {}): StateRecord => ({
  state: 'reading',
  reread_count: 0,
  finished_at: null,
  since: at(1),
  client_time: at(2),
  ...change,
});
const read = standing({ state: 'finished', finished_at: at(2), since: at(2) });

describe('a reading position', () => {
  it.each([
    ['the first page begins it', null, 3, { state: 'reading', finished_at: null }],
    ['the end finishes it, from nothing too', null, 100, { state: 'finished', finished_at: at(5) }],
    [
      'another page changes nothing but the time',
      standing(),
      40,
      { state: 'reading', since: at(1), client_time: at(5) },
    ],
    ['takes up a wanted book', standing({ state: 'want' }), 3, { state: 'reading', since: at(5) }],
    [
      'takes up a book that was put aside',
      standing({ state: 'abandoned' }),
      30,
      { state: 'reading', since: at(5) },
    ],
    [
      'the end finishes what was begun',
      standing(),
      100,
      { state: 'finished', finished_at: at(5), reread_count: 0 },
    ],
    [
      'a look back at the end of a finished book leaves it finished',
      read,
      80,
      { state: 'finished', since: at(2) },
    ],
    ['its beginning is reading it again', read, 5, { state: 'reading', finished_at: at(2), reread_count: 0 }],
    ['its end once more changes nothing', read, 100, { state: 'finished', reread_count: 0 }],
    [
      'the end of reading it again counts',
      standing({ finished_at: at(1), reread_count: 1 }),
      100,
      { state: 'finished', reread_count: 2, finished_at: at(1) },
    ],
  ] as const)('%s', (_what, before, percentage, after) => {
    expect(stateAfterPosition(before, percentage, at(5))).toMatchObject(after);
  });

  it('that arrives late does not move the reader back, but reaching the end counts', () => {
    const aside = standing({ state: 'abandoned', client_time: at(9) });
    expect(stateAfterPosition(aside, 30, at(5))).toBe(aside);
    expect(stateAfterPosition(aside, 100, at(5))).toEqual({ ...aside, finished_at: at(5) });
    const known = { ...aside, finished_at: at(3) };
    expect(stateAfterPosition(known, 100, at(5))).toBe(known);
  });
});

describe('a reading state chosen by the reader', () => {
  it('is stored in addition to earlier positions', () => {
    expect(stateAfterChoice(null, 'want', at(5))).toMatchObject({ state: 'want', finished_at: null });
    expect(stateAfterChoice(read, 'want', at(5))).toMatchObject({ state: 'want', finished_at: at(2) });
    expect(stateAfterChoice(standing(), 'abandoned', at(5))).toMatchObject({
      state: 'abandoned',
      since: at(5),
    });
  });

  it('is ignored when it is older than the current state, and stored once', () => {
    expect(stateAfterChoice(standing(), 'abandoned', at(1)).state).toBe('reading');
    const wanted = standing({ state: 'want' });
    expect(stateAfterChoice(wanted, 'want', at(5))).toBe(wanted);
  });

  it('can be undone: the book has its previous state', () => {
    expect(stateAfterUndo(standing({ state: 'want' }), null, at(5))).toBeNull();
    expect(stateAfterUndo(standing({ state: 'abandoned' }), 30, at(5))).toMatchObject({ state: 'reading' });
    expect(stateAfterUndo({ ...read, state: 'want' }, 100, at(5))).toMatchObject({
      state: 'finished',
      since: at(2),
    });
    expect(stateAfterUndo(read, 100, at(5))).toBe(read);
    expect(stateAfterUndo(null, null, at(5))).toBeNull();
  });
});
