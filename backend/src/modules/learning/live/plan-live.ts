import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import type { LiveLesson, Prisma } from '../../../platform/db/generated/client.ts';
import { AppError, invalidFields, notFound } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { slugFrom } from '../../../platform/text/slug.rules.ts';
import {
  FindWithoutConsent,
  GetActiveRole,
  GetClassGroups,
  ListStudentSummaries,
} from '../../identity/contract.ts';
import { LiveChanged } from '../contract.ts';
import { signedIn } from '../acting-person.ts';
import type { LiveAfterBody, LiveChangeBody, LivePlanBody, LiveTimeBody } from './live-bodies.ts';
import { LiveLessons, type LiveSlide } from './live-lessons.ts';
import { mayHold } from './room.rules.ts';
import { RoomServices } from './services/room-services.ts';
import { wrongSlides } from './slide-files.ts';
import {
  momentOf,
  momentsOf,
  replan,
  scheduleProblems,
  stateAfter,
  type ScheduleRule,
} from './schedule.rules.ts';

export class LiveSaved {
  id!: string;
  slug!: string;
  revision!: number;
}

const dayOf = (date: Date | null): string | null => date && date.toISOString().slice(0, 10);

/** The rule of a stored lesson. */
export const ruleOf = (
  lesson: Pick<LiveLesson, 'time_zone' | 'starts_on' | 'starts_minute' | 'repeats' | 'until'>,
): ScheduleRule => ({
  time_zone: lesson.time_zone,
  starts_on: dayOf(lesson.starts_on)!,
  starts_minute: lesson.starts_minute,
  repeats: lesson.repeats as ScheduleRule['repeats'],
  until: dayOf(lesson.until),
});

/** Plans a live lesson as a draft. */
export class PlanLive extends Command<LiveSaved> {
  constructor(readonly body: LivePlanBody) {
    super();
  }
}

/** Changes a plan; of a published one the coming times follow. */
export class ChangeLive extends Command<LiveSaved> {
  constructor(
    readonly id: string,
    readonly body: LiveChangeBody,
  ) {
    super();
  }
}

/** Publishes a plan, or cancels the lesson with all its coming times. */
export class MoveLive extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: 'publish' | 'cancel',
  ) {
    super();
  }
}

/** Cancels, moves or puts back one time. */
export class ChangeLiveTime extends Command<void> {
  constructor(
    readonly id: string,
    readonly time: string,
    readonly body: LiveTimeBody,
  ) {
    super();
  }
}

/** Keeps recording and transcript of a time that was held. */
export class KeepLiveRecord extends Command<void> {
  constructor(
    readonly id: string,
    readonly time: string,
    readonly body: LiveAfterBody,
  ) {
    super();
  }
}

@CommandHandler(PlanLive)
export class PlanLiveHandler implements ICommandHandler<PlanLive> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveLessons,
    private readonly queries: QueryBus,
    private readonly services: RoomServices,
  ) {}

  /** @throws AppError 422 with each wrong member */
  async execute({ body }: PlanLive): Promise<LiveSaved> {
    await checkPlan(this.queries, this.live, this.services, body);
    return this.db.transaction(async (tx) => {
      const slug = await freeSlug(tx, slugFrom(body.title, 'live'));
      const id = newId();
      await tx.liveLesson.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id,
            slug,
            ...columnsOf(body),
            created_by: signedIn().id,
            created_at: this.clock.now(),
          },
        ],
      });
      await this.audit.record(tx, 'live.planned', body.title);
      return { id, slug, revision: 1 };
    });
  }
}

@CommandHandler(ChangeLive)
export class ChangeLiveHandler implements ICommandHandler<ChangeLive> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveLessons,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
    private readonly services: RoomServices,
  ) {}

  /** @throws AppError 404, 409 `changed_meanwhile` or `cancelled`, 422 with each wrong member */
  async execute({ id, body }: ChangeLive): Promise<LiveSaved> {
    const { revision, ...plan } = body;
    const before = await this.db.transaction((tx) =>
      tx.liveLesson.findFirst({ where: { tenant_id: currentTenantId(), id }, select: { slides: true } }),
    );
    await checkPlan(
      this.queries,
      this.live,
      this.services,
      plan,
      before?.slides as unknown as LiveSlide[] | undefined,
    );
    const person = await this.live.person();
    return this.db.transaction(async (tx) => {
      const lesson = await lockLive(tx, id, person);
      if (lesson.revision !== revision)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody else has changed it. Please look at it again.',
        );
      if (lesson.status === 'cancelled')
        throw new AppError('conflict', 'cancelled', 'This lesson was cancelled. Please plan another one.');
      const published = lesson.status === 'published';
      await tx.liveLesson.update({
        where: { tenant_id_id: { tenant_id: lesson.tenant_id, id } },
        data: {
          ...columnsOf(plan),
          revision: revision + 1,
          ...(published && { sequence: { increment: 1 } }),
        },
      });
      if (published) {
        const moved = await fillTimes(tx, lesson.id, momentsOf(plan), plan.minutes, this.clock.now());
        await this.audit.record(tx, 'live.changed', plan.title);
        if (moved)
          await this.outbox.add(tx, LiveChanged, {
            lesson_id: id,
            time_id: null,
            change: 'replanned',
            sequence: lesson.sequence + 1,
          });
      }
      return { id, slug: lesson.slug, revision: revision + 1 };
    });
  }
}

