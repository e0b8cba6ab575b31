import { Query } from '@nestjs/cqrs';

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
