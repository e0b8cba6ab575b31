import { ApiProperty } from '@nestjs/swagger';
import {
  COURSE_AUDIENCES,
  COURSE_SEQUENCES,
  ENROLMENT_MODES,
  LESSON_KINDS,
  MOVE_ON_RULES,
  type CourseAudience,
  type CourseSequence,
  type EnrolmentMode,
  type LessonKind,
  type MoveOnRule,
} from '@bookgrove/contract';
import { ListPage } from '../../../platform/http/page.ts';
import { wholeDescription, type CourseRow } from './course-row.ts';
import type { CourseChapter, CourseLesson } from './course.rules.ts';

export class SustainabilityDetails {
  text!: string;
  /** Path of a picture; null: none. */
  thumbnail!: string | null;
  /** Goals of the United Nations, 1 to 17. */
  sdg_goals!: number[];
}
export class CourseDescriptionView {
  /** Paragraphs, separated by blank lines. */
  text!: string;
  sustainability_details!: SustainabilityDetails;
}

/** A course in a list. */
export class CourseListItem {
  id!: string;
  slug!: string;
  name!: string;
  intro!: string;
  /** BCP 47. */
  language!: string;
  @ApiProperty({ enum: COURSE_AUDIENCES })
  audience!: CourseAudience;
  age_from!: number | null;
  age_to!: number | null;
  /** Name of a drawing in `/art/categories.svg`. */
  art!: string;
  lessons_count!: number;
  minutes!: number;
  /** Whether everybody may enrol without paying. What it costs is told by the shop. */
  is_free!: boolean;
  @ApiProperty({ enum: ENROLMENT_MODES })
  enrolment_mode!: EnrolmentMode;
  /** Whether the school made it, not the platform. */
  own!: boolean;
  published_at!: string | null;
}

export class CoursePage extends ListPage {
  results!: CourseListItem[];
}

/** A lesson in the list of a chapter, without its content. */
export class LessonListItem {
  id!: string;
  slug!: string;
  title!: string;
  /** From 1. */
  position!: number;
  @ApiProperty({ enum: LESSON_KINDS })
  kind!: LessonKind;
  minutes!: number;
  @ApiProperty({ enum: MOVE_ON_RULES })
  move_on!: MoveOnRule;
  /** Everybody may open it before enrolling. */
  is_preview!: boolean;
}
export class LessonList extends ListPage {
  results!: LessonListItem[];
}

/** A chapter in the list of a course. */
export class ChapterListItem {
  id!: string;
  slug!: string;
  title!: string;
  summary!: string;
  /** From 1. */
  position!: number;
  minutes!: number;
  lessons_count!: number;
}
export class ChapterList extends ListPage {
  results!: ChapterListItem[];
}
export class ChapterOutline extends ChapterListItem {
  lessons!: LessonListItem[];
}

/** A course with its chapters and lessons. */
export class CourseView extends CourseListItem {
  description!: CourseDescriptionView;
  outcomes!: string[];
  @ApiProperty({ enum: COURSE_SEQUENCES })
  sequence!: CourseSequence;
  /** The newest version, which everybody who enrols now gets. */
  version!: number;
  author_name!: string;
  chapters!: ChapterOutline[];
}
export class CourseData {
  data!: CourseView;
}

const minutesOf = (lessons: readonly CourseLesson[]): number =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** The members of a course in a list; `tenant` is the running one. */
export function listItem(row: CourseRow, tenant: string): CourseListItem {
  const lessons = row.chapters.flatMap((chapter) => chapter.lessons);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    intro: row.intro,
    language: row.language,
    audience: row.audience,
    age_from: row.age_from,
    age_to: row.age_to,
    art: row.art,
    lessons_count: lessons.length,
    minutes: minutesOf(lessons),
    is_free: row.prices.length === 0,
    enrolment_mode: row.enrolment_mode,
    own: row.tenant_id === tenant,
    published_at: row.published_at?.toISOString() ?? null,
  };
}

/** A lesson without its content. */
export const lessonItem = (
  { id, slug, title, kind, minutes, move_on, is_preview }: CourseLesson,
  index: number,
): LessonListItem => ({ id, slug, title, position: index + 1, kind, minutes, move_on, is_preview });

/** A chapter without its lessons. */
export const chapterItem = (
  { id, slug, title, summary, lessons }: CourseChapter,
  index: number,
): ChapterListItem => ({
  id,
  slug,
  title,
  summary,
  position: index + 1,
  minutes: minutesOf(lessons),
  lessons_count: lessons.length,
});

/** A course with its outline. */
export const courseView = (row: CourseRow, tenant: string): CourseView => ({
  ...listItem(row, tenant),
  description: wholeDescription(row.description),
  outcomes: row.outcomes,
  sequence: row.sequence,
  version: row.published_version,
  author_name: row.author_name,
  chapters: row.chapters.map((chapter, index) => ({
    ...chapterItem(chapter, index),
    lessons: chapter.lessons.map(lessonItem),
  })),
});
