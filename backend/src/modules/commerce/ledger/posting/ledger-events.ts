import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsISO4217CurrencyCode,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DomainEvent } from '../../../../platform/messaging/events.ts';

const PARTIES = ['school', 'charity', 'platform', 'provider'] as const;

/** What one party gets of a sale, or gives back in a refund, in minor units. */
export class PartyAmount {
  @IsIn(PARTIES)
  party!: (typeof PARTIES)[number];

  /** The charity; null for the others, and while no charity is named. */
  @IsOptional()
  @IsUUID()
  party_id!: string | null;

  /** The project of the charity for which the money is meant. */
  @IsOptional()
  @IsUUID()
  project_id?: string | null;

  @IsInt()
  @Min(0)
  amount!: number;

  /** In a refund of a gift: the provider's fee that the charity had paid. A part of what the party `provider` gives back. */
  @IsOptional()
  @IsInt()
  @Min(0)
  fee?: number;
}

abstract class Movement {
  @IsUUID()
  payment_id!: string;

  @IsUUID()
  order_id!: string;

  @IsUUID()
  school_id!: string;

  @IsString()
  @MaxLength(20)
  provider!: string;

  @IsISO4217CurrencyCode()
  currency!: string;

  /** Sum of the parts, in minor units. */
  @IsInt()
  @Min(0)
  gross!: number;

  @ValidateNested({ each: true })
  @Type(() => PartyAmount)
  parts!: PartyAmount[];
}

/** A sale is in the books of its school, which waits for the platform's. Fires in the transaction of S1 and S2. */
@DomainEvent('commerce.sale-allocated.v1')
export class SaleAllocated extends Movement {
  /** The provider's fee in minor units; null while it is not known. */
  @IsOptional()
  @IsInt()
  @Min(0)
  fee!: number | null;

  /** What charities pay of the fee: that of a gift comes out of the gift. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => PartyAmount)
  charged?: PartyAmount[];

  /** What the buyer paid for the fee, in minor units; absent: nothing. A part of what goes to the provider. */
  @IsOptional()
  @IsInt()
  @Min(0)
  fee_cover?: number;

  /** Value date of its postings; absent: when they are made. */
  @IsOptional()
  @IsISO8601()
  effective_at?: string;
}

/** A sale is in the books of the platform. Fires in the platform's context, in the transaction of P1 and P2. */
@DomainEvent('commerce.sale-settled.v1')
export class SaleSettled extends Movement {
  /** Value date of its postings; absent: when they are made. */
  @IsOptional()
  @IsISO8601()
  effective_at?: string;
}

/** The provider has told its fee for a sale later than the sale itself. */
@DomainEvent('commerce.fee-reported.v1')
export class FeeReported {
  @IsUUID()
  payment_id!: string;

  @IsString()
  @MaxLength(20)
  provider!: string;

  @IsISO4217CurrencyCode()
  currency!: string;

  @IsInt()
  @Min(0)
  fee!: number;

  /** What charities pay of it. */
  @IsOptional()
  @ValidateNested({ each: true })
  @Type(() => PartyAmount)
  charged?: PartyAmount[];

  /** As in `SaleAllocated`. */
  @IsOptional()
  @IsInt()
  @Min(0)
  fee_cover?: number;
}

/** A refund is in the books of the school. Fires in the transaction of R1. */
@DomainEvent('commerce.refund-allocated.v1')
export class RefundAllocated extends Movement {
  @IsUUID()
  refund_id!: string;
}

/** A refund that had been paid back has failed: the school's books have it reversed, and the platform's follow. */
@DomainEvent('commerce.refund-reversed.v1')
export class RefundReversed {
  @IsUUID()
  refund_id!: string;

  @IsUUID()
  school_id!: string;

  @IsISO4217CurrencyCode()
  currency!: string;
}

abstract class DisputeMovement {
  @IsUUID()
  dispute_id!: string;

  @IsUUID()
  payment_id!: string;

  @IsUUID()
  school_id!: string;

  @IsString()
  @MaxLength(20)
  provider!: string;

  @IsISO4217CurrencyCode()
  currency!: string;

  /** What the provider took, in minor units. */
  @IsInt()
  @Min(0)
  amount!: number;

  /** What it took for the dispute. */
  @IsInt()
  @Min(0)
  fee!: number;
}

/** A dispute was opened. The school posts nothing; the platform holds what the provider took. */
@DomainEvent('commerce.dispute-opened.v1')
export class DisputeOpened extends DisputeMovement {}

/** A dispute was won: the provider gives back what it took. */
@DomainEvent('commerce.dispute-won.v1')
export class DisputeWon extends DisputeMovement {}

/** A dispute was lost: the school's books have a refund of what was left of the sale. */
@DomainEvent('commerce.dispute-lost.v1')
export class DisputeLost extends DisputeMovement {
  @IsUUID()
  order_id!: string;

  /** Sum of the parts: what was left of the sale, at most `amount`. */
  @IsInt()
  @Min(0)
  gross!: number;

  @ValidateNested({ each: true })
  @Type(() => PartyAmount)
  parts!: PartyAmount[];
}

/**
 * A refund or lost dispute, or the reversal of a refund, is in the books of the platform. Fires in the platform's
 * context, in the transaction of R2 and R3.
 */
@DomainEvent('commerce.refund-settled.v1')
export class RefundSettled {
  @IsUUID()
  school_id!: string;

  @IsIn(['refund', 'dispute'])
  source_type!: 'refund' | 'dispute';

  @IsUUID()
  source_id!: string;

  @IsISO4217CurrencyCode()
  currency!: string;

  /** Whether this is the reversal of the refund. */
  @IsIn(['settled', 'reversed'])
  outcome!: 'settled' | 'reversed';
}
