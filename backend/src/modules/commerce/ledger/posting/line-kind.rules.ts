import { ITEM_KINDS, type ItemKind } from '@bookgrove/contract';

/**
 * What is paid beside the books and courses of an order:
 * - `shipping`: all of it is the seller's;
 * - `donation`: all of it is a charity's;
 * - `fee_cover`: all of it is recovery of the provider's fee.
 */
const EXTRA_KINDS = ['shipping', 'donation', 'fee_cover'] as const;
type ExtraKind = (typeof EXTRA_KINDS)[number];

/** What a line of an order can be. */
export const LINE_KINDS = [...ITEM_KINDS, ...EXTRA_KINDS] as const;
export type LineKind = ItemKind | ExtraKind;

/** Whether a line is none of the books and courses of an order. Of these the platform takes no share. */
export const isExtra = (kind: string | undefined): kind is ExtraKind =>
  EXTRA_KINDS.some((one) => one === kind);
