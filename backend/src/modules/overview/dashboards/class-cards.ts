import type { ReadingDays, ReadingMinutes } from '../../catalog/contract.ts';
import type { ClassAtWork } from '../../identity/contract.ts';
import { minutesOn, readersAmong } from './dashboard.rules.ts';
import type { DashboardClass, DashboardTask } from './dashboard-view.ts';

/** Looks up whose reading is on which days. */
export function readingIn(reading: ReadingDays[]): (person: string) => string[] {
  const days = new Map(reading.map((row) => [row.user_id, row.days]));
  return (person) => days.get(person) ?? [];
}

/** Looks up whose minutes there are on which days. */
export function minutesIn(minutes: ReadingMinutes[]): (person: string) => Record<string, number> {
  const days = new Map(minutes.map((row) => [row.user_id, row.days]));
  return (person) => days.get(person) ?? {};
}

/** At most a thousand different students, as many as the catalogue answers for. */
export const studentsIn = (classes: ClassAtWork[]): string[] =>
  [...new Set(classes.flatMap(({ students }) => students))].slice(0, 1000);

/** Classes with how many read within some days; whose ids the students have stays here. */
export const cardsOf = (
  classes: ClassAtWork[],
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

/** What really waits. */
export const waiting = (counts: Partial<Record<DashboardTask['kind'], number>>): DashboardTask[] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind: kind as DashboardTask['kind'], count }));
