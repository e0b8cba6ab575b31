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
  /** What refunds took back. */
  refunded!: number;
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
  results!: RaisedByWork[];
}
