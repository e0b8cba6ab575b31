import { DateTime } from 'luxon';

/** Minutes since midnight in a time zone (IANA) between which no e-mail is sent; both null: at any time. */
export interface QuietHours {
  quiet_from: number | null;
  quiet_until: number | null;
  time_zone: string;
}

/**
 * The end of the quiet hours in which `now` is; null outside of them. They may pass midnight. On days on which the clock
 * changes they end at the same time of the clock.
 */
export function quietUntil(now: Date, { quiet_from, quiet_until, time_zone }: QuietHours): Date | null {
  if (quiet_from === null || quiet_until === null || quiet_from === quiet_until) return null;
  const local = DateTime.fromJSDate(now, { zone: time_zone });
  const minute = local.hour * 60 + local.minute;
  const passesMidnight = quiet_from > quiet_until;
  const isQuiet = passesMidnight
    ? minute >= quiet_from || minute < quiet_until
    : minute >= quiet_from && minute < quiet_until;
  if (!isQuiet) return null;
  const day = passesMidnight && minute >= quiet_from ? local.plus({ days: 1 }) : local;
  return day
    .startOf('day')
    .set({ hour: Math.floor(quiet_until / 60), minute: quiet_until % 60 })
    .toJSDate();
}

/** When a person gets their digest. */
interface DigestTime {
  time_zone: string;
  digest_hour: number;
  /** Day of the last digest, `YYYY-MM-DD` in the time zone; null before the first. */
  digest_on: string | null;
}

/** The day, `YYYY-MM-DD`, whose digest is due; null before its hour and after it was sent. */
export function digestDay(now: Date, { time_zone, digest_hour, digest_on }: DigestTime): string | null {
  const local = DateTime.fromJSDate(now, { zone: time_zone });
  const day = local.toFormat('yyyy-MM-dd');
  // A day that seems to lie before the last digest's is a change of the time zone.
  return local.hour < digest_hour || (digest_on !== null && day <= digest_on) ? null : day;
}
