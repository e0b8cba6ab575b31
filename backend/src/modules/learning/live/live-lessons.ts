import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { LiveAudience, LiveRepeat, LiveRoom, LiveState } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import {
  GetClassGroups,
  GetPeople,
  ListChildrenOfGuardian,
  ListMemberships,
} from '../../identity/contract.ts';
import { maySee, type LivePerson } from './room.rules.ts';

/** A slide of the built-in room. */
export interface LiveSlide {
  title: string;
  /** Markdown */
  text: string;
  /** Of content: a PDF, one page of which is shown. */
  resource_id?: string | null;
  /** From 1. */
  page?: number | null;
}

/** One time of a published lesson, with what its lesson says. */
export interface LiveTime {
  id: string;
  lesson_id: string;
  slug: string;
  title: string;
  summary: string;
  audience: LiveAudience;
  class_id: string | null;
  leader_id: string;
  second_id: string | null;
  guest_name: string;
  language: string;
  time_zone: string;
  repeats: LiveRepeat;
  until: string | null;
  lesson_minutes: number;
  min_adults: number;
  seats: number;
  room: LiveRoom;
  room_url: string;
  recorded: boolean;
  cameras: boolean;
  slides: LiveSlide[];
  status: 'draft' | 'published' | 'cancelled';
  demo: boolean;
  planned_at: Date;
  starts_at: Date;
  minutes: number;
  state: LiveState;
  reason: string;
  shut: boolean;
  slide: number;
  caption: string;
  speaker_id: string | null;
  opened_at: Date | null;
  ended_at: Date | null;
  recording_url: string;
  transcript: string;
  /** Confirmed registrations of the lesson. */
  taken: number;
  /** The signed-in person has a place. */
  registered: boolean;
}

const COLUMNS = `o.id, l.id as lesson_id, l.slug, l.title, l.summary, l.audience, l.class_id, l.leader_id, l.second_id,
  l.guest_name, l.language, l.time_zone, l.repeats, to_char(l.until, 'YYYY-MM-DD') as until, l.minutes as lesson_minutes,
  l.min_adults, l.seats, l.room, l.room_url, l.recorded, l.cameras, l.slides, l.status, l.demo,
  o.planned_at, o.starts_at, o.minutes, case when l.status = 'cancelled' and o.state = 'planned' then 'cancelled' else o.state end as state,
  o.reason, o.shut, o.slide, o.caption, o.speaker_id, o.opened_at, o.ended_at, o.recording_url, o.transcript,
  (select count(*)::int from learning.live_registration r
    where r.tenant_id = l.tenant_id and r.lesson_id = l.id and r.state = 'confirmed') as taken,
  exists (select 1 from learning.live_registration r
    where r.tenant_id = l.tenant_id and r.lesson_id = l.id and r.state = 'confirmed' and r.user_id = $2::uuid) as registered`;
const TABLES = `learning.live_occurrence o
  join learning.live_lesson l on l.tenant_id = o.tenant_id and l.id = o.lesson_id`;

/** Finds times of live lessons, as far as the signed-in person may see them. */
@Injectable()
export class LiveLessons {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** The signed-in person with their classes; null for a visitor. */
  async person(): Promise<LivePerson | null> {
    const principal = currentContext()?.principal;
    if (!principal) return null;
    return this.personOf(principal.userId, principal.role);
  }

  async personOf(id: string, role: LivePerson['role']): Promise<LivePerson> {
    const [memberships, children] = await Promise.all([
      role === 'student' || role === 'teacher' ? this.queries.execute(new ListMemberships(id)) : [],
      role === 'parent' ? this.queries.execute(new ListChildrenOfGuardian(id)) : [],
    ]);
    const family = await Promise.all(
      children
        .filter(({ state }) => state === 'active')
        .map((child) => this.queries.execute(new ListMemberships(child.id))),
    );
    return {
      id,
      role,
      classes: memberships.map(({ class_id }) => class_id),
      family_classes: family.flat().map(({ class_id }) => class_id),
    };
  }

  /** Times between two moments that the person may see, in order. */
  async between(from: Date, to: Date, person: LivePerson | null): Promise<LiveTime[]> {
    const rows = await this.db.rows<LiveTime>({
      name: 'live_between',
      text: `select ${COLUMNS} from ${TABLES}
             where o.tenant_id = $1::uuid and l.status <> 'draft' and o.starts_at < $4
               and o.starts_at + make_interval(mins => o.minutes) >= $3
             order by o.starts_at, o.id limit 1000`,
      values: [currentTenantId(), person?.id ?? null, from, to],
    });
    return rows.filter((row) => maySee(row, person));
  }

  /** Times that were held and have a recording, the newest first. */
  async recorded(person: LivePerson | null): Promise<LiveTime[]> {
    const rows = await this.db.rows<LiveTime>({
      name: 'live_recorded',
      text: `select ${COLUMNS} from ${TABLES}
             where o.tenant_id = $1::uuid and l.status <> 'draft' and o.state = 'ended' and o.recording_url <> ''
             order by o.starts_at desc limit 200`,
      values: [currentTenantId(), person?.id ?? null],
    });
    return rows.filter((row) => maySee(row, person)).slice(0, 24);
  }

  /** @throws AppError 404 also for what the person may not see */
  async one(id: string, person: LivePerson | null): Promise<LiveTime> {
    if (!isUuid(id)) throw notFound('live lesson');
    const [row] = await this.db.rows<LiveTime>({
      name: 'live_one',
      text: `select ${COLUMNS} from ${TABLES} where o.tenant_id = $1::uuid and o.id = $3::uuid and l.status <> 'draft'`,
      values: [currentTenantId(), person?.id ?? null, id],
    });
    if (!row || !maySee(row, person)) throw notFound('live lesson');
    return row;
  }

  /** All times of a lesson, in order; `lesson`: its id, or its slug for a webinar. */
  async ofLesson(lesson: string, person: LivePerson | null): Promise<LiveTime[]> {
    const by = isUuid(lesson) ? 'l.id = $3::uuid' : `l.slug = $3 and l.audience = 'webinar'`;
    return this.db.rows<LiveTime>({
      name: '',
      text: `select ${COLUMNS} from ${TABLES} where o.tenant_id = $1::uuid and ${by} order by o.starts_at limit 100`,
      values: [currentTenantId(), person?.id ?? null, isUuid(lesson) ? lesson : lesson.toLowerCase()],
    });
  }

  /** Names of those who lead the lessons, and of their classes, by id. */
  async names(times: readonly LiveTime[]): Promise<Map<string, string>> {
    const people = [
      ...new Set(times.flatMap(({ leader_id, second_id }) => [leader_id, second_id ?? leader_id])),
    ];
    const classes = [...new Set(times.flatMap(({ class_id }) => (class_id ? [class_id] : [])))];
    const [known, groups] = await Promise.all([
      people.length > 0 ? this.queries.execute(new GetPeople(people.slice(0, 100))) : [],
      classes.length > 0 ? this.queries.execute(new GetClassGroups(classes, [])) : { classes: [] },
    ]);
    return new Map([
      ...known.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()] as const),
      ...groups.classes.map(({ id, name }) => [id, name] as const),
    ]);
  }

  now(): Date {
    return this.clock.now();
  }
}
