import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { LIVE_SERVICES, type LiveService } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import type { LiveLesson } from '../../../platform/db/generated/client.ts';
import { notFound } from '../../../platform/errors.ts';
import { ListPage, page, type PageQuery } from '../../../platform/http/page.ts';
import {
  FindWithoutConsent,
  GetPeople,
  ListClassSummaries,
  ListPeopleWhoMay,
  ListStudentSummaries,
} from '../../identity/contract.ts';
import { GetResourcePages } from '../../content/contract.ts';
import { signedIn } from '../acting-person.ts';
import { LivePlanBody, type LiveFilters } from './live-bodies.ts';
import { LiveLessons, type LiveSlide, type LiveTime } from './live-lessons.ts';
import { LiveRooms } from './live-rooms.ts';
import { liveTimeView, LiveTimeDetails, LiveTimePage, LiveTimeView, RoomPersonView } from './live-views.ts';
import { ruleOf } from './plan-live.ts';
import { mayHold, type LivePlace, type LiveRight } from './room.rules.ts';
import { RoomServices } from './services/room-services.ts';
import { Webinars } from './webinars.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 100;

/** One page of the times that the person may see. */
export class ListLive extends Query<LiveTimePage> {
  constructor(
    readonly filters: LiveFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListLive)
export class ListLiveHandler implements IQueryHandler<ListLive> {
  constructor(private readonly live: LiveLessons) {}

  async execute({ filters, url }: ListLive): Promise<LiveTimePage> {
    const person = await this.live.person();
    const now = this.live.now();
    const from = filters.from ? new Date(filters.from) : now;
    const most = new Date(from.getTime() + MOST_DAYS * DAY_MS);
    const to = filters.to && new Date(filters.to) < most ? new Date(filters.to) : most;
    const times = (
      filters.show === 'again' ? await this.live.recorded(person) : await this.live.between(from, to, person)
    ).filter(
      ({ audience, state }) =>
        (!filters.audience || audience === filters.audience) &&
        (filters.show === 'again' || state !== 'ended'),
    );
    const shown = times.slice(filters.offset, filters.offset + filters.limit);
    const names = await this.live.names(shown);
    return page(
      url,
      filters,
      times.length,
      shown.map((time) => liveTimeView(time, names, person, now)),
    );
  }
}

/** One time, or the next time of a webinar by its slug. */
export class GetLiveTime extends Query<LiveTimeDetails> {
  constructor(readonly by: { id: string } | { webinar: string }) {
    super();
  }
}

@QueryHandler(GetLiveTime)
export class GetLiveTimeHandler implements IQueryHandler<GetLiveTime> {
  constructor(
    private readonly live: LiveLessons,
    private readonly webinars: Webinars,
  ) {}

  async execute({ by }: GetLiveTime): Promise<LiveTimeDetails> {
    const person = await this.live.person();
    const now = this.live.now();
    const times =
      'webinar' in by
        ? await this.webinars.times(by.webinar, person)
        : await this.live.ofLesson((await this.live.one(by.id, person)).lesson_id, person);
    const time = 'id' in by ? times.find(({ id }) => id === by.id)! : nextOf(times, now);
    const names = await this.live.names(times);
    const further = times.filter(
      ({ id, starts_at, state }) => id !== time.id && starts_at > now && state !== 'ended',
    );
    return {
      ...liveTimeView(time, names, person, now),
      transcript: time.transcript,
      room: time.room,
      further: further.slice(0, 12).map((one) => liveTimeView(one, names, person, now)),
    };
  }
}

const nextOf = (times: readonly LiveTime[], now: Date): LiveTime =>
  times.find(({ state }) => state === 'open') ??
  times.find(
    ({ state, starts_at, minutes }) =>
      state === 'planned' && starts_at.getTime() + minutes * 60_000 > now.getTime(),
  ) ??
  times.findLast(({ state }) => state === 'ended') ??
  times.at(-1)!;

/** A planned lesson, for those who hold it. */
export class LivePlanView extends LivePlanBody {
  id!: string;
  slug!: string;
  @ApiProperty({ enum: ['draft', 'published', 'cancelled'] })
  status!: 'draft' | 'published' | 'cancelled';
  revision!: number;
  /** Its times, in order; empty for a draft. */
  @ApiProperty({ type: [LiveTimeView] })
  times!: LiveTimeView[];
  /** Students of its class whose families have not agreed to recordings, and how many there are. */
  without_consent!: number;
  students!: number;
}

/** A planned lesson in the list. */
export class LivePlanItem {
  id!: string;
  title!: string;
  @ApiProperty({ enum: ['draft', 'published', 'cancelled'] })
  status!: 'draft' | 'published' | 'cancelled';
  audience!: string;
  repeats!: string;
  minutes!: number;
  /** ISO 8601 of the next time; null: none is to come. */
  next_at!: string | null;
}
export class LivePlanPage extends ListPage {
  results!: LivePlanItem[];
}

/** Lessons that the person plans or holds, changed last first. */
export class ListLivePlans extends Query<LivePlanPage> {
  constructor(
    readonly filters: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListLivePlans)
export class ListLivePlansHandler implements IQueryHandler<ListLivePlans> {
  constructor(
    private readonly db: Db,
    private readonly live: LiveLessons,
  ) {}

