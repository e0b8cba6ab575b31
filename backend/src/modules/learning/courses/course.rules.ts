import {
  EMBED_AGE,
  EMBED_HOSTS,
  LESSON_TASKS,
  type CourseAudience,
  type CourseSequence,
  type LessonKind,
  type LessonTask,
  type MoveOnRule,
  type Role,
  type SectionKind,
} from '@bookgrove/contract';
import { wrongQuestion, type Question } from '../quizzes/quiz.rules.ts';
import { wrongSurveyQuestion } from '../quizzes/survey.rules.ts';
import { embedOf } from './embed.rules.ts';

/** A section of the page of a lesson; which members it has follows from its kind. */
export interface LessonSection {
  kind: SectionKind;
  /** `words`: Markdown. `steps`: one step a line. */
  text: string;
  /** `film`: its slug. `resource`, `live`: its id. `book`: its slug or id. `embed`: the address of the page. */
  ref: string;
  /** `book`: the pages to read, as written, e.g. `2–9`. */
  pages: string;
}

export interface CourseLesson {
  id: string;
  slug: string;
  title: string;
  kind: LessonKind;
  minutes: number;
  move_on: MoveOnRule;
  /** Everybody may open it before enrolling. */
  is_preview: boolean;
  sections: LessonSection[];
  /** What to hand in or to do. */
  prompt: string;
  questions: Question[];
  /** Whole percent of the questions that must be right. */
  pass_percent: number;
}

export interface CourseChapter {
  id: string;
  slug: string;
  title: string;
  summary: string;
  /** In a dated course: the day on which it opens, YYYY-MM-DD in the calendar of the school. */
  opens_on?: string | null;
  /** In a dated course: the days after somebody enrolled. */
  opens_after_days?: number | null;
  lessons: CourseLesson[];
}

type Tasks = readonly LessonTask[];
const TASK_OF_SECTION: Record<SectionKind, LessonTask> = {
  words: 'read',
  steps: 'read',
  film: 'watch',
  resource: 'open',
  book: 'book',
  live: 'attend',
  embed: 'open',
};
const TASK_OF_KIND: Partial<Record<LessonKind, LessonTask>> = {
  quiz: 'quiz',
  assignment: 'hand_in',
  act: 'act',
  story: 'story',
  discussion: 'discuss',
  survey: 'survey',
};

/** What is seen in a lesson, and what is passed. */
export function tasksOf({ kind, sections }: Pick<CourseLesson, 'kind' | 'sections'>): {
  seen: Tasks;
  passed: Tasks;
} {
  const seen = new Set(sections.map((section) => TASK_OF_SECTION[section.kind]));
  const passed = TASK_OF_KIND[kind];
  return { seen: LESSON_TASKS.filter((task) => seen.has(task)), passed: passed ? [passed] : [] };
}

/** The tasks that tick a lesson. With `any`, those of one of the two groups are enough. */
export function rulingTasks(lesson: Pick<CourseLesson, 'kind' | 'sections' | 'move_on'>): {
  tasks: Tasks;
  any: boolean;
} {
  const { seen, passed } = tasksOf(lesson);
  const both = [...seen, ...passed];
  switch (lesson.move_on) {
    case 'seen':
      return { tasks: seen.length > 0 ? seen : passed, any: false };
    case 'passed':
      return { tasks: passed.length > 0 ? passed : seen, any: false };
    case 'seen_and_passed':
      return { tasks: both, any: false };
    case 'seen_or_passed':
      return { tasks: both, any: seen.length > 0 && passed.length > 0 };
    case 'none':
      return { tasks: [], any: false };
  }
}

/** Whether the lesson is ticked with these tasks done. */
export function isDone(lesson: Pick<CourseLesson, 'kind' | 'sections' | 'move_on'>, done: Tasks): boolean {
  const { tasks, any } = rulingTasks(lesson);
  const all = (some: Tasks) => some.every((task) => done.includes(task));
  if (!any) return all(tasks);
  const { seen, passed } = tasksOf(lesson);
  return all(seen) || all(passed);
}

/** Whether the lesson counts for the progress. */
const counts = ({ move_on }: Pick<CourseLesson, 'move_on'>): boolean => move_on !== 'none';

/** Whole percent of the lessons that count. */
export function progressOf(
  chapters: readonly Pick<CourseChapter, 'lessons'>[],
  done: ReadonlySet<string>,
): { done: number; all: number; percent: number } {
  const counting = chapters.flatMap(({ lessons }) => lessons.filter(counts));
  const ticked = counting.filter(({ id }) => done.has(id)).length;
  return {
    done: ticked,
    all: counting.length,
    percent: counting.length === 0 ? 0 : Math.floor((ticked * 100) / counting.length),
  };
}

/** The days that a dated course goes by, YYYY-MM-DD in the calendar of the school. */
export interface CourseDays {
  today: string;
  enrolled: string;
}

/** Why a chapter is closed: a chapter must be finished before (its index), or a day must come. */
type Closed = { after: number; on?: never } | { on: string; after?: never };

/** The day so many days after another. */
function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/**
 * The day on which a chapter of a dated course opens for somebody; null: it has none. With a day and a number of days
 * the later one counts.
 */
function opensOn(
  { opens_on, opens_after_days }: Pick<CourseChapter, 'opens_on' | 'opens_after_days'>,
  enrolled: string,
): string | null {
  const after = opens_after_days == null ? null : dayAfter(enrolled, opens_after_days);
  if (!opens_on || !after) return opens_on ?? after;
  return opens_on > after ? opens_on : after;
}

