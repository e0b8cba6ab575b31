import { ListPage } from '../../../platform/http/page.ts';
import type { PayoutStatus } from './payout.rules.ts';

/** What the platform owes to a school in one currency, in minor units. */
export class OwedView {
  school_id!: string;
  school_name!: string;
  /** ISO 4217. */
  currency!: string;
  /** Negative when refunds exceeded sales: it is deducted from the next sales. */
  owed!: number;
  /** Kept for refunds (14 days) and open disputes. */
  held!: number;
  payable!: number;
}
export class OwedList {
  results!: OwedView[];
}

/** A payout to a school. */
export class PayoutView {
  id!: string;
  school_id!: string;
  school_name!: string;
  /** Minor units. */
  amount!: number;
  currency!: string;
  status!: PayoutStatus;
  /** The bank's reference; null until it is paid. */
  reference!: string | null;
  /** Why it failed or came back. */
  reason!: string | null;
  prepared_by!: string;
  approved_by!: string;
  /** Null when the account is gone. */
  prepared_by_name!: string | null;
  approved_by_name!: string | null;
  created_at!: Date;
  changed_at!: Date;
  /** What may be stated next. */
  next!: PayoutStatus[];
}
export class PayoutList extends ListPage {
  results!: PayoutView[];
}

/** Postings of one kind on a statement, in minor units. */
export class StatementLine {
  kind!: 'sales' | 'refunds' | 'disputes' | 'payouts' | 'other';
  /** Negative for what is taken off. */
  amount!: number;
  /** How many postings. */
  count!: number;
}

/** What the platform owed a school from its last payout to this one, in minor units. `opening` and the lines add up to `closing`. */
export class PayoutStatement {
  payout!: PayoutView;
  /** When the payout before was approved; null for the first one. */
  from!: Date | null;
  to!: Date;
  opening!: number;
  lines!: StatementLine[];
  closing!: number;
}

/** What the platform owes the school in one currency, in minor units. */
export class ReceivableView {
  currency!: string;
  amount!: number;
}

/** A payout in the books of the school that receives it. */
export class ReceivedPayout {
  id!: string;
  currency!: string;
  /** Minor units. */
  amount!: number;
  status!: PayoutStatus;
  created_at!: Date;
  changed_at!: Date;
}
export class ReceivedPayoutList extends ListPage {
  receivable!: ReceivableView[];
  results!: ReceivedPayout[];
}
