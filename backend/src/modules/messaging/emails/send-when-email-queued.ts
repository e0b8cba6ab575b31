import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { EmailQueued } from '../contract.ts';
import { MailOutage } from './mail-outage.ts';
import { calendarWithSecret, withSecret } from './secret-in-email.ts';

/**
 * Sends a stored e-mail over SMTP. A crash between the server's acceptance and the update of the row sends it
 * again with the same Message-ID, so that the recipient's mailbox shows it once.
 */
@Injectable()
@Consumes(EmailQueued, {
  name: 'messaging.send-email',
  queue: 'emails',
  retry: ({ until_done }) => (until_done ? RETRY.untilDone : RETRY.days),
})
export class SendWhenEmailQueued implements Consumer<EmailQueued, string | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly mailer: Mailer,
    private readonly outage: MailOutage,
    private readonly secrets: LinkSecrets,
  ) {}

  async prepare({ email_id }: EmailQueued): Promise<string | null> {
    const [email] = await this.db.rows<{
      recipient: string;
      subject: string;
      text: string;
      calendar: string | null;
      secret_seed: string | null;
      status: string;
    }>({
      name: 'email_to_send',
      text: 'select recipient, subject, text, calendar, secret_seed, status from messaging.email where tenant_id = $1 and id = $2 and body_deleted_at is null',
      values: [currentTenantId(), email_id],
    });
    if (!email || email.status === 'sent' || email.status === 'discarded') return null;
    const { recipient: to, subject, secret_seed } = email;
    // The secret of a link exists only here, while the e-mail is sent.
    const secret = secret_seed ? this.secrets.secretOf(secret_seed) : null;
    const text = secret ? withSecret(email.text, secret) : email.text;
    const calendar = secret && email.calendar ? calendarWithSecret(email.calendar, secret) : email.calendar;
    return this.outage.watch(() =>
      this.mailer.send({ id: email_id, to, subject, text, ...(calendar && { calendar }) }),
    );
  }

  async handle({ email_id }: EmailQueued, tx: Tx, message_id: string | null): Promise<void> {
    if (!message_id) return;
    await tx.email.update({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: email_id } },
      data: {
        status: 'sent',
        message_id,
        sent_at: this.clock.now(),
        tries: { increment: 1 },
        last_error: null,
      },
    });
  }

  async failed({ email_id }: EmailQueued, error: Error, last: boolean): Promise<void> {
    await this.db.transaction((tx) =>
      tx.email.updateMany({
        where: { tenant_id: currentTenantId(), id: email_id, status: { notIn: ['sent', 'discarded'] } },
        data: {
          tries: { increment: 1 },
          last_error: error.message.slice(0, 500),
          ...(last && { status: 'failed' }),
        },
      }),
    );
  }
}
