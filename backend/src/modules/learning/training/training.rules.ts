import { LEADER_STEPS } from '@bookgrove/contract';
import type { CourseChapter } from '../courses/course.rules.ts';

/** Minutes of the lessons that count: of those that are ticked, and of all. */
export function learntMinutes(
  chapters: readonly Pick<CourseChapter, 'lessons'>[],
  done: ReadonlySet<string>,
): { minutes: number; minutes_all: number } {
  const counting = chapters.flatMap(({ lessons }) => lessons).filter(({ move_on }) => move_on !== 'none');
  const sum = (some: typeof counting) => some.reduce((all, { minutes }) => all + minutes, 0);
  return { minutes: sum(counting.filter(({ id }) => done.has(id))), minutes_all: sum(counting) };
}

/** Minutes of the programme of leading teachers: of the finished steps, and of all. */
export function leaderMinutes(steps: readonly string[]): {
  steps_done: number;
  steps_all: number;
  minutes: number;
  minutes_all: number;
} {
  const all = LEADER_STEPS.teacher;
  const done = all.filter(({ key }) => steps.includes(key));
  const sum = (some: typeof all) => some.reduce((minutes, step) => minutes + step.minutes, 0);
  return {
    steps_done: done.length,
    steps_all: all.length,
    minutes: sum(done),
    minutes_all: sum(all),
  };
}

/** Days are YYYY-MM-DD in the calendar of the school. */
export const cohortStateOn = (
  { starts_on, ends_on }: { starts_on: string; ends_on: string },
  today: string,
): 'coming' | 'running' | 'over' => (today < starts_on ? 'coming' : today > ends_on ? 'over' : 'running');

/** Whether somebody may change a cohort and see the hours of all its members: who leads it, and administrators. */
export const mayLeadCohort = (
  person: { id: string; role: string },
  { led_by }: { led_by: string | null },
): boolean => person.role === 'school_admin' || person.role === 'platform_admin' || person.id === led_by;