@CommandHandler(MoveLive)
export class MoveLiveHandler implements ICommandHandler<MoveLive> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveLessons,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 409 `wrong_status`, 422 when no time is still to come */
  async execute({ id, move }: MoveLive): Promise<void> {
    const person = await this.live.person();
    await this.db.transaction(async (tx) => {
      const lesson = await lockLive(tx, id, person);
      if (lesson.status !== (move === 'publish' ? 'draft' : 'published'))
        throw new AppError(
          'conflict',
          'wrong_status',
          'Somebody has done this already. Look at the lesson again.',
        );
      const where = { tenant_id_id: { tenant_id: lesson.tenant_id, id } };
      if (move === 'publish') {
        const moments = momentsOf(ruleOf(lesson)).filter((moment) => moment > this.clock.now());
        if (moments.length === 0) throw invalidFields({ starts_on: ['Choose a day that is still to come.'] });
        await fillTimes(tx, id, moments, lesson.minutes, this.clock.now());
        await tx.liveLesson.update({ where, data: { status: 'published', revision: { increment: 1 } } });
        await this.audit.record(tx, 'live.published', lesson.title);
        return;
      }
      await tx.liveLesson.update({
        where,
        data: { status: 'cancelled', sequence: { increment: 1 }, revision: { increment: 1 } },
      });
      await this.audit.record(tx, 'live.cancelled', lesson.title);
      await this.outbox.add(tx, LiveChanged, {
        lesson_id: id,
        time_id: null,
        change: 'cancelled',
        sequence: lesson.sequence + 1,
      });
    });
  }
}

@CommandHandler(ChangeLiveTime)
export class ChangeLiveTimeHandler implements ICommandHandler<ChangeLiveTime> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveLessons,
    private readonly outbox: Outbox,
  ) {}

  /** @throws AppError 404, 409 `wrong_status`, 422 for a time that is over */
  async execute({ id, time, body }: ChangeLiveTime): Promise<void> {
    const person = await this.live.person();
    await this.db.transaction(async (tx) => {
      const lesson = await lockLive(tx, id, person);
      const { tenant_id } = lesson;
      const row = await tx.liveOccurrence.findFirst({ where: { tenant_id, id: time, lesson_id: id } });
      if (!row) throw notFound('live lesson');
      const state = stateAfter(row.state as never, body.change);
      if (state === null || lesson.status !== 'published')
        throw new AppError('conflict', 'wrong_status', 'This time cannot be changed any more.');
      let starts_at = row.starts_at;
      if (body.change === 'reschedule') {
        if (!body.day || body.minute === undefined)
          throw invalidFields({ day: ['Choose a day and a time.'] });
        starts_at = momentOf(body.day, body.minute, lesson.time_zone);
      }
      if (body.change !== 'cancel' && starts_at <= this.clock.now())
        throw invalidFields({ day: ['Choose a time that is still to come.'] });
      await tx.liveOccurrence.update({
        where: { tenant_id_id: { tenant_id, id: time } },
        data: {
          state,
          reason: body.change === 'put_back' ? '' : body.reason,
          starts_at,
          ...(body.change === 'reschedule' && {
            minutes: body.minutes ?? row.minutes,
            day_reminded_at: null,
            hour_reminded_at: null,
          }),
        },
      });
      await tx.liveLesson.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: { sequence: { increment: 1 }, revision: { increment: 1 } },
      });
      await this.audit.record(tx, 'live.changed', lesson.title);
      await this.outbox.add(tx, LiveChanged, {
        lesson_id: id,
        time_id: time,
        change: ({ cancel: 'cancelled', put_back: 'put_back', reschedule: 'moved' } as const)[body.change],
        sequence: lesson.sequence + 1,
      });
    });
  }
}

@CommandHandler(KeepLiveRecord)
export class KeepLiveRecordHandler implements ICommandHandler<KeepLiveRecord> {
  constructor(
    private readonly db: Db,
    private readonly live: LiveLessons,
  ) {}

  /** @throws AppError 404, 409 `not_recorded` when the plan has no recording */
  async execute({ id, time, body }: KeepLiveRecord): Promise<void> {
    const person = await this.live.person();
    await this.db.transaction(async (tx) => {
      const lesson = await lockLive(tx, id, person);
      if (body.recording_url !== '' && !lesson.recorded)
        throw new AppError('conflict', 'not_recorded', 'This lesson was planned without a recording.');
      const { count } = await tx.liveOccurrence.updateMany({
        where: { tenant_id: lesson.tenant_id, lesson_id: id, id: time, state: 'ended' },
        data: body,
      });
      if (count === 0) throw notFound('live lesson');
    });
  }
}

