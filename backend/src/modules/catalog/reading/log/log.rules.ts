/** How many weeks a reading log shows. */
const WEEKS = 12;

/** Reading of one week, which begins on Monday. */
export interface WeekOfReading {
  /** Its Monday, ISO. */
  week: string;
  minutes: number;
  /** Days with reading. */
  days: number;
  /** Different books. */
  books: number;
}

const DAY_MS = 86_400_000;
const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Mondays of the last weeks, oldest first; `today` is an ISO date. */
export function mondaysBefore(today: string, count = WEEKS): string[] {
  const day = Date.parse(`${today}T00:00:00Z`);
  // Sunday is 0, and belongs to the week before it.
  const monday = day - ((new Date(day).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: count }, (_, index) => iso(monday - (count - 1 - index) * 7 * DAY_MS));
}

/** Each of the weeks; zeros where nothing was read. */
export const fillWeeks = (mondays: string[], known: WeekOfReading[]): WeekOfReading[] =>
  mondays.map((week) => known.find((one) => one.week === week) ?? { week, minutes: 0, days: 0, books: 0 });

/** Why a day of reading is refused, or null: it has to be today or within the last year. Tomorrow is today in another time zone. */
export function paperReadingProblem(read_on: string, today: string): string | null {
  const [day, now] = [Date.parse(`${read_on}T00:00:00Z`), Date.parse(`${today}T00:00:00Z`)];
  if (Number.isNaN(day) || iso(day) !== read_on) return 'read_on must be a day, e.g. 2026-11-20.';
  if (day > now + DAY_MS) return 'This day is still to come.';
  if (day < now - 366 * DAY_MS) return 'Reading from more than a year ago is not recorded.';
  return null;
}
