import { IsIn, IsInt, IsISO4217CurrencyCode, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../../platform/messaging/events.ts';
import { HELD_DECISIONS, type HeldDecision } from './held-payment.rules.ts';

/**
 * Two people decided about a payment that is held. Fires in the transaction of the approval, in the context of those who
 * decided: the payment's school, or the platform.
 */
@DomainEvent('commerce.held-payment-decided.v1')
export class HeldPaymentDecided {
  @IsUUID()
  payment_id!: string;

  /** The school of the payment. */
  @IsUUID()
  school_id!: string;

  @IsIn(HELD_DECISIONS)
  decision!: HeldDecision;

  /** What they agreed to, in minor units of `currency`. */
  @IsInt()
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;

  @IsUUID()
  proposal_id!: string;

  @IsUUID()
  proposed_by!: string;

  @IsUUID()
  approved_by!: string;
}
