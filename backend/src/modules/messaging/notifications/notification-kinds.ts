import type { EmailTemplate } from '../contract.ts';
import type { NotificationKind } from './channel.rules.ts';

/**
 * The kind of each template whose way a person chooses. All others go by e-mail: what concerns access to an account,
 * safety, consent or money, answers, and what people without an account are sent.
 */
export const NOTIFICATION_KIND: Readonly<Partial<Record<EmailTemplate, NotificationKind>>> = {
  'story-submitted': 'stories',
  'story-changes-requested': 'stories',
  'story-reminder': 'stories',
  'story-without-guardian': 'stories',
  'story-published': 'stories',
  'story-published-family': 'stories',
  'co-author-invited': 'stories',
  'book-ready': 'books',
  'book-checked': 'books',
  'book-refused': 'books',
  'book-returned': 'books',
  'book-hidden': 'books',
  'book-offer-ended': 'books',
  'resource-refused': 'resources',
  'resource-approve': 'resources',
  'resource-return': 'resources',
  'resource-withdraw': 'resources',
  'resource-widen': 'resources',
  'resource-decline': 'resources',
  'list-reminder': 'reading',
  'list-reminder-family': 'reading',
  'week-digest': 'reading',
  'class-message': 'lessons',
  'live-reminder': 'lessons',
  'live-changed': 'lessons',
  'course-invited': 'lessons',
  'leader-update': 'leadership',
  'project-news': 'giving',
  'order-shipped': 'orders',
  'second-person-needed': 'approvals',
  'proposal-decided': 'approvals',
};
