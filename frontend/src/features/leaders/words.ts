import { locale, t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { LeaderKind, LeaderStanding } from './api.ts';

export const TITLES: Record<LeaderKind, string> = {
  teacher: 'Superpower Teacher',
  parent: 'Superpower Parent',
};
export const titleOf = (kind: LeaderKind): string => t(TITLES[kind]);

const STANDINGS: Record<LeaderStanding, [StatusKind, string]> = {
  draft: ['off', 'Draft'],
  submitted: ['wait', 'Handed in'],
  training: ['info', 'In training'],
  recognised: ['ok', 'Recognised'],
  renewal_due: ['wait', 'Renewal due'],
  lapsed: ['off', 'Ended'],
  declined: ['bad', 'Declined'],
  withdrawn: ['off', 'Taken back'],
};
/** A standing as one shape and one word. */
export const standingStatus = (standing: LeaderStanding): { kind: StatusKind; label: string } => ({
  kind: STANDINGS[standing][0],
  label: t(STANDINGS[standing][1]),
});

/** A day in full. */
export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();
