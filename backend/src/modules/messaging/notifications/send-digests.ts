import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { requestEmail } from '../contract.ts';
import { DEFAULT_DIGEST_HOUR } from './own-settings.ts';
import { digestDay } from './quiet-hours.rules.ts';

/** People of one school that are read at once. */
const AT_ONCE = 500;
/** Messages of one digest; more are in that of the next day. */
const MOST_MESSAGES = 100;

interface Waiting extends Record<string, unknown> {
  user_id: string;
  time_zone: string;
  digest_hour: number;
  digest_on: string | null;
}

/** Puts what happened into one e-mail a day for those who chose it. Nobody gets an empty one. */
@Injectable()
@Scheduled({ name: 'messaging.send-digests', every: 5 * 60_000 })
export class SendDigests implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const [found] = await this.db.system([
      {
        name: 'schools_with_digests',
        text: `select distinct tenant_id from messaging.notification where in_digest and digested_at is null`,
        values: [],
      },
    ]);
    const schools = found!.rows as { tenant_id: string }[];
    await this.tenants.forEachTenant('messaging.send-digests', schools, () => this.ofSchool());
  }

  private async ofSchool(): Promise<void> {
    const now = this.clock.now();
    for (let last: string | null = null, more = true; more;) {
      const people: Waiting[] = await this.db.rows<Waiting>({
        name: 'people_with_digests',
        text: `select n.user_id, coalesce(s.time_zone, 'UTC') as time_zone,
                 coalesce(s.digest_hour, ${DEFAULT_DIGEST_HOUR})::int as digest_hour, s.digest_on::text as digest_on
               from (select distinct user_id from messaging.notification
                 where tenant_id = $1 and in_digest and digested_at is null and ($2::uuid is null or user_id > $2::uuid)
                 order by user_id limit ${AT_ONCE}) n
               left join messaging.notification_settings s on s.tenant_id = $1 and s.user_id = n.user_id
               order by n.user_id`,
        values: [currentTenantId(), last],
      });
      for (const person of people) {
        const day = digestDay(now, person);
        if (day !== null) await this.db.transaction((tx) => this.send(tx, person.user_id, day));
      }
      last = people.at(-1)?.user_id ?? null;
      more = people.length === AT_ONCE;
    }
  }

  private async send(tx: Tx, user_id: string, day: string): Promise<void> {
    const tenant_id = currentTenantId();
    // Another run waits for these rows, and then finds them sent.
    const messages = await tx.$queryRaw<{ id: string; title: string; text: string; about: string[] }[]>`
      select id, title, text, about from messaging.notification
      where tenant_id = ${tenant_id}::uuid and user_id = ${user_id}::uuid and in_digest and digested_at is null
      order by id limit ${MOST_MESSAGES} for update`;
    if (messages.length === 0) return;
    const digested_at = this.clock.now();
    await tx.notification.updateMany({
      where: { tenant_id, id: { in: messages.map(({ id }) => id) } },
      data: { digested_at },
    });
    await tx.notificationSettings.updateMany({
      where: { tenant_id, user_id },
      data: { digest_on: new Date(day) },
    });
    await requestEmail(this.outbox, tx, {
      template: 'notification-digest',
      to: { user_id },
      data: { items: messages.map(({ title, text }) => ({ title, text })), path: '/account/notifications' },
      about: [...new Set(messages.flatMap(({ about }) => about))],
      cause: `digest:${messages[0]!.id}`,
    });
  }
}
