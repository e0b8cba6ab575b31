import type { CourseAudience, CourseSequence, CourseStatus, EnrolmentMode, Money } from '@bookgrove/contract';
import type { CourseChapter } from './course.rules.ts';

/** The description of a course, as the specification names its members. */
export interface CourseDescription {
  /** Paragraphs. */
  text: string;
  sustainability_details: {
    text: string;
    /** Path of a picture; null: none. */
    thumbnail: string | null;
    /** Goals of the United Nations, 1 to 17. */
    sdg_goals: number[];
  };
}

/** A course with the newest version, as it is read for lists and pages. */
export interface CourseRow extends Record<string, unknown> {
  tenant_id: string;
  id: string;
  slug: string;
  name: string;
  intro: string;
  description: Partial<CourseDescription>;
  language: string;
  audience: CourseAudience;
  age_from: number | null;
  age_to: number | null;
  outcomes: string[];
  enrolment_mode: EnrolmentMode;
  code: string;
  /** One for each currency, minor units; none: it is free. */
  prices: Money[];
  art: string;
  status: CourseStatus;
  published_version: number;
  demo: boolean;
  created_by: string | null;
  author_name: string;
  published_at: Date | null;
  updated_at: Date;
  /** Of the newest version. */
  sequence: CourseSequence;
  chapters: CourseChapter[];
}

export const COURSE_COLUMNS = `c.tenant_id, c.id, c.slug, c.name, c.intro, c.description, c.language, c.audience, c.age_from, c.age_to,
  c.outcomes, c.enrolment_mode, c.code, c.prices, c.art, c.status, c.published_version, c.demo, c.created_by, c.author_name,
  c.published_at, c.updated_at, v.sequence, v.chapters`;

export const COURSE_TABLES = `learning.course c join learning.course_version v
  on v.tenant_id = c.tenant_id and v.course_id = c.id and v.number = c.published_version`;

/** Every member of a description. */
export const wholeDescription = ({
  text = '',
  sustainability_details: good,
}: Partial<CourseDescription>): CourseDescription => ({
  text,
  sustainability_details: {
    text: good?.text ?? '',
    thumbnail: good?.thumbnail ?? null,
    sdg_goals: good?.sdg_goals ?? [],
  },
});
