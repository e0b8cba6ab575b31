import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { LinkSecrets, SECRET_MARK } from '../../../platform/link-secrets.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { EmailQueued } from '../contract.ts';

/**
 * Sends a written e-mail over SMTP. A crash between the server's "yes" and our note of it sends it once more, under
 * the same Message-ID, so that the reader's mailbox shows it once.
 */
@Injectable()
@Consumes(EmailQueued, { name: 'messaging.send-email', queue: 'emails' })
export class SendWhenEmailQueued implements Consumer<EmailQueued, string | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly mailer: Mailer,
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
      text: 'select recipient, subject, text, calendar, secret_seed, status from messaging.email where tenant_id = $1 and id = $2',
      values: [currentTenantId(), email_id],
    });
    if (!email || email.status === 'sent') return null;
    const { recipient: to, subject, calendar, secret_seed } = email;
    // The one moment in which the secret of a link is there.
    const text = secret_seed
      ? email.text.replaceAll(SECRET_MARK, this.secrets.secretOf(secret_seed))
      : email.text;
    return this.mailer.send({ id: email_id, to, subject, text, ...(calendar && { calendar }) });
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
        where: { tenant_id: currentTenantId(), id: email_id, status: { not: 'sent' } },
        data: {
          tries: { increment: 1 },
          last_error: error.message.slice(0, 500),
          ...(last && { status: 'failed' }),
        },
      }),
    );
  }
}