  async execute({ filters, url }: ListLivePlans): Promise<LivePlanPage> {
    const person = await this.live.person();
    const now = this.live.now();
    const rows = await this.db.transaction((tx) =>
      tx.liveLesson.findMany({
        where: { tenant_id: currentTenantId() },
        include: {
          occurrences: {
            where: {
              state: { in: ['planned', 'open'] },
              starts_at: { gt: new Date(now.getTime() - DAY_MS / 6) },
            },
            orderBy: { starts_at: 'asc' },
            take: 1,
          },
        },
        orderBy: { updated_at: 'desc' },
        take: 500,
      }),
    );
    const own = rows.filter(
      (row) => mayHold(row as unknown as LiveRight, person) || row.created_by === person?.id,
    );
    return page(
      url,
      filters,
      own.length,
      own.slice(filters.offset, filters.offset + filters.limit).map((row) => ({
        id: row.id,
        title: row.title,
        status: row.status as LivePlanItem['status'],
        audience: row.audience,
        repeats: row.repeats,
        minutes: row.minutes,
        next_at: (row.status === 'published' && row.occurrences[0]?.starts_at.toISOString()) || null,
      })),
    );
  }
}

/** A planned lesson with everything that is in it. */
export class GetLivePlan extends Query<LivePlanView> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetLivePlan)
export class GetLivePlanHandler implements IQueryHandler<GetLivePlan> {
  constructor(
    private readonly db: Db,
    private readonly live: LiveLessons,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404 */
  async execute({ id }: GetLivePlan): Promise<LivePlanView> {
    const person = await this.live.person();
    const row = await this.db.transaction((tx) =>
      tx.liveLesson.findFirst({ where: { tenant_id: currentTenantId(), id } }),
    );
    if (!row || !(mayHold(row as unknown as LiveRight, person) || row.created_by === person?.id))
      throw notFound('live lesson');
    const times = row.status === 'draft' ? [] : await this.live.ofLesson(id, person);
    const names = await this.live.names(times);
    const now = this.live.now();
    const students = row.class_id ? await this.queries.execute(new ListStudentSummaries(row.class_id)) : [];
    const without = await this.queries.execute(
      new FindWithoutConsent(
        students.map((student) => student.id),
        'live_recording',
      ),
    );
    return {
      ...planOf(row),
      id,
      slug: row.slug,
      status: row.status as LivePlanView['status'],
      revision: row.revision,
      times: times.map((time) => liveTimeView(time, names, person, now)),
      without_consent: without.length,
      students: students.length,
    };
  }
}

const planOf = (row: LiveLesson): LivePlanBody => ({
  ...ruleOf(row),
  title: row.title,
  summary: row.summary,
  audience: row.audience as LivePlanBody['audience'],
  class_id: row.class_id,
  leader_id: row.leader_id,
  second_id: row.second_id,
  guest_name: row.guest_name,
  language: row.language,
  minutes: row.minutes,
  min_adults: row.min_adults,
  seats: row.seats,
  room: row.room as LivePlanBody['room'],
  room_url: row.room_url,
  recorded: row.recorded,
  cameras: row.cameras,
  slides: row.slides as unknown as LiveSlide[],
});

export class LiveChoice {
  id!: string;
  name!: string;
}
/** A PDF whose pages can be slides. */
export class LiveSlideFile {
  id!: string;
  title!: string;
  /** Addresses of its pages as pictures. */
  pictures!: string[];
}
/** What somebody who plans a lesson can choose from. */
export class LiveChoices {
  @ApiProperty({ type: [LiveChoice] })
  classes!: LiveChoice[];
  /** Adults of the school who may hold one: whoever asks, and at most 50 others. */
  @ApiProperty({ type: [LiveChoice] })
  adults!: LiveChoice[];
  /** Services that the school has set up. */
  @ApiProperty({ enum: LIVE_SERVICES, isArray: true })
  services!: LiveService[];
  /** PDFs among the resources that they may use, the newest first. */
  slide_files!: LiveSlideFile[];
}

export class GetLiveChoices extends Query<LiveChoices> {}

@QueryHandler(GetLiveChoices)
export class GetLiveChoicesHandler implements IQueryHandler<GetLiveChoices> {
  constructor(
    private readonly queries: QueryBus,
    private readonly services: RoomServices,
  ) {}

