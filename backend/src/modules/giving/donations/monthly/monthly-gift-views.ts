import { Money } from '../../../../platform/http/money.ts';
import { ListPage } from '../../../../platform/http/page.ts';
import { NamedBeneficiary } from '../donation-view.ts';
import type { MonthlyGiftAct } from './monthly-gift.rules.ts';

/** One month of a monthly gift. */
export class MonthlyChargeView {
  /** Of the donation. */
  id!: string;
  number!: string;
  status!: string;
  total!: Money;
  at!: Date;
}

/** A monthly gift as its donor sees it. */
export class MonthlyGiftView {
  id!: string;
  /**
   * `incomplete`: the first payment is not made yet; `past_due`: a charge failed and is tried again; `lapsed`: all tries failed;
   * `abandoned`: the first payment was never made.
   */
  status!: 'incomplete' | 'active' | 'paused' | 'past_due' | 'lapsed' | 'cancelled' | 'abandoned';
  provider!: 'stripe' | 'paypal' | 'phonepe';
  charity!: NamedBeneficiary | null;
  project!: NamedBeneficiary | null;
  amount!: Money;
  fee_cover!: Money;
  total!: Money;
  /** An amount that waits for the donor's approval on the provider's page. */
  wished!: Money | null;
  next_charge_at!: Date | null;
  paused_until!: Date | null;
  /** Last digits and end, such as `4242, 12/2030`; null when the provider does not say. */
  card!: string | null;
  /** Why the last charge failed; null when nothing failed. */
  failure!: string | null;
  since!: Date | null;
  ended_at!: Date | null;
  /** What can be done now. */
  acts!: MonthlyGiftAct[];
  /** What the next gift may be, in minor units. */
  smallest!: Money;
  largest!: Money;
  /** Sum of what was paid and not paid back. */
  given!: Money;
  /** Newest first. */
  charges!: MonthlyChargeView[];
}

export class MonthlyGiftList {
  results!: MonthlyGiftView[];
}

/** What followed from a change. */
export class ChangedMonthlyGift {
  gift!: MonthlyGiftView;
  /** The provider's page to go to, where the donor approves or chooses; null: it is done. */
  redirect_url!: string | null;
}

/** A monthly gift as the staff of its school see it. The name of an anonymous donor is hidden. */
export class ManagedMonthlyGift {
  id!: string;
  school_id!: string;
  /** Name of the school, for the platform's team; null for the staff of the school itself. */
  school!: string | null;
  status!: 'incomplete' | 'active' | 'paused' | 'past_due' | 'lapsed' | 'cancelled' | 'abandoned';
  provider!: 'stripe' | 'paypal' | 'phonepe';
  charity!: NamedBeneficiary | null;
  project!: NamedBeneficiary | null;
  /** Of each month, with what is added for the fee. */
  total!: Money;
  /** Null: hidden, or not known. */
  donor_name!: string | null;
  donor_email!: string | null;
  donor_hidden!: boolean;
  /** Whether there is an address to which a new link can be sent. */
  can_send_link!: boolean;
  next_charge_at!: Date | null;
  /** When the charge failed that is not paid since, or when the link of this month was sent. */
  unpaid_since!: Date | null;
  since!: Date | null;
  ended_at!: Date | null;
}

export class ManagedMonthlyGiftPage extends ListPage {
  results!: ManagedMonthlyGift[];
}
