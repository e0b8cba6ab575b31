import { Injectable } from '@nestjs/common';
import { IsString, IsUUID } from 'class-validator';
import type { Tx } from '../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../platform/messaging/consumers.ts';
import { DomainEvent } from '../../platform/messaging/events.ts';
import { Outbox } from '../../platform/messaging/outbox.ts';
import type { School } from '../tenancy/contract.ts';
import { MessageEmails } from './message-emails/message-emails.ts';
import { emailOwnerOfRefusedResource } from './resources/email-owner.ts';

// Events by which the previous version requested e-mails. Its processes still write them during a deploy, and
// some may wait in the outbox or a queue: without these consumers their e-mails would be lost. Each is
// converted to the request that this version makes itself. The next version removes this file. The consumers
// keep their former names, because receipts and waiting jobs contain them.

@DomainEvent('content.message-received.v1')
class MessageReceived {
  @IsUUID()
  message_id!: string;
}

@Injectable()
@Consumes(MessageReceived, { name: 'messaging.message-received', queue: 'emails' })
export class EmailWhenMessageReceived implements Consumer<MessageReceived, School> {
  constructor(private readonly emails: MessageEmails) {}

  prepare(): Promise<School> {
    return this.emails.school();
  }

  handle({ message_id }: MessageReceived, tx: Tx, school: School): Promise<void> {
    return this.emails.received(tx, message_id, school);
  }
}

@DomainEvent('content.message-answered.v1')
class MessageAnswered {
  @IsUUID()
  message_id!: string;

  @IsUUID()
  entry_id!: string;
}

@Injectable()
@Consumes(MessageAnswered, { name: 'messaging.message-answered', queue: 'emails' })
export class EmailWhenMessageAnswered implements Consumer<MessageAnswered, School> {
  constructor(private readonly emails: MessageEmails) {}

  prepare(): Promise<School> {
    return this.emails.school();
  }

  handle({ message_id, entry_id }: MessageAnswered, tx: Tx, school: School): Promise<void> {
    return this.emails.answered(tx, message_id, entry_id, school);
  }
}

@DomainEvent('content.tour-cancelled.v1')
class TourCancelled {
  @IsUUID()
  message_id!: string;
}

@Injectable()
@Consumes(TourCancelled, { name: 'messaging.tour-cancelled', queue: 'emails' })
export class EmailWhenTourCancelled implements Consumer<TourCancelled, School> {
  constructor(private readonly emails: MessageEmails) {}

  prepare(): Promise<School> {
    return this.emails.school();
  }

  handle({ message_id }: TourCancelled, tx: Tx, school: School): Promise<void> {
    return this.emails.cancelled(tx, message_id, school);
  }
}

@DomainEvent('content.resource-refused.v1')
class ResourceRefused {
  @IsUUID()
  resource_id!: string;

  @IsUUID()
  file_id!: string;

  @IsUUID()
  owner_id!: string;

  @IsString()
  title!: string;

  @IsString()
  reason!: string;
}

@Injectable()
@Consumes(ResourceRefused, { name: 'messaging.resource-refused', queue: 'emails' })
export class EmailWhenResourceRefused implements Consumer<ResourceRefused> {
  constructor(private readonly outbox: Outbox) {}

  handle(event: ResourceRefused, tx: Tx): Promise<void> {
    return emailOwnerOfRefusedResource(this.outbox, tx, event);
  }
}

/** What `content.module.ts` registers. */
export const PREVIOUS_EMAIL_CONSUMERS = [
  EmailWhenMessageReceived,
  EmailWhenMessageAnswered,
  EmailWhenTourCancelled,
  EmailWhenResourceRefused,
];