  async execute(): Promise<LiveChoices> {
    const person = signedIn();
    const [own, holders, services, slide_files] = await Promise.all([
      this.queries.execute(new ListClassSummaries(person.role === 'teacher' ? person.id : null)),
      this.queries.execute(new ListPeopleWhoMay('live.hold')),
      this.services.list(),
      this.queries.execute(new GetResourcePages(null, 'requester')),
    ]);
    const adults = await this.queries.execute(new GetPeople([...new Set([person.id, ...holders])]));
    return {
      classes: own.map(({ id, name }) => ({ id, name })),
      adults: adults.map(({ id, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`.trim(),
      })),
      services: services.map(({ service }) => service),
      slide_files,
    };
  }
}

/** Who came to a time, for those who hold it. */
export class GetLiveAttendance extends Query<RoomPersonView[]> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(GetLiveAttendance)
export class GetLiveAttendanceHandler implements IQueryHandler<GetLiveAttendance> {
  constructor(
    private readonly live: LiveLessons,
    private readonly queries: QueryBus,
    private readonly rooms: LiveRooms,
  ) {}

  /** @throws AppError 404 */
  async execute({ id }: GetLiveAttendance): Promise<RoomPersonView[]> {
    const person = await this.live.person();
    const time = await this.live.one(id, person);
    if (!mayHold(time, person)) throw notFound('live lesson');
    const visits = await this.rooms.visits(id);
    const expected =
      time.audience === 'class' && time.class_id
        ? await this.queries.execute(new ListStudentSummaries(time.class_id))
        : [];
    const people = await this.queries.execute(
      new GetPeople(visits.map(({ user_id }) => user_id).slice(0, 100)),
    );
    const guests = visits.filter(({ guest }) => guest).map(({ user_id }) => user_id);
    const names = new Map([
      ...[...expected, ...people].map(
        (one) => [one.id, `${one.first_name} ${one.last_name}`.trim()] as const,
      ),
      ...(await this.rooms.guestNames(guests)),
    ]);
    const came = new Set(visits.map(({ user_id }) => user_id));
    const at = time.starts_at.toISOString();
    return [
      ...visits.map((visit) => ({
        id: visit.user_id,
        name: names.get(visit.user_id) ?? '',
        adult: visit.adult,
        guest: visit.guest,
        place: visit.place as LivePlace,
        hand_at: null,
        answer: '',
        came_at: visit.came_at.toISOString(),
        entered_at: visit.entered_at?.toISOString() ?? null,
      })),
      ...expected
        .filter((student) => !came.has(student.id))
        .map((student) => ({
          id: student.id,
          name: names.get(student.id)!,
          adult: false,
          guest: false,
          place: 'gone' as const,
          hand_at: null,
          answer: '',
          came_at: at,
          entered_at: null,
        })),
    ];
  }
}
