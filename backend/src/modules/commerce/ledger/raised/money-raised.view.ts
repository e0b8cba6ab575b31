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
  /** Part of `confirmed` that was paid out to the charity; zero while no charity has been paid. */
  delivered!: number;
  /** What refunds took back. */
  refunded!: number;
}

/** What went to one charity in one currency, after refunds, in minor units. */
export class RaisedForCharity {
  /** Null while no charity is named. */
  charity_id!: string | null;
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

/** Sales, refunds, or reversals of refunds that failed, of one work on one day. */
export class RaisedChange {
  /** Such as `2026-11-20`, UTC. */
  day!: string;
  kind!: 'sale' | 'refund' | 'reversal';
  title!: string;
  currency!: string;
  /** Minor units; negative for refunds. */
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

/** A page of works, with the totals of all of them: each total is the sum of its rows on all pages. */
export class MoneyRaisedView extends ListPage {
  subject!: RaisedSubject;
  totals!: RaisedTotal[];
  /** By charity; their sum is that of the totals. */
  charities!: RaisedForCharity[];
  /** The last 24 months with a change, oldest first. */
  months!: RaisedInMonth[];
  /** The last 30 changes, newest first. */
  changes!: RaisedChange[];
  results!: RaisedByWork[];
}
