import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { PLATFORM_TENANT_ID } from '../../../platform/ids.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import type { AssignableItem } from '../assignable-item.ts';
import {
  ProvidesWork,
  type AssignableWork,
  type MissedQuestion,
  type SkillSum,
  type WorkState,
} from '../assignable.ts';
import { COURSE_COLUMNS, COURSE_TABLES, type CourseRow } from '../courses/course-row.ts';
import type { CourseChapter } from '../courses/course.rules.ts';
import { coursePath } from '../courses/course-search.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { addEnrolment } from './enrol.ts';
import { answerInWords, lessonItems, lessonOf, lessonRef, partsOfRef } from './assignable-courses.rules.ts';

interface LessonRow extends Record<string, unknown> {
  course_id: string;
  user_id: string;
  lesson_id: string;
  hand_in: string;
  done_at: Date | null;
  updated_at: Date;
  answered: number;
  right: number;
  missed: number;
}

interface MissedRow extends Record<string, unknown> {
  slug: string;
  audience: string;
  chapters: CourseChapter[];
  lesson_id: string;
  question_id: string;
  skill: MissedQuestion['skill'];
  answer: string[];
  correct: boolean;
  tries: number;
  updated_at: Date;
}

/** Reads courses for assignments. */
@Injectable()
export class CoursesOfAssignments {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  /** Courses by id, also those that were taken out of the lists. */
  byId(ids: readonly string[]): Promise<CourseRow[]> {
    return this.db.rows<CourseRow>({
      name: 'courses_of_assignments',
      text: `select ${COURSE_COLUMNS} from ${COURSE_TABLES}
             where c.tenant_id in ($1::uuid, $2::uuid) and c.id = any($3::uuid[])`,
      values: [currentTenantId(), PLATFORM_TENANT_ID, ids],
    });
  }

  /** Enrols people in the newest version of a course. */
  async enrol(tx: Tx, courseId: string, people: readonly string[], classId: string): Promise<void> {
    const course = await tx.course.findFirst({
      where: { tenant_id: { in: [currentTenantId(), PLATFORM_TENANT_ID] }, id: courseId },
      select: { tenant_id: true, id: true, published_version: true, prices: true },
    });
    if (!course) return;
    const prices = course.prices as unknown as CourseRow['prices'];
    const at = this.clock.now();
    for (const id of people)
      await addEnrolment(tx, this.outbox, { ...course, prices }, id, { source: 'class', classId, at });
  }
}

/** Whole courses as assignable work. */
@Injectable()
@ProvidesWork('course')
export class AssignableCourses implements AssignableWork {
  constructor(
    private readonly courses: CoursesOfAssignments,
    private readonly db: Db,
    private readonly published: FindCourses,
  ) {}

  async find(search: string, limit: number): Promise<AssignableItem[]> {
    const rows = await this.published.listed({ search, audience: 'student' });
    return rows.slice(0, limit).map(courseItem);
  }

  async items(refs: readonly string[]): Promise<AssignableItem[]> {
    return (await this.courses.byId(refs)).map(courseItem);
  }

  async states(refs: readonly string[], people: readonly string[]): Promise<WorkState[]> {
    const rows = await this.db.rows<{
      course_id: string;
      user_id: string;
      completed_at: Date | null;
      changed_at: Date | null;
    }>({
      name: 'course_states_of_assignments',
      text: `select e.course_id, e.user_id, e.completed_at, p.changed_at from learning.enrolment e
             left join lateral (select max(p.updated_at) as changed_at from learning.lesson_progress p
               where p.tenant_id = e.tenant_id and p.enrolment_id = e.id) p on true
             where e.tenant_id = $1::uuid and e.course_id = any($2::uuid[]) and e.user_id = any($3::uuid[])
               and e.status <> 'withdrawn'`,
      values: [currentTenantId(), refs, people],
    });
    return rows.flatMap(({ course_id, user_id, completed_at, changed_at }) =>
      changed_at || completed_at
        ? {
            ref: course_id,
            person_id: user_id,
            state: completed_at ? ('done' as const) : ('started' as const),
            done_at: completed_at,
            changed_at: changed_at ?? completed_at!,
            right: 0,
            answered: 0,
            missed: 0,
            work: [],
          }
        : [],
    );
  }

  begin(tx: Tx, ref: string, people: readonly string[], classId: string): Promise<void> {
    return this.courses.enrol(tx, ref, people, classId);
  }

  /** Results of all quizzes in courses. */
  async skills(people: readonly string[], since: Date): Promise<SkillSum[]> {
    return this.db.rows<SkillSum & Record<string, unknown>>({
      name: 'skills_of_assignments',
      text: `select e.user_id as person_id, a.skill, count(*)::int as questions,
               count(*) filter (where a.first_correct)::int as first,
               count(*) filter (where a.correct and not a.first_correct)::int as later
             from learning.enrolment e
             join learning.quiz_answer a on a.tenant_id = e.tenant_id and a.enrolment_id = e.id and a.updated_at >= $3 and not a.waits
             where e.tenant_id = $1::uuid and e.user_id = any($2::uuid[])
             group by e.user_id, a.skill`,
      values: [currentTenantId(), people, since],
    });
  }

