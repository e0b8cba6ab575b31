import { IsIn, IsInt, IsISO4217CurrencyCode, IsUUID, Min } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from './payout.rules.ts';

/** A payout to a school got a status. Fires in the platform's context, in the transaction of its posting. */
@DomainEvent('commerce.payout-changed.v1')
export class PayoutChanged {
  @IsUUID()
  payout_id!: string;

  @IsUUID()
  school_id!: string;

  @IsIn(PAYOUT_STATUSES)
  status!: PayoutStatus;

  /** Minor units. */
  @IsInt()
  @Min(1)
  amount!: number;

  @IsISO4217CurrencyCode()
  currency!: string;
}
