import type { Client } from 'pg';
import { PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import type {
  CourseChapter,
  CourseLesson,
  LessonSection,
} from '../../backend/src/modules/learning/courses/course.rules.ts';
import type { Question } from '../../backend/src/modules/learning/quizzes/quiz.rules.ts';
import { FIRST_COURSE } from '@bookgrove/contract';

/** Ids of the first course are the same in every installation. */
const id = (number: number): string => `01900000-0000-7000-8000-0000000c${String(number).padStart(4, '0')}`;
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

const QUESTIONS: Question[] = [
  question({
    id: id(101),
    kind: 'choice',
    skill: 'facts',
    text: 'Where do you see what ticks a lesson?',
    options: [
      { id: id(111), text: 'In the box “To tick this lesson”', correct: true },
      { id: id(112), text: 'In an e-mail' },
      { id: id(113), text: 'Nowhere' },
    ],
    help: 'Read the second part of “What a course is”.',
    help_lesson: id(11),
  }),
  question({
    id: id(102),
    kind: 'order',
    skill: 'order',
    text: 'Put the way through a course in order.',
    options: [
      { id: id(123), text: 'Enrol' },
      { id: id(121), text: 'Open a lesson' },
      { id: id(122), text: 'Do what is in the box' },
    ],
    help: 'Read “What a course is” from its beginning.',
    help_lesson: id(11),
  }),
  question({
    id: id(103),
    kind: 'match',
    skill: 'words',
    text: 'What belongs together?',
    pairs: [
      { id: id(131), left: 'Film', match_id: id(138), right: 'You watch it' },
      { id: id(132), left: 'Page', match_id: id(136), right: 'You read it' },
      { id: id(133), left: 'Quiz', match_id: id(137), right: 'You answer it' },
    ],
    help: 'Read the list in “What a course is”.',
    help_lesson: id(11),
  }),
  question({
    id: id(104),
    kind: 'cloze',
    skill: 'words',
    text: 'A course has [parts], and each of them has [lessons].',
    options: [{ id: id(141), text: 'prices' }],
    help: 'Read the first sentence of “What a course is”.',
    help_lesson: id(11),
  }),
];

const CHAPTERS: CourseChapter[] = [
  {
    id: id(10),
    slug: 'begin-here',
    title: 'Begin here',
    summary: 'What a course is, and how you go through it.',
    lessons: [
      lesson({
        id: id(11),
        slug: 'what-a-course-is',
        title: 'What a course is',
        kind: 'article',
        minutes: 3,
        is_preview: true,
        sections: [
          words(
            '### Parts and lessons\n\nA course has parts, and each of them has lessons. First you enrol. Then you open a lesson.\n\n- A **film** is there to watch.\n- A **page** is there to read.\n- A **quiz** is there to answer.\n\n### What ticks a lesson\n\nEach lesson has a box “To tick this lesson”. It says what there is to do. When you have done it, the lesson gets its tick.\n\nNothing is timed. You can stop at any moment and go on another day, on another device.',
          ),
        ],
      }),
      lesson({
        id: id(12),
        slug: 'what-you-have-read',
        title: 'What you have read',
        kind: 'quiz',
        minutes: 4,
        move_on: 'passed',
        questions: QUESTIONS,
      }),
    ],
  },
  {
    id: id(20),
    slug: 'now-you',
    title: 'Now you',
    summary: 'Read something, and tell somebody.',
    lessons: [
      lesson({
        id: id(21),
        slug: 'ten-quiet-minutes',
        title: 'Ten quiet minutes',
        kind: 'act',
        minutes: 12,
        move_on: 'passed',
        sections: [
          {
            kind: 'steps',
            text: 'Choose a book that you like.\nFind a quiet place.\nRead for ten minutes.',
            ref: '',
            pages: '',
          },
        ],
        prompt: 'Read for ten minutes. You may write down what you read.',
      }),
      lesson({
        id: id(22),
        slug: 'tell-us',
        title: 'Tell us',
        kind: 'assignment',
        minutes: 6,
        move_on: 'passed',
        prompt: 'Write two sentences about what you have read. What was it about? What did you like?',
      }),
    ],
  },
];

/** The free course that every installation has. Changes nothing where it exists. */
export async function addFirstCourse(owner: Client): Promise<void> {
  const { rowCount } = await owner.query(
    `insert into learning.course (tenant_id, id, slug, name, intro, description, language, audience, outcomes, sequence, art,
       chapters, status, published_version, author_name, published_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, 'en', 'student', $7, 'ordered', 'journeys', $8, 'published', 1, 'Bookgrove', now(), now())
     on conflict do nothing`,
    [
      PLATFORM_TENANT_ID,
      id(1),
      FIRST_COURSE,
      'This is a course',
      'Find out how courses work here, in half an hour.',
      JSON.stringify({
        text: 'You read a page, answer a quiz, read a book of your own choice and tell us about it.',
        sustainability_details: {
          text: 'Who reads well learns everything else more easily. Reading is part of goal 4, good schools for everybody.',
          thumbnail: null,
          sdg_goals: [4],
        },
      }),
      ['Find your way through a course', 'Say what ticks a lesson', 'Tell others about what you read'],
      JSON.stringify(CHAPTERS),
    ],
  );
  if (rowCount)
    await owner.query(
      `insert into learning.course_version (tenant_id, course_id, number, sequence, chapters)
       select tenant_id, id, 1, sequence, chapters from learning.course where tenant_id = $1 and id = $2 on conflict do nothing`,
      [PLATFORM_TENANT_ID, id(1)],
    );
}
