import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** A line that is paid back. */
export class ApprovedRefundLine {
  @IsUUID()
  line_id!: string;

  /** Minor units. */
  @IsInt()
  @Min(1)
  amount!: number;

  /** Printed copies that go back into the stock. */
  @IsOptional()
  @IsInt()
  @Min(0)
  restock?: number;
}

/**
 * Two people of the platform's team agreed on a refund of a school's order. Fires in the platform's context, in the
 * transaction of the approval.
 */
@DomainEvent('commerce.refund-approved.v1')
export class RefundApproved {
  @IsUUID()
  order_id!: string;

  @IsUUID()
  school_id!: string;

  /** Becomes the id of the refund. */
  @IsUUID()
  proposal_id!: string;

  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ApprovedRefundLine)
  lines!: ApprovedRefundLine[];

  @IsString()
  @MaxLength(300)
  reason!: string;

  @IsUUID()
  proposed_by!: string;

  @IsUUID()
  approved_by!: string;
}
