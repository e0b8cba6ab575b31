import { describe, expect, it } from '@jest/globals';
import {
  assertStatus,
  shouldStart,
  shouldUndo,
  withUniqueLines,
  type ImportMessages,
  type ImportState,
  type ImportStatus,
} from './import.rules.ts';

const MESSAGES: ImportMessages = {
  code: 'word',
  checked: 'Not started.',
  running: 'Running.',
  done: 'Done.',
  nothing: { code: 'nothing', message: 'Nothing.' },
  undoTooLate: 'Too late.',
};
const NOW = new Date('2026-09-01T12:00:00Z');
const state = (status: ImportStatus, change: Partial<ImportState> = {}): ImportState => ({
  status,
  error: null,
  lines_total: 3,
  lines_done: 0,
  undo_until: null,
  ...change,
});
const codeOf = (step: () => unknown): unknown => {
  try {
    return step();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('an import', () => {
  it.each<[ImportStatus, unknown]>([
    ['checking', 'word_checking'],
    ['checked', true],
    ['running', false],
    ['done', false],
    ['undone', 'word_undone'],
    ['failed', true],
  ])('that is %s answers a start with %p', (status, answer) => {
    expect(codeOf(() => shouldStart(state(status), MESSAGES))).toBe(answer);
  });

  it('whose file could not be read is not started, and says why', () => {
    const unread = state('failed', { lines_total: 0, error: 'Save it as CSV.' });
    expect(codeOf(() => shouldStart(unread, MESSAGES))).toBe('word_failed');
    expect(() => shouldStart(unread, MESSAGES)).toThrow('Save it as CSV.');
  });

  it.each<[ImportStatus, unknown]>([
    ['checking', 'word_checking'],
    ['checked', 'word_checked'],
    ['running', 'word_running'],
    ['done', true],
    ['undone', false],
    ['failed', 'word_failed'],
  ])('that is %s answers an undo with %p', (status, answer) => {
    const until = { undo_until: new Date(NOW.getTime() + 1) };
    expect(codeOf(() => shouldUndo(state(status, until), NOW, MESSAGES))).toBe(answer);
  });

  it('is undone until the end of its window and not after it', () => {
    const until = (ms: number) => state('done', { undo_until: new Date(NOW.getTime() + ms) });
    expect(shouldUndo(until(0), NOW, MESSAGES)).toBe(true);
    expect(codeOf(() => shouldUndo(until(-1), NOW, MESSAGES))).toBe('undo_too_late');
    expect(codeOf(() => shouldUndo(state('done'), NOW, MESSAGES))).toBe('undo_too_late');
  });

  it('that stopped half-way can be undone without a time limit', () => {
    expect(shouldUndo(state('failed', { lines_done: 1 }), NOW, MESSAGES)).toBe(true);
  });

  it('names its kind', () => {
    expect(() => assertStatus(state('running'), 'checked', MESSAGES)).toThrow('Running.');
    expect(() => assertStatus(state('checked'), 'done', MESSAGES)).toThrow('Not started.');
    expect(() => assertStatus(state('failed'), 'done', MESSAGES)).toThrow('This list could not be read.');
  });
});

describe('lines', () => {
  it('get unique numbers in order, and keep those that are unique', () => {
    const numbers = (...lines: number[]) =>
      withUniqueLines(lines.map((line) => ({ line }))).map(({ line }) => line);
    expect(numbers(2, 3, 7)).toEqual([2, 3, 7]);
    expect(numbers(1, 1, 1, 2, 9)).toEqual([1, 2, 3, 4, 9]);
  });
});
