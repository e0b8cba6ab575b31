import type { InboxMessage } from '@bookgrove/api-client';
import type { StatusKind } from '../../ui/Status.tsx';

/** Names in English; translated by `t()` where they are shown. */
export const KIND_NAMES: Record<InboxMessage['kind'], string> = {
  contact: 'Message',
  problem: 'Problem',
  tour: 'Tour',
  testimonial: 'Testimonial',
};

export const STATES: Record<InboxMessage['status'], { kind: StatusKind; label: string }> = {
  new: { kind: 'info', label: 'New' },
  in_progress: { kind: 'wait', label: 'In progress' },
  answered: { kind: 'ok', label: 'Answered' },
  closed: { kind: 'off', label: 'Closed' },
};

export const CATEGORY_NAMES: Record<string, string> = {
  safety: 'Somebody is not safe',
  bullying: 'Somebody is being unkind',
  content: 'A book or a page should not be here',
  broken: 'Something does not work',
  account: 'I cannot get in',
  money: 'A payment, refund or receipt',
  other: 'Something else',
};

export const INBOX_TABS: { status: '' | InboxMessage['status'] | 'open'; name: string }[] = [
  { status: 'open', name: 'Open' },
  { status: 'answered', name: 'Answered' },
  { status: 'closed', name: 'Closed' },
  { status: '', name: 'All' },
];

export const INBOX_PAGE = 20;