/**
 * Why a chapter is closed; null: it is open. In an ordered course the chapters before it must be finished, in a dated one
 * its day must have come.
 */
export function closedBy(
  sequence: CourseSequence,
  chapters: readonly Pick<CourseChapter, 'lessons' | 'opens_on' | 'opens_after_days'>[],
  chapter: number,
  done: ReadonlySet<string>,
  days: CourseDays,
): Closed | null {
  if (sequence === 'free') return null;
  if (sequence === 'dated') {
    const on = opensOn(chapters[chapter] ?? {}, days.enrolled);
    return on && on > days.today ? { on } : null;
  }
  const before = chapters
    .slice(0, chapter)
    .findIndex(({ lessons }) => lessons.some((lesson) => counts(lesson) && !done.has(lesson.id)));
  return before === -1 ? null : { after: before };
}

/** The first open lesson that is not done; null when there is none. */
export function nextLesson(
  sequence: CourseSequence,
  chapters: readonly CourseChapter[],
  done: ReadonlySet<string>,
  days: CourseDays,
): { chapter: CourseChapter; lesson: CourseLesson } | null {
  for (const [index, chapter] of chapters.entries()) {
    if (closedBy(sequence, chapters, index, done, days)) continue;
    const lesson = chapter.lessons.find((one) => counts(one) && !done.has(one.id));
    if (lesson) return { chapter, lesson };
  }
  return null;
}

const STAFF: readonly Role[] = ['teacher', 'school_admin', 'platform_admin'];

/** Whether somebody with this role may learn a course for this audience. */
export const mayLearn = (role: Role, audience: CourseAudience): boolean =>
  audience === 'student'
    ? role === 'student' || role === 'parent' || STAFF.includes(role)
    : audience === 'parent'
      ? role === 'parent' || STAFF.includes(role)
      : STAFF.includes(role);

/** Whether somebody may change a course: its author, and those who administer its tenant. */
export const mayChange = (
  person: { id: string; role: Role },
  course: { created_by: string | null },
): boolean =>
  person.role === 'school_admin' || person.role === 'platform_admin' || course.created_by === person.id;

/** Something that must be put right before a course is published. */
interface CourseProblem {
  /** Null: the course itself. */
  lesson_id: string | null;
  message: string;
}

const PROMPTED: readonly LessonKind[] = ['assignment', 'act', 'story', 'discussion'];
const SECTION_OF_KIND: Partial<Record<LessonKind, [SectionKind, string]>> = {
  article: ['words', 'Write some words on the page.'],
  video: ['film', 'Choose a film.'],
  audio: ['resource', 'Choose a recording.'],
  book: ['book', 'Choose a book.'],
  live: ['live', 'Choose a live lesson.'],
  embed: ['embed', 'Give the address of a page.'],
};

/** Whom a course is for. */
type ForWhom = { audience: CourseAudience; age_from: number | null };

/** What is wrong with a course that shall be published; empty: nothing. */
export function courseProblems(chapters: readonly CourseChapter[], whom: ForWhom): CourseProblem[] {
  if (!chapters.some(({ lessons }) => lessons.length > 0))
    return [{ lesson_id: null, message: 'Add a part with at least one lesson.' }];
  const problems: CourseProblem[] = [];
  for (const { title, lessons } of chapters) {
    if (title.trim() === '') problems.push({ lesson_id: null, message: 'A part has no name.' });
    if (lessons.length === 0)
      problems.push({ lesson_id: null, message: `The part “${title}” has no lesson.` });
    for (const lesson of lessons)
      for (const message of lessonProblems(lesson, whom)) problems.push({ lesson_id: lesson.id, message });
  }
  if (!chapters.some(({ lessons }) => lessons.some(counts)))
    problems.push({ lesson_id: null, message: 'Every lesson is an extra: nobody could finish the course.' });
  return problems;
}

function lessonProblems({ title, kind, sections, questions, prompt }: CourseLesson, whom: ForWhom): string[] {
  const found: string[] = [];
  if (title.trim() === '') found.push('The lesson has no name.');
  const needed = SECTION_OF_KIND[kind];
  if (needed && !sections.some((section) => section.kind === needed[0])) found.push(needed[1]);
  for (const section of sections) {
    const written = section.kind === 'words' || section.kind === 'steps' ? section.text : section.ref;
    if (written.trim() === '') found.push('A block of the page is empty.');
    else if (section.kind === 'embed') {
      if (!embedOf(section.ref))
        found.push(`Pages can come from these sites alone: ${EMBED_HOSTS.join(', ')}.`);
      if (whom.audience === 'student' && (whom.age_from ?? 0) < EMBED_AGE)
        found.push(`A course for children under ${EMBED_AGE} has no pages of other sites.`);
    }
  }
  if (kind === 'survey') {
    if (questions.length === 0) found.push('Add a question.');
    for (const [index, question] of questions.entries()) {
      const wrong = wrongSurveyQuestion(question);
      if (wrong) found.push(`Question ${index + 1}: ${wrong}`);
    }
  }
  if (kind === 'quiz') {
    if (questions.length === 0) found.push('Add a question.');
    for (const [index, question] of questions.entries()) {
      const wrong =
        question.kind === 'hotspot' && !question.resource ? 'Choose a picture.' : wrongQuestion(question);
      if (wrong) found.push(`Question ${index + 1}: ${wrong}`);
    }
  }
  if (PROMPTED.includes(kind) && prompt.trim() === '') found.push('Say what there is to do.');
  return found;
}
