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
  created_at!: Date;
  changed_at!: Date;
  /** What may be stated next. */
  next!: PayoutStatus[];
}
export class PayoutList extends ListPage {
  results!: PayoutView[];
}
