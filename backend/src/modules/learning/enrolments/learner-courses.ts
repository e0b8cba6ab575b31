import { Injectable } from '@nestjs/common';
import type { EnrolmentSource, EnrolmentStatus, LessonTask } from '@bookgrove/contract';
import { currentContext, currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import { COURSE_COLUMNS, type CourseRow } from '../courses/course-row.ts';
import { closedBy, type CourseChapter, type CourseLesson } from '../courses/course.rules.ts';

/** How far the learner is in one lesson. */
interface ProgressRow {
  lesson_id: string;
  tasks: LessonTask[];
  position: number;
  hand_in: string;
  notes: string;
  done_at: string | null;
}

/** A course in the version that somebody learns, with the enrolment. */
export interface LearnerCourse extends CourseRow {
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

const COLUMNS = `${COURSE_COLUMNS}, e.id as enrolment_id, e.version, e.user_id, e.status as enrolment_status, e.source,
  e.last_lesson, e.enrolled_at, e.completed_at,
  coalesce((select jsonb_agg(jsonb_build_object('lesson_id', p.lesson_id, 'tasks', p.tasks, 'position', p.position,
    'hand_in', p.hand_in, 'notes', p.notes, 'done_at', p.done_at))
    from learning.lesson_progress p where p.tenant_id = e.tenant_id and p.enrolment_id = e.id), '[]'::jsonb) as progress`;
const TABLES = `learning.enrolment e
  join learning.course c on c.tenant_id = e.course_tenant and c.id = e.course_id
  join learning.course_version v on v.tenant_id = e.course_tenant and v.course_id = e.course_id and v.number = e.version`;

/** Reads the courses of learners, each in the version that they began; also after it was archived. */
@Injectable()
export class LearnerCourses {
  constructor(private readonly db: Db) {}

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
    return this.db.rows<LearnerCourse>({
      name: '',
      text: `select ${COLUMNS} from ${TABLES}
             where e.tenant_id = $1::uuid and e.user_id = $2::uuid and e.status <> 'withdrawn' and ${by}
             order by (c.tenant_id = $1::uuid) desc, e.enrolled_at desc, e.id limit 200`,
      values,
    });
  }

  /** The enrolments in a course of some people of the school, by when they began. */
  async of(courseId: string, people: readonly string[] | null): Promise<LearnerCourse[]> {
    const values: unknown[] = [currentTenantId(), courseId];
    const among = people === null ? 'true' : `e.user_id = any($${values.push(people)}::uuid[])`;
    return this.db.rows<LearnerCourse>({
      name: '',
      text: `select ${COLUMNS} from ${TABLES}
             where e.tenant_id = $1::uuid and e.course_id = $2::uuid and e.status <> 'withdrawn' and ${among}
             order by e.enrolled_at, e.id limit 500`,
      values,
    });
  }
}

/** An enrolment that is locked until the transaction ends, with a lesson of its version. */
export interface LockedLesson {
  enrolment: {
    id: string;
    course_id: string;
    version: number;
    user_id: string;
    status: EnrolmentStatus;
  };
  chapters: CourseChapter[];
  lesson: CourseLesson;
  progress: Map<string, { tasks: LessonTask[]; done_at: Date | null }>;
}

/**
 * Locks the enrolment of the signed-in person.
 * @throws AppError 404, 403 `locked_yet` while the lesson is closed
 */
export async function lockLesson(tx: Tx, enrolmentId: string, lessonId: string): Promise<LockedLesson> {
  const tenant_id = currentTenantId();
  const user_id = currentContext()?.principal?.userId ?? '';
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
  assertOpen(version!.sequence as CourseRow['sequence'], chapters, at, done);
  return {
    enrolment: enrolment as LockedLesson['enrolment'],
    chapters,
    lesson,
    progress: new Map(
      rows.map(({ lesson_id, tasks, done_at }) => [lesson_id, { tasks: tasks as LessonTask[], done_at }]),
    ),
  };
}

/** @throws AppError 403 `locked_yet`, which names the chapter to finish first */
export function assertOpen(
  sequence: CourseRow['sequence'],
  chapters: readonly CourseChapter[],
  chapter: number,
  done: ReadonlySet<string>,
): void {
  const before = closedBy(sequence, chapters, chapter, done);
  if (before !== null)
    throw new AppError(
      'forbidden',
      'locked_yet',
      `This lesson opens when you finish “${chapters[before]!.title}”.`,
    );
}

/** The ids of the lessons that are ticked. */
export const tickedLessons = ({ progress }: Pick<LearnerCourse, 'progress'>): Set<string> =>
  new Set(progress.filter(({ done_at }) => done_at !== null).map(({ lesson_id }) => lesson_id));
