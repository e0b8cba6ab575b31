import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { Budgets } from '../../../platform/http/budgets.ts';
import { newId } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { GetPeople, ListMemberships } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { keepProgress } from '../enrolments/keep-progress.ts';
import { LearnerCourses, lockLesson, type LockedLesson } from '../enrolments/learner-courses.ts';
import { POST_BUDGET } from './activities.budgets.ts';
import type { DiscussionView, ModeratedPosts, PostView } from './activity-views.ts';
import { isReadable, roomOf, stateOfPost, type DiscussionRoom, type PostState } from './discussion.rules.ts';

interface PostRow extends Record<string, unknown> {
  id: string;
  lesson_id: string;
  user_id: string;
  text: string;
  state: PostState;
  created_at: Date;
}

/** Discussions of lessons, inside a class or a cohort. */
@Injectable()
export class Discussions {
  constructor(
    private readonly audit: AuditLog,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly learners: LearnerCourses,
    private readonly outbox: Outbox,
    private readonly queries: QueryBus,
  ) {}

  /** What the room of the learner has written. @throws AppError 404, 403 `locked_yet` */
  async read(enrolmentId: string, lessonId: string): Promise<DiscussionView> {
    const { room } = await this.open(enrolmentId, lessonId);
    const rows = await this.db.rows<PostRow>({
      name: 'lesson_posts',
      text: `select * from (select id, lesson_id, user_id, text, state, created_at from learning.lesson_post
               where tenant_id = $1::uuid and lesson_id = $2::uuid and room_id = $3::uuid
               order by created_at desc, id desc limit 200) newest order by created_at, id`,
      values: [currentTenantId(), lessonId, room.id],
    });
    return { room: room.kind, posts: await this.views(rows, false) };
  }

  /** Writes a text, which ticks the lesson also while it waits for a teacher. @throws AppError 404, 403, 429 */
  async write(enrolmentId: string, lessonId: string, text: string): Promise<void> {
    const person = signedIn();
    await this.budgets.take(POST_BUDGET, person.id);
    const { room, days } = await this.open(enrolmentId, lessonId);
    await this.db.transaction(async (tx) => {
      const locked = await lockLesson(tx, enrolmentId, lessonId, days);
      await tx.lessonPost.createMany({
        data: [
          {
            tenant_id: currentTenantId(),
            id: newId(),
            course_id: locked.enrolment.course_id,
            lesson_id: lessonId,
            room_id: room.id,
            user_id: person.id,
            text,
            state: stateOfPost(person.role, text),
            created_at: this.clock.now(),
          },
        ],
      });
      await keepProgress(tx, this.outbox, locked, { tasks: ['discuss'] }, this.clock.now());
    });
  }

  /** What the classes and cohorts of the person have written in a course, the newest first; with `waiting` those alone. */
  async moderated(courseId: string, waiting: boolean): Promise<ModeratedPosts> {
    const rooms = await this.rooms();
    const rows = await this.db.rows<PostRow>({
      name: '',
      text: `select p.id, p.lesson_id, p.user_id, p.text, p.state, p.created_at from learning.lesson_post p
             where p.tenant_id = $1::uuid and p.course_id = $2::uuid and ($3::boolean = false or p.state = 'waiting')
               and ($4::uuid[] is null or p.room_id = any($4::uuid[]))
             order by p.created_at desc, p.id limit 100`,
      values: [currentTenantId(), courseId, waiting, rooms],
    });
    const views = await this.views(rows, true);
    return { results: views.map((view, index) => ({ ...view, lesson_id: rows[index]!.lesson_id })) };
  }

  /** Shows or hides a text. @throws AppError 404 outside the classes and cohorts of the person */
  async move(id: string, move: 'show' | 'hide'): Promise<void> {
    const rooms = await this.rooms();
    await this.db.transaction(async (tx) => {
      const { count } = await tx.lessonPost.updateMany({
        where: { tenant_id: currentTenantId(), id, ...(rooms && { room_id: { in: rooms } }) },
        data: { state: move === 'show' ? 'shown' : 'hidden', decided_by: signedIn().id },
      });
      if (count === 0) throw notFound('text');
      await this.audit.record(tx, move === 'show' ? 'course.post_shown' : 'course.post_hidden', '', {
        subjectId: id,
      });
    });
  }

  private async open(
    enrolmentId: string,
    lessonId: string,
  ): Promise<{ room: DiscussionRoom; days: Awaited<ReturnType<LearnerCourses['calendar']>> }> {
    const person = signedIn();
    const [days, memberships] = await Promise.all([
      this.learners.calendar(),
      this.queries.execute(new ListMemberships(person.id)),
    ]);
    const locked = await this.db.transaction((tx) => lockLesson(tx, enrolmentId, lessonId, days));
    if (locked.lesson.kind !== 'discussion') throw notFound('discussion');
    return {
      days,
      room: roomOf(person, {
        cohort: await this.cohort(locked, person.id),
        enrolledClass: locked.enrolment.class_id,
        classes: memberships.filter(({ role }) => role === 'student').map(({ class_id }) => class_id),
        course: locked.enrolment.course_id,
      }),
    };
  }

  private async cohort({ enrolment }: LockedLesson, user: string): Promise<string | null> {
    const [row] = await this.db.rows<{ id: string }>({
      name: 'cohort_of_learner',
      text: `select h.id from learning.training_cohort h
             join learning.training_member m on m.tenant_id = h.tenant_id and m.cohort_id = h.id
             where h.tenant_id = $1::uuid and h.course_id = $2::uuid and m.user_id = $3::uuid
             order by h.starts_on desc, h.id limit 1`,
      values: [currentTenantId(), enrolment.course_id, user],
    });
    return row?.id ?? null;
  }

  /** Rooms whose texts the person moderates; null: all of the school. */
  private async rooms(): Promise<string[] | null> {
    const person = signedIn();
    if (person.role !== 'teacher') return null;
    const [memberships, led] = await Promise.all([
      this.queries.execute(new ListMemberships(person.id)),
      this.db.rows<{ id: string }>({
        name: 'cohorts_led',
        text: 'select id from learning.training_cohort where tenant_id = $1::uuid and led_by = $2::uuid',
        values: [currentTenantId(), person.id],
      }),
    ]);
    return [
      ...memberships.filter(({ role }) => role !== 'student').map(({ class_id }) => class_id),
      ...led.map(({ id }) => id),
    ];
  }

  private async views(rows: readonly PostRow[], moderates: boolean): Promise<PostView[]> {
    const ids = [...new Set(rows.map(({ user_id }) => user_id))];
    const people = ids.length > 0 ? await this.queries.execute(new GetPeople(ids.slice(0, 100))) : [];
    const viewer = signedIn().id;
    return rows.map(({ id, user_id, text, state, created_at }) => {
      const author = people.find((one) => one.id === user_id);
      const mine = user_id === viewer;
      return {
        id,
        author: author ? `${author.first_name} ${author.last_name}`.trim() : '',
        mine,
        text: isReadable(state, moderates) || (mine && state === 'waiting') ? text : null,
        state,
        created_at: created_at.toISOString(),
      };
    });
  }
}
