import type { CourseChapter, CourseLesson } from '../courses/course.rules.ts';

export const BUNDLE_FORMAT = 'bookgrove-course';
export const BUNDLE_VERSION = 1;

type Lesson = Omit<CourseLesson, 'slug'>;
type Chapter = Omit<CourseChapter, 'slug' | 'lessons'> & { lessons: Lesson[] };

/** What a lesson names and does not contain. */
export interface BundleReference {
  kind: 'film' | 'resource' | 'book' | 'live';
  /** Slug of a film or book, id of a resource or live lesson. */
  ref: string;
}

const referenceKind = (kind: string): BundleReference['kind'] | null =>
  kind === 'film' || kind === 'resource' || kind === 'book' || kind === 'live' ? kind : null;

/** Everything that the lessons name and do not contain, each once. */
export function referencesOf(chapters: readonly Chapter[]): BundleReference[] {
  const found = new Map<string, BundleReference>();
  const add = (kind: BundleReference['kind'], ref: string) => {
    if (ref) found.set(`${kind} ${ref}`, { kind, ref });
  };
  for (const lesson of chapters.flatMap(({ lessons }) => lessons)) {
    for (const { kind, ref } of lesson.sections) {
      const named = referenceKind(kind);
      if (named) add(named, ref);
    }
    for (const { resource } of lesson.questions) add('resource', resource ?? '');
  }
  return [...found.values()];
}

/** The chapters without what is not there: the block stays and is empty, so that its author chooses something else. */
export function withoutMissing(chapters: readonly Chapter[], missing: readonly BundleReference[]): Chapter[] {
  const gone = new Set(missing.map(({ kind, ref }) => `${kind} ${ref}`));
  return chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({
      ...lesson,
      sections: lesson.sections.map((section) =>
        gone.has(`${section.kind} ${section.ref}`) ? { ...section, ref: '' } : section,
      ),
      questions: lesson.questions.map((question) =>
        gone.has(`resource ${question.resource ?? ''}`) ? { ...question, resource: null } : question,
      ),
    })),
  }));
}

/** The chapters with ids of their own: one bundle can be imported again and again. References between lessons stay. */
export function withNewIds(chapters: readonly Chapter[], newId: () => string): Chapter[] {
  const ids = new Map<string, string>();
  const idOf = (old: string): string => {
    const known = ids.get(old) ?? newId();
    ids.set(old, known);
    return known;
  };
  const lessons = new Set(chapters.flatMap((chapter) => chapter.lessons.map(({ id }) => id)));
  return chapters.map((chapter) => ({
    ...chapter,
    id: idOf(chapter.id),
    lessons: chapter.lessons.map((lesson) => ({
      ...lesson,
      id: idOf(lesson.id),
      questions: lesson.questions.map((question) => ({
        ...question,
        id: idOf(question.id),
        help_lesson:
          question.help_lesson && lessons.has(question.help_lesson) ? idOf(question.help_lesson) : null,
        options: question.options.map((option) => ({ ...option, id: idOf(option.id) })),
        pairs: question.pairs.map((pair) => ({
          ...pair,
          id: idOf(pair.id),
          match_id: idOf(pair.match_id),
        })),
      })),
    })),
  }));
}
