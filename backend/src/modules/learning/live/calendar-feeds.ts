import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { LiveLesson, LiveOccurrence } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { LinkSecrets } from '../../../platform/link-secrets.ts';
import { GetActiveRole } from '../../identity/contract.ts';
import { GetSchool } from '../../tenancy/contract.ts';
import { signedIn } from '../acting-person.ts';
import { DueWork, type DueThing } from '../due-work.ts';
import { liveCalendar, type CalendarLesson, type DueDay } from './live-calendar.ts';
import { LiveLessons } from './live-lessons.ts';
import { ruleOf } from './plan-live.ts';
import { maySee, type LiveRight } from './room.rules.ts';
import { webinarPath } from './webinars.ts';

/** The calendar address of a person. */
export class CalendarFeedView {
  /** When it was made; null: there is none. */
  since!: string | null;
  /** Only in the answer that made it: path of the calendar, which is a secret. */
  path!: string | null;
}

/** Lessons changed last first; a calendar has at most so many. */
const MOST_LESSONS = 300;

/** Calendars of live lessons, and of a student's work, in iCalendar format, by a secret address or of one webinar. */
@Injectable()
export class CalendarFeeds {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveLessons,
    private readonly queries: QueryBus,
    private readonly secrets: LinkSecrets,
    private readonly work: DueWork,
  ) {}

  async own(): Promise<CalendarFeedView> {
    const row = await this.db.transaction((tx) =>
      tx.liveCalendarFeed.findUnique({
        where: { tenant_id_user_id: { tenant_id: currentTenantId(), user_id: signedIn().id } },
      }),
    );
    return { since: row?.created_at.toISOString() ?? null, path: null };
  }

  /** Makes an address; an earlier one stops to work. Only its hash is stored. */
  async make(): Promise<CalendarFeedView> {
    const token = randomBytes(32).toString('base64url');
    const key = { tenant_id: currentTenantId(), user_id: signedIn().id };
    const fresh = { token_hash: this.secrets.digest(token), created_at: this.clock.now() };
    await this.db.transaction((tx) =>
      tx.liveCalendarFeed.upsert({
        where: { tenant_id_user_id: key },
        create: { ...key, ...fresh },
        update: fresh,
      }),
    );
    return { since: fresh.created_at.toISOString(), path: `/api/live-calendars/${token}` };
  }

  async revoke(): Promise<void> {
    await this.db.transaction((tx) =>
      tx.liveCalendarFeed.deleteMany({ where: { tenant_id: currentTenantId(), user_id: signedIn().id } }),
    );
  }

  /**
   * The calendar of an address: what its person may see now. The index finds the hash of the secret, so the time of the
   * look-up says nothing about the secret.
   * @param zone IANA name of the time zone in which the days of work are meant
   * @throws AppError 404
   */
  async read(token: string, zone: string): Promise<string> {
    const row = await this.db.transaction((tx) =>
      tx.liveCalendarFeed.findUnique({
        where: {
          tenant_id_token_hash: { tenant_id: currentTenantId(), token_hash: this.secrets.digest(token) },
        },
      }),
    );
    const role = row && (await this.queries.execute(new GetActiveRole(row.user_id)));
    if (!row || !role) throw notFound('calendar');
    const person = await this.live.personOf(row.user_id, role);
    const work = role === 'student' ? await this.work.dueOf(row.user_id, zone) : [];
    return this.write((lesson) => maySee(lesson as unknown as LiveRight, person), {
      work,
    });
  }

  /** The calendar of one webinar. @throws AppError 404 */
  async ofWebinar(slug: string): Promise<string> {
    return this.write((lesson) => lesson.audience === 'webinar' && lesson.slug === slug.toLowerCase(), {
      slug,
    });
  }

  private async write(
    shown: (lesson: LiveLesson) => boolean,
    { slug, work = [] }: { slug?: string; work?: readonly DueThing[] },
  ): Promise<string> {
    const [school, rows] = await Promise.all([
      this.queries.execute(new GetSchool()),
      this.db.transaction((tx) =>
        tx.liveLesson.findMany({
          where: {
            tenant_id: currentTenantId(),
            status: { not: 'draft' },
            ...(slug && { slug: slug.toLowerCase() }),
          },
          include: { occurrences: { orderBy: { planned_at: 'asc' } } },
          orderBy: { updated_at: 'desc' },
          take: MOST_LESSONS,
        }),
      ),
    ]);
    const lessons = rows.filter(shown);
    if (slug && lessons.length === 0) throw notFound('webinar');
    return liveCalendar(
      `${slug ? lessons[0]!.title : 'Live lessons'}, ${school.name}`,
      lessons.map((lesson) => calendarLesson(lesson, school.origin)),
      work.map((thing) => dueDay(thing, school.origin)),
    );
  }
}

const dueDay = ({ id, title, from, note, due_on }: DueThing, origin: string): DueDay => ({
  id,
  title,
  summary: [from, note].filter(Boolean).join('\n'),
  day: due_on,
  url: `${origin}/today`,
});

const calendarLesson = (
  lesson: LiveLesson & { occurrences: LiveOccurrence[] },
  origin: string,
): CalendarLesson => ({
  ...ruleOf(lesson),
  id: lesson.id,
  title: lesson.title,
  summary: lesson.summary,
  minutes: lesson.minutes,
  cancelled: lesson.status === 'cancelled',
  sequence: lesson.sequence,
  updated_at: lesson.updated_at,
  url: `${origin}${lesson.audience === 'webinar' ? webinarPath(lesson.slug) : '/live'}`,
  times: lesson.occurrences as unknown as CalendarLesson['times'],
});
