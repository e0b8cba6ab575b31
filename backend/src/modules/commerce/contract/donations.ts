import { Command, Query } from '@nestjs/cqrs';
import type { Money } from '@bookgrove/contract';
import {
  IsIn,
  IsInt,
  IsISO4217CurrencyCode,
  IsISO8601,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
} from 'class-validator';
import type { Tx } from '../../../platform/db/db.ts';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** What a donation is paid for with; amounts are minor units. */
export interface NewDonation {
  /** Id of the donation, which the caller chose. */
  donation_id: string;
  provider: 'stripe' | 'paypal' | 'phonepe';
  charity_id: string;
  /** Null: for the charity as a whole. */
  project_id: string | null;
  gift: number;
  /** What the donor adds so that the provider's fee does not come out of the gift. */
  fee_cover: number;
  currency: string;
  /** What the page of the payment shows, such as `Gift to Wells for Turkana`; at most 255 characters. */
  title: string;
  /** What the provider's page shows, such as `Oak School: gift to Wells for Turkana`. */
  description: string;
  email: string | null;
  /** Of the monthly gift that the donation begins, which the caller chose; absent for a gift given once. */
  monthly_id?: string | null;
}

/** A donation that waits for its payment. */
export interface StartedDonation {
  payment_id: string;
  /** Such as `GIFT-7K2M-9QXD`. */
  number: string;
  /** Opens the donation without an account. */
  access_token: string;
  /** Token of the payment (`GET /payments/{token}/`). */
  token: string;
  /** Address of ours that opens the provider's page. */
  redirect_url: string;
}

/**
 * Stores what is paid for and its first payment, in the transaction of the caller. Repeated for a donation that was started and
 * is not paid, it makes another attempt; open attempts of before are given up.
 *
 * Errors: 422 `provider_not_offered`, 409 `not_payable` for a donation that is paid.
 */
export class StartDonation extends Command<StartedDonation> {
  constructor(
    readonly tx: Tx,
    readonly donation: NewDonation,
  ) {
    super();
  }
}

/** Requests that a part of a donation is paid back, or all of it (amount null), in the transaction of the caller. */
export class RefundDonation extends Command<{ refund_id: string; amount: number }> {
  constructor(
    readonly tx: Tx,
    readonly refund: {
      donation_id: string;
      amount: number | null;
      reason: string;
      by: string;
      /** Of the refund: a repetition with the same id does nothing more. */
      id?: string;
    },
  ) {
    super();
  }
}

/** What `RefundDonation` would pay back. Amounts are minor units. Fails as `RefundDonation`. */
export interface PlannedDonationRefund {
  amount: number;
  /** Paid back or requested before. */
  before: number;
  currency: string;
  /** Whether the sum of all refunds reaches the threshold from which two people must agree. */
  second_person: boolean;
}
export class PlanDonationRefund extends Query<PlannedDonationRefund> {
  constructor(
    readonly tx: Tx,
    readonly refund: { donation_id: string; amount: number | null },
  ) {
    super();
  }
}

/**
 * Posts a gift that did not come through a provider, counted by two people, in the transaction of the caller: the money is with the
 * school (`psp_clearing:offline`) until it reaches the bank of the platform. Once for a donation.
 */
export class RecordOfflineGift extends Command<void> {
  constructor(
    readonly tx: Tx,
    readonly gift: {
      donation_id: string;
      number: string;
      charity_id: string;
      project_id: string | null;
      amount: number;
      currency: string;
      /** When it was received: the value date of its postings. */
      received_at: Date;
    },
  ) {
    super();
  }
}

/** A way to pay a gift. */
export interface DonationProvider {
  provider: 'stripe' | 'paypal' | 'phonepe';
  available: boolean;
  /**
   * `no_keys`: the platform has no account with it; `currency`, `amount`: it does not take them; `country`: it does not serve the
   * payer's; `interval`: it takes no monthly payments. Null when it is available.
   */
  reason: 'no_keys' | 'currency' | 'country' | 'amount' | 'interval' | null;
  /** What the donor may add so that the provider's fee does not come out of the gift, in minor units; null: not known. */
  fee_cover: number | null;
}

/** All providers, with whether they take this gift here, in the order in which they are shown. */
export class GetDonationProviders extends Query<DonationProvider[]> {
  constructor(
    readonly gift: Money,
    readonly interval: 'once' | 'month' = 'once',
  ) {
    super();
  }
}

/** Whether a key opens a donation without an account. */
export class OpensDonation extends Query<boolean> {
  constructor(
    readonly donationId: string,
    readonly key: string,
  ) {
    super();
  }
}

/** The provider has the money of a donation. Fires once for each donation, in the transaction in which the payment succeeds. */
@DomainEvent('commerce.donation-paid.v1')
export class DonationPaid {
  @IsUUID()
  donation_id!: string;

  @IsUUID()
  payment_id!: string;

  @IsUUID()
  charity_id!: string;

  @IsOptional()
  @IsUUID()
  project_id!: string | null;

  /** Gift and cover of the fee together, in minor units. */
  @IsInt()
  @Min(1)
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;

  @IsISO8601()
  paid_at!: string;

  /** The monthly gift of which it is one charge. The module that knows the donor has no donation for a charge that was not its own act. */
  @IsOptional()
  @IsUUID()
  monthly_id?: string;

