import { languageName } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import type { StatusKind } from '../../ui/Status.tsx';
import type { TimelineEntry } from '../../ui/Timeline.tsx';
import type { EmailDetail, EmailLogRow } from './api.ts';

/** Each state of an e-mail, with its shape. The type makes it complete. */
const KIND_OF: Record<EmailLogRow['state'], StatusKind> = {
  queued: 'wait',
  sent: 'ok',
  delivered: 'ok',
  bounced: 'bad',
  complained: 'bad',
  failed: 'bad',
  suppressed: 'off',
  discarded: 'off',
};
export const STATES = Object.keys(KIND_OF) as EmailLogRow['state'][];

/** Lengths of the periods, in days. */
export const PERIODS = [1, 14, 90] as const;

export const periodLabel = (days: number): string =>
  days === 1 ? t('Day') : t('{days} days', { days: String(days) });

/** The state of an e-mail as a shape and a word. */
export function emailStatus(state: EmailLogRow['state']): { kind: StatusKind; label: string } {
  const label = {
    queued: t('Waiting'),
    sent: t('Sent'),
    delivered: t('Delivered'),
    bounced: t('Bounced'),
    complained: t('Reported as spam'),
    failed: t('Failed'),
    suppressed: t('Suppressed'),
    discarded: t('Discarded'),
  }[state];
  return { kind: KIND_OF[state], label };
}

/** The name of a template in words: `password-changed` is “Password changed”. */
export function templateName(template: string): string {
  const words = template.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Which text an e-mail has: its language, and the version of the school's own wording. */
export function wordingOf({ language, wording }: Pick<EmailDetail, 'language' | 'wording'>): string {
  const text =
    wording === null ? t('Standard text') : t('Own wording, version {version}', { version: String(wording) });
  return language ? `${languageName(language)}, ${text}` : text;
}

const EVENT_WORDS: Record<string, () => string> = {
  queued: () => t('Asked for'),
  sent: () => t('Handed over'),
  retried: () => t('Tried, and will be tried again'),
  delayed: () => t('Delayed'),
};

const WRONG = ['bounced', 'complained', 'failed'];

/** What happened to an e-mail, oldest first. */
export const emailTimeline = (history: EmailDetail['history']): TimelineEntry[] =>
  history.map(({ id, at, kind, detail }) => ({
    key: id,
    at,
    state: WRONG.includes(kind) ? 'bad' : kind === 'delayed' || kind === 'retried' ? 'now' : 'done',
    title: EVENT_WORDS[kind]?.() ?? emailStatus(kind as EmailLogRow['state']).label,
    text: kind === 'sent' ? t('Taken by the mail server') : detail,
  }));

/** Why an e-mail cannot be resent, in words. */
export const refusalText = (refusal: NonNullable<EmailDetail['resend_refusal']>): string =>
  ({
    body_deleted: t('Its text was deleted after its time, so it cannot be resent.'),
    already_resent: t('It was resent already. One e-mail is resent once.'),
    still_trying: t('It is still being tried.'),
    arrived: t('It arrived, so it is not sent twice.'),
    suppressed: t('Its address is on the stop list.'),
    too_soon: t('The mail server took it less than an hour ago. It can be resent after an hour.'),
  })[refusal];
