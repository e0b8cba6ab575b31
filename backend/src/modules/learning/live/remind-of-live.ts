import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { Scheduled, type ScheduledJob } from '../../../platform/messaging/scheduled-jobs.ts';
import { TenantLoop } from '../../../platform/messaging/tenant-loop.ts';
import { LiveLessons } from './live-lessons.ts';
import { LiveLetters } from './live-letters.ts';
import { LiveRooms } from './live-rooms.ts';
import { isForgotten } from './room.rules.ts';
import { reminderDue } from './schedule.rules.ts';
import { Webinars } from './webinars.ts';

const AT_ONCE = 200;

/** Reminds of lessons the day and the hour before, and ends rooms that nobody ended. */
@Injectable()
@Scheduled({ name: 'remind-of-live', every: 60_000 })
export class RemindOfLive implements ScheduledJob {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly letters: LiveLetters,
    private readonly live: LiveLessons,
    private readonly rooms: LiveRooms,
    private readonly tenants: TenantLoop,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const [due] = await this.db.system([
      {
        name: 'live_due',
        text: `select tenant_id, id, state from learning.live_occurrence
               where (state = 'planned' and starts_at > $1 and starts_at <= $1::timestamptz + interval '24 hours'
                   and (day_reminded_at is null or (hour_reminded_at is null and starts_at <= $1::timestamptz + interval '1 hour')))
                 or (state = 'open' and starts_at < $1::timestamptz - interval '2 hours')
               order by starts_at limit ${AT_ONCE}`,
        values: [now],
      },
    ]);
    const rows = due!.rows as { tenant_id: string; id: string; state: string }[];
    await this.tenants.forEachTenant('remind-of-live', rows, ({ id, state }) =>
      state === 'open' ? this.end(id, now) : this.remind(id, now),
    );
  }

  private async end(id: string, now: Date): Promise<void> {
    const [time] = await this.db.rows<{ starts_at: Date; minutes: number }>({
      name: 'live_open_time',
      text: `select starts_at, minutes from learning.live_occurrence where tenant_id = $1 and id = $2 and state = 'open'`,
      values: [currentTenantId(), id],
    });
    if (time && isForgotten(time.starts_at, time.minutes, now)) await this.rooms.end(id);
  }

  private async remind(id: string, now: Date): Promise<void> {
    const tenant_id = currentTenantId();
    const row = await this.db.transaction((tx) => tx.liveOccurrence.findFirst({ where: { tenant_id, id } }));
    const due = row && reminderDue(row, now);
    if (!due) return;
    const time = (await this.live.ofLesson(row.lesson_id, null)).find((one) => one.id === id);
    if (!time || time.status !== 'published' || time.state !== 'planned') return;
    const recipients = await this.letters.recipients(time);
    const column = due === 'day' ? 'day_reminded_at' : 'hour_reminded_at';
    await this.db.transaction(async (tx) => {
      // Of two processes one counts it as its own.
      const { count } = await tx.liveOccurrence.updateMany({
        where: { tenant_id, id, state: 'planned', [column]: null },
        data: { [column]: now },
      });
      if (count === 0) return;
      await this.letters.write(
        tx,
        'live-reminder',
        time,
        recipients,
        { title: time.title, starts_at: time.starts_at.toISOString(), time_zone: time.time_zone, due },
        `live-${due}:${tenant_id}:${id}:${time.starts_at.getTime()}`,
      );
    });
  }
}

/** Forgets guests of webinars that are over or were never confirmed. */
@Injectable()
@Scheduled({ name: 'forget-webinar-guests', every: 21_600_000 })
export class ForgetWebinarGuests implements ScheduledJob {
  constructor(
    private readonly db: Db,
    private readonly tenants: TenantLoop,
    private readonly webinars: Webinars,
  ) {}

  async run(): Promise<void> {
    const [found] = await this.db.system([
      {
        name: 'webinar_guest_schools',
        text: `select distinct tenant_id from learning.live_registration where user_id is null limit 1000`,
        values: [],
      },
    ]);
    await this.tenants.forEachTenant('forget-webinar-guests', found!.rows as { tenant_id: string }[], () =>
      this.webinars.forget(),
    );
  }
}
