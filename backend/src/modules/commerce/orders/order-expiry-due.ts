import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** An order has waited for its payment long enough. Fires at its time, and later again while a payment is under way. */
@DomainEvent('commerce.order-expiry-due.v1')
export class OrderExpiryDue {
  @IsUUID()
  order_id!: string;
}
