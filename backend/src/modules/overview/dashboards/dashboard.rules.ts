import { SMALL_GROUP } from '@bookgrove/contract';

/** A day in milliseconds. */
const DAY = 86_400_000;

/** The date in a time zone, ISO. `zone` is a name that Intl knows. */
export const dayIn = (now: Date, zone: string): string =>
  // The Swedish date format equals ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now);

const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The seven days of the week of a day, Monday to Sunday. */
export function weekOf(today: string): string[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => plus(today, index - sinceMonday));
}

/** The last `count` days up to today, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => plus(today, index + 1 - count));

/** A time before all of these days, in every time zone. */
export const before = (days: string[]): Date => new Date(Date.parse(`${days[0]!}T00:00:00Z`) - DAY);

/**
 * A number of people of one school as those outside of it see it: null where it is so small that somebody could be recognised,
 * but not zero.
 */
export const withoutFew = (people: number): number | null =>
  people > 0 && people < SMALL_GROUP ? null : people;

/** Number of these people who read on one of these days. */
export const readersAmong = (
  people: string[],
  days: string[],
  readingOf: (person: string) => string[],
): number => people.filter((person) => readingOf(person).some((day) => days.includes(day))).length;

/** Total minutes of these people on these days; each person counts once. */
export const minutesOn = (
  people: string[],
  days: string[],
  minutesOf: (person: string) => Record<string, number>,
): number =>
  [...new Set(people)].reduce(
    (sum, person) => sum + days.reduce((own, day) => own + (minutesOf(person)[day] ?? 0), 0),
    0,
  );

/**
 * What is known of each person, joined from two lists: `join` gets the first list's value and the second's, which is
 * undefined for people who are not in it. People who are only in the second list follow.
 */
export function withDay<Days extends object>(
  ended: { user_id: string; days: Days }[],
  recent: { user_id: string; days: Days }[],
  join: (ended: Days, recent: Days | undefined) => Days,
): { user_id: string; days: Days }[] {
  const newer = new Map(recent.map(({ user_id, days }) => [user_id, days]));
  const older = new Set(ended.map(({ user_id }) => user_id));
  return [
    ...ended.map(({ user_id, days }) => ({ user_id, days: join(days, newer.get(user_id)) })),
    ...recent.filter(({ user_id }) => !older.has(user_id)),
  ];
}
