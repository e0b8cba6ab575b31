import { IsUUID } from 'class-validator';
import { DomainEvent } from '../messaging/events.ts';

/** A provider's call was verified and stored. Fires in the platform's tenant. */
@DomainEvent('platform.webhook-received.v1')
export class WebhookReceived {
  @IsUUID()
  webhook_id!: string;
}