  async missed(person: string, since: Date, limit: number): Promise<MissedQuestion[]> {
    const rows = await this.db.rows<MissedRow>({
      name: 'missed_of_assignments',
      text: `select c.slug, c.audience, v.chapters, a.lesson_id, a.question_id, a.skill, a.answer, a.correct, a.tries, a.updated_at
             from learning.enrolment e
             join learning.quiz_answer a on a.tenant_id = e.tenant_id and a.enrolment_id = e.id
               and a.updated_at >= $3 and not a.first_correct and not a.waits
             join learning.course c on c.tenant_id = e.course_tenant and c.id = e.course_id
             join learning.course_version v on v.tenant_id = e.course_tenant and v.course_id = e.course_id and v.number = e.version
             where e.tenant_id = $1::uuid and e.user_id = $2::uuid
             order by a.updated_at desc limit $4`,
      values: [currentTenantId(), person, since, limit],
    });
    return rows.flatMap((row) => {
      const found = lessonOf(row.chapters, row.lesson_id);
      const question = found?.lesson.questions.find(({ id }) => id === row.question_id);
      return found && question
        ? {
            skill: row.skill,
            question: question.text,
            answer: answerInWords(question, row.answer),
            correct: row.correct,
            tries: row.tries,
            title: found.lesson.title,
            path: `${coursePath(row)}/${found.chapter.slug}/${found.lesson.slug}`,
            at: row.updated_at,
          }
        : [];
    });
  }
}

/** Single lessons of courses as assignable work, also those that are a quiz or something to hand in. */
@Injectable()
@ProvidesWork('lesson')
export class AssignableLessons implements AssignableWork {
  constructor(
    private readonly courses: CoursesOfAssignments,
    private readonly db: Db,
    private readonly published: FindCourses,
  ) {}

  async find(search: string, limit: number): Promise<AssignableItem[]> {
    const words = search.trim().toLowerCase();
    const rows = await this.published.listed({ audience: 'student' });
    return rows
      .flatMap((row) => lessonItems(row, coursePath(row)))
      .filter((item) => this.isOffered(item))
      .filter(
        ({ title, part_of }) => title.toLowerCase().includes(words) || part_of.toLowerCase().includes(words),
      )
      .slice(0, limit);
  }

  async items(refs: readonly string[]): Promise<AssignableItem[]> {
    const rows = await this.courses.byId([...new Set(refs.map((ref) => partsOfRef(ref).course))]);
    return rows.flatMap((row) => lessonItems(row, coursePath(row))).filter(({ ref }) => refs.includes(ref));
  }

  async states(refs: readonly string[], people: readonly string[]): Promise<WorkState[]> {
    const parts = refs.map(partsOfRef);
    const rows = await this.db.rows<LessonRow>({
      name: 'lesson_states_of_assignments',
      text: `select e.course_id, e.user_id, p.lesson_id, p.hand_in, p.done_at, p.updated_at, a.answered, a.right, a.missed
             from learning.enrolment e
             join learning.lesson_progress p on p.tenant_id = e.tenant_id and p.enrolment_id = e.id and p.lesson_id = any($4::uuid[])
             join lateral (select count(*) filter (where not a.waits)::int as answered, count(*) filter (where a.correct)::int as right,
                 count(*) filter (where not a.first_correct and not a.waits)::int as missed
               from learning.quiz_answer a where a.tenant_id = p.tenant_id and a.enrolment_id = p.enrolment_id
                 and a.lesson_id = p.lesson_id) a on true
             where e.tenant_id = $1::uuid and e.course_id = any($2::uuid[]) and e.user_id = any($3::uuid[])
               and e.status <> 'withdrawn'`,
      values: [
        currentTenantId(),
        [...new Set(parts.map(({ course }) => course))],
        people,
        parts.map(({ lesson }) => lesson),
      ],
    });
    return rows.map((row) => ({
      ref: lessonRef(row.course_id, row.lesson_id),
      person_id: row.user_id,
      state: row.done_at ? ('done' as const) : ('started' as const),
      done_at: row.done_at,
      changed_at: row.updated_at,
      right: row.right,
      answered: row.answered,
      missed: row.missed,
      work: row.hand_in === '' ? [] : [{ kind: 'text' as const, text: row.hand_in }],
    }));
  }

  begin(tx: Tx, ref: string, people: readonly string[], classId: string): Promise<void> {
    return this.courses.enrol(tx, partsOfRef(ref).course, people, classId);
  }

  /** Whether a lesson is found by this kind of work. */
  protected isOffered(_item: AssignableItem): boolean {
    return true;
  }
}

/** The lessons of courses in which a story is written and handed in. */
@Injectable()
@ProvidesWork('story_task')
export class AssignableStoryTasks extends AssignableLessons {
  protected override isOffered({ looks }: AssignableItem): boolean {
    return looks === 'story_task';
  }
}

const courseItem = (row: CourseRow): AssignableItem => ({
  ref: row.id,
  title: row.name,
  part_of: '',
  looks: 'course',
  path: coursePath(row),
  minutes: row.chapters.flatMap(({ lessons }) => lessons).reduce((sum, { minutes }) => sum + minutes, 0),
  questions: 0,
  marked: false,
});
