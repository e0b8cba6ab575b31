import { locale, t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { LeaderKind, LeaderStatus } from './api.ts';

const TITLES: Record<LeaderKind, string> = {
  teacher: 'Superpower Teacher',
  parent: 'Superpower Parent',
};
export const titleOf = (kind: LeaderKind): string => t(TITLES[kind]);

const STANDINGS: Record<LeaderStatus, [StatusKind, string]> = {
  draft: ['off', 'Draft'],
  submitted: ['wait', 'Handed in'],
  training: ['info', 'In training'],
  recognised: ['ok', 'Recognised'],
  renewal_due: ['wait', 'Renewal due'],
  lapsed: ['off', 'Ended'],
  declined: ['bad', 'Declined'],
  withdrawn: ['off', 'Taken back'],
};
/** Status of a leader as icon and label. */
export const leaderStatusKind = (standing: LeaderStatus): { kind: StatusKind; label: string } => ({
  kind: STANDINGS[standing][0],
  label: t(STANDINGS[standing][1]),
});

/** A date in full. */
export const formatDay = (iso: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

export const fullName = (person: { first_name: string; last_name: string }): string =>
  `${person.first_name} ${person.last_name}`.trim();
