import { createHash } from 'node:crypto';
import { isLanguage } from '@bookgrove/contract';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { requestEmail, type EmailRecipient } from '../../messaging/contract.ts';
import { GetProjectCards, type ProjectCard } from '../contract/charities.ts';
import { everySchool } from '../every-school.ts';
import { sendNow } from './project-notice.rules.ts';

const DAY = 24 * 3_600_000;
/** Days for which a notice is sent to those who were not told. */
const SENT_FOR = 14;

interface Row extends Record<string, unknown> {
  notice_id: string;
  project_id: string;
  moved_to: string | null;
  redirect_to: string | null;
  title: string | null;
  /** Account of the recipient; null for a guest. */
  person_id: string | null;
  email: string | null;
  name: string | null;
  language: string | null;
  last_sent: Date | null;
}

/** What is not sent yet, for each recipient: donors who want news, donors of what is not carried out, and those who follow. */
const PENDING = `with notice as (
    select n.id, n.project_id, n.moved_to, n.redirect_to, n.created_at, u.title, p.charity_id
    from giving.project_notice n
    join giving.project p on p.id = n.project_id
    left join giving.project_update u on u.id = n.id
    where n.created_at > $2 and (u.id is null or u.status = 'published')
  ), recipient as (
    select distinct on (n.id, coalesce(d.donor_id::text, lower(d.donor_email)))
      n.id as notice_id, coalesce(d.donor_id::text, lower(d.donor_email)) as who, d.donor_id as person_id,
      case when d.donor_id is null then d.donor_email end as email, d.donor_name as name, d.language
    from notice n join giving.donation d on d.tenant_id = $1::uuid and d.project_id = n.project_id
      and d.status in ('completed', 'partially_refunded', 'disputed') and d.donor_email is not null
      and (d.wants_news or n.moved_to = 'cancelled')
    order by n.id, coalesce(d.donor_id::text, lower(d.donor_email)), d.created_at desc
  ), follower as (
    select n.id as notice_id, f.person_id::text as who, f.person_id, null as email, null as name, null as language
    from notice n join giving.follow f on f.tenant_id = $1::uuid and f.subject_id in (n.project_id, n.charity_id)
    where n.moved_to is distinct from 'cancelled' and not exists (select from recipient r where (r.notice_id, r.who) = (n.id, f.person_id::text))
  ), everybody as (select * from recipient union select * from follower), keyed as (
    select e.*, encode(sha256(convert_to(e.who, 'UTF8')), 'hex') as address from everybody e
  )
  select k.notice_id, n.project_id, n.moved_to, n.redirect_to, n.title, k.person_id, k.email, k.name, k.language,
    (select max(s.sent_at) from giving.project_notice_sent s where s.tenant_id = $1::uuid and s.address = k.address) as last_sent
  from keyed k join notice n on n.id = k.notice_id
  where not exists (select from giving.project_notice_sent s
    where s.tenant_id = $1::uuid and s.notice_id = k.notice_id and s.address = k.address)
  order by n.created_at, k.who limit 5000`;

/**
 * Sends the news of projects: for each recipient one e-mail a day with all that is new. Each notice is marked in the transaction that
 * requests the e-mail, so that a run that is cut short or runs twice tells nobody twice.
 */
@Injectable()
@Scheduled({ name: 'send-project-notices', every: 900_000 })
export class SendProjectNotices implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    await this.tenants.forEachTenant('send-project-notices', await everySchool(this.queries), () =>
      this.send(),
    );
  }

  /** Of the running school. */
  async send(): Promise<void> {
    const now = this.clock.now();
    const rows = await this.db.rows<Row>({
      name: 'pending_project_notices',
      text: PENDING,
      values: [currentTenantId(), new Date(now.getTime() - SENT_FOR * DAY)],
    });
    if (rows.length === 0) return;
    const ids = new Set(
      rows.flatMap(({ project_id, redirect_to }) => [project_id, redirect_to ?? []].flat()),
    );
    const cards = new Map(
      (await this.queries.execute(new GetProjectCards([...ids]))).map((card) => [card.id, card]),
    );
    const byRecipient = Map.groupBy(rows, (row) => keyOf(row));
    for (const [key, own] of byRecipient) {
      const { cancelled, digest } = sendNow(own, own[0]!.last_sent, now);
      for (const one of cancelled)
        await this.db.transaction(async (tx) => {
          if ((await this.mark(tx, key, [one], now)).length > 0) await this.tellCancelled(tx, one, cards);
        });
      if (digest.length > 0)
        await this.db.transaction(async (tx) => {
          const fresh = await this.mark(tx, key, digest, now);
          if (fresh.length > 0) await this.tellNews(tx, key, fresh, cards);
        });
    }
  }

  /** The notices that nobody else has marked for this recipient meanwhile. */
  private async mark(tx: Tx, key: string, notices: readonly Row[], now: Date): Promise<Row[]> {
    const tenant_id = currentTenantId();
    const marked = await tx.$queryRaw<{ notice_id: string }[]>`
      insert into giving.project_notice_sent (tenant_id, notice_id, address, sent_at)
      select ${tenant_id}::uuid, n, ${addressOf(key)}, ${now}
      from unnest(${notices.map(({ notice_id }) => notice_id)}::uuid[]) n
      on conflict do nothing returning notice_id`;
    return notices.filter(({ notice_id }) => marked.some((one) => one.notice_id === notice_id));
  }

  private async tellCancelled(tx: Tx, row: Row, cards: ReadonlyMap<string, ProjectCard>): Promise<void> {
    const project = cards.get(row.project_id);
    if (!project) return;
    await requestEmail(this.outbox, tx, {
      template: 'project-cancelled',
      to: recipientOf(row),
      data: {
        path: `/charity-projects/${project.slug}`,
        title: project.title,
        redirect: (row.redirect_to && cards.get(row.redirect_to)?.title) || '',
      },
      cause: `project-notice:${row.notice_id}`,
    });
  }

  private async tellNews(
    tx: Tx,
    key: string,
    rows: readonly Row[],
    cards: ReadonlyMap<string, ProjectCard>,
  ): Promise<void> {
    const known = rows.filter(({ project_id }) => cards.has(project_id));
    const [first] = known;
    if (!first) return;
    const projects = new Set(known.map(({ project_id }) => project_id));
    await requestEmail(this.outbox, tx, {
      template: 'project-news',
      to: recipientOf(first),
      data: {
        path: projects.size === 1 ? `/charity-projects/${cards.get(first.project_id)!.slug}` : '/projects',
        news: known.map(({ project_id, title, moved_to }) => ({
          title: cards.get(project_id)!.title,
          text: title ?? '',
          ...(moved_to && { moved_to: moved_to as 'funded' | 'completed' }),
        })),
      },
      cause: `project-news:${addressOf(`${key} ${known.map(({ notice_id }) => notice_id).join(' ')}`)}`,
    });
  }
}

const keyOf = ({ person_id, email }: Row): string => person_id ?? email!.toLowerCase();
const addressOf = (key: string): string => createHash('sha256').update(key).digest('hex');

function recipientOf({ person_id, email, name, language }: Row): EmailRecipient {
  if (person_id) return { user_id: person_id };
  return { email: email!, ...(isLanguage(language) && { language }), ...(name && { name }) };
}
