import { IsIn, IsInt, IsOptional, IsString, IsUUID, MaxLength, Min } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** A provider reported something about a payment; the call is stored. Fires in the payment's school. */
@DomainEvent('commerce.payment-reported.v1')
export class PaymentReported {
  @IsUUID()
  payment_id!: string;

  /** The stored call. */
  @IsUUID()
  webhook_id!: string;

  /** Staff process the call again. */
  @IsOptional()
  @IsIn(['webhook', 'staff'])
  source?: 'webhook' | 'staff';
}

/** An open payment is due to be read from its provider. Delivered at the time of the next read. */
@DomainEvent('commerce.payment-read-due.v1')
export class PaymentReadDue {
  @IsUUID()
  payment_id!: string;

  /** `poll_count` of the payment: an earlier plan is not followed any more. */
  @IsInt()
  @Min(0)
  poll!: number;
}

/** A refund was requested, or its result is due to be read. */
@DomainEvent('commerce.refund-due.v1')
export class RefundDue {
  @IsUUID()
  payment_id!: string;

  @IsUUID()
  refund_id!: string;

  /** `poll_count` of the refund. */
  @IsInt()
  @Min(0)
  poll!: number;
}

/** A payment was given up, so its page at the provider is to be closed. */
@DomainEvent('commerce.payment-given-up.v1')
export class PaymentGivenUp {
  @IsUUID()
  payment_id!: string;

  /** Why, for the timeline. */
  @IsOptional()
  @IsString()
  @MaxLength(64)
  reason?: string;
}
