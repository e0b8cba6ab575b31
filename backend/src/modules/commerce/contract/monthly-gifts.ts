import { Command, Query } from '@nestjs/cqrs';
import { IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import type { Tx } from '../../../platform/db/db.ts';
import { DomainEvent } from '../../../platform/messaging/events.ts';
import type { StartedDonation } from './donations.ts';

export type MonthlyGiftState =
  'incomplete' | 'active' | 'paused' | 'past_due' | 'lapsed' | 'cancelled' | 'abandoned';

/** The money side of a monthly gift. Amounts are minor units. */
export interface MonthlyGiftMoney {
  id: string;
  /** The donation that began it. */
  donation_id: string;
  status: MonthlyGiftState;
  provider: 'stripe' | 'paypal' | 'phonepe';
  charity_id: string;
  project_id: string | null;
  title: string;
  gift: number;
  fee_cover: number;
  currency: string;
  /** A change that waits for the donor's approval at the provider. */
  wished_gift: number | null;
  next_charge_at: Date | null;
  paused_until: Date | null;
  card: string | null;
  /** When the charge failed that is not paid since, or when the link of this month was sent. */
  unpaid_since: Date | null;
  failure: string | null;
  /** A year has passed since the donor agreed. */
  asks_again: boolean;
  began_at: Date | null;
  ended_at: Date | null;
  /** Of the key that opens it without an account, for e-mails (`secret_seed`). */
  key_seed: string;
}

/** These monthly gifts of the running school; unknown ids are absent. */
export class GetMonthlyGifts extends Query<MonthlyGiftMoney[]> {
  constructor(readonly ids: readonly string[]) {
    super();
  }
}

/** Whether a key opens a monthly gift without an account. */
export class OpensMonthlyGift extends Query<boolean> {
  constructor(
    readonly monthlyId: string,
    readonly key: string,
  ) {
    super();
  }
}

/** What a donor changes. */
export type MonthlyGiftChange =
  /** Leaves out as many months from the next charge on. */
  | { kind: 'pause'; months: number }
  | { kind: 'resume' }
  | { kind: 'cancel'; reason: string }
  /** `agreed`: the donor confirmed a change to more than twice as much. */
  | { kind: 'amount'; gift: number; fee_cover: number; agreed: boolean; return_url: string }
  | { kind: 'card'; return_url: string }
  /** The donor returned from the page of `card`. */
  | { kind: 'card_changed' }
  /** The donor agrees for another year. */
  | { kind: 'agree' }
  /** Links of before open it no more. */
  | { kind: 'new_link' }
  /** Gifts can no longer be given: the charity or project takes none, or the school has switched giving off. */
  | { kind: 'end'; because: MonthlyGiftEnd };

/** What takes no gifts any more. */
export type MonthlyGiftEnd = 'charity' | 'project' | 'school';

/** A monthly gift that is charged, or will be again without a new agreement. */
export interface RunningMonthlyGift {
  id: string;
  charity_id: string;
  project_id: string | null;
}

/** Running monthly gifts of the running school. */
export class GetRunningMonthlyGifts extends Query<RunningMonthlyGift[]> {}

/** Filters of a list of monthly gifts; null: any. */
export interface MonthlyGiftFilter {
  statuses: readonly MonthlyGiftState[] | null;
  provider: 'stripe' | 'paypal' | 'phonepe' | null;
  charity_id: string | null;
  project_id: string | null;
  /** Only these. */
  ids: readonly string[] | null;
  /** Those of one school, for the platform's team; a school gets its own alone. */
  school_id: string | null;
  limit: number;
  offset: number;
}

/** What a list tells of a monthly gift. */
export interface ListedMonthlyGift extends Omit<MonthlyGiftMoney, 'key_seed' | 'asks_again'> {
  school_id: string;
}

/**
 * One page of the monthly gifts of the running school, at the platform's address of every school; newest first, without those
 * whose first payment was never made.
 */
export class ListMonthlyGifts extends Query<{ count: number; results: ListedMonthlyGift[] }> {
  constructor(readonly filter: MonthlyGiftFilter) {
    super();
  }
}

/**
 * Carries out a change at the provider, then here. Call it outside of a transaction.
 *
 * Errors: 404; 409 `not_possible_now`, 409 `agreement_needed`, 422 `amount`; 503 `provider_unavailable`.
 * @returns the provider's page to go to, where the donor has to approve
 */
export class ChangeMonthlyGift extends Command<{ redirect_url: string | null }> {
  constructor(
    readonly monthlyId: string,
    readonly change: MonthlyGiftChange,
  ) {
    super();
  }
}

/**
 * Begins a payment of a monthly gift, in the transaction of the caller: this month's, where a link is sent each month; for one that
 * is over, the payment with which it begins again.
 *
 * Errors: 404, 409 `not_possible_now`.
 */
export class PayMonthlyGift extends Command<StartedDonation> {
  constructor(
    readonly tx: Tx,
    readonly monthlyId: string,
    /** Id of the new donation. */
    readonly donationId: string,
  ) {
    super();
  }
}

/** Why a donor is told about a monthly gift. */
export const MONTHLY_GIFT_CAUSES = [
  'began',
  /** The link of this month, where one is sent. */
  'due',
  /** A charge failed. */
  'failed',
  'reminder',
  'recovered',
  'lapsed',
  'paused',
  'resumed',
  'cancelled',
  /** Its charity or project takes no gifts any more, or the school. */
  'ended',
  /** The donor did not answer whether it is to go on. */
  'unanswered',
  'amount',
  'ask_again',
  'new_link',
] as const;
export type MonthlyGiftCause = (typeof MONTHLY_GIFT_CAUSES)[number];

/** Something happened to a monthly gift of which its donor is told. Fires once for each `key`. */
@DomainEvent('commerce.monthly-gift-changed.v1')
export class MonthlyGiftChanged {
  @IsUUID()
  monthly_id!: string;

  @IsIn(MONTHLY_GIFT_CAUSES)
  cause!: MonthlyGiftCause;

  /** Tells two of the same cause apart, such as the day of the failed charge and the number of the letter. */
  @IsString()
  @MaxLength(64)
  key!: string;
}
