import { IsIn } from 'class-validator';
import { Money } from '../../../platform/http/money.ts';
import { ListPage } from '../../../platform/http/page.ts';
import type { PayoutStatus } from './payout.rules.ts';

/** What the platform owes to a charity, or to one project of it, in one currency and in minor units. */
export class OwedToCharityView {
  charity_id!: string;
  charity_name!: string;
  /** Null: for the charity as a whole. */
  project_id!: string | null;
  project_title!: string | null;
  /** ISO 4217. */
  currency!: string;
  owed!: number;
  /** Kept for refunds (14 days after a gift) and open disputes. */
  held!: number;
  payable!: number;
  /** Whether it may be paid out: the charity is verified. */
  verified!: boolean;
}
export class OwedToCharityList {
  results!: OwedToCharityView[];
}

/** What is owed to charities and names none, by currency. */
export class UndecidedList {
  results!: Money[];
}

/** A request to a sponsor to pay by a link. */
export class SponsorAskedView {
  name!: string;
  email!: string;
  @IsIn(['asked', 'paid', 'refunded', 'charged_back', 'withdrawn'])
  status!: 'asked' | 'paid' | 'refunded' | 'charged_back' | 'withdrawn';
  created_at!: Date;
}

/** What the sponsor of a project owes for the gifts that it doubled, in one currency and in minor units. */
export class SponsorPoolView {
  project_id!: string;
  /** Null: not known any more. */
  project_title!: string | null;
  /** ISO 4217. */
  currency!: string;
  /** What was doubled. */
  matched!: number;
  paid!: number;
  /** Held back from payouts to the charity until it is paid. */
  open!: number;
  /** Who was asked last to pay, and what became of it; null: nobody yet. */
  asked!: SponsorAskedView | null;
}
export class SponsorPoolList {
  results!: SponsorPoolView[];
}

/** A payout to a charity. */
export class CharityPayoutView {
  id!: string;
  charity_id!: string;
  charity_name!: string;
  project_id!: string | null;
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
  /** Number of its statement (`/invoice/payout/<id>`); null until it is paid. */
  statement_number!: string | null;
}
export class CharityPayoutList extends ListPage {
  results!: CharityPayoutView[];
}

/** Postings of one kind on a statement, in minor units. */
export class CharityStatementLine {
  /** `matched`: added by sponsors; `moved`: from or to another project; `brought_forward`: from earlier books. */
  kind!: 'given' | 'fees' | 'refunds' | 'disputes' | 'matched' | 'moved' | 'brought_forward' | 'payouts';
  /** Negative for what is taken off. */
  amount!: number;
  /** How many postings. */
  count!: number;
}

/** What the platform owed a charity from its last payout to this one. `opening` and the lines add up to `closing`. */
export class CharityStatement {
  payout!: CharityPayoutView;
  /** When the payout before was approved; null for the first one. */
  from!: Date | null;
  to!: Date;
  opening!: number;
  lines!: CharityStatementLine[];
  closing!: number;
}
