import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Consumes, type Consumer } from '../../../platform/messaging/consumers.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { GetSchoolTimeZone, ListFamilyLinks, type FamilyLink } from '../../identity/contract.ts';
import { requestEmail } from '../../messaging/contract.ts';
import { ListSchools } from '../../tenancy/contract.ts';
import { WeekDigestDue } from '../contract.ts';
import { CoursesOpenGuard } from '../courses-open.ts';
import { weekToSend } from './week-digest.rules.ts';
import type { WeekOfChild } from './week-views.ts';
import { WeeksOfChildren } from './weeks-of-children.ts';

const PAGE = 100;

/**
 * Requests the letters about the week for guardians, from Friday afternoon of each school. A letter is marked in the transaction that
 * publishes its event, so that a run that is cut short, or two at once, never make a second one for the week.
 */
@Injectable()
@Scheduled({ name: 'send-week-digests', every: 900_000 })
export class SendWeekDigests implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly open: CoursesOpenGuard,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const schools: { tenant_id: string }[] = [];
    for (;;) {
      const { count, schools: found } = await this.queries.execute(new ListSchools('', PAGE, schools.length));
      schools.push(...found.map(({ id }) => ({ tenant_id: id })));
      if (found.length === 0 || schools.length >= count) break;
    }
    await this.tenants.forEachTenant('send-week-digests', schools, () => this.send());
  }

  /** Of the running school. Returns how many letters were requested. */
  async send(): Promise<number> {
    const zone = await this.queries.execute(new GetSchoolTimeZone());
    const week = weekToSend(this.clock.now(), zone);
    if (!week || !(await this.open.isOpen())) return 0;
    let sent = 0;
    let after: FamilyLink | null = null;
    for (;;) {
      const links: FamilyLink[] = await this.queries.execute(new ListFamilyLinks(after, PAGE));
      if (links.length > 0) sent += await this.mark(links, week);
      if (links.length < PAGE) return sent;
      after = links.at(-1)!;
    }
  }

  private mark(links: readonly FamilyLink[], week: string): Promise<number> {
    const tenant_id = currentTenantId();
    const now = this.clock.now();
    return this.db.transaction(async (tx) => {
      const marked = await tx.$queryRaw<{ guardian_id: string; student_id: string }[]>`
        insert into learning.week_digest (tenant_id, guardian_id, student_id, week, sent_at)
        select ${tenant_id}::uuid, g, s, ${week}::date, ${now}
        from unnest(${links.map(({ guardian_id }) => guardian_id)}::uuid[], ${links.map(({ student_id }) => student_id)}::uuid[]) as l(g, s)
        on conflict do nothing returning guardian_id, student_id`;
      for (const { guardian_id, student_id } of marked)
        await this.outbox.add(tx, WeekDigestDue, { guardian_id, student_id, week });
      return marked.length;
    });
  }
}

/** Writes the letter about the week of a child. Nothing is sent about a week without anything in it. */
@Injectable()
@Consumes(WeekDigestDue, { name: 'learning.write-week-digest', queue: 'emails' })
export class WriteWeekDigest implements Consumer<WeekDigestDue, WeekOfChild | null> {
  constructor(
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly weeks: WeeksOfChildren,
  ) {}

  async prepare({ guardian_id, student_id, week }: WeekDigestDue): Promise<WeekOfChild | null> {
    // The link may have ended since the event.
    const [link] = await this.queries.execute(new ListFamilyLinks(null, 1, { guardian_id, student_id }));
    if (!link) return null;
    const zone = await this.queries.execute(new GetSchoolTimeZone());
    const found = await this.weeks.of({ ...link, id: student_id }, week, zone);
    const empty = found.days + found.all + found.given_back.length + found.coming.length === 0;
    return empty ? null : found;
  }

  async handle(
    { guardian_id, student_id, week }: WeekDigestDue,
    tx: Tx,
    found: WeekOfChild | null,
  ): Promise<void> {
    if (!found) return;
    await requestEmail(this.outbox, tx, {
      template: 'week-digest',
      to: { user_id: guardian_id },
      data: { ...found, path: `/today?child=${student_id}` },
      about: [student_id],
      cause: `${week} ${student_id}`,
    });
  }
}
