import { ApiProperty } from '@nestjs/swagger';
import { GIFT_SOURCES, type GiftSource } from '../../../giving/contract.ts';
import { ListPage } from '../../../../platform/http/page.ts';

/** Whose sales are counted. `of` is what the request asked for; a class or child has its name. */
export class RaisedSubject {
  of!: 'me' | 'class' | 'child' | 'school';
  /** Id of the class or child; null for oneself and for the school. */
  id!: string | null;
  name!: string | null;
}

/** Money raised for charity in one currency, after refunds, in minor units. */
export class RaisedTotal {
  /** ISO 4217. */
  currency!: string;
  /** `pending` and `confirmed` together. */
  raised!: number;
  /** Paid by a reader; not yet in the books of the platform as owed to the charity. */
  pending!: number;
  /** Owed to the charity. */
  confirmed!: number;
  /** Part of `confirmed` that was paid out to its charity. A gift counts whole, with the fee that the provider kept. */
  delivered!: number;
  /** What refunds took back. */
  refunded!: number;
}

/** What went to one charity in one currency, after refunds, in minor units. */
export class RaisedForCharity {
  /** Null while no charity is named. */
  charity_id!: string | null;
  slug!: string | null;
  name!: string | null;
  currency!: string;
  raised!: number;
}

/** What was raised in one month, after the refunds of that month, in minor units. */
export class RaisedInMonth {
  /** Such as `2026-11`, UTC. */
  month!: string;
  currency!: string;
  raised!: number;
}

/** Sales of one work or gifts of one kind, refunds, lost disputes, or reversals of refunds that failed, on one day. */
export class RaisedChange {
  /** Such as `2026-11-20`, UTC. */
  day!: string;
  kind!: 'sale' | 'refund' | 'dispute' | 'reversal';
  /** A gift: `title` says to whom. */
  gift!: boolean;
  title!: string;
  currency!: string;
  /** Minor units; negative for refunds and disputes. */
  amount!: number;
  /** How many there were. */
  count!: number;
}

/** One work and what it raised in one currency. */
export class RaisedByWork {
  book_id!: string;
  title!: string;
  currency!: string;
  raised!: number;
  pending!: number;
  confirmed!: number;
  refunded!: number;
  /** Copies sold, without those that were paid back in full. */
  copies!: number;
  /** When the first copy was sold. */
  since!: Date;
}

/** Gifts that were raised in one way, in one currency and in minor units. Nothing of it tells who gave. */
export class RaisedByGifts {
  /** `other`: gifts that name nobody who raised them, and sums that buyers rounded up; of the whole school alone. */
  @ApiProperty({ enum: [...GIFT_SOURCES, 'other'] })
  source!: GiftSource | 'other';
  /** Id of the page, book, student or class, the words of a campaign; null for `other`. */
  ref!: string | null;
  /** Title of the page, or words of the campaign; null for others. */
  label!: string | null;
  currency!: string;
  raised!: number;
  pending!: number;
  confirmed!: number;
  refunded!: number;
  /** Gifts that were not paid back whole. */
  gifts!: number;
}

/** A page of works and all gifts, with their totals: each total is the sum of its rows on all pages, and of the gifts. */
export class MoneyRaisedView extends ListPage {
  subject!: RaisedSubject;
  totals!: RaisedTotal[];
  /** By charity; their sum is that of the totals. */
  charities!: RaisedForCharity[];
  /** The last 24 months with a change, oldest first. */
  months!: RaisedInMonth[];
  /** The last 30 changes, newest first. */
  changes!: RaisedChange[];
  gifts!: RaisedByGifts[];
  results!: RaisedByWork[];
}
