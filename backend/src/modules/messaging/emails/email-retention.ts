import type { EmailTemplate } from '../contract.ts';

/** Days for which the text of a sent e-mail stays stored, by the class of its template. */
const RETENTION_DAYS = {
  /** Links to an account, and its protection. */
  account: 14,
  /** What a child wrote, with the child's name. */
  child: 14,
  /** Books, resources and leadership. */
  work: 30,
  /** Messages that came through a form, tours, and orders. */
  message: 90,
} as const;
type RetentionClass = keyof typeof RETENTION_DAYS;

/** Days for which an e-mail that could not be sent stays stored, so that somebody can send it again. */
const UNSENT_RETENTION_DAYS = 90;

/** The class of each template. */
const RETENTION_OF: Record<EmailTemplate, RetentionClass> = {
  'verify-email': 'account',
  'reset-password': 'account',
  'set-password': 'account',
  'change-email': 'account',
  'guardian-confirmation': 'account',
  'password-changed': 'account',
  'email-changed': 'account',
  'second-factor-changed': 'account',
  'data-copy-ready': 'account',
  invitation: 'account',
  'support-view-started': 'account',
  'second-person-needed': 'account',
  'proposal-decided': 'account',
  'school-data': 'account',
  'password-spraying': 'account',
  'picture-guessing': 'account',
  'mail-server-failing': 'account',
  'emails-failing': 'account',
  'leader-update': 'work',
  'book-ready': 'work',
  'book-checked': 'work',
  'book-refused': 'work',
  'book-returned': 'work',
  'book-hidden': 'work',
  'book-offer-ended': 'work',
  'resource-refused': 'work',
  'resource-approve': 'work',
  'resource-return': 'work',
  'resource-withdraw': 'work',
  'resource-widen': 'work',
  'resource-decline': 'work',
  'story-submitted': 'child',
  'story-changes-requested': 'child',
  'story-approved': 'child',
  'story-reminder': 'child',
  'story-without-guardian': 'child',
  'story-published': 'child',
  'story-published-family': 'child',
  'story-withdrawn': 'child',
  'co-author-invited': 'child',
  'letter-removed': 'child',
  'letter-removed-family': 'child',
  'list-reminder': 'child',
  'cart-requested': 'child',
  'gift-received': 'message',
  'list-reminder-family': 'child',
  'week-digest': 'child',
  'class-message': 'child',
  'message-notice': 'message',
  'message-receipt': 'message',
  'message-answer': 'message',
  'tour-notice': 'message',
  'tour-receipt': 'message',
  'tour-cancelled-notice': 'message',
  'tour-cancelled': 'message',
  'order-link': 'account',
  'order-paid': 'message',
  'order-shipped': 'message',
  'order-refunded': 'message',
  'order-payment-returned': 'message',
  'donation-receipt': 'message',
  'donation-receipt-replaced': 'message',
  'donation-refunded': 'message',
  'donation-statement': 'message',
  'payout-paid': 'message',
  'tribute-card': 'message',
  'gift-aid-record': 'message',
  'sponsor-payment': 'message',
  'project-news': 'message',
  'project-cancelled': 'message',
  'monthly-gift': 'message',
  'live-reminder': 'message',
  'live-changed': 'message',
  'webinar-confirm': 'message',
  'course-invited': 'message',
  'notification-digest': 'child',
};

const DAY_MS = 86_400_000;

/** For each template the time before which its sent e-mails lose their text. */
export const retentionEdges = (now: Date): Record<string, Date> =>
  Object.fromEntries(
    Object.entries(RETENTION_OF).map(([template, kept]) => [
      template,
      new Date(now.getTime() - RETENTION_DAYS[kept] * DAY_MS),
    ]),
  );

/** The time before which every other e-mail loses its text: one that failed, and one of a removed template. */
export const unsentEdge = (now: Date): Date => new Date(now.getTime() - UNSENT_RETENTION_DAYS * DAY_MS);
