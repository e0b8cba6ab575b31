import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { EnrolmentSource, EnrolmentStatus, LessonTask } from '@bookgrove/contract';
import { Clock } from '../../../platform/clock.ts';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { GetSchoolTimeZone } from '../../identity/contract.ts';
import { COURSE_COLUMNS, type CourseRow } from '../courses/course-row.ts';
import { closedBy, type CourseChapter, type CourseDays, type CourseLesson } from '../courses/course.rules.ts';
import { dayIn } from '../school-day.ts';

/** How far the learner is in one lesson. */
interface ProgressRow {
  lesson_id: string;
  tasks: LessonTask[];
  position: number;
  hand_in: string;
  notes: string;
  story_id: string | null;
  done_at: string | null;
}

/** A course in the version that somebody learns, with the enrolment, as it is stored. */
interface StoredCourse extends CourseRow {
  enrolment_id: string;
  version: number;
  user_id: string;
  enrolment_status: EnrolmentStatus;
  source: EnrolmentSource;
  last_lesson: string | null;
  enrolled_at: Date;
  completed_at: Date | null;
  progress: ProgressRow[];
}

/** The same with what a dated sequence goes by. */
export interface LearnerCourse extends StoredCourse {
  days: CourseDays;
}

const COLUMNS = `${COURSE_COLUMNS}, e.id as enrolment_id, e.version, e.user_id, e.status as enrolment_status, e.source,
  e.last_lesson, e.enrolled_at, e.completed_at,
  coalesce((select jsonb_agg(jsonb_build_object('lesson_id', p.lesson_id, 'tasks', p.tasks, 'position', p.position,
    'hand_in', p.hand_in, 'notes', p.notes, 'story_id', p.story_id, 'done_at', p.done_at))
    from learning.lesson_progress p where p.tenant_id = e.tenant_id and p.enrolment_id = e.id), '[]'::jsonb) as progress`;
const TABLES = `learning.enrolment e
  join learning.course c on c.tenant_id = e.course_tenant and c.id = e.course_id
  join learning.course_version v on v.tenant_id = e.course_tenant and v.course_id = e.course_id and v.number = e.version`;

/** Reads the courses of learners, each in the version that they began; also after it was archived. */
@Injectable()
export class LearnerCourses {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** The days of an enrolment, in the calendar of the school. Must not be called inside a transaction. */
  async calendar(): Promise<(enrolledAt: Date) => CourseDays> {
    const zone = await this.queries.execute(new GetSchoolTimeZone());
    const today = dayIn(this.clock.now(), zone);
    return (enrolledAt) => ({ today, enrolled: dayIn(enrolledAt, zone) });
  }

  private async withDays(rows: StoredCourse[]): Promise<LearnerCourse[]> {
    if (rows.length === 0) return [];
    const days = await this.calendar();
    return rows.map((row) => ({ ...row, days: days(row.enrolled_at) }));
  }

  /** The courses of the signed-in person, those begun last first; `course` is an id or slug. */
  async own(course?: string): Promise<LearnerCourse[]> {
    const user = currentContext()?.principal?.userId;
    if (!user) return [];
    const values: unknown[] = [currentTenantId(), user];
    const by =
      course === undefined
        ? 'true'
        : isUuid(course)
          ? `c.id = $${values.push(course)}::uuid`
          : `c.slug = $${values.push(course.toLowerCase())}`;
    return this.withDays(
      await this.db.rows<StoredCourse>({
        name: '',
        text: `select ${COLUMNS} from ${TABLES}
             where e.tenant_id = $1::uuid and e.user_id = $2::uuid and e.status <> 'withdrawn' and ${by}
             order by (c.tenant_id = $1::uuid) desc, e.enrolled_at desc, e.id limit 200`,
        values,
      }),
    );
  }

  /** The enrolments in a course of some people of the school, by when they began. */
  async of(courseId: string, people: readonly string[] | null): Promise<LearnerCourse[]> {
    const values: unknown[] = [currentTenantId(), courseId];
    const among = people === null ? 'true' : `e.user_id = any($${values.push(people)}::uuid[])`;
    return this.withDays(
      await this.db.rows<StoredCourse>({
        name: '',
        text: `select ${COLUMNS} from ${TABLES}
             where e.tenant_id = $1::uuid and e.course_id = $2::uuid and e.status <> 'withdrawn' and ${among}
             order by e.enrolled_at, e.id limit 500`,
        values,
      }),
    );
  }
}

/** An enrolment that is locked until the transaction ends, with a lesson of its version. */
export interface LockedLesson {
  enrolment: {
    id: string;
    course_tenant: string;
    course_id: string;
    class_id: string | null;
    version: number;
    user_id: string;
    status: EnrolmentStatus;
  };
  chapters: CourseChapter[];
  lesson: CourseLesson;
  progress: Map<string, { tasks: LessonTask[]; done_at: Date | null }>;
}

/**
 * Locks the enrolment of a person, by default the signed-in one. `days` is of `LearnerCourses.calendar`.
 * @throws AppError 404, 403 `locked_yet` while the lesson is closed
 */
export async function lockLesson(
  tx: Tx,
  enrolmentId: string,
  lessonId: string,
  days: (enrolledAt: Date) => CourseDays,
  user_id = currentContext()?.principal?.userId ?? '',
): Promise<LockedLesson> {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from learning.enrolment
    where tenant_id = ${tenant_id}::uuid and id = ${enrolmentId}::uuid for update`;
  const enrolment = await tx.courseEnrolment.findFirst({ where: { tenant_id, id: enrolmentId, user_id } });
  if (!enrolment || enrolment.status === 'withdrawn') throw notFound('enrolment');
  const version = await tx.courseVersion.findFirst({
    where: { tenant_id: enrolment.course_tenant, course_id: enrolment.course_id, number: enrolment.version },
  });
  const chapters = (version?.chapters ?? []) as unknown as CourseChapter[];
  const at = chapters.findIndex(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const lesson = chapters[at]?.lessons.find(({ id }) => id === lessonId);
  if (!lesson) throw notFound('lesson');
  const rows = await tx.lessonProgress.findMany({ where: { tenant_id, enrolment_id: enrolmentId } });
  const done = new Set(rows.filter(({ done_at }) => done_at !== null).map(({ lesson_id }) => lesson_id));
  assertOpen(
    {
      sequence: version!.sequence as CourseRow['sequence'],
      chapters,
      days: days(enrolment.enrolled_at),
    },
    at,
    done,
  );
  return {
    enrolment: enrolment as LockedLesson['enrolment'],
    chapters,
    lesson,
    progress: new Map(
      rows.map(({ lesson_id, tasks, done_at }) => [lesson_id, { tasks: tasks as LessonTask[], done_at }]),
    ),
  };
}

/** @throws AppError 403 `locked_yet`, which names the chapter to finish first, or the day */
export function assertOpen(
  { sequence, chapters, days }: Pick<LearnerCourse, 'sequence' | 'chapters' | 'days'>,
  chapter: number,
  done: ReadonlySet<string>,
): void {
  const closed = closedBy(sequence, chapters, chapter, done, days);
  if (!closed) return;
  throw new AppError(
    'forbidden',
    'locked_yet',
    closed.on
      ? `This lesson opens on ${closed.on}.`
      : `This lesson opens when you finish “${chapters[closed.after!]!.title}”.`,
  );
}

/** The ids of the lessons that are ticked. */
export const tickedLessons = ({ progress }: Pick<LearnerCourse, 'progress'>): Set<string> =>
  new Set(progress.filter(({ done_at }) => done_at !== null).map(({ lesson_id }) => lesson_id));
