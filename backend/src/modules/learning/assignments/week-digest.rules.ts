const DAY = 24 * 3_600_000;
/** The letters of a week are sent from Friday at this hour until Sunday night, in the time zone of the school. */
const HOUR = 15;
const FRIDAY = 5;

/** Weekday (1 Monday to 7 Sunday), hour and ISO date of a time in a time zone. */
function wallClock(at: Date, zone: string): { weekday: number; hour: number; day: string } {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return { weekday: ((new Date(day).getUTCDay() + 6) % 7) + 1, hour: Number(parts['hour']), day };
}

/** The Monday of the week of an ISO date. */
export function mondayOf(day: string): string {
  const at = new Date(day);
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10);
}

/** The week whose letters are to be sent now, by its Monday; null: none. */
export function weekToSend(now: Date, zone: string): string | null {
  const { weekday, hour, day } = wallClock(now, zone);
  if (weekday < FRIDAY || (weekday === FRIDAY && hour < HOUR)) return null;
  return mondayOf(day);
}

/** A question for the evening: one that the child did not find at once, and knows by now. */
export function questionFor(
  missed: readonly { question: string; correct: boolean; title: string }[],
): { question: string; title: string } | null {
  const found = missed.find(({ correct, question }) => correct && question.length <= 200);
  return found ? { question: found.question, title: found.title } : null;
}
