/** States of an e-mail, as the log shows them. */
export const EMAIL_STATES = [
  'queued',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'suppressed',
  'discarded',
] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

/** States that count as not delivered. */
export const NOT_DELIVERED: readonly EmailState[] = ['bounced', 'complained', 'failed'];

const HOUR_MS = 3_600_000;
/** What is shown in the place of a secret. */
const HIDDEN = '••••••';
/** Query parameters of links that let their holder do something. */
const SECRET_PARAMETERS = /([?&](?:amp;)?(?:token|code|key|secret|access_token)=)[^\s"'<>&]+/gi;
/** A code in its own box: `code` of an e-mail's blocks. */
const CODE_BOX = /(<p dir="ltr"[^>]*letter-spacing[^>]*>)([^<]+)(<\/p>)/g;
const PLACEHOLDER = /⟨(?:secret|unsubscribe)⟩/g;

/** An address of which the first character and the domain are readable. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${[...address][0]}•••${address.slice(at)}`;
}

/** The text without the address of its recipient. */
export const withoutAddress = (text: string, address: string): string =>
  text.replace(new RegExp(escapedForRegExp(address), 'gi'), maskedAddress(address));

const escapedForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Both parts of an e-mail without secrets of links and codes. */
export function maskedParts(text: string, html: string | null): { text: string; html: string | null } {
  const codes = [...(html ?? '').matchAll(CODE_BOX)].map(([, , code]) => code!);
  const links = (part: string): string =>
    part.replace(PLACEHOLDER, HIDDEN).replace(SECRET_PARAMETERS, `$1${HIDDEN}`);
  return {
    text: codes.reduce((part, code) => part.replaceAll(code, HIDDEN), links(text)),
    html: html && links(html.replace(CODE_BOX, `$1${HIDDEN}$3`)),
  };
}

/** Facts that decide whether an e-mail may be resent. */
export interface ResendFacts {
  state: EmailState;
  sent_at: Date | null;
  /** Subject and text were deleted after their time. */
  body_deleted: boolean;
  /** It was resent already: one e-mail has one successor. */
  resent: boolean;
  /** Its recipient is on the suppression list, and its template respects it. */
  suppressed: boolean;
}

export type ResendRefusal =
  'body_deleted' | 'already_resent' | 'still_trying' | 'arrived' | 'suppressed' | 'too_soon';

/**
 * Why an e-mail is not resent; null when it may be. One that arrived is never sent twice for its cause, and one that the mail
 * server took is given an hour to be reported.
 */
export function resendRefusal(facts: ResendFacts, now: Date): ResendRefusal | null {
  const { state, sent_at, body_deleted, resent, suppressed } = facts;
  if (resent) return 'already_resent';
  if (body_deleted) return 'body_deleted';
  if (state === 'queued') return 'still_trying';
  if (state === 'delivered' || state === 'complained') return 'arrived';
  if (suppressed) return 'suppressed';
  if (state === 'sent' && sent_at && now.getTime() - sent_at.getTime() < HOUR_MS) return 'too_soon';
  return null;
}

/** A position in the log: the e-mail after which the next page begins. */
interface LogPosition {
  at: string;
  id: string;
}

export const formatLogPosition = ({ at, id }: LogPosition): string => `${at}_${id}`;

/** Reads a position; null when it is none of ours. */
export function parseLogPosition(text: string): LogPosition | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(text) ?? [];
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null;
}

/** Share of e-mails that is not delivered from which there is an alert, and the least number of them. */
const SPIKE_SHARE = 0.05;
const SPIKE_LEAST = 10;

/** Outcomes of the e-mails of one day. */
export interface Outcomes {
  total: number;
  not_delivered: number;
}

/**
 * Whether more e-mails fail than usual: 5 % or more of a day's, at least ten, and twice the share of the days before.
 */
export function isSpike(today: Outcomes, before: Outcomes): boolean {
  if (today.not_delivered < SPIKE_LEAST || today.total === 0) return false;
  const share = today.not_delivered / today.total;
  const usual = before.total === 0 ? 0 : before.not_delivered / before.total;
  return share >= SPIKE_SHARE && share >= usual * 2;
}
