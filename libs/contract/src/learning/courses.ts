import type { Language } from '../languages.ts';
/** Kinds of lessons: what the lesson mainly is. */
export const LESSON_KINDS = [
  'article',
  'video',
  'audio',
  'book',
  'quiz',
  'assignment',
  'act',
  'story',
  'discussion',
  'survey',
  'live',
  'embed',
] as const;
export type LessonKind = (typeof LESSON_KINDS)[number];

/** Kinds of sections on the page of a lesson. */
export const SECTION_KINDS = ['words', 'film', 'resource', 'book', 'steps', 'live', 'embed'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** When a lesson is ticked: `none` is an extra that does not count. */
export const MOVE_ON_RULES = ['seen', 'passed', 'seen_and_passed', 'seen_or_passed', 'none'] as const;
export type MoveOnRule = (typeof MOVE_ON_RULES)[number];

/** What a learner does in a lesson; the rule of the lesson says which of them tick it. */
export const LESSON_TASKS = [
  'read',
  'watch',
  'open',
  'book',
  'attend',
  'quiz',
  'hand_in',
  'act',
  'story',
  'discuss',
  'survey',
] as const;
export type LessonTask = (typeof LESSON_TASKS)[number];

/**
 * `free`: any lesson at any time; `ordered`: a chapter opens when those before it are done; `dated`: a chapter opens on
 * a day, or some days after somebody enrolled.
 */
export const COURSE_SEQUENCES = ['free', 'ordered', 'dated'] as const;
export type CourseSequence = (typeof COURSE_SEQUENCES)[number];

/** Who enrols: everybody, those who have the code, or teachers their classes. */
export const ENROLMENT_MODES = ['open', 'code', 'class'] as const;
export type EnrolmentMode = (typeof ENROLMENT_MODES)[number];

export const COURSE_AUDIENCES = ['student', 'teacher', 'parent'] as const;
export type CourseAudience = (typeof COURSE_AUDIENCES)[number];

export const COURSE_STATUSES = ['draft', 'published', 'archived'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

export const ENROLMENT_STATUSES = ['active', 'completed', 'withdrawn'] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];

/** How somebody came into a course. */
export const ENROLMENT_SOURCES = ['self', 'code', 'class', 'cohort', 'invited', 'bulk', 'grant'] as const;
export type EnrolmentSource = (typeof ENROLMENT_SOURCES)[number];

export const QUESTION_KINDS = [
  'choice',
  'multiple',
  'order',
  'match',
  'cloze',
  'short',
  'hotspot',
  'audio',
  'drawing',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Kinds of questions in a survey: nothing in it is right or wrong. */
export const SURVEY_QUESTION_KINDS: readonly QuestionKind[] = ['choice', 'multiple', 'short'];

/** A survey shows its results from so many answers on. */
export const SURVEY_LEAST = 5;

/** Hosts whose pages a lesson may show in a frame, in schools that have switched it on. */
export const EMBED_HOSTS = [
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'phet.colorado.edu',
  'www.geogebra.org',
  'scratch.mit.edu',
  'h5p.org',
  'archive.org',
] as const;

/** Courses for children below this age show no pages of other hosts. */
export const EMBED_AGE = 8;

/** `corner`: the quiz itself. `pre` and `post` ask the same before and after, and their results are compared. */
export const QUIZ_FORMS = ['corner', 'pre', 'post'] as const;
export type QuizForm = (typeof QUIZ_FORMS)[number];

export const BOOK_QUIZ_STATUSES = ['draft', 'published', 'archived'] as const;
export type BookQuizStatus = (typeof BOOK_QUIZ_STATUSES)[number];

/** What a question practises. */
export const SKILLS = ['facts', 'inference', 'order', 'words', 'thinking'] as const;
export type Skill = (typeof SKILLS)[number];

/** How sure somebody is of a skill, by the answers at the first try. */
export const SKILL_LEVELS = ['practise', 'growing', 'strong'] as const;
export type SkillLevel = (typeof SKILL_LEVELS)[number];

/** Names of drawings that a course can have, in `/art/categories.svg`. */
export const COURSE_ART = [
  'animals',
  'sea',
  'folk-tales',
  'feelings',
  'space',
  'science',
  'poems',
  'journeys',
] as const;

/** The course that every installation has. */
export const FIRST_COURSE = 'this-is-course';

/** The slug of the first course in a language. */
export const firstCourseSlug = (language: Language): string =>
  language === 'en' ? FIRST_COURSE : `${FIRST_COURSE}-${language}`;
