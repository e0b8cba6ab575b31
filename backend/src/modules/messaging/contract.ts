import { IsUUID } from 'class-validator';
import { DomainEvent } from '../../platform/messaging/events.ts';

/** An e-mail was written down and waits to be sent. Fires once per e-mail. */
@DomainEvent('messaging.email-queued.v1')
export class EmailQueued {
  @IsUUID()
  email_id!: string;
}
