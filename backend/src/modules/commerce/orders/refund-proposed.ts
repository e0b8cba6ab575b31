import { IsISO4217CurrencyCode, IsISO8601, IsInt, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/**
 * One of the platform's team proposed a refund of a school's order. Fires in the platform's context, in the transaction of the
 * proposal.
 */
@DomainEvent('commerce.refund-proposed.v1')
export class RefundProposed {
  @IsUUID()
  order_id!: string;

  @IsUUID()
  school_id!: string;

  @IsUUID()
  proposal_id!: string;

  @IsString()
  @MaxLength(64)
  order_number!: string;

  /** Minor units. */
  @IsInt()
  @Min(1)
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;

  @IsString()
  @MaxLength(300)
  reason!: string;

  @IsUUID()
  proposed_by!: string;

  @IsISO8601()
  expires_at!: string;
}
