import { ListPage } from '../../../../platform/http/page.ts';
import type { Question } from './check.ts';

/** An account of the books and its balance, in minor units. */
export class LedgerAccountView {
  id!: string;
  /** Such as `sales_income`; see ADR 0054. */
  code!: string;
  /** Whom or what the account is for, such as the id of a payment; empty for an account of the whole books. */
  owner_ref!: string;
  /** Name of the school whose account it is; null for any other. */
  owner_name!: string | null;
  /** ISO 4217. */
  currency!: string;
  class!: 'asset' | 'liability' | 'income' | 'expense';
  /** Side on which the account normally stands. */
  normal_side!: 'debit' | 'credit';
  /** Sum of all debits. */
  debits!: number;
  /** Sum of all credits. */
  credits!: number;
  /** On the normal side; negative when the account stands on the other side. */
  balance!: number;
  entries!: number;
  last_entry_at!: Date | null;
}
export class LedgerAccountList extends ListPage {
  results!: LedgerAccountView[];
}

/** One entry of an account. Either `debit` or `credit` is zero. */
export class AccountEntryView {
  transaction_id!: string;
  /** Such as `payment`, and its id. */
  source_type!: string;
  source_id!: string;
  /** What was posted for the source, such as `sale`. */
  kind!: string;
  effective_at!: Date;
  created_at!: Date;
  debit!: number;
  credit!: number;
  /** Balance after this entry, on the account's normal side. */
  balance!: number;
}
export class AccountEntryList extends ListPage {
  account!: LedgerAccountView;
  results!: AccountEntryView[];
}

export class TransactionEntryView {
  account_id!: string;
  code!: string;
  owner_ref!: string;
  currency!: string;
  debit!: number;
  credit!: number;
}

/** A transaction of the same source or order. */
export class RelatedTransaction {
  id!: string;
  source_type!: string;
  source_id!: string;
  kind!: string;
  effective_at!: Date;
  created_at!: Date;
  /** Whether it takes back an earlier transaction. */
  reverse!: boolean;
}

/** A ledger transaction. Its debits equal its credits in each currency. */
export class LedgerTransactionView {
  id!: string;
  source_type!: string;
  source_id!: string;
  kind!: string;
  effective_at!: Date;
  created_at!: Date;
  /** Whether it takes back an earlier transaction. */
  reverse!: boolean;
  /** Null when no order of this school caused it. */
  order_number!: string | null;
  entries!: TransactionEntryView[];
  /** Oldest first, at most 50. */
  related!: RelatedTransaction[];
}

/** A transaction in the journal. */
export class JournalEntryView extends RelatedTransaction {
  /** Null when no order of this school caused it. */
  order_number!: string | null;
  entries!: TransactionEntryView[];
}
export class JournalView extends ListPage {
  results!: JournalEntryView[];
}

/** The sum of all accounts with one code, in one currency and in minor units. */
export class BalanceView {
  class!: 'asset' | 'liability' | 'income' | 'expense';
  /** Such as `sales_income`. */
  code!: string;
  /** ISO 4217. */
  currency!: string;
  normal_side!: 'debit' | 'credit';
  /** How many accounts have this code. */
  accounts!: number;
  /** On the normal side. */
  balance!: number;
}
export class BalanceList {
  results!: BalanceView[];
}

/** When a check ran by the schedule. */
export class LastCheckRun {
  at!: Date;
  /** How many rows it found. */
  found!: number;
  /** Since when each run has found something; null when the last one found nothing. */
  red_since!: Date | null;
}

/** One check of the books, such as `unbalanced`. */
export class LedgerCheckView {
  name!: string;
  /** The question of the audit that it answers. */
  question!: Question;
  /** What the check looks for, as a sentence. */
  description!: string;
  /** Why that matters, in plain words. */
  meaning!: string;
  ok!: boolean;
  /** How many rows were found, and the first hundred of them: each a discrepancy. */
  found!: number;
  rows!: Record<string, string>[];
  /** Null before the first run. */
  last_run!: LastCheckRun | null;
}
export class LedgerChecksView {
  checked_at!: Date;
  /** Whether every check found nothing. */
  ok!: boolean;
  checks!: LedgerCheckView[];
}

/** Rows of one check; the names of their members are those of the check's columns. */
export class CheckRowList extends ListPage {
  results!: Record<string, string>[];
}
