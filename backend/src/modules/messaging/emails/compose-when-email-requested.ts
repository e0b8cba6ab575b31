import type { Language } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { newId, PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { RETRY } from '../../../platform/messaging/retry-schedule.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { SECRET_MARK } from '../../../platform/link-secrets.ts';
import { GetPeople, type Person } from '../../identity/contract.ts';
import { GetSchool, GetSchoolBrand } from '../../tenancy/contract.ts';
import {
  EMAIL_KIND,
  EMAIL_PATIENCE,
  EmailQueued,
  EmailRequested,
  type EmailDataOf,
  type EmailTemplate,
} from '../contract.ts';
import { routeOf, type Route } from '../notifications/channel.rules.ts';
import { NOTIFICATION_KIND } from '../notifications/notification-kinds.ts';
import { NotificationWriter, type ComposedNotification } from '../notifications/notification-writer.ts';
import { OwnSettings } from '../notifications/own-settings.ts';
import { quietUntil } from '../notifications/quiet-hours.rules.ts';
import { EMAILS_TOPIC } from './emails.live.ts';
import { OwnWordings } from './own-wordings.ts';
import { emailLanguage, renderEmail, renderNotification } from './templates/index.ts';
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
}

/** What becomes of a request. */
interface Composed {
  cause: string;
  email: ComposedEmail | null;
  notification: ComposedNotification | null;
  /** The end of the recipient's quiet hours; null: the e-mail is sent at once. */
  held_until: Date | null;
}

/** How the recipient is told. */
interface Told {
  route: Route;
  held_until: Date | null;
}

/** Why the recipient is sent an e-mail, for its footer. */
const REASONS: Record<EmailRequested['recipient'], EmailReason> = {
  user: 'account',
  platform_user: 'account',
  address: 'address',
  school: 'office',
};

/** E-mails whose requests are deleted when they are handled: they tell of an erasure, and what they say may not outlive it. */
const FORGOTTEN: ReadonlySet<EmailRequested['template']> = new Set(['school-data']);

const BY_EMAIL: Told = { route: { email: true, app: false, digest: false }, held_until: null };

/**
 * Renders what a module requests, as an e-mail, a notification or both, as the recipient chose, and stores it. Queries
 * identity for address and language of a person, and tenancy for name, origin, brand and office of the school; the request
 * contains the data of the template.
 */
@Injectable()
@Consumes(EmailRequested, { name: 'messaging.compose-email', queue: 'emails', retry: RETRY.days })
export class ComposeWhenEmailRequested implements Consumer<EmailRequested, Composed | null> {
  constructor(
    private readonly clock: Clock,
    private readonly live: LiveMessages,
    private readonly notifications: NotificationWriter,
    private readonly queries: QueryBus,
    private readonly settings: OwnSettings,
    private readonly wordings: OwnWordings,
    private readonly outbox: Outbox,
  ) {}

  async prepare(request: EmailRequested, { eventId }: { eventId: string }): Promise<Composed | null> {
    const context = currentContext()!;
    const composed = await (request.recipient === 'platform_user'
      ? inContext({ ...context, tenantId: PLATFORM_TENANT_ID }, () => this.compose(request))
      : this.compose(request));
    return composed && { ...composed, cause: request.cause ?? eventId };
  }

  async handle(
    request: EmailRequested,
    tx: Tx,
    composed: Composed | null,
    { eventId }: { eventId: string },
  ): Promise<void> {
    if (composed) await this.write(request, tx, composed);
    if (FORGOTTEN.has(request.template)) await this.outbox.forgetHandled(tx, eventId);
  }

  private async write(request: EmailRequested, tx: Tx, composed: Composed): Promise<void> {
    const { email, notification, cause } = composed;
    if (email && !notification) {
      // Its recipient may have chosen another way since the first request for the same cause.
      const { template, user_id } = request;
      if (user_id && (await this.notifications.isWritten(tx, user_id, template, cause))) return;
    }
    if (notification && !email && (await this.isSent(tx, notification, cause))) return;
    if (notification) await this.notifications.write(tx, notification, cause);
    if (email) await this.store(request, tx, email, composed);
  }

  private async isSent(tx: Tx, { template, user_id }: ComposedNotification, cause: string): Promise<boolean> {
    const where = { tenant_id: currentTenantId(), template, cause, recipient_id: user_id };
    return (await tx.email.count({ where })) > 0;
  }

