import { Query } from '@nestjs/cqrs';
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
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** A gift has arrived: paid through a provider, or counted by two people. Fires once for each donation. */
@DomainEvent('giving.donation-completed.v1')
export class DonationCompleted {
  @IsUUID()
  donation_id!: string;

  @IsUUID()
  charity_id!: string;

  @IsOptional()
  @IsUUID()
  project_id!: string | null;

  /** What was given, without what the donor added for the fee; minor units. */
  @IsInt()
  @Min(1)
  gift!: number;

  @IsISO4217CurrencyCode()
  currency!: string;

  @IsISO8601()
  completed_at!: string;

  /** Who raised it; each is null where nobody is named. */
  @IsOptional()
  @IsUUID()
  student_id!: string | null;

  @IsOptional()
  @IsUUID()
  class_id!: string | null;

  @IsOptional()
  @IsUUID()
  book_id!: string | null;
}

/** A gift was corrected: a part of it was paid back, or that failed afterwards. */
@DomainEvent('giving.donation-corrected.v1')
export class DonationCorrected {
  @IsUUID()
  donation_id!: string;

  /** The refund or the dispute. */
  @IsUUID()
  source_id!: string;

  @IsIn(['refund', 'reversed', 'dispute'])
  cause!: 'refund' | 'reversed' | 'dispute';

  /** Minor units, of gift and fee cover together. */
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

/**
 * How many people gave to each of these charities or projects in all schools, without gifts that were paid back whole: people by
 * their account, guests by their address. Ids without a gift are absent.
 */
export class CountDonors extends Query<{ id: string; count: number }[]> {
  constructor(readonly of: { charities: readonly string[] } | { projects: readonly string[] }) {
    super();
  }
}

/** A gift, for its receipt. Amounts are minor units. */
export interface ReceiptedDonation {
  number: string;
  charity_id: string;
  anonymity: 'named' | 'first_name' | 'anonymous';
  /** Whether a receipt is given: not for a gift of a file that says that its donor has one already. */
  receipted: boolean;
  /** What the donor declared for the tax; null without a declaration, or when it was cancelled. */
  declaration: { regime: 'gift_aid' | '80g'; identity_hint: string | null } | null;
  donor_id: string | null;
  name: string | null;
  email: string | null;
  country: string | null;
  language: string;
  currency: string;
  /** Gift and fee cover together. */
  total: number;
  /** Title of the project; null for the charity as a whole. */
  title: string | null;
}

/** A gift of the running school, for its receipt; null for an unknown one. */
export class GetDonationForReceipt extends Query<ReceiptedDonation | null> {
  constructor(readonly donationId: string) {
    super();
  }
}

/**
 * Two people of the platform's team agreed on a refund of a school's gift. Fires in the platform's context, in the transaction
 * of the approval.
 */
@DomainEvent('giving.gift-refund-approved.v1')
export class GiftRefundApproved {
  @IsUUID()
  donation_id!: string;

  @IsUUID()
  school_id!: string;

  /** Becomes the id of the refund. */
  @IsUUID()
  proposal_id!: string;

  /** Minor units. */
  @IsInt()
  @Min(1)
  amount!: number;

  @IsString()
  @MaxLength(300)
  reason!: string;

  @IsUUID()
  proposed_by!: string;

  @IsUUID()
  approved_by!: string;
}
