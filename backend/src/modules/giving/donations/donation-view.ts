import { IsOptional } from 'class-validator';
import { Money } from '../../../platform/http/money.ts';
import { ListPage } from '../../../platform/http/page.ts';
import type { Anonymity, DonationSource, DonationStatus } from './donation.rules.ts';

/** The charity or project of a gift. */
export class NamedBeneficiary {
  id!: string;
  slug!: string;
  name!: string;
}

/** In whose name a gift is given. */
export class TributeView {
  recipient_name!: string;
  recipient_email!: string | null;
  message!: string;
  /** Day on which the card is sent; null: at once. */
  send_on!: string | null;
}

/** A gift as its donor sees it. */
export class DonationView {
  id!: string;
  /** Such as `GIFT-7K2M-9QXD`. */
  number!: string;
  /** `completed` only once the provider has confirmed the payment to the server. */
  status!: DonationStatus;
  /** Null when it no longer exists. */
  charity!: NamedBeneficiary | null;
  /** Null: for the charity as a whole. */
  project!: NamedBeneficiary | null;
  amount!: Money;
  /** What the donor added for the provider's fee. */
  fee_cover!: Money;
  total!: Money;
  refunded!: Money;
  interval!: 'once' | 'month';
  anonymity!: Anonymity;
  message!: string;
  /** `none`, `waiting` for the school to read it, `shown` or `hidden`. */
  message_status!: string;
  tribute!: TributeView | null;
  created_at!: Date;
  paid_at!: Date | null;
  /** Whether something was declared for the tax on it; absent in lists. */
  @IsOptional()
  has_declaration?: boolean;
}

/** A gift that was begun. */
export class DonationStarted {
  donation!: StartedDonationView;
  /** Address of ours that opens the provider's page. */
  redirect_url!: string;
}

export class StartedDonationView extends DonationView {
  /** Opens the gift without an account (`?key=`). */
  access_token!: string;
}

export class DonationProviderView {
  provider!: 'stripe' | 'paypal' | 'phonepe';
  available!: boolean;
  /** A sentence; null when it is available. */
  reason!: string | null;
  /** What can be added so that the fee does not come out of the gift, in minor units; null: not known. */
  fee_cover!: number | null;
}

export class HumanCheckView {
  needed!: boolean;
  site_key!: string | null;
}

/** The declaration that the donor is asked for. */
export class TaxAsked {
  regime!: 'gift_aid' | '80g';
  wording_version!: string;
  /** In English, as the law has it. */
  wording!: string;
}

/** What the form of a gift has to ask. */
export class DonationOptions {
  currency!: string;
  /** Currencies in which at least one provider takes gifts. */
  currencies!: string[];
  smallest!: Money;
  largest!: Money;
  providers!: DonationProviderView[];
  email_needed!: boolean;
  human_check!: HumanCheckView;
  /** Whether this charity or project takes gifts now, and why not. */
  accepts_gifts!: boolean;
  reason!: string | null;
  /** What the donor may declare for the tax; null: nothing is asked. */
  tax!: TaxAsked | null;
}

/** A gift as everybody may see it. */
export class SupporterView {
  /** Null: a friend. */
  name!: string | null;
  amount!: Money;
  given_at!: Date;
  /** That the school has read; empty otherwise. */
  message!: string;
}

export class SupporterPage extends ListPage {
  results!: SupporterView[];
}

export class DonationPage extends ListPage {
  results!: DonationView[];
}

/** A row of `giving.donation`. */
export interface DonationRow {
  tenant_id: string;
  id: string;
  number: string;
  charity_id: string;
  project_id: string | null;
  source: DonationSource;
  interval: 'once' | 'month';
  gift: number;
  fee_cover: number;
  currency: string;
  status: DonationStatus;
  refunded: number;
  provider: string | null;
  donor_id: string | null;
  donor_name: string | null;
  donor_email: string | null;
  anonymity: Anonymity;
  message: string;
  message_status: string;
  tribute: TributeView | null;
  created_at: Date;
  paid_at: Date | null;
}
