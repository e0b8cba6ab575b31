import type { Client } from 'pg';
import { PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import type {
  CourseChapter,
  CourseLesson,
  LessonSection,
} from '../../backend/src/modules/learning/courses/course.rules.ts';
import type { Question } from '../../backend/src/modules/learning/quizzes/quiz.rules.ts';
import { firstCourseSlug, LANGUAGES, type Language } from '@bookgrove/contract';
import { FIRST_COURSE_TEXTS } from './first-course-texts.ts';

const words = (text: string): LessonSection => ({ kind: 'words', text, ref: '', pages: '' });

/** A lesson from its main members. */
export const lesson = (
  of: Pick<CourseLesson, 'id' | 'slug' | 'title' | 'kind'> & Partial<CourseLesson>,
): CourseLesson => ({
  minutes: 5,
  move_on: 'seen',
  is_preview: false,
  sections: [],
  prompt: '',
  questions: [],
  pass_percent: 60,
  ...of,
});
/** A question from its main members. */
export const question = (
  of: Pick<Question, 'id' | 'kind' | 'skill' | 'text' | 'help'> & Partial<Question>,
): Question => ({ options: [], pairs: [], help_lesson: null, ...of });

/** The first course in a language; ids are the same in every installation, and differ between languages. */
function firstCourse(language: Language): { id: string; chapters: CourseChapter[] } {
  const says = FIRST_COURSE_TEXTS[language];
  const id = (number: number): string =>
    `01900000-0000-7000-8000-0000000c${String(LANGUAGES.indexOf(language) * 1000 + number).padStart(4, '0')}`;
  const [choice, order, match, cloze] = says.questions;
  const options = (texts: readonly string[], first: number) =>
    texts.map((text, at) => ({ id: id(first + at), text }));
  const questions: Question[] = [
    question({
      id: id(101),
      kind: 'choice',
      skill: 'facts',
      text: choice.text,
      options: options(choice.answers, 111).map((one, at) => ({ ...one, correct: at === 0 })),
      help: choice.help,
      help_lesson: id(11),
    }),
    question({
      id: id(102),
      kind: 'order',
      skill: 'order',
      text: order.text,
      // Shown in the order of their ids, which is not the right one.
      options: order.answers.map((text, at) => ({ id: id([123, 121, 122][at]!), text })),
      help: order.help,
      help_lesson: id(11),
    }),
    question({
      id: id(103),
      kind: 'match',
      skill: 'words',
      text: match.text,
      pairs: match.pairs.map(([left, right], at) => ({
        id: id(131 + at),
        left,
        match_id: id([138, 136, 137][at]!),
        right,
      })),
      help: match.help,
      help_lesson: id(11),
    }),
    question({
      id: id(104),
      kind: 'cloze',
      skill: 'words',
      text: cloze.text,
      options: options([cloze.other], 141),
      help: cloze.help,
      help_lesson: id(11),
    }),
  ];
  const [page, quiz, act, tell] = says.lessons;
  return {
    id: id(1),
    chapters: [
      {
        id: id(10),
        slug: 'begin-here',
        ...says.chapters[0],
        lessons: [
          lesson({
            id: id(11),
            slug: 'what-a-course-is',
            title: page,
            kind: 'article',
            minutes: 3,
            is_preview: true,
            sections: [words(says.page)],
          }),
          lesson({
            id: id(12),
            slug: 'what-you-have-read',
            title: quiz,
            kind: 'quiz',
            minutes: 4,
            move_on: 'passed',
            questions,
          }),
        ],
      },
      {
        id: id(20),
        slug: 'now-you',
        ...says.chapters[1],
        lessons: [
          lesson({
            id: id(21),
            slug: 'ten-quiet-minutes',
            title: act,
            kind: 'act',
            minutes: 12,
            move_on: 'passed',
            sections: [{ kind: 'steps', text: says.steps.join('\n'), ref: '', pages: '' }],
            prompt: says.prompts[0],
          }),
          lesson({
            id: id(22),
            slug: 'tell-us',
            title: tell,
            kind: 'assignment',
            minutes: 6,
            move_on: 'passed',
            prompt: says.prompts[1],
          }),
        ],
      },
    ],
  };
}

/** The free course that every installation has, in every language. Changes nothing where it exists. */
export async function addFirstCourse(owner: Client): Promise<void> {
  for (const language of LANGUAGES) {
    const { id, chapters } = firstCourse(language);
    const { name, intro, text, sustainability, outcomes } = FIRST_COURSE_TEXTS[language];
    const { rowCount } = await owner.query(
      `insert into learning.course (tenant_id, id, slug, name, intro, description, language, audience, outcomes, sequence, art,
         chapters, status, published_version, author_name, published_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $9, 'student', $7, 'ordered', 'journeys', $8, 'published', 1, 'Bookgrove', now(), now())
       on conflict do nothing`,
      [
        PLATFORM_TENANT_ID,
        id,
        firstCourseSlug(language),
        name,
        intro,
        JSON.stringify({
          text,
          sustainability_details: { text: sustainability, thumbnail: null, sdg_goals: [4] },
        }),
        outcomes,
        JSON.stringify(chapters),
        language,
      ],
    );
    if (rowCount)
      await owner.query(
        `insert into learning.course_version (tenant_id, course_id, number, sequence, chapters)
         select tenant_id, id, 1, sequence, chapters from learning.course where tenant_id = $1 and id = $2 on conflict do nothing`,
        [PLATFORM_TENANT_ID, id],
      );
  }
}
