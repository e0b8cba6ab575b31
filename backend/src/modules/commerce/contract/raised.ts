import { Query } from '@nestjs/cqrs';
import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** Money raised for charity in one currency, after refunds, in minor units. */
export interface RaisedAmount {
  /** ISO 4217. */
  currency: string;
  /** `pending` and `confirmed` together. */
  raised: number;
  /** Paid by a reader; not yet in the books of the platform as owed to the charity. */
  pending: number;
  /** Owed to the charity. */
  confirmed: number;
  /** What refunds took back. */
  refunded: number;
}

/**
 * Money that sales of the running school raised for charity, by currency: of works of these makers (at most 2,000; a work
 * of several of them counts once), of these books, or with null of all works.
 */
export class GetRaised extends Query<RaisedAmount[]> {
  constructor(readonly of: { makers: string[] } | { books: string[] } | null) {
    super();
  }
}

/**
 * What an order raises for charity changed: it was paid, a part of it was refunded, or a refund failed afterwards. Fires once
 * for each of these changes; not for orders that raise nothing.
 */
@DomainEvent('commerce.charity-share-changed.v1')
export class CharityShareChanged {
  @IsUUID()
  order_id!: string;
}

/** A part of a sale, or of its refund, that goes to charity. */
export interface CharityShare {
  /** Names this part among all; at most 160 characters. */
  source: string;
  book_id: string | null;
  /** The gift whose money it is; null for a part of a sale. */
  donation_id: string | null;
  /** The project that it is meant for; null when no project is named. */
  project_id: string | null;
  /** Who made what was sold. */
  maker_ids: string[];
  /** ISO 4217. */
  currency: string;
  /** Minor units; negative for a refund. Of a gift all counts, also what its provider kept. */
  amount: number;
  at: Date;
}

/** Every part of an order of the running school, or of a gift, that goes to charity, oldest first. */
export class ListCharityShares extends Query<CharityShare[]> {
  constructor(readonly orderId: string) {
    super();
  }
}
