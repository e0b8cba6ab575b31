/** The settings that determine whether a class code works. */
export interface ClassSignInAccess {
  code_window: 'always' | 'school_hours' | 'closed';
  code_expires_at: Date | null;
  archived_at: Date | null;
}

/** School hours: minutes since midnight in the school's time zone, on ISO weekdays (1 Monday). */
export interface SchoolHours {
  hours_from: number;
  hours_to: number;
  hours_days: number[];
  time_zone: string;
}

/** Defaults for a school without settings. */
export const DEFAULT_POLICY: SchoolHours & { show_surnames: boolean; allow_badge_only: boolean } = {
  show_surnames: false,
  allow_badge_only: false,
  hours_from: 420,
  hours_to: 1080,
  hours_days: [1, 2, 3, 4, 5],
  time_zone: 'Europe/London',
};

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether the code works now. */
export function isClassSignInOpen(access: ClassSignInAccess, hours: SchoolHours, now: Date): boolean {
  if (access.archived_at || access.code_window === 'closed') return false;
  if (access.code_expires_at && access.code_expires_at <= now) return false;
  return access.code_window === 'always' || isSchoolTime(hours, now);
}

/** Whether the hours start before they end, on the same day. */
export const areHoursInOrder = ({
  hours_from,
  hours_to,
}: Pick<SchoolHours, 'hours_from' | 'hours_to'>): boolean => hours_from < hours_to;

/** Whether the local time of the school is within its hours. */
export function isSchoolTime(
  { hours_from, hours_to, hours_days, time_zone }: SchoolHours,
  now: Date,
): boolean {
  const { day, minutes } = wallClock(time_zone, now);
  return hours_days.includes(day) && minutes >= hours_from && minutes < hours_to;
}

function wallClock(timeZone: string, now: Date): { day: number; minutes: number } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const of = (type: string): string => parts.find((part) => part.type === type)!.value;
  return {
    day: WEEKDAYS.indexOf(of('weekday')) + 1,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  };
}
