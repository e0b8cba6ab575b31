import type { AssignableItem } from '../assignable-item.ts';
import type { CourseChapter, CourseLesson } from '../courses/course.rules.ts';
import type { Question } from '../quizzes/quiz.rules.ts';

/** The reference of a lesson: ids of the course and the lesson. */
export const lessonRef = (course: string, lesson: string): string => `${course}/${lesson}`;

/** The ids in the reference of a lesson. */
export function partsOfRef(ref: string): { course: string; lesson: string } {
  const [course = '', lesson = ''] = ref.split('/');
  return { course, lesson };
}

/** A lesson with its chapter; null: this version does not have it. */
export function lessonOf(
  chapters: readonly CourseChapter[],
  id: string,
): { chapter: CourseChapter; lesson: CourseLesson } | null {
  for (const chapter of chapters) {
    const lesson = chapter.lessons.find((one) => one.id === id);
    if (lesson) return { chapter, lesson };
  }
  return null;
}

/** Kinds of lessons that look like other work in a list. */
const LOOKS: Partial<Record<CourseLesson['kind'], AssignableItem['looks']>> = {
  quiz: 'quiz',
  story: 'story_task',
};

/** The lessons of a course that can be assigned, in order. */
export function lessonItems(
  course: { id: string; name: string; chapters: readonly CourseChapter[] },
  path: string,
): AssignableItem[] {
  return course.chapters.flatMap(({ slug, lessons }) =>
    lessons.map((lesson): AssignableItem => ({
      ref: lessonRef(course.id, lesson.id),
      title: lesson.title,
      part_of: course.name,
      looks: LOOKS[lesson.kind] ?? 'lesson',
      path: `${path}/${slug}/${lesson.slug}`,
      minutes: lesson.minutes,
      questions: lesson.questions.length,
      marked: lesson.kind === 'assignment',
    })),
  );
}

/** An answer as somebody reads it: the texts of the chosen options, or what was written. */
export function answerInWords(
  { options, pairs }: Pick<Question, 'options' | 'pairs'>,
  answer: readonly string[],
): string {
  const texts = new Map([
    ...options.map(({ id, text }) => [id, text] as const),
    ...pairs.map(({ match_id, right }) => [match_id, right] as const),
  ]);
  return answer.map((one) => texts.get(one) ?? one).join(', ');
}
