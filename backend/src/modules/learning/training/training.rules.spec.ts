import { describe, expect, it } from '@jest/globals';
import type { CourseLesson } from '../courses/course.rules.ts';
import { cohortStateOn, leaderMinutes, learntMinutes, mayLeadCohort } from './training.rules.ts';

const lesson = (id: string, minutes: number, move_on = 'seen') => ({ id, minutes, move_on }) as CourseLesson;

describe('the hours of training', () => {
  it('are those of the ticked lessons that count', () => {
    const chapters = [
      { lessons: [lesson('a', 30), lesson('b', 45)] },
      { lessons: [lesson('x', 60, 'none')] },
    ];
    expect(learntMinutes(chapters, new Set())).toEqual({ minutes: 0, minutes_all: 75 });
    expect(learntMinutes(chapters, new Set(['a', 'x']))).toEqual({ minutes: 30, minutes_all: 75 });
  });

  it('have the steps of the programme of leading teachers in them', () => {
    expect(leaderMinutes([])).toEqual({ steps_done: 0, steps_all: 6, minutes: 0, minutes_all: 125 });
    expect(leaderMinutes(['safeguarding', 'book-club', 'gone'])).toMatchObject({
      steps_done: 2,
      minutes: 55,
    });
  });
});

describe('a cohort', () => {
  it('runs from its first to its last day', () => {
    const dates = { starts_on: '2026-10-05', ends_on: '2026-12-11' };
    expect(
      ['2026-10-04', '2026-10-05', '2026-12-11', '2026-12-12'].map((day) => cohortStateOn(dates, day)),
    ).toEqual(['coming', 'running', 'running', 'over']);
  });

  it('is changed by who leads it and by administrators', () => {
    const cohort = { led_by: 'joan' };
    expect(mayLeadCohort({ id: 'joan', role: 'teacher' }, cohort)).toBe(true);
    expect(mayLeadCohort({ id: 'mark', role: 'teacher' }, cohort)).toBe(false);
    expect(mayLeadCohort({ id: 'ruth', role: 'school_admin' }, cohort)).toBe(true);
    expect(mayLeadCohort({ id: 'joan', role: 'teacher' }, { led_by: null })).toBe(false);
  });
});
