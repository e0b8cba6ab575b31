import { Query } from '@nestjs/cqrs';

/** Who raised a gift; nothing of who gave it. At most one of the kinds counts: the first that is named, in this order. */
export const GIFT_SOURCES = ['fundraiser', 'campaign', 'book', 'student', 'class'] as const;
export type GiftSource = (typeof GIFT_SOURCES)[number];

/** Gifts of one answer. */
export const ATTRIBUTED_PAGE = 5_000;

export interface AttributedGift {
  donation_id: string;
  source: GiftSource;
  /** Id of the fundraiser page, book, student or class; the words of a campaign. */
  ref: string;
  /** Title of the fundraiser page or words of the campaign; null for others. */
  label: string | null;
}

/**
 * Gifts of the running school that these students or classes raised, or with null all that name somebody who raised them, that have
 * arrived, also those that were paid back since: `ATTRIBUTED_PAGE` of them, newest first. The next ones follow `before`, the
 * `donation_id` of the last one.
 */
export class ListAttributedGifts extends Query<AttributedGift[]> {
  constructor(
    readonly of: { students: readonly string[]; classes: readonly string[] } | null,
    readonly before: string | null = null,
  ) {
    super();
  }
}
