import type { CourseDraftBody, CourseDraftView } from '@bookgrove/api-client';

export type Chapter = CourseDraftBody['chapters'][number];
export type Lesson = Chapter['lessons'][number];
export type Section = Lesson['sections'][number];
export type Question = Lesson['questions'][number];

const id = (): string => crypto.randomUUID();

/** A new block of a page. */
export const newSection = (kind: Section['kind']): Section => ({ kind, text: '', ref: '', pages: '' });

/** A new lesson with the block that its kind needs. */
export function newLesson(kind: Lesson['kind'] = 'article'): Lesson {
  return withKind(
    {
      id: id(),
      title: '',
      kind,
      minutes: 5,
      move_on: 'seen',
      is_preview: false,
      sections: [],
      prompt: '',
      questions: [],
      pass_percent: 80,
    },
    kind,
  );
}

const SECTION: Partial<Record<Lesson['kind'], Section['kind']>> = {
  article: 'words',
  video: 'film',
  audio: 'resource',
  book: 'book',
  live: 'live',
  embed: 'embed',
};

const isEmpty = ({ text, ref }: Section): boolean => !text.trim() && !ref;

/**
 * The lesson as another kind: the block that the kind needs is added, empty blocks of the kind before are taken out
 * (a course with an empty block cannot be published), and the usual rule is set.
 */
export function withKind(lesson: Lesson, kind: Lesson['kind']): Lesson {
  const needed = SECTION[kind];
  const passes = ['quiz', 'assignment', 'act', 'story', 'discussion', 'survey'].includes(kind);
  const kept = lesson.sections.filter((section) => section.kind === needed || !isEmpty(section));
  return {
    ...lesson,
    kind,
    move_on: passes ? 'passed' : lesson.move_on === 'none' ? 'none' : 'seen',
    sections:
      needed && !kept.some((section) => section.kind === needed) ? [newSection(needed), ...kept] : kept,
    questions:
      (kind === 'quiz' || kind === 'survey') && lesson.questions.length === 0
        ? [newQuestion('choice')]
        : lesson.questions,
  };
}

/** A new part. */
export const newChapter = (): Chapter => ({ id: id(), title: '', summary: '', lessons: [newLesson()] });

export const newOption = (): Question['options'][number] => ({ id: id(), text: '' });
export const newPair = (): Question['pairs'][number] => ({ id: id(), left: '', match_id: id(), right: '' });

/** A new question. */
export const newQuestion = (kind: Question['kind']): Question => ({
  id: id(),
  kind,
  skill: 'facts',
  text: '',
  options: ['match', 'cloze', 'audio', 'drawing'].includes(kind) ? [] : [newOption(), newOption()],
  pairs: kind === 'match' ? [newPair(), newPair()] : [],
  help: '',
  help_lesson: null,
});

/** A copy of a question with ids of its own. */
export const copyQuestion = (question: Question): Question => ({
  ...question,
  id: id(),
  options: question.options.map((option) => ({ ...option, id: id() })),
  pairs: question.pairs.map((pair) => ({ ...pair, id: id(), match_id: id() })),
});

/** A copy of a lesson with ids of its own. */
export const copyLesson = (lesson: Lesson): Lesson => ({
  ...lesson,
  id: id(),
  questions: lesson.questions.map(copyQuestion),
});

/** The list with one member at another place. */
export function moved<One>(list: readonly One[], from: number, to: number): One[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(to, 0, one);
  return next;
}

/** The chapters with a lesson at another place, in the same or another part. */
export function moveLesson(
  chapters: readonly Chapter[],
  lessonId: string,
  toChapter: string,
  toIndex: number,
): Chapter[] {
  const lesson = chapters.flatMap(({ lessons }) => lessons).find((one) => one.id === lessonId);
  if (!lesson) return [...chapters];
  return chapters.map((chapter) => {
    const lessons = chapter.lessons.filter((one) => one.id !== lessonId);
    if (chapter.id === toChapter) lessons.splice(toIndex, 0, lesson);
    return { ...chapter, lessons };
  });
}

/** The draft as it is sent back. */
export const bodyOf = (draft: CourseDraftView): CourseDraftBody => ({
  name: draft.name,
  audience: draft.audience,
  language: draft.language,
  revision: draft.revision,
  intro: draft.intro,
  text: draft.text,
  sustainability: draft.sustainability,
  goals: draft.goals,
  age_from: draft.age_from ?? null,
  age_to: draft.age_to ?? null,
  outcomes: draft.outcomes,
  sequence: draft.sequence,
  enrolment_mode: draft.enrolment_mode,
  code: draft.code,
  art: draft.art,
  // Slugs are the server's.
  chapters: draft.chapters.map(({ id: of, title, summary, opens_on, opens_after_days, lessons }) => ({
    id: of,
    title,
    summary,
    opens_on: opens_on ?? null,
    opens_after_days: opens_after_days ?? null,
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      kind: lesson.kind,
      minutes: lesson.minutes,
      move_on: lesson.move_on,
      is_preview: lesson.is_preview,
      sections: lesson.sections,
      prompt: lesson.prompt,
      questions: lesson.questions,
      pass_percent: lesson.pass_percent,
    })),
  })),
});
