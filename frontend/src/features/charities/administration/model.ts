import type { MoveText } from '../../../shared/giving/MoveButtons.tsx';
import { useLocation } from 'react-router-dom';
import { formatDay } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import type { StatusKind } from '../../../ui/Status.tsx';
import type { TimelineEntry } from '../../../ui/Timeline.tsx';
import type { CharityDeskItem, CharityDraft } from '../deskApi.ts';

export type CharityStatus = CharityDeskItem['status'];
export const STATUSES = ['in_review', 'verified', 'draft', 'rejected', 'suspended', 'archived'] as const;

export const statusOf = (status: CharityStatus): { kind: StatusKind; label: string } =>
  (
    ({
      draft: { kind: 'off', label: t('Draft') },
      in_review: { kind: 'wait', label: t('In review') },
      verified: { kind: 'ok', label: t('Verified') },
      rejected: { kind: 'bad', label: t('Sent back') },
      suspended: { kind: 'bad', label: t('Suspended') },
      archived: { kind: 'off', label: t('Archived') },
    }) as const
  )[status];

/** Addresses of the area of administration in which the screen is. */
export function useCharityArea() {
  const platform = useLocation().pathname.startsWith('/admin-panel');
  return {
    platform,
    list: platform ? '/admin-panel/all-charities' : '/admin/charities',
    form: (id = '') => `${platform ? '/admin-panel/charity' : '/admin/addcharities'}${id && `/${id}`}`,
    details: (id: string) =>
      platform ? `/admin-panel/charity-details-view/${id}` : `/admin/addcharities/${id}`,
  };
}

export const checkName = (kind: CharityDraft['checks'][number]['kind']): string =>
  ({
    register: t('Its number is in the register'),
    accounts: t('Its accounts make sense'),
    bank: t('The bank account is theirs'),
    protection: t('It has rules to protect children'),
  })[kind];

export type Move = Exclude<CharityDraft['moves'][number], 'verify'>;

/** A move with what it does. */
export const moveTexts = (move: Move): MoveText =>
  ({
    submit: {
      action: t('Send to review'),
      effect: t('The platform’s team reads the papers. The texts stay as they are meanwhile.'),
      reason: false,
      danger: false,
      main: true,
    },
    reject: {
      action: t('Send back'),
      effect: t('Whoever proposed it reads the reason and can change it.'),
      reason: true,
      danger: true,
    },
    reopen: { action: t('Open again'), effect: t('It is a draft again.'), reason: false, danger: false },
    suspend: {
      action: t('Suspend'),
      effect: t('No gifts are taken and nothing is paid out. Everybody reads the reason on its page.'),
      reason: true,
      danger: true,
    },
    reinstate: {
      action: t('Reinstate'),
      effect: t('Gifts and payouts go on.'),
      reason: false,
      danger: false,
    },
    archive: {
      action: t('Archive'),
      effect: t('It takes no gifts any more. This is possible only when nothing is owed to it.'),
      reason: true,
      danger: true,
    },
  })[move];

const EVENTS: Record<string, string> = {
  created: 'Begun',
  changed: 'Texts changed',
  taken: 'Taken over by the platform',
  checked: 'A check was done',
  bank_changed: 'Bank account changed',
  document_added: 'Paper added',
  document_read: 'Paper read',
  submit: 'Sent to review',
  verify: 'Verified',
  reject: 'Sent back',
  reopen: 'Opened again',
  suspend: 'Suspended',
  reinstate: 'Reinstated',
  archive: 'Archived',
};

/** What happened to a charity, as entries of a timeline. */
export const historyOf = (events: CharityDraft['events']): TimelineEntry[] =>
  events.map(({ id, what, reason, by, at }) => ({
    key: id,
    state: what === 'reject' || what === 'suspend' ? 'bad' : 'done',
    title: EVENTS[what] ? t(EVENTS[what]) : what,
    at,
    text: [by, reason].filter(Boolean).join(': '),
  }));

export const newsText = (at: string | null): string =>
  at ? t('News on {day}', { day: formatDay(at) }) : t('No news yet');
