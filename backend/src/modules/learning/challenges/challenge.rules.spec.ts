import { describe, expect, it } from '@jest/globals';
import { dayIn } from '../school-day.ts';
import {
  challengeProblems,
  entryAfter,
  entryFormOf,
  entryOfStory,
  isFinished,
  isShown,
  markOf,
  timeOf,
} from './challenge.rules.ts';

describe('the days of a challenge', () => {
  it('are those of the school', () => {
    const at = new Date('2026-11-28T20:00:00Z');
    expect([dayIn(at, 'Europe/London'), dayIn(at, 'Asia/Kolkata')]).toEqual(['2026-11-28', '2026-11-29']);
  });

  it('include the first and the last', () => {
    const week = { starts_on: '2026-11-23', ends_on: '2026-11-29' };
    expect(['2026-11-22', '2026-11-23', '2026-11-29', '2026-11-30'].map((day) => timeOf(week, day))).toEqual([
      'coming',
      'running',
      'running',
      'finished',
    ]);
    expect(timeOf({ starts_on: null, ends_on: null }, '2026-11-30')).toBe('running');
  });
});

describe('an entry', () => {
  it('is handed in once a day, or as often as the person likes', () => {
    expect(markOf(true, '2026-11-28', 3)).toBe('day:2026-11-28');
    expect(markOf(false, '2026-11-28', 3)).toBe('number:4');
  });

  it('has a form by the kind of the challenge', () => {
    expect((['sdg', 'action', 'writing', 'letter', 'reading', 'quiz'] as const).map(entryFormOf)).toEqual([
      'text',
      'text',
      'story',
      'story',
      'book',
      'course',
    ]);
  });

  it('moves as the table says', () => {
    expect(entryAfter('accept', 'handed_in')).toBe('accepted');
    expect(entryAfter('accept', 'returned')).toBeNull();
    expect(entryAfter('return', 'accepted')).toBe('returned');
    expect(entryAfter('hand_in_again', 'returned')).toBe('handed_in');
    expect(entryAfter('hand_in_again', 'accepted')).toBeNull();
  });

  it('follows its story', () => {
    expect(
      ['draft', 'submitted', 'changes_requested', 'approved', 'published', 'withdrawn'].map(entryOfStory),
    ).toEqual(['handed_in', 'handed_in', 'returned', 'accepted', 'accepted', null]);
  });

  it('is shown when author, teacher and every family agree', () => {
    const entry = { state: 'accepted', wants_show: true, may_show: true, members: ['mia', 'tom'] } as const;
    expect(isShown(entry, new Set())).toBe(true);
    expect(isShown(entry, new Set(['tom']))).toBe(false);
    expect(isShown({ ...entry, wants_show: false }, new Set())).toBe(false);
    expect(isShown({ ...entry, may_show: false }, new Set())).toBe(false);
    expect(isShown({ ...entry, state: 'handed_in' }, new Set())).toBe(false);
  });

  it('finishes the challenge when enough are accepted', () => {
    expect([4, 5, 6].map((accepted) => isFinished(accepted, { needs: 5 }))).toEqual([false, true, true]);
  });
});

describe('a challenge that shall be published', () => {
  it('needs what its kind needs', () => {
    const whole = {
      kind: 'sdg' as const,
      intro: 'Save water.',
      steps: [{ title: 'Find it', text: '' }],
      goals: [6],
      product: '',
      course: '',
    };
    expect(challengeProblems(whole)).toEqual([]);
    expect(challengeProblems({ ...whole, intro: ' ', steps: [], goals: [] })).toEqual([
      'Say in one sentence what it is.',
      'Say what there is to do.',
      'Choose a goal.',
    ]);
    expect(challengeProblems({ ...whole, kind: 'letter' })).toEqual(['Say what the letter is written with.']);
    expect(challengeProblems({ ...whole, kind: 'quiz' })).toEqual(['Choose the course with the quizzes.']);
  });
});
