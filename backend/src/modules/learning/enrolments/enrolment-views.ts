import { ApiProperty } from '@nestjs/swagger';
import {
  COURSE_AUDIENCES,
  COURSE_SEQUENCES,
  ENROLMENT_SOURCES,
  ENROLMENT_STATUSES,
  LESSON_TASKS,
  QUESTION_KINDS,
  SECTION_KINDS,
  SKILL_LEVELS,
  SKILLS,
  type CourseAudience,
  type CourseSequence,
  type EnrolmentSource,
  type EnrolmentStatus,
  type LessonTask,
  type QuestionKind,
  type SectionKind,
  type Skill,
  type SkillLevel,
} from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';
import { ChapterListItem, chapterItem, LessonListItem, lessonItem } from '../courses/course-views.ts';
import {
  closedBy,
  nextLesson,
  progressOf,
  rulingTasks,
  type CourseChapter,
  type CourseLesson,
} from '../courses/course.rules.ts';
import { tickedLessons, type LearnerCourse } from './learner-courses.ts';

const LESSON_STATES = ['done', 'started', 'new', 'locked'] as const;

/** Where a lesson is: its address is `/course/{course}/{chapter_slug}/{slug}`. */
export class LessonPlace {
  id!: string;
  chapter_slug!: string;
  slug!: string;
  title!: string;
  minutes!: number;
}

export class LessonInOutline extends LessonListItem {
  @ApiProperty({ enum: LESSON_STATES })
  state!: (typeof LESSON_STATES)[number];
  done_at!: string | null;
}
export class ChapterInOutline extends ChapterListItem {
  /** Title of the chapter that must be finished first; null: none. */
  opens_after!: string | null;
  /** The day on which it opens, while it is to come. */
  opens_on!: string | null;
  lessons!: LessonInOutline[];
}

/** The course of an enrolment. */
export class EnrolledCourse {
  id!: string;
  slug!: string;
  name!: string;
  @ApiProperty({ enum: COURSE_AUDIENCES })
  audience!: CourseAudience;
  art!: string;
}

/** An enrolment of the signed-in person. */
export class EnrolmentView {
  id!: string;
  /** Id of the course. */
  course!: string;
  course_details!: EnrolledCourse;
  @ApiProperty({ enum: ENROLMENT_STATUSES })
  status!: EnrolmentStatus;
  /** The version that they began, which they finish. */
  version!: number;
  @ApiProperty({ enum: ENROLMENT_SOURCES })
  source!: EnrolmentSource;
  /** Whole percent of the lessons that count. */
  progress!: number;
  lessons_done!: number;
  /** Lessons that count. */
  lessons_count!: number;
  enrolled_at!: string;
  completed_at!: string | null;
  /** The first open lesson that is not done. */
  next_lesson!: LessonPlace | null;
  /** Where they were last. */
  last_lesson!: LessonPlace | null;
  /** Chapters and lessons of the version; null in a list of all courses. */
  outline!: ChapterInOutline[] | null;
}
export class EnrolmentPage extends ListPage {
  results!: EnrolmentView[];
}

/** An invitation to a course. */
export class CourseInvitationView {
  id!: string;
  /** Name of who invites; empty: nobody any more. */
  invited_by!: string;
  course!: EnrolledCourse;
}
export class CourseInvitations {
  results!: CourseInvitationView[];
}

const place = ({ slug: chapter_slug }: CourseChapter, lesson: CourseLesson): LessonPlace => ({
  id: lesson.id,
  chapter_slug,
  slug: lesson.slug,
  title: lesson.title,
  minutes: lesson.minutes,
});

/** The places of all lessons, in order. */
export const placesOf = (chapters: readonly CourseChapter[]): LessonPlace[] =>
  chapters.flatMap((chapter) => chapter.lessons.map((lesson) => place(chapter, lesson)));

const doneAt = ({ progress }: Pick<LearnerCourse, 'progress'>, lesson: string): string | null => {
  const at = progress.find(({ lesson_id }) => lesson_id === lesson)?.done_at;
  return at ? new Date(at).toISOString() : null;
};

/** An enrolment; the outline is left out of lists of all courses. */
export function enrolmentView(of: LearnerCourse, withOutline: boolean): EnrolmentView {
  const ticked = tickedLessons(of);
  const begun = new Set(of.progress.map(({ lesson_id }) => lesson_id));
  const { done, all, percent } = progressOf(of.chapters, ticked);
  const next = nextLesson(of.sequence, of.chapters, ticked, of.days);
  return {
    id: of.enrolment_id,
    course: of.id,
    course_details: { id: of.id, slug: of.slug, name: of.name, audience: of.audience, art: of.art },
    status: of.enrolment_status,
    version: of.version,
    source: of.source,
    progress: percent,
    lessons_done: done,
    lessons_count: all,
    enrolled_at: of.enrolled_at.toISOString(),
    completed_at: of.completed_at?.toISOString() ?? null,
    next_lesson: next && place(next.chapter, next.lesson),
    last_lesson: placesOf(of.chapters).find(({ id }) => id === of.last_lesson) ?? null,
    outline: withOutline
      ? of.chapters.map((chapter, index) => {
          const closed = closedBy(of.sequence, of.chapters, index, ticked, of.days);
          return {
            ...chapterItem(chapter, index),
            opens_after: closed?.after === undefined ? null : of.chapters[closed.after]!.title,
            opens_on: closed?.on ?? null,
            lessons: chapter.lessons.map((lesson, position) => ({
              ...lessonItem(lesson, position),
              done_at: doneAt(of, lesson.id),
              state: ticked.has(lesson.id)
                ? 'done'
                : closed
                  ? 'locked'
                  : begun.has(lesson.id)
                    ? 'started'
                    : 'new',
            })),
          };
        })
      : null,
  };
}

