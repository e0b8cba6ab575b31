import { ListPage } from '../../../../platform/http/page.ts';
import type { PaymentProvider } from '../payment-facts.ts';
import type { BreakKind } from './reconciliation.rules.ts';

/** One comparison of a day with the list of a provider. */
export class RunView {
  id!: string;
  provider!: PaymentProvider;
  /** Of UTC: `2026-11-20`. */
  day!: string;
  state!: 'queued' | 'running' | 'done' | 'failed';
  /** `list`: the provider's own list. `reads`: it has none, and each of our payments of the day was read. */
  method!: 'list' | 'reads';
  /** Rows of the provider. */
  listed!: number;
  /** Payments and refunds of the day without a difference. */
  matched!: number;
  breaks!: number;
  /** Breaks that no earlier run had found. */
  opened!: number;
  error!: string | null;
  /** Null for the schedule. */
  requested_by!: string | null;
  created_at!: Date;
  started_at!: Date | null;
  finished_at!: Date | null;
}
export class RunList extends ListPage {
  results!: RunView[];
}

/** What one side says of a movement. Amounts are minor units. */
export class BreakSide {
  amount!: number;
  /** Null while it is not known. */
  fee!: number | null;
  currency!: string;
  state!: string;
}

/** A difference between the provider's list and ours. */
export class BreakView {
  id!: string;
  provider!: PaymentProvider;
  day!: string;
  kind!: BreakKind;
  /** `payment` or `refund`. */
  movement!: string;
  /** The provider's reference, or our id where it has none. */
  reference!: string;
  school_id!: string | null;
  payment_id!: string | null;
  refund_id!: string | null;
  ours!: BreakSide | null;
  theirs!: BreakSide | null;
  state!: 'open' | 'resolved' | 'explained';
  /** Why it is resolved or explained. */
  note!: string | null;
  changed_by!: string | null;
  found_at!: Date;
  seen_at!: Date;
  changed_at!: Date;
}
export class BreakList extends ListPage {
  results!: BreakView[];
}
