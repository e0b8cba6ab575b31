/** Year and month of birth; the day is never asked. */
export interface MonthOfBirth {
  year: number;
  /** 1 to 12 */
  month: number;
}

/** Age in completed years. In the month of the birthday it counts as still to come. */
export const completedYears = ({ year, month }: MonthOfBirth, now: Date): number =>
  now.getUTCFullYear() - year - (now.getUTCMonth() + 1 > month ? 0 : 1);

/** Whether somebody can be born then: not in the future, and at most 120 years ago. */
export function isPossibleBirth(birth: MonthOfBirth, now: Date): boolean {
  const months = (now.getUTCFullYear() - birth.year) * 12 + now.getUTCMonth() + 1 - birth.month;
  return months >= 0 && months <= 120 * 12;
}
