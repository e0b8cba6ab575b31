import { paths } from '../../app/paths.ts';
import { locale, t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { DashboardTask } from './api.ts';

/** A greeting by the time of day of the device. */
export function greeting(name: string, hour = new Date().getHours()): string {
  if (hour >= 4 && hour < 12) return t('Good morning, {name}', { name });
  if (hour >= 12 && hour < 18) return t('Good afternoon, {name}', { name });
  return t('Good evening, {name}', { name });
}

const dateOf = (day: string): Date => new Date(`${day}T12:00:00Z`);
const format = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }).format(dateOf(day));

/** `M`, `Monday 16 November`: a day in two formats. */
export const dayLetter = (day: string): string => format(day, { weekday: 'narrow' });
export const dayLong = (day: string): string =>
  format(day, { weekday: 'long', day: 'numeric', month: 'long' });
export const monthShort = (day: string): string => format(day, { month: 'short' });
export const monthLong = (day: string): string => format(day, { month: 'long', year: 'numeric' });

/** A duration in words: seconds, minutes, hours or days. */
export function ageText(seconds: number): string {
  if (seconds < 60) return t('{count, plural, one {# second} other {# seconds}}', { count: seconds });
  if (seconds < 3600)
    return t('{count, plural, one {# minute} other {# minutes}}', { count: Math.round(seconds / 60) });
  if (seconds < 86_400)
    return t('{count, plural, one {# hour} other {# hours}}', { count: Math.round(seconds / 3600) });
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(seconds / 86_400) });
}

export interface TaskLabels {
  kind: StatusKind;
  label: string;
  to: string;
  action: string;
}

/** Text and link of a task; `teaching` selects the teaching area. */
export function taskLabels({ kind, count }: DashboardTask, teaching: boolean): TaskLabels {
  const classes = teaching ? paths.classes : paths.adminClasses;
  const words: Record<DashboardTask['kind'], TaskLabels> = {
    never_seen: {
      kind: 'wait',
      label: t('{count, plural, one {# student has} other {# students have}} never signed in', { count }),
      to: classes,
      action: t('Open classes'),
    },
    without_badge: {
      kind: 'info',
      label: t('{count, plural, one {# student has} other {# students have}} no badge yet', { count }),
      to: classes,
      action: t('Print badges'),
    },
    stories: {
      kind: 'wait',
      label: t('{count, plural, one {# story waits} other {# stories wait}} to be read', { count }),
      to: paths.storyReviewQueue,
      action: t('Read stories'),
    },
    notes: {
      kind: 'wait',
      label: t('{count, plural, one {# note waits} other {# notes wait}} to be shown to a class', { count }),
      to: paths.classNotes,
      action: t('Read notes'),
    },
    uploads_in_work: {
      kind: 'wait',
      label: t('{count, plural, one {# book is} other {# books are}} being checked', { count }),
      to: paths.upload,
      action: t('Review uploads'),
    },
    uploads_refused: {
      kind: 'bad',
      label: t('{count, plural, one {# book was} other {# books were}} refused', { count }),
      to: teaching ? paths.upload : `${paths.adminBooks}?status=refused`,
      action: t('See why'),
    },
    consents: {
      kind: 'wait',
      label: t('{count, plural, one {# consent waits} other {# consents wait}} for your answer', { count }),
      to: paths.family,
      action: t('Answer'),
    },
    guardians: {
      kind: 'wait',
      label: t('{count, plural, one {# guardian waits} other {# guardians wait}} for a yes', { count }),
      to: paths.adminGuardians,
      action: t('Decide'),
    },
    data_requests: {
      kind: 'wait',
      label: t('{count, plural, one {# data request is} other {# data requests are}} open', { count }),
      to: paths.adminDataRequests,
      action: t('Open'),
    },
    invitations: {
      kind: 'info',
      label: t('{count, plural, one {# invitation was} other {# invitations were}} not answered yet', {
        count,
      }),
      to: paths.adminInvitations,
      action: t('Open'),
    },
    imports: {
      kind: 'wait',
      label: t('{count, plural, one {# list of students is} other {# lists of students are}} unfinished', {
        count,
      }),
      to: paths.bulkEnrolment,
      action: t('Go on'),
    },
    messages: {
      kind: 'wait',
      label: t('{count, plural, one {# message waits} other {# messages wait}} for an answer', { count }),
      to: paths.adminInbox,
      action: t('Open inbox'),
    },
    urgent_messages: {
      kind: 'bad',
      label: t('{count, plural, one {# report} other {# reports}} about safety', { count }),
      to: paths.adminInbox,
      action: t('Read now'),
    },
    emails_failed: {
      kind: 'bad',
      label: t('{count, plural, one {# e-mail} other {# e-mails}} could not be sent this week', { count }),
      to: paths.adminUsers,
      action: t('Check addresses'),
    },
  };
  return words[kind];
}
