import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { GetPeople } from '../../identity/contract.ts';
import { GetSchool, GetSchoolBrand } from '../../tenancy/contract.ts';
import {
  EMAIL_KIND,
  EMAIL_PATIENCE,
  EmailQueued,
  EmailRequested,
  type EmailDataOf,
  type EmailTemplate,
} from '../contract.ts';
import { EMAILS_TOPIC } from './emails.live.ts';
import { OwnWordings } from './own-wordings.ts';
import { emailLanguage, renderEmail } from './templates/index.ts';
import type { EmailReason } from './templates/layout/footer-texts.ts';
import { UNSUBSCRIBE_MARK, unsubscribePath } from './unsubscribe-token.ts';

/** An e-mail ready to be stored. */
interface ComposedEmail {
  recipient: string;
  /** The account whose own address it is. */
  recipient_id: string | null;
  subject: string;
  text: string;
  html: string;
  logo: string | null;
  language: Language;
  /** Version of the school's own wording; null: the standard text alone. */
  wording: number | null;
  cause: string;
}

/** Why the recipient is sent an e-mail, for its footer. */
const REASONS: Record<EmailRequested['recipient'], EmailReason> = {
  user: 'account',
  platform_user: 'account',
  address: 'address',
  school: 'office',
};

/**
 * Renders a requested e-mail and stores it for sending. Queries identity for address and language of a
 * person, and tenancy for name, origin, brand and office of the school; the request contains the data of the
 * template.
 */
@Injectable()
@Consumes(EmailRequested, { name: 'messaging.compose-email', queue: 'emails', retry: RETRY.days })
export class ComposeWhenEmailRequested implements Consumer<EmailRequested, ComposedEmail | null> {
  constructor(
    private readonly live: LiveMessages,
    private readonly queries: QueryBus,
    private readonly wordings: OwnWordings,
    private readonly outbox: Outbox,
  ) {}

  async prepare(request: EmailRequested, { eventId }: { eventId: string }): Promise<ComposedEmail | null> {
    const context = currentContext()!;
    const composed = await (request.recipient === 'platform_user'
      ? inContext({ ...context, tenantId: PLATFORM_TENANT_ID }, () => this.compose(request))
      : this.compose(request));
    return composed && { ...composed, cause: request.cause ?? eventId };
  }

  async handle(request: EmailRequested, tx: Tx, composed: ComposedEmail | null): Promise<void> {
    if (!composed) return;
    const { template, calendar, secret_seed, user_id, about = [], attachments = [] } = request;
    const id = newId();
    // Unique by template, cause and recipient: a second request for the same e-mail changes nothing.
    const { count } = await tx.email.createMany({
      data: [
        {
          id,
          tenant_id: currentTenantId(),
          template,
          ...composed,
          about: [...new Set([...about, ...(user_id ? [user_id] : [])])],
          ...(calendar && { calendar }),
          ...(secret_seed && { secret_seed }),
          ...(attachments.length > 0 && {
            attachments: attachments.map(({ key, name, type }) => ({ key, name, type })),
          }),
        },
      ],
      skipDuplicates: true,
    });
    const until_done = EMAIL_PATIENCE[template] === 'until_done';
    if (count === 0) return;
    await this.outbox.add(tx, EmailQueued, { email_id: id, ...(until_done && { until_done }) });
    await this.live.publish(tx, EMAILS_TOPIC, [id]);
  }

  /** Null without an address, and for a person who no longer exists. */
  private async compose(request: EmailRequested): Promise<Omit<ComposedEmail, 'cause'> | null> {
    const { template, user_id, email, name = '', language, data } = request;
    const [[person], school, { logo_key, ...colors }] = await Promise.all([
      user_id ? this.queries.execute(new GetPeople([user_id])) : [],
      this.queries.execute(new GetSchool()),
      this.queries.execute(new GetSchoolBrand()),
    ]);
    if (user_id && !person) return null;
    const recipient = email ?? (person ? person.email : school.email);
    if (!recipient) return null;
    // Links to stop e-mails work within one school; those to the platform's team about it are always sent.
    const stoppable = EMAIL_KIND[template] && request.recipient !== 'platform_user';
    const spoken = emailLanguage(person?.language, language, school.language);
    const own = await this.wordings.current(template, spoken);
    const rendered = renderEmail(
      template,
      data as EmailDataOf<EmailTemplate>,
      {
        language: spoken,
        first_name: person?.first_name ?? name,
        school: school.name,
        origin: school.origin,
        colors,
        logo: logo_key !== null,
        reason: REASONS[request.recipient],
        unsubscribe: stoppable ? school.origin + unsubscribePath(UNSUBSCRIBE_MARK) : null,
      },
      own ?? undefined,
    );
    // An address that the request names besides the account is a new one, which is being confirmed.
    const ownAddress = person && recipient.toLowerCase() === person.email?.toLowerCase();
    return {
      recipient,
      recipient_id: ownAddress ? person.id : null,
      ...rendered,
      logo: logo_key,
      language: spoken,
      wording: own?.version ?? null,
    };
  }
}