  private async store(
    request: EmailRequested,
    tx: Tx,
    email: ComposedEmail,
    { cause, held_until }: Composed,
  ): Promise<void> {
    const { template, calendar, secret_seed, attachments = [] } = request;
    const id = newId();
    // Unique by template, cause and recipient: a second request for the same e-mail changes nothing.
    const { count } = await tx.email.createMany({
      data: [
        {
          id,
          tenant_id: currentTenantId(),
          template,
          cause,
          ...email,
          about: peopleIn(request),
          held_until,
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
    await this.outbox.add(
      tx,
      EmailQueued,
      { email_id: id, ...(until_done && { until_done }) },
      held_until ? { at: held_until } : {},
    );
    await this.live.publish(tx, EMAILS_TOPIC, [id]);
  }

  /** Null when nobody is told: without a person or an address, and of what they do not want to know. */
  private async compose(request: EmailRequested): Promise<Omit<Composed, 'cause'> | null> {
    const { template, user_id, email, name = '', language } = request;
    const [[person], school, { logo_key, ...colors }] = await Promise.all([
      user_id ? this.queries.execute(new GetPeople([user_id])) : [],
      this.queries.execute(new GetSchool()),
      this.queries.execute(new GetSchoolBrand()),
    ]);
    if (user_id && !person) return null;
    const recipient = email ?? (person ? person.email : school.email);
    const { route, held_until } = await this.wayTo(request, person);
    // Links to stop e-mails work within one school; those to the platform's team about it are always sent.
    const stoppable = EMAIL_KIND[template] && request.recipient !== 'platform_user';
    const spoken = emailLanguage(person?.language, language, school.language);
    const own = await this.wordings.current(template, spoken);
    const data = request.data as EmailDataOf<EmailTemplate>;
    const frame = {
      language: spoken,
      first_name: person?.first_name ?? name,
      school: school.name,
      origin: school.origin,
      colors,
      logo: logo_key !== null,
      reason: REASONS[request.recipient],
      unsubscribe: stoppable ? school.origin + unsubscribePath(UNSUBSCRIBE_MARK) : null,
    };
    // An address that the request names besides the account is a new one, which is being confirmed.
    const ownAddress = person && recipient?.toLowerCase() === person.email?.toLowerCase();
    return {
      held_until,
      email:
        recipient && route.email
          ? {
              recipient,
              recipient_id: ownAddress ? person.id : null,
              ...renderEmail(template, data, frame, own ?? undefined),
              logo: logo_key,
              language: spoken,
              wording: own?.version ?? null,
            }
          : null,
      notification:
        person && (route.app || route.digest)
          ? {
              user_id: person.id,
              template,
              kind: NOTIFICATION_KIND[template] ?? 'account',
              ...renderNotification(template, data, frame, own ?? undefined),
              path: (data as { path: string }).path,
              about: peopleIn(request),
              route,
            }
          : null,
    };
  }

  /** How the recipient is told. Only a person of the running school, at the address of the account, has a choice. */
  private async wayTo(request: EmailRequested, person: Person | undefined): Promise<Told> {
    if (!person || request.recipient !== 'user' || request.email) return BY_EMAIL;
    const { template } = request;
    const settings = await this.settings.of(person.id);
    const kind = NOTIFICATION_KIND[template] ?? null;
    const route = routeOf({
      kind,
      chosen: kind ? settings.channels[kind] : undefined,
      hasAddress: person.email !== null,
      showable: isShowable(request, person),
    });
    const mayWait = kind !== null || template === 'notification-digest';
    return { route, held_until: mayWait ? quietUntil(this.clock.now(), settings) : null };
  }
}

/** Whether the app can show it: it leads to a page by a link without a secret, in an account of one person. */
function isShowable({ data, secret_seed }: EmailRequested, { role }: Person): boolean {
  const { path } = data as { path?: string };
  return path !== undefined && !secret_seed && !path.includes(SECRET_MARK) && role !== 'community';
}

/** Ids of the recipient and of the people whose name or work is in it. */
const peopleIn = ({ about = [], user_id }: EmailRequested): string[] => [
  ...new Set([...about, ...(user_id ? [user_id] : [])]),
];
