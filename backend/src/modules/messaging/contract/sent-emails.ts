import { Query } from '@nestjs/cqrs';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { DomainEvent } from '../../../platform/messaging/events.ts';

/** An e-mail is stored and waits to be sent. Fires once per e-mail. */
@DomainEvent('messaging.email-queued.v1')
export class EmailQueued {
  @IsUUID()
  email_id!: string;

  /** It is tried until it is sent or discarded, and not for three days only; see `EMAIL_PATIENCE`. */
  @IsOptional()
  @IsBoolean()
  until_done?: boolean;
}

/** Numbers of e-mails since a point in time. */
export interface EmailNumbers {
  sent: number;
  failed: number;
  /** Not sent yet; `oldest` is when the oldest of them was stored. */
  waiting: number;
  oldest: Date | null;
}

/** E-mails of the running school, or in the platform's context those of every school. */
export class CountEmails extends Query<EmailNumbers> {
  constructor(readonly since: Date) {
    super();
  }
}

/** Whether the mail server works. */
export interface MailState {
  /** Since when it fails; null while it works. */
  failing_since: Date | null;
  /** Code of the failure, without words of the server. */
  last_error: string | null;
}

/** State of the mail server, which all schools share. */
export class GetMailState extends Query<MailState> {}
