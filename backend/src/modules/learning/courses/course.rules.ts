import {
  BOOK_QUESTION_KINDS,
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

/** A section of the page of a lesson; which members it has follows from its kind. */
export interface LessonSection {
  kind: SectionKind;
  /** `words`: Markdown. `steps`: one step a line. */
  text: string;
  /** `film`: its slug. `resource`: its id. `book`: its slug or id. */
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
  lessons: CourseLesson[];
}

type Tasks = readonly LessonTask[];
const TASK_OF_SECTION: Record<SectionKind, LessonTask> = {
  words: 'read',
  steps: 'read',
  film: 'watch',
  resource: 'open',
  book: 'book',
};
const TASK_OF_KIND: Partial<Record<LessonKind, LessonTask>> = {
  quiz: 'quiz',
  assignment: 'hand_in',
  act: 'act',
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

/**
 * The chapter that must be finished before this one opens; null: it is open. In an ordered course these are the chapters
 * before it.
 * @returns the index of the chapter
 */
export function closedBy(
  sequence: CourseSequence,
  chapters: readonly Pick<CourseChapter, 'lessons'>[],
  chapter: number,
  done: ReadonlySet<string>,
): number | null {
  if (sequence === 'free') return null;
  const before = chapters
    .slice(0, chapter)
    .findIndex(({ lessons }) => lessons.some((lesson) => counts(lesson) && !done.has(lesson.id)));
  return before === -1 ? null : before;
}

/** The first open lesson that is not done; null when all are. */
export function nextLesson(
  sequence: CourseSequence,
  chapters: readonly CourseChapter[],
  done: ReadonlySet<string>,
): { chapter: CourseChapter; lesson: CourseLesson } | null {
  for (const [index, chapter] of chapters.entries()) {
    if (closedBy(sequence, chapters, index, done) !== null) return null;
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

const SECTION_OF_KIND: Partial<Record<LessonKind, [SectionKind, string]>> = {
  article: ['words', 'Write some words on the page.'],
  video: ['film', 'Choose a film.'],
  audio: ['resource', 'Choose a recording.'],
  book: ['book', 'Choose a book.'],
};

/** What is wrong with a course that shall be published; empty: nothing. */
export function courseProblems(chapters: readonly CourseChapter[]): CourseProblem[] {
  if (!chapters.some(({ lessons }) => lessons.length > 0))
    return [{ lesson_id: null, message: 'Add a part with at least one lesson.' }];
  const problems: CourseProblem[] = [];
  for (const { title, lessons } of chapters) {
    if (title.trim() === '') problems.push({ lesson_id: null, message: 'A part has no name.' });
    if (lessons.length === 0)
      problems.push({ lesson_id: null, message: `The part “${title}” has no lesson.` });
    for (const lesson of lessons)
      for (const message of lessonProblems(lesson)) problems.push({ lesson_id: lesson.id, message });
  }
  if (!chapters.some(({ lessons }) => lessons.some(counts)))
    problems.push({ lesson_id: null, message: 'Every lesson is an extra: nobody could finish the course.' });
  return problems;
}

function lessonProblems({ title, kind, sections, questions, prompt }: CourseLesson): string[] {
  const found: string[] = [];
  if (title.trim() === '') found.push('The lesson has no name.');
  const needed = SECTION_OF_KIND[kind];
  if (needed && !sections.some((section) => section.kind === needed[0])) found.push(needed[1]);
  for (const section of sections) {
    const written = section.kind === 'words' || section.kind === 'steps' ? section.text : section.ref;
    if (written.trim() === '') found.push('A block of the page is empty.');
  }
  if (kind === 'quiz') {
    if (questions.length === 0) found.push('Add a question.');
    for (const [index, question] of questions.entries()) {
      const wrong = BOOK_QUESTION_KINDS.includes(question.kind)
        ? 'This kind of question belongs into the quiz of a book.'
        : wrongQuestion(question);
      if (wrong) found.push(`Question ${index + 1}: ${wrong}`);
    }
  }
  if ((kind === 'assignment' || kind === 'act') && prompt.trim() === '')
    found.push('Say what there is to do.');
  return found;
}
