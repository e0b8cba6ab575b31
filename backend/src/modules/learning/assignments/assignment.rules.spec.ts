import { describe, expect, it } from '@jest/globals';
import {
  cameLate,
  dayOf,
  dueFor,
  gradeState,
  helpReasons,
  isForToday,
  isOpenFor,
  levelOfSums,
  needOf,
  studentsFor,
  type Standing,
} from './assignment.rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const standing = (change: Partial<Standing>): Standing => ({
  opensAt: new Date('2026-11-16T08:00:00Z'),
  due: new Date('2026-11-20T15:00:00Z'),
  excused: false,
  marked: false,
  state: 'new',
  doneAt: null,
  work: '',
  mark: null,
  ...change,
});

describe('where a child stands', () => {
  it.each([
    ['new', {}],
    ['started', { state: 'started' as const }],
    ['late', { due: new Date('2026-11-20T11:00:00Z') }],
    ['not_open', { opensAt: new Date('2026-11-21T08:00:00Z') }],
    ['done', { state: 'done' as const, due: new Date('2026-11-20T11:00:00Z') }],
    ['excused', { excused: true, due: new Date('2026-11-20T11:00:00Z') }],
    ['to_mark', { marked: true, state: 'done' as const, work: 'a' }],
    ['to_mark', { marked: true, work: 'a', mark: { state: 'draft' as const, work: 'a' } }],
    ['redo', { marked: true, work: 'a', mark: { state: 'redo' as const, work: 'a' } }],
    ['to_mark', { marked: true, work: 'b', mark: { state: 'redo' as const, work: 'a' } }],
    ['done', { marked: true, work: 'a', mark: { state: 'given_back' as const, work: 'a' } }],
    ['to_mark', { marked: true, work: 'b', mark: { state: 'given_back' as const, work: 'a' } }],
  ] as const)('is %s with %j', (state, change) => {
    expect(gradeState(standing(change), now)).toBe(state);
  });

  it('says whether there is still something to do', () => {
    expect((['new', 'late', 'redo', 'to_mark', 'done', 'excused'] as const).map(isOpenFor)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the day of a child', () => {
  it('is later by the extra days', () => {
    expect(dueFor(now, 3)).toEqual(new Date('2026-11-23T12:00:00Z'));
    expect(dueFor(null, 3)).toBeNull();
  });

  it('is a day of the time zone', () => {
    expect(dayOf(new Date('2026-11-20T19:00:00Z'), 'Asia/Kolkata')).toBe('2026-11-21');
  });

  it('is for today when it has come, when there is none, and when work is to be done again', () => {
    expect(isForToday('2026-11-20', '2026-11-20', 'new')).toBe(true);
    expect(isForToday(null, '2026-11-20', 'new')).toBe(true);
    expect(isForToday('2026-11-21', '2026-11-20', 'new')).toBe(false);
    expect(isForToday('2026-11-21', '2026-11-20', 'redo')).toBe(true);
  });

  it('was missed only by work that is done after it', () => {
    expect(cameLate(new Date('2026-11-21T00:00:00Z'), now)).toBe(true);
    expect(cameLate(null, now)).toBe(false);
    expect(cameLate(now, null)).toBe(false);
  });
});

describe('the students of an assignment', () => {
  const students = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it('are those of the class, the group, or the named ones that are in the class', () => {
    expect(studentsFor({ audience: 'class' }, students, [], [])).toEqual(students);
    expect(studentsFor({ audience: 'group' }, students, ['b', 'x'], [])).toEqual([{ id: 'b' }]);
    expect(studentsFor({ audience: 'children' }, students, ['b'], ['c'])).toEqual([{ id: 'c' }]);
  });
});

describe('who needs help', () => {
  it('is ordered by how much', () => {
    const quiet = { practise: 0, late: 0, redo: 0, not_begun: 0 };
    expect(helpReasons({ ...quiet, late: 1, practise: 2 })).toEqual(['practise', 'late']);
    expect(helpReasons(quiet)).toEqual([]);
    expect(needOf({ ...quiet, practise: 1 })).toBeGreaterThan(needOf({ ...quiet, late: 1 }));
  });

  it('follows from first tries', () => {
    expect(levelOfSums({ questions: 0, first: 0, later: 0 })).toBeNull();
    expect(levelOfSums({ questions: 5, first: 4, later: 0 })).toBe('strong');
    expect(levelOfSums({ questions: 5, first: 2, later: 2 })).toBe('growing');
    expect(levelOfSums({ questions: 9, first: 3, later: 6 })).toBe('practise');
  });
});
