import { DiscoveryService } from '@nestjs/core';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { markedProviders } from '../../../platform/discovery.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { RENEWS_SECRETS, type RenewsSecrets } from '../../../platform/mail/renews-link-secrets.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople } from '../../identity/contract.ts';
import { EMAIL_PATIENCE, EmailQueued, isEmailTemplate } from '../contract.ts';
import { respectsSuppression } from '../emails/suppression.ts';
import { maskedAddress, resendRefusal, type ResendRefusal } from './email-log.rules.ts';
import { EmailSchools } from './email-schools.ts';
import { EMAILS_TOPIC } from '../emails/emails.live.ts';

/**
 * Sends an e-mail once more for the same cause, as a new e-mail with a new secret. To an account it goes to the account's
 * address of now; `address` replaces that of somebody without one.
 */
export class ResendEmail extends Command<string> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly address?: string,
  ) {
    super();
  }
}

/** Templates whose links are replaced when they are resent. Keys of orders and gifts stay: other e-mails hold them too. */
const RENEWED: readonly string[] = [
  'verify-email',
  'reset-password',
  'set-password',
  'change-email',
  'guardian-confirmation',
  'invitation',
];

const WHY_NOT: Record<ResendRefusal, string> = {
  body_deleted: 'The text of this e-mail was deleted after its time.',
  already_resent: 'This e-mail was resent already.',
  still_trying: 'This e-mail is still being tried.',
  arrived: 'This e-mail arrived. It is not sent twice.',
  suppressed: 'This address is on the suppression list. Put the address right, or take it off the list.',
  too_soon: 'The mail server took this e-mail less than an hour ago.',
};

@CommandHandler(ResendEmail)
export class ResendEmailHandler implements ICommandHandler<ResendEmail> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly discovery: DiscoveryService,
    private readonly live: LiveMessages,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly schools: EmailSchools,
    private readonly secrets: LinkSecrets,
  ) {}

  execute({ id, reason, address }: ResendEmail): Promise<string> {
    return this.schools.withinSchoolOf(id, async () => {
      const account = await this.accountAddress(id);
      return this.db.transaction((tx) => this.resend(tx, id, reason, account, address));
    });
  }

  private async resend(
    tx: Tx,
    id: string,
    reason: string,
    account: string | null,
    address?: string,
  ): Promise<string> {
    const tenant_id = currentTenantId();
    // Two people who resend the same e-mail wait for one another.
    await tx.$queryRaw`select 1 from messaging.email where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
    const email = await tx.email.findUniqueOrThrow({ where: { tenant_id_id: { tenant_id, id } } });
    if (address && (email.secret_seed || email.recipient_id))
      throw new AppError(
        'conflict',
        'address_of_account',
        'This e-mail goes to the address of its account. Put it right there.',
      );
    const recipient = address?.trim() ?? account ?? email.recipient;
    const [resent, refused] = await Promise.all([
      tx.email.count({ where: { tenant_id, resend_of: id } }),
      tx.suppressedAddress.count({ where: { tenant_id, address: recipient.toLowerCase() } }),
    ]);
    const refusal = resendRefusal(
      {
        state: email.state,
        sent_at: email.sent_at,
        body_deleted: email.body_deleted_at !== null,
        resent: resent > 0,
        suppressed: refused > 0 && respectsSuppression(email.template),
      },
      this.clock.now(),
    );
    if (refusal) throw new AppError('conflict', refusal, WHY_NOT[refusal]);
    const secret_seed = await this.renewed(tx, email.template, email.secret_seed);
    const next = newId();
    await tx.email.create({
      data: {
        id: next,
        tenant_id,
        template: email.template,
        cause: email.cause,
        recipient,
        recipient_id: email.recipient_id,
        subject: email.subject,
        text: email.text,
        html: email.html,
        logo: email.logo,
        language: email.language,
        wording: email.wording,
        ...(email.attachments !== null && { attachments: email.attachments }),
        calendar: email.calendar,
        secret_seed,
        about: email.about,
        resend_of: id,
        resend_no: email.resend_no + 1,
      },
    });
    const until_done = isEmailTemplate(email.template) && EMAIL_PATIENCE[email.template] === 'until_done';
    await this.outbox.add(tx, EmailQueued, { email_id: next, ...(until_done && { until_done }) });
    await this.audit.record(tx, 'email.resent', `${email.template} ${maskedAddress(recipient)}`, { reason });
    await this.live.publish(tx, EMAILS_TOPIC, [id, next]);
    return next;
  }

  /** A new seed, for which the owner of the link takes the former one out of use. */
  private async renewed(tx: Tx, template: string, seed: string | null): Promise<string | null> {
    if (!seed || !RENEWED.includes(template)) return seed;
    const next = this.secrets.newSeed();
    const [former, digest] = [seed, next].map((one) => this.secrets.digest(this.secrets.secretOf(one)));
    for (const { instance } of markedProviders<true, RenewsSecrets>(this.discovery, RENEWS_SECRETS))
      if (await instance.renew(tx, former!, digest!)) return next;
    throw new AppError(
      'conflict',
      'link_spent',
      'The link of this e-mail was used, replaced or has expired. The person can ask for a new one.',
    );
  }

  /** The address of now of the account that the e-mail went to; null for another recipient. */
  private async accountAddress(id: string): Promise<string | null> {
    const [email] = await this.db.rows<{ recipient_id: string | null }>({
      name: 'account_of_email',
      text: 'select recipient_id from messaging.email where tenant_id = $1 and id = $2',
      values: [currentTenantId(), id],
    });
    if (!email?.recipient_id) return null;
    const [person] = await this.queries.execute(new GetPeople([email.recipient_id]));
    if (!person?.email) throw notFound('recipient');
    return person.email;
  }
}