  /** Of a monthly gift: number of the donation, such as `GIFT-7K2M-9QXD`. */
  @IsOptional()
  @IsString()
  @MaxLength(32)
  number?: string;

  /** Of a monthly gift: what was added for the provider's fee, in minor units. */
  @IsOptional()
  @IsInt()
  @Min(0)
  fee_cover?: number;

  /** Of a monthly gift. */
  @IsOptional()
  @IsIn(['stripe', 'paypal', 'phonepe'])
  provider?: 'stripe' | 'paypal' | 'phonepe';
}

/** A part of a donation was paid back, or that failed afterwards (`reversed`). Fires once for each. */
@DomainEvent('commerce.donation-refunded.v1')
export class DonationRefunded {
  @IsUUID()
  donation_id!: string;

  /** The refund, or the lost dispute. */
  @IsUUID()
  source_id!: string;

  @IsIn(['refund', 'reversed', 'dispute'])
  cause!: 'refund' | 'reversed' | 'dispute';

  /** Minor units. */
  @IsInt()
  @Min(1)
  amount!: number;

  /** Paid back in all after it. */
  @IsInt()
  @Min(0)
  refunded!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}

/** A payment of a donation has another status that brought no money, or it is disputed. */
@DomainEvent('commerce.donation-payment-changed.v1')
export class DonationPaymentChanged {
  @IsUUID()
  donation_id!: string;

  @IsUUID()
  payment_id!: string;

  @IsIn(['processing', 'failed', 'cancelled', 'expired', 'disputed', 'dispute_won'])
  status!: 'processing' | 'failed' | 'cancelled' | 'expired' | 'disputed' | 'dispute_won';
}

/**
 * Money of a charity, or of one project of it, in one currency and in minor units, straight from the books of the platform.
 * `raised - fees - paid_out = waiting`.
 */
export interface CharityMoney {
  charity_id: string;
  /** Null: for the charity as a whole. */
  project_id: string | null;
  /** ISO 4217. */
  currency: string;
  /** Gifts and shares of sales, after refunds. */
  raised: number;
  /** Fees of the providers that came out of gifts. */
  fees: number;
  /** Arrived at the charity. */
  paid_out: number;
  /** Owed to the charity; what is on its way is a part of it. */
  waiting: number;
  /** Ordered at the bank and not carried out yet. */
  on_its_way: number;
  /** Added by a sponsor who has not paid it yet: a part of what waits, held back from payouts. */
  promised: number;
}

/** Money of these charities (of all of their projects), of these projects, or with null of all charities. */
export class GetCharityMoney extends Query<CharityMoney[]> {
  constructor(readonly of: { charities: readonly string[] } | { projects: readonly string[] } | null) {
    super();
  }
}

/** What came in for charities and was paid out to them in one month and currency, in minor units. */
export interface CharityMonth {
  /** Such as `2026-03`, in UTC. */
  month: string;
  /** ISO 4217. */
  currency: string;
  /** Gifts and shares of sales, after refunds of that month. */
  raised: number;
  paid_out: number;
}

/** Money of these charities by month, from a time on. */
export class GetCharityMonths extends Query<CharityMonth[]> {
  constructor(
    readonly charities: readonly string[],
    readonly from: Date,
  ) {
    super();
  }
}

/** What one gift raised, after refunds, in minor units. */
export interface GiftRaised {
  donation_id: string;
  /** ISO 4217. */
  currency: string;
  raised: number;
}

/** What gifts of the running school raised, straight from its books of account; gifts whose money has not arrived are absent. */
export class GetRaisedByGifts extends Query<GiftRaised[]> {
  constructor(readonly donations: readonly string[]) {
    super();
  }
}

/**
 * Doubles a gift out of the pool of a sponsor, as far as it reaches, in the books of the platform; once for each gift. Gifts that
 * arrive at the same moment never take more than the pool together.
 */
export class MatchGift extends Command<{ matched: number }> {
  constructor(
    readonly gift: {
      donation_id: string;
      charity_id: string;
      project_id: string;
      /** ISO 4217, that of the pool. */
      currency: string;
      /** What was given, in minor units. */
      amount: number;
      /** What the sponsor adds at most, in minor units. */
      pool: number;
    },
  ) {
    super();
  }
}

/** Takes back what a sponsor added to a gift, as far as the gift itself was paid back; once for each correction. */
export class CorrectMatch extends Command<void> {
  constructor(
    readonly correction: {
      donation_id: string;
      /** The refund or dispute. */
      source_id: string;
      /** What is left of the gift, in minor units. */
      left: number;
    },
  ) {
    super();
  }
}

/** What sponsors have added for these projects, in minor units; projects without such a gift are absent. */
export class GetMatched extends Query<{ project_id: string; currency: string; matched: number }[]> {
  constructor(readonly projects: readonly string[]) {
    super();
  }
}

/**
 * What the platform owes a charity for one project is owed for another one, or for the charity as a whole (null), from now on; in
 * every currency, once for each `source_id`. Answers what was moved, in minor units.
 */
export class ReallocateProjectMoney extends Command<{ currency: string; amount: number }[]> {
  constructor(
    readonly move: {
      /** The decision that moves it. */
      source_id: string;
      charity_id: string;
      from: string;
      to: string | null;
    },
  ) {
    super();
  }
}
