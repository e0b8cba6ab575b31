/** A day in milliseconds. */
const DAY = 86_400_000;

/** The date in a time zone, ISO. `zone` is a name that Intl knows. */
export const dayIn = (now: Date, zone: string): string =>
  // Swedish writes dates as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now);

const plus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The seven days, Monday to Sunday, of the week that a day lies in. */
export function weekOf(today: string): string[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => plus(today, index - sinceMonday));
}

/** So many days that end with today, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => plus(today, index + 1 - count));

/** A moment that surely lies before all of these days, whatever the time zone. */
export const before = (days: string[]): Date => new Date(Date.parse(`${days[0]!}T00:00:00Z`) - DAY);

/** How many of these people read on one of these days. */
export const readersAmong = (
  people: string[],
  days: string[],
  readingOf: (person: string) => string[],
): number => people.filter((person) => readingOf(person).some((day) => days.includes(day))).length;

/** The minutes of all these people on these days; nobody twice. */
export const minutesOn = (
  people: string[],
  days: string[],
  minutesOf: (person: string) => Record<string, number>,
): number =>
  [...new Set(people)].reduce(
    (sum, person) => sum + days.reduce((own, day) => own + (minutesOf(person)[day] ?? 0), 0),
    0,
  );