export class SectionResource {
  id!: string;
  title!: string;
  /** Path in the web app. */
  path!: string;
}
export class SectionBook {
  slug!: string;
  title!: string;
}

/** A live lesson of the school. */
export class SectionLive {
  id!: string;
  title!: string;
  /** The next time, or the last one; null: no time. */
  starts_at!: string | null;
  /** Id of that time, which names its room. */
  time_id!: string | null;
  /** Whether the signed-in person was in the room, at any time. */
  attended!: boolean;
  /** A time is over and has a recording, which counts as well. */
  recording_url!: string;
}
/** A page of another site, shown in a frame. */
export class SectionEmbed {
  /** Path of a page of ours that shows it. */
  frame!: string;
  host!: string;
}

/** A section of the page. Members that its kind does not have are empty or null. */
export class LessonSectionView {
  @ApiProperty({ enum: SECTION_KINDS })
  kind!: SectionKind;
  /** Clean HTML. */
  html!: string;
  steps!: string[];
  /** Slug of the film. */
  film!: string | null;
  /** Null: not there for this person. */
  resource!: SectionResource | null;
  book!: SectionBook | null;
  /** Null: not in this school. */
  live!: SectionLive | null;
  /** Null: the school has not switched pages of other sites on. */
  embed!: SectionEmbed | null;
  /** Pages to read, e.g. `2–9`; empty: the whole book. */
  pages!: string;
}

/** What ticks the lesson. */
export class LessonTaskView {
  @ApiProperty({ enum: LESSON_TASKS })
  task!: LessonTask;
  done!: boolean;
}

export class AskedOption {
  id!: string;
  text!: string;
  /** `hotspot`: where the place is, in whole percent from the upper left corner of the picture. */
  x?: number;
  y?: number;
}

/** A question without its answer, and what the learner answered. */
export class AskedQuestionView {
  id!: string;
  @ApiProperty({ enum: QUESTION_KINDS })
  kind!: QuestionKind;
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  text!: string;
  /** `cloze`: the texts before, between and after the gaps. */
  parts!: string[];
  options!: AskedOption[];
  /** `match`: what is matched with an option, in the order of the answer. */
  lefts!: string[];
  /** The last answer; null: none yet. */
  answer!: string[] | null;
  /** Null without an answer. */
  correct!: boolean | null;
  tries!: number;
}

/** A question of a lesson. */
export class LessonQuestionView extends AskedQuestionView {
  /** `hotspot`: the id of its picture among the resources for lessons. */
  resource!: string | null;
  has_sound!: boolean;
  has_picture!: boolean;
  /** A teacher has not marked the answer yet. */
  waits!: boolean;
  /** What the teacher said. */
  comment!: string;
}

export class SkillResultView {
  @ApiProperty({ enum: SKILLS })
  skill!: Skill;
  questions!: number;
  /** Right at the first try. */
  first!: number;
  /** Right after looking back. */
  later!: number;
  @ApiProperty({ enum: SKILL_LEVELS })
  level!: SkillLevel;
}

/** How far the learner is in the lesson. */
export class LessonProgressView {
  /** Seconds into the film. */
  position!: number;
  hand_in!: string;
  notes!: string;
  /** The story of a story task. */
  story_id!: string | null;
  done!: boolean;
}

export class LessonCourse {
  id!: string;
  slug!: string;
  name!: string;
  @ApiProperty({ enum: COURSE_AUDIENCES })
  audience!: CourseAudience;
  @ApiProperty({ enum: COURSE_SEQUENCES })
  sequence!: CourseSequence;
}
export class LessonChapter {
  slug!: string;
  title!: string;
  /** From 1. */
  position!: number;
}

/** A lesson with its content. */
export class LessonView extends LessonListItem {
  course!: LessonCourse;
  chapter!: LessonChapter;
  sections!: LessonSectionView[];
  /** What to hand in or to do. */
  prompt!: string;
  /** The tasks that tick it; empty for an extra. */
  tasks!: LessonTaskView[];
  /** Whether what is seen or what is passed is enough. */
  any_task!: boolean;
  questions!: LessonQuestionView[];
  pass_percent!: number;
  /** By skill; empty without a quiz. */
  results!: SkillResultView[];
  /** Null for somebody who is not enrolled. */
  progress!: LessonProgressView | null;
  enrolment!: EnrolmentView | null;
  previous!: LessonPlace | null;
  next!: LessonPlace | null;
}

/** The tasks that tick a lesson, with those that are done. */
export const taskViews = (
  lesson: CourseLesson,
  done: readonly LessonTask[],
): { tasks: LessonTaskView[]; any_task: boolean } => {
  const { tasks, any } = rulingTasks(lesson);
  return { tasks: tasks.map((task) => ({ task, done: done.includes(task) })), any_task: any };
};
