import type { ReadingDays, ReadingMinutes } from '../../catalog/contract.ts';
import type { ClassSummary } from '../../identity/contract.ts';
import { minutesOn, readersAmong } from './dashboard.rules.ts';
import type { DashboardClass, DashboardTask } from './dashboard-view.ts';

/** Days on which each person read. */
export function readingIn(reading: ReadingDays[]): (person: string) => string[] {
  const days = new Map(reading.map((row) => [row.user_id, row.days]));
  return (person) => days.get(person) ?? [];
}

/** Minutes that each person read on each day. */
export function minutesIn(minutes: ReadingMinutes[]): (person: string) => Record<string, number> {
  const days = new Map(minutes.map((row) => [row.user_id, row.days]));
  return (person) => days.get(person) ?? {};
}

/** At most a thousand different students, the limit of the catalogue's query. */
export const studentsIn = (classes: ClassSummary[]): string[] =>
  [...new Set(classes.flatMap(({ students }) => students))].slice(0, 1000);

/** Classes with the number of readers within some days; the ids of students are left out. */
export const cardsOf = (
  classes: ClassSummary[],
  days: string[],
  readingOf: (person: string) => string[],
  minutesOf: (person: string) => Record<string, number>,
): DashboardClass[] =>
  classes.map(({ students, ...card }) => ({
    ...card,
    students: students.length,
    readers: readersAmong(students, days, readingOf),
    minutes: minutesOn(students, days, minutesOf),
  }));

/** Tasks with a count above zero. */
export const waiting = (counts: Record<string, number>): DashboardTask[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, count }));
