import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { page } from '../../../platform/http/page.ts';
import type { CourseRow } from '../courses/course-row.ts';
import { chapterItem, lessonItem, type ChapterList, type LessonList } from '../courses/course-views.ts';
import type { CourseChapter, CourseLesson } from '../courses/course.rules.ts';
import { FindCourses } from '../courses/find-courses.ts';
import { asked, skillResults, type AnsweredQuestion } from '../quizzes/quiz.rules.ts';
import { enrolmentView, placesOf, taskViews, type LessonView } from './enrolment-views.ts';
import { LearnerCourses, assertOpen, tickedLessons, type LearnerCourse } from './learner-courses.ts';
import { LessonContent } from './lesson-content.ts';

/** A lesson by the slugs of course, chapter and lesson: of the version that the person learns, else of the newest. */
export class GetLesson extends Query<LessonView> {
  constructor(
    readonly course: string,
    readonly chapter: string,
    readonly lesson: string,
  ) {
    super();
  }
}

/** An answer of the learner, as stored. */
export interface AnswerRow extends AnsweredQuestion, Record<string, unknown> {
  answer: string[];
  tries: number;
  waits: boolean;
  has_sound: boolean;
  has_picture: boolean;
  comment: string;
}

/** SQL: the columns of an answer to a question of a lesson. */
export const ANSWER_COLUMNS = `question_id, skill, first_correct, correct, answer, tries, waits, comment,
  sound is not null as has_sound, picture is not null as has_picture`;

@QueryHandler(GetLesson)
export class GetLessonHandler implements IQueryHandler<GetLesson> {
  constructor(
    private readonly content: LessonContent,
    private readonly db: Db,
    private readonly find: FindCourses,
    private readonly learners: LearnerCourses,
  ) {}

  /** @throws AppError 404, 403 `not_enrolled`, `locked_yet` */
  async execute({ course, chapter, lesson }: GetLesson): Promise<LessonView> {
    const [own] = await this.learners.own(course);
    const row: CourseRow = own ?? (await this.find.one(course));
    const at = row.chapters.findIndex(({ slug }) => slug === chapter);
    const found = row.chapters[at]?.lessons.find(({ slug }) => slug === lesson);
    if (!found) throw notFound('lesson');
    if (own) assertOpen(own, at, tickedLessons(own));
    else if (!found.is_preview)
      throw new AppError('forbidden', 'not_enrolled', 'Enrol in the course to open this lesson.');
    const answers = own && found.kind === 'quiz' ? await this.answers(own.enrolment_id, found.id) : [];
    return lessonView(row, at, found, await this.content.sections(found), own ?? null, answers);
  }

  private answers(enrolment: string, lesson: string): Promise<AnswerRow[]> {
    return this.db.rows<AnswerRow>({
      name: '',
      text: `select ${ANSWER_COLUMNS} from learning.quiz_answer
             where tenant_id = $1::uuid and enrolment_id = $2::uuid and lesson_id = $3::uuid`,
      values: [currentTenantId(), enrolment, lesson],
    });
  }
}

/** A lesson as a learner sees it, or somebody who only looks at it. */
export function lessonView(
  row: Pick<CourseRow, 'id' | 'slug' | 'name' | 'audience' | 'sequence' | 'chapters'>,
  chapterIndex: number,
  lesson: CourseLesson,
  sections: LessonView['sections'],
  own: LearnerCourse | null,
  answers: readonly AnswerRow[],
): LessonView {
  const chapter = row.chapters[chapterIndex] as CourseChapter;
  const progress = own?.progress.find(({ lesson_id }) => lesson_id === lesson.id);
  const places = placesOf(row.chapters);
  const index = places.findIndex(({ id }) => id === lesson.id);
  const given = new Map(answers.map((answer) => [answer.question_id, answer]));
  return {
    ...lessonItem(lesson, chapter.lessons.indexOf(lesson)),
    course: {
      id: row.id,
      slug: row.slug,
      name: row.name,
      audience: row.audience,
      sequence: row.sequence,
    },
    chapter: { slug: chapter.slug, title: chapter.title, position: chapterIndex + 1 },
    sections,
    prompt: lesson.prompt,
    ...taskViews(lesson, progress?.tasks ?? []),
    questions:
      lesson.kind === 'quiz' || lesson.kind === 'survey'
        ? lesson.questions.map((question) => {
            const answer = given.get(question.id);
            return {
              ...asked(question),
              answer: answer?.answer ?? null,
              correct: answer && !answer.waits ? answer.correct : null,
              tries: answer?.tries ?? 0,
              resource: question.kind === 'hotspot' ? (question.resource ?? null) : null,
              has_sound: answer?.has_sound ?? false,
              has_picture: answer?.has_picture ?? false,
              waits: answer?.waits ?? false,
              comment: answer?.comment ?? '',
            };
          })
        : [],
    pass_percent: lesson.pass_percent,
    results: lesson.kind === 'quiz' ? skillResults(lesson.questions, answers) : [],
    progress: own && {
      position: progress?.position ?? 0,
      hand_in: progress?.hand_in ?? '',
      notes: progress?.notes ?? '',
      story_id: progress?.story_id ?? null,
      done: Boolean(progress?.done_at),
    },
    enrolment: own && enrolmentView(own, true),
    previous: places[index - 1] ?? null,
    next: places[index + 1] ?? null,
  };
}

/** The chapters of a course: of the version that the person learns, else of the newest. */
export class ListChapters extends Query<ChapterList> {
  constructor(
    readonly course: string,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListChapters)
export class ListChaptersHandler implements IQueryHandler<ListChapters> {
  constructor(
    private readonly find: FindCourses,
    private readonly learners: LearnerCourses,
  ) {}

  async execute({ course, url }: ListChapters): Promise<ChapterList> {
    const [own] = await this.learners.own(course);
    const { chapters } = own ?? (await this.find.one(course));
    return page(url, { limit: chapters.length, offset: 0 }, chapters.length, chapters.map(chapterItem));
  }
}

/** The lessons of a chapter, without their content. */
export class ListLessons extends Query<LessonList> {
  constructor(
    readonly course: string,
    readonly chapter: string,
    readonly url: string,
  ) {
    super();
  }
}

@QueryHandler(ListLessons)
export class ListLessonsHandler implements IQueryHandler<ListLessons> {
  constructor(
    private readonly find: FindCourses,
    private readonly learners: LearnerCourses,
  ) {}

  async execute({ course, chapter, url }: ListLessons): Promise<LessonList> {
    const [own] = await this.learners.own(course);
    const { chapters } = own ?? (await this.find.one(course));
    const lessons = chapters.find(({ slug, id }) => slug === chapter || id === chapter)?.lessons;
    if (!lessons) throw notFound('chapter');
    return page(url, { limit: lessons.length, offset: 0 }, lessons.length, lessons.map(lessonItem));
  }
}
