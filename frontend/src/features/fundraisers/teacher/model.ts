import { t } from '../../../i18n/index.ts';
import type { MoveText } from '../../../shared/giving/MoveButtons.tsx';
import type { StatusKind } from '../../../ui/Status.tsx';
import type { FundraiserDeskItem } from '../deskApi.ts';

/** Where a page stands, as a shape and a word. */
export const statusOf = (status: FundraiserDeskItem['status']): { kind: StatusKind; label: string } =>
  ({
    waiting: { kind: 'wait' as const, label: t('To be read') },
    open: { kind: 'ok' as const, label: t('Open') },
    closed: { kind: 'off' as const, label: t('Closed') },
    taken_down: { kind: 'bad' as const, label: t('Taken down') },
  })[status];

/** A move with what it does. */
export const moveTexts = (move: FundraiserDeskItem['moves'][number]): MoveText =>
  ({
    publish: {
      action: t('Show to everybody'),
      effect: t('You have read the page. Everybody sees it, and gifts are taken from now on.'),
      reason: false,
      danger: false,
      main: true,
    },
    close: {
      action: t('Close page'),
      effect: t('No more gifts are taken through it. What it raised stays to be seen.'),
      reason: false,
      danger: false,
    },
    reopen: {
      action: t('Open again'),
      effect: t('Gifts are taken again.'),
      reason: false,
      danger: false,
    },
    keep: {
      action: t('Keep it'),
      effect: t('You have read what was reported, and nothing is wrong. Everybody sees the page again.'),
      reason: false,
      danger: false,
      main: true,
    },
    take_down: {
      action: t('Take down'),
      effect: t('Nobody sees the page any more. This cannot be undone.'),
      reason: true,
      danger: true,
    },
  })[move];