/**
 * Locks a lesson that the person may hold until the transaction ends.
 * @throws AppError 404
 */
async function lockLive(
  tx: Tx,
  id: string,
  person: Awaited<ReturnType<LiveLessons['person']>>,
): Promise<LiveLesson> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.live_lesson
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const lesson = await tx.liveLesson.findFirst({ where: { tenant_id, id } });
  const right = lesson as (LiveLesson & { audience: never }) | null;
  if (!lesson || !(mayHold(right!, person) || lesson.created_by === person?.id))
    throw notFound('live lesson');
  return lesson;
}

const columnsOf = (body: LivePlanBody) => {
  const { class_id, second_id, starts_on, until, slides, ...rest } = body;
  return {
    ...rest,
    class_id: rest.audience === 'class' ? class_id : null,
    second_id: second_id ?? null,
    room_url: rest.room === 'link' ? rest.room_url : '',
    starts_on: new Date(starts_on),
    until: rest.repeats === 'once' || !until ? null : new Date(until),
    slides: slides as unknown as Prisma.InputJsonValue,
  };
};

/** Makes the stored times follow the moments of the rule. @returns whether a time came or went */
async function fillTimes(
  tx: Tx,
  lesson_id: string,
  moments: readonly Date[],
  minutes: number,
  now: Date,
): Promise<boolean> {
  const tenant_id = currentTenantId();
  const stored = await tx.liveOccurrence.findMany({ where: { tenant_id, lesson_id } });
  const { removed, added } = replan(stored as never, moments, now);
  await tx.liveOccurrence.deleteMany({ where: { tenant_id, id: { in: removed } } });
  await tx.liveOccurrence.createMany({
    data: added.map((planned_at) => ({
      tenant_id,
      id: newId(),
      lesson_id,
      planned_at,
      starts_at: planned_at,
      minutes,
    })),
  });
  await tx.liveOccurrence.updateMany({
    where: { tenant_id, lesson_id, state: 'planned', planned_at: { gt: now } },
    data: { minutes },
  });
  return removed.length + added.length > 0;
}

/** @throws AppError 422 with each wrong member */
async function checkPlan(
  queries: QueryBus,
  live: LiveLessons,
  services: RoomServices,
  body: LivePlanBody,
  kept: readonly LiveSlide[] = [],
): Promise<void> {
  const problems = { ...scheduleProblems(body), ...(await wrongSlides(queries, body.slides, kept)) };
  const person = await live.person();
  const [leader, second, groups] = await Promise.all([
    queries.execute(new GetActiveRole(body.leader_id)),
    body.second_id ? queries.execute(new GetActiveRole(body.second_id)) : null,
    body.class_id ? queries.execute(new GetClassGroups([body.class_id], [])) : null,
  ]);
  const staff = ['teacher', 'school_admin', 'platform_admin'];
  if (!leader || !staff.includes(leader)) problems['leader_id'] = ['Choose an adult of the school.'];
  if (body.second_id && (!second || !staff.includes(second) || body.second_id === body.leader_id))
    problems['second_id'] = ['Choose another adult of the school.'];
  if (body.audience === 'class' && !groups?.classes.length) problems['class_id'] = ['Choose a class.'];
  else if (
    body.audience === 'class' &&
    person?.role === 'teacher' &&
    !person.classes.includes(body.class_id!)
  )
    problems['class_id'] = ['Choose a class that you teach.'];
  if (body.min_adults === 2 && !body.second_id) problems['second_id'] = ['Choose the second grown-up.'];
  if (body.room === 'link' && body.room_url === '') problems['room_url'] = ['Give the address of the room.'];
  if (body.room !== 'built_in' && body.room !== 'link' && !(await services.has(body.room)))
    problems['room'] = ['The school has not set this service up.'];
  if (body.cameras && body.room === 'built_in') problems['cameras'] = ['Our own room has no cameras.'];
  if (body.recorded && body.room === 'built_in') problems['recorded'] = ['Our own room does not record.'];
  if (body.recorded && !problems['recorded'] && !problems['class_id']) {
    if (body.audience === 'school')
      problems['recorded'] = ['Only lessons of a class or for adults are recorded.'];
    if (body.audience === 'class') {
      const students = (await queries.execute(new ListStudentSummaries(body.class_id!))).map(({ id }) => id);
      const without = await queries.execute(new FindWithoutConsent(students, 'live_recording'));
      if (without.length > 0)
        problems['recorded'] = [
          `${without.length} of ${students.length} families have not agreed to recordings.`,
        ];
    }
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
}

async function freeSlug(tx: Tx, wished: string): Promise<string> {
  const taken = await tx.liveLesson.findMany({
    where: { tenant_id: currentTenantId(), slug: { startsWith: wished } },
    select: { slug: true },
  });
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = wished;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${wished}-${number}`;
  return slug;
}
