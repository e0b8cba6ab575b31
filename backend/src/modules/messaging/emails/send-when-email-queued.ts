import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { LinkSecrets, withSecret } from '../../../platform/link-secrets.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { EMAILS_TOPIC } from './emails.live.ts';
import { EmailQueued, type EmailAttachment } from '../contract.ts';
import { FilesOfEmail } from './files-of-email.ts';
import { MailOutage } from './mail-outage.ts';
import { calendarWithSecret } from './secret-in-email.ts';
import { hardBounceOf } from './smtp-refusal.rules.ts';
import { respectsSuppression, Suppression } from './suppression.ts';
import { LOGO_IMAGE } from './templates/layout/html.ts';
import { oneClickPath, UNSUBSCRIBE_MARK, UnsubscribeTokens } from './unsubscribe-token.ts';

/** A stored e-mail that was not sent yet. */
interface StoredEmail {
  template: string;
  recipient: string;
  subject: string;
  text: string;
  html: string | null;
  logo: string | null;
  attachments: EmailAttachment[] | null;
  calendar: string | null;
  secret_seed: string | null;
  status: string;
}

/** What became of an attempt. */
type Attempt = { message_id: string } | { suppressed: string } | { bounced: string; answer: string };

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
export class SendWhenEmailQueued implements Consumer<EmailQueued, Attempt | null> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly files: FilesOfEmail,
    private readonly live: LiveMessages,
    private readonly mailer: Mailer,
    private readonly outage: MailOutage,
    private readonly queries: QueryBus,
    private readonly secrets: LinkSecrets,
    private readonly suppression: Suppression,
    private readonly tokens: UnsubscribeTokens,
  ) {}

  async prepare({ email_id }: EmailQueued): Promise<Attempt | null> {
    const [email] = await this.db.rows<StoredEmail>({
      name: 'email_to_send',
      text: `select template, recipient, subject, text, html, logo, attachments, calendar, secret_seed, status
             from messaging.email where tenant_id = $1 and id = $2 and body_deleted_at is null`,
      values: [currentTenantId(), email_id],
    });
    if (!email || !['queued', 'failed'].includes(email.status)) return null;
    const suppressed = await this.suppression.reasonFor(email);
    if (suppressed) return { suppressed };
    const mail = await this.complete(email_id, email);
    const files = await this.files.attached(email.attachments ?? []);
    try {
      return {
        message_id: await this.outage.watch(() =>
          this.mailer.send({ ...mail, files: [...mail.files, ...files] }),
        ),
      };
    } catch (error) {
      // No mailbox has the address: further attempts would be refused too. An e-mail about safety is tried all the same.
      const bounced = respectsSuppression(email.template) && hardBounceOf(error);
      if (!bounced) throw error;
      return { bounced, answer: (error as Error).message.slice(0, 500) };
    }
  }

  async handle({ email_id }: EmailQueued, tx: Tx, attempt: Attempt | null): Promise<void> {
    if (!attempt) return;
    await tx.email.update({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id: email_id } },
      data:
        'suppressed' in attempt
          ? { status: 'suppressed', last_error: attempt.suppressed }
          : 'bounced' in attempt
            ? {
                status: 'failed',
                delivery: 'bounced',
                delivery_at: this.clock.now(),
                delivery_detail: attempt.bounced,
                tries: { increment: 1 },
                last_error: attempt.answer,
              }
            : {
                status: 'sent',
                message_id: attempt.message_id,
                sent_at: this.clock.now(),
                tries: { increment: 1 },
                last_error: null,
              },
    });
    await this.live.publish(tx, EMAILS_TOPIC, [email_id]);
  }

  async failed({ email_id }: EmailQueued, error: Error, last: boolean): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.email.updateMany({
        where: { tenant_id: currentTenantId(), id: email_id, status: { in: ['queued', 'failed'] } },
        data: {
          tries: { increment: 1 },
          last_error: error.message.slice(0, 500),
          ...(last && { status: 'failed' }),
        },
      });
      await this.live.publish(tx, EMAILS_TOPIC, [email_id]);
    });
  }

  /** The e-mail with its secrets, logo and appointment. Secrets of links exist only here, while it is sent. */
  private async complete(id: string, email: StoredEmail) {
    const secret = email.secret_seed ? this.secrets.secretOf(email.secret_seed) : null;
    const stoppable = email.text.includes(UNSUBSCRIBE_MARK);
    const token = this.tokens.of(id);
    const filled = (part: string): string =>
      (secret ? withSecret(part, secret) : part).replaceAll(UNSUBSCRIBE_MARK, token);
    const [logo, origin] = await Promise.all([
      email.logo ? this.files.logo(email.logo) : null,
      stoppable ? this.queries.execute(new GetSchool()).then((school) => school.origin) : null,
    ]);
    const calendar = secret && email.calendar ? calendarWithSecret(email.calendar, secret) : email.calendar;
    const html = email.html && filled(logo ? email.html : email.html.replace(LOGO_IMAGE, ''));
    return {
      id,
      to: email.recipient,
      subject: email.subject,
      text: filled(email.text),
      ...(html && { html }),
      ...(origin && { unsubscribe: origin + oneClickPath(token) }),
      files: [
        ...(logo && html ? [logo] : []),
        ...(calendar
          ? [{ name: 'appointment.ics', type: 'text/calendar; charset=utf-8', content: calendar }]
          : []),
      ],
    };
  }
}
