import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { ENROLMENT_STATUSES, type EnrolmentStatus } from '@bookgrove/contract';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { ListPage, page, type PageQuery } from '../../../platform/http/page.ts';
import { GetPeople, ListStudentsOfTeacher } from '../../identity/contract.ts';
import { signedIn } from '../acting-person.ts';
import { progressOf } from '../courses/course.rules.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { skillResults } from '../quizzes/quiz.rules.ts';
import type { EnrolmentFilters } from './enrolment-bodies.ts';
import { enrolmentView, placesOf, SkillResultView, type EnrolmentPage } from './enrolment-views.ts';
import { ANSWER_COLUMNS, type AnswerRow } from './get-lesson.query.ts';
import { LearnerCourses, tickedLessons } from './learner-courses.ts';

/** The courses of the signed-in person; with `course` that one alone, with its outline. */
export class ListEnrolments extends Query<EnrolmentPage> {
  constructor(
    readonly filters: EnrolmentFilters,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListEnrolments)
export class ListEnrolmentsHandler implements IQueryHandler<ListEnrolments> {
  constructor(private readonly learners: LearnerCourses) {}

  async execute({ filters, url }: ListEnrolments): Promise<EnrolmentPage> {
    const rows = await this.learners.own(filters.course);
    const shown = rows.slice(filters.offset, filters.offset + filters.limit);
    return page(
      url,
      filters,
      rows.length,
      shown.map((row) => enrolmentView(row, filters.course !== undefined)),
    );
  }
}

/** A text that was handed in. */
export class HandIn {
  lesson_id!: string;
  lesson!: string;
  text!: string;
}

/** A learner of a course, for their teacher. */
export class CourseLearner {
  id!: string;
  name!: string;
  @ApiProperty({ enum: ENROLMENT_STATUSES })
  status!: EnrolmentStatus;
  version!: number;
  /** Whole percent. */
  progress!: number;
  lessons_done!: number;
  lessons_count!: number;
  enrolled_at!: string;
  completed_at!: string | null;
  hand_ins!: HandIn[];
  /** Of all quizzes of the course together; questions without an answer are not among them. */
  skills!: SkillResultView[];
}
export class CourseLearnerPage extends ListPage {
  results!: CourseLearner[];
}

/** Learners of a course: of a teacher the own students, of an administrator everybody in the school. */
export class ListCourseLearners extends Query<CourseLearnerPage> {
  constructor(
    readonly course: string,
    readonly paging: PageQuery,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListCourseLearners)
export class ListCourseLearnersHandler implements IQueryHandler<ListCourseLearners> {
  constructor(
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly learners: LearnerCourses,
    private readonly queries: QueryBus,
  ) {}

  async execute({ course, paging, url }: ListCourseLearners): Promise<CourseLearnerPage> {
    const { id } = await this.find.one(course);
    const viewer = signedIn();
    const people =
      viewer.role === 'teacher' ? await this.queries.execute(new ListStudentsOfTeacher(viewer.id)) : null;
    const rows = await this.learners.of(id, people);
    const shown = rows.slice(paging.offset, paging.offset + paging.limit);
    const [named, answers] = await Promise.all([
      this.queries.execute(new GetPeople(shown.map(({ user_id }) => user_id))),
      this.answers(shown.map(({ enrolment_id }) => enrolment_id)),
    ]);
    return page(
      url,
      paging,
      rows.length,
      shown.map((row): CourseLearner => {
        const person = named.find((one) => one.id === row.user_id);
        const sum = progressOf(row.chapters, tickedLessons(row));
        const given = answers.filter(({ enrolment_id }) => enrolment_id === row.enrolment_id);
        return {
          id: row.user_id,
          name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
          status: row.enrolment_status,
          version: row.version,
          progress: sum.percent,
          lessons_done: sum.done,
          lessons_count: sum.all,
          enrolled_at: row.enrolled_at.toISOString(),
          completed_at: row.completed_at?.toISOString() ?? null,
          hand_ins: row.progress
            .filter(({ hand_in }) => hand_in !== '')
            .map(({ lesson_id, hand_in }) => ({
              lesson_id,
              lesson: placesOf(row.chapters).find((place) => place.id === lesson_id)?.title ?? '',
              text: hand_in,
            })),
          skills: skillResults(
            given.map(({ question_id, skill }) => ({ id: question_id, skill })),
            given,
          ),
        };
      }),
    );
  }

  private answers(enrolments: readonly string[]): Promise<(AnswerRow & { enrolment_id: string })[]> {
    return this.db.rows<AnswerRow & { enrolment_id: string }>({
      name: '',
      text: `select enrolment_id, ${ANSWER_COLUMNS} from learning.quiz_answer
             where tenant_id = $1::uuid and enrolment_id = any($2::uuid[]) order by skill`,
      values: [currentTenantId(), enrolments],
    });
  }
}
