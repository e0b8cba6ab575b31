import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { GetSchools } from '../../tenancy/contract.ts';
import { respectsSuppression } from '../emails/suppression.ts';
import type { EmailDetail } from './email-log-view.ts';
import { maskedParts, resendRefusal, withoutAddress } from './email-log.rules.ts';
import { EmailSnapshots } from './email-snapshots.ts';
import { LOG_COLUMNS, logRowOf, type StoredLogRow } from './list-email-log.query.ts';

/** One e-mail of any school, with all that happened to it. */
export class GetEmailDetail extends Query<EmailDetail> {
  constructor(readonly id: string) {
    super();
  }
}

interface StoredDetail extends StoredLogRow {
  cause: string;
  language: string | null;
  wording: number | null;
  text: string;
  html: string | null;
  secret_seed: string | null;
  recipient_id: string | null;
  message_id: string | null;
  last_error: string | null;
  body_deleted_at: Date | null;
  resend_of: string | null;
  resent_as: string | null;
  refused: boolean;
}

@QueryHandler(GetEmailDetail)
export class GetEmailDetailHandler implements IQueryHandler<GetEmailDetail> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
    private readonly snapshots: EmailSnapshots,
  ) {}

  async execute({ id }: GetEmailDetail): Promise<EmailDetail> {
    const [emails, events] = await this.db.oversee([
      {
        name: 'email_detail',
        text: `select ${LOG_COLUMNS}, cause, language, wording, text, html, secret_seed, recipient_id, message_id, last_error, body_deleted_at, resend_of,
                 (select n.id from messaging.email n where n.tenant_id = e.tenant_id and n.resend_of = e.id) as resent_as,
                 exists (select from messaging.suppressed_address s where s.tenant_id = e.tenant_id and s.address = e.address) as refused
               from messaging.email e where id = $1`,
        values: [id],
      },
      {
        name: 'email_history',
        text: `select id, kind, detail, at from messaging.email_event where email_id = $1
                 and tenant_id = (select tenant_id from messaging.email where id = $1) order by at, id limit 200`,
        values: [id],
      },
    ]);
    const email = emails!.rows[0] as StoredDetail | undefined;
    if (!email) throw notFound('e-mail');
    const schools = await this.queries.execute(new GetSchools([email.tenant_id]));
    const readable = (text: string | null): string | null => text && withoutAddress(text, email.recipient);
    return {
      ...logRowOf(email, schools),
      // The cause of an e-mail with a link is the seed of its secret.
      cause: email.cause === email.secret_seed ? 'link' : (readable(email.cause) ?? ''),
      language: email.language,
      wording: email.wording,
      has_secret: email.secret_seed !== null,
      to_account: email.recipient_id !== null,
      message_id: email.message_id,
      last_error: readable(email.last_error),
      history: (events!.rows as { id: string; kind: string; detail: string | null; at: Date }[]).map(
        (event) => ({
          ...event,
          detail: readable(event.detail),
          at: event.at.toISOString(),
        }),
      ),
      text: maskedParts(email.text, email.html).text,
      snapshot: email.html ? this.snapshots.pathOf(email.id) : null,
      resend_of: email.resend_of,
      resent_as: email.resent_as,
      resend_refusal: resendRefusal(
        {
          state: email.state,
          sent_at: email.sent_at,
          body_deleted: email.body_deleted_at !== null,
          resent: email.resent_as !== null,
          // An address put right is not the one that is suppressed.
          suppressed:
            email.refused &&
            email.recipient_id === null &&
            email.secret_seed !== null &&
            respectsSuppression(email.template),
        },
        this.clock.now(),
      ),
    };
  }
}
