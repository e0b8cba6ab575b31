import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { lesson, question } from './first-course.ts';
import { once } from './platform.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';
import type { Money } from '@bookgrove/contract';
import type { Question } from '../../backend/src/modules/learning/quizzes/quiz.rules.ts';
import type { CourseLesson, LessonSection } from '../../backend/src/modules/learning/courses/course.rules.ts';

const SCHOOLS = ['greenfield', 'riverside', 'banyan'] as const;
const CLASS = 'Beech Class';
/** The title of the picture of a question. The demo writes a title where the product keeps the id. */
const POND = 'Who lives in our pond?';

export const words = (text: string): LessonSection => ({ kind: 'words', text, ref: '', pages: '' });
const film = (ref: string): LessonSection => ({ kind: 'film', text: '', ref, pages: '' });
const book = (ref: string, pages: string): LessonSection => ({ kind: 'book', text: '', ref, pages });
const steps = (...lines: string[]): LessonSection => ({
  kind: 'steps',
  text: lines.join('\n'),
  ref: '',
  pages: '',
});

export interface DemoCourse {
  at: 'platform' | 'greenfield';
  name: string;
  audience: 'student' | 'teacher' | 'parent';
  intro: string;
  ages?: [number, number];
  art: string;
  goals: number[];
  outcomes: string[];
  sequence: 'free' | 'ordered';
  /** A draft that nobody but its author sees. */
  draft?: boolean;
  /** What it costs; absent: it is free. */
  prices?: Money[];
  chapters: [title: string, lessons: Omit<CourseLesson, 'slug'>[]][];
}

export const made = (
  of: Pick<CourseLesson, 'title' | 'kind'> & Partial<Omit<CourseLesson, 'slug' | 'id'>>,
): Omit<CourseLesson, 'slug'> => {
  const { slug: _slug, ...rest } = lesson({ id: randomUUID(), slug: '', ...of });
  return rest;
};

const COURSES: readonly DemoCourse[] = [
  {
    at: 'greenfield',
    name: 'Rivers and People',
    audience: 'student',
    intro: 'Where rivers start, why they bend, and how towns live beside them.',
    ages: [7, 9],
    art: 'sea',
    goals: [6, 14],
    outcomes: [
      'Draw a river from hill to sea and name its parts',
      'Say why the outside of a bend is deep',
      'Do one thing that keeps water clean',
    ],
    sequence: 'ordered',
    chapters: [
      [
        'Where water starts',
        [
          made({
            title: 'A drop in the hills',
            kind: 'video',
            is_preview: true,
            sections: [
              film('the-journey-of-a-drop'),
              words('A drop travels from the sea to the sky and back.'),
            ],
          }),
          made({
            title: 'Springs and streams',
            kind: 'book',
            minutes: 10,
            sections: [book('where-rivers-sleep', '2–9')],
          }),
        ],
      ],
      [
        'How rivers move',
        [
          made({
            title: 'Why rivers bend',
            kind: 'article',
            sections: [
              words(
                '### A river is never straight for long\n\nWater goes round a stone or a root, and then it pushes on the bank on the other side. The bank gives way, a little each year.\n\nOn the **inside** of the bend the water is slow. It drops sand there, and a small beach grows. On the **outside** it is fast and takes the mud away.',
              ),
            ],
          }),
          made({
            title: 'Fast and slow',
            kind: 'quiz',
            move_on: 'passed',
            questions: [
              question({
                id: randomUUID(),
                kind: 'choice',
                skill: 'inference',
                text: 'Why is the outside of the bend so deep?',
                options: [
                  { id: randomUUID(), text: 'The fast water takes the mud away', correct: true },
                  { id: randomUUID(), text: 'Fish dig a home there' },
                  { id: randomUUID(), text: 'More rain falls on that side' },
                ],
                help: 'Read the last part of “Why rivers bend”.',
              }),
              question({
                id: randomUUID(),
                kind: 'cloze',
                skill: 'words',
                text: 'On the inside of the bend the water is [slow] and drops [sand].',
                options: [{ id: randomUUID(), text: 'fast' }],
                help: 'Look for the word “inside”.',
              }),
            ],
          }),
          made({
            title: 'Who lives in slow water?',
            kind: 'quiz',
            move_on: 'passed',
            questions: [
              question({
                id: randomUUID(),
                kind: 'hotspot',
                skill: 'facts',
                text: 'Which of them breathes with gills, and never comes up for air?',
                resource: POND,
                options: [
                  { id: randomUUID(), text: 'The duck', x: 31, y: 56 },
                  { id: randomUUID(), text: 'The turtle', x: 57, y: 92 },
                  { id: randomUUID(), text: 'The frog', x: 81, y: 57 },
                  { id: randomUUID(), text: 'The red fish', x: 70, y: 77, correct: true },
                ],
                help: 'Only one of the four is a fish.',
              }),
              question({
                id: randomUUID(),
                kind: 'audio',
                skill: 'thinking',
                text: 'Say what would happen to the frog if the pond dried up.',
                help: '',
              }),
              question({
                id: randomUUID(),
                kind: 'drawing',
                skill: 'order',
                text: 'Draw the way of one drop from the hill to this pond.',
                help: '',
              }),
            ],
          }),
          made({
            title: 'Build a river in a tray',
            kind: 'act',
            minutes: 15,
            move_on: 'passed',
            sections: [
              steps(
                'Fill a tray with wet sand.',
                'Pour water at the top.',
                'Draw the bend before and after.',
              ),
            ],
            prompt: 'Build a river and watch which side of the bend the water pushes.',
          }),
        ],
      ],
    ],
  },
  {
    at: 'platform',
    name: 'Reading aloud to thirty children',
    audience: 'teacher',
    intro: 'Six short steps to a reading time that every child follows.',
    art: 'folk-tales',
    goals: [4],
    outcomes: ['Plan ten minutes of reading aloud', 'Ask questions that make children think'],
    sequence: 'free',
    chapters: [
      [
        'Before you read',
        [
          made({
            title: 'Choose the right book',
            kind: 'article',
            is_preview: true,
            sections: [
              words(
                'Choose a book that you like yourself. Read it once alone, and mark where you will stop.',
              ),
            ],
          }),
          made({
            title: 'Your plan',
            kind: 'assignment',
            move_on: 'passed',
            prompt: 'Write down the book, the three places where you stop, and what you ask there.',
          }),
        ],
      ],
    ],
  },
  {
    at: 'platform',
    name: 'Make your own map',
    audience: 'student',
    intro: 'From your own room to your street: draw maps that others can follow.',
    ages: [8, 11],
    art: 'science',
    goals: [4, 11],
    outcomes: ['Draw a room from above', 'Use signs and explain them', 'Say how far two places are apart'],
    sequence: 'free',
    prices: [
      { amount: 1_200, currency: 'GBP' },
      { amount: 49_900, currency: 'INR' },
    ],
    chapters: [
      [
        'From above',
        [
          made({
            title: 'What a bird sees',
            kind: 'article',
            is_preview: true,
            sections: [
              words(
                'A map shows a place as a bird sees it. Stand beside your table and look down: its top is a shape with four sides, and you do not see its legs.',
              ),
            ],
          }),
          made({
            title: 'Draw your room',
            kind: 'act',
            move_on: 'passed',
            prompt: 'Draw the walls of your room first, then the door, the window and your bed.',
          }),
        ],
      ],
      [
        'Signs and steps',
        [
          made({
            title: 'A sign for each thing',
            kind: 'article',
            sections: [
              words(
                'A tree is a green circle, water is blue, a path is a dotted line. Beside the map you write what each sign means: that list is the key.',
              ),
            ],
          }),
          made({
            title: 'How far is it?',
            kind: 'assignment',
            move_on: 'passed',
            prompt:
              'Count your steps from your door to the nearest tree. Write down how you would show them on a map.',
          }),
        ],
      ],
    ],
  },
  {
    at: 'platform',
    name: 'Ten minutes a day',
    audience: 'parent',
    intro: 'How reading at home becomes a habit.',
    art: 'feelings',
    goals: [4],
    outcomes: ['Find ten minutes that stay'],
    sequence: 'free',
    chapters: [
      [
        'At home',
        [
          made({
            title: 'The same time each day',
            kind: 'article',
            sections: [
              words('Choose a time that exists on every day, such as after supper. Ten minutes are enough.'),
            ],
          }),
        ],
      ],
    ],
  },
  {
    at: 'greenfield',
    name: 'Bees and why we need them',
    audience: 'student',
    intro: 'A course that is still being made.',
    ages: [7, 9],
    art: 'animals',
    goals: [15],
    outcomes: [],
    sequence: 'free',
    draft: true,
    chapters: [
      [
        'The bee',
        [made({ title: 'The bee and the apple', kind: 'video', sections: [film('the-bee-and-the-apple')] })],
      ],
    ],
  },
];

/** Courses of the demo, made through the API. A step that fails is reported and tried again at the next start. */
export async function seedCourses(owner: Client, server: Server): Promise<void> {
  const step = (name: string, work: () => Promise<void>): Promise<void> =>
    once(owner, `courses: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo lacks its ${name}: ${error.message}`),
    );
  for (const school of SCHOOLS) await step(`switch of ${school}`, () => openCourses(server, school));
  for (const course of COURSES) await step(`course ${course.name}`, () => makeCourse(server, course));
  await step('learners of Rivers and People', () => enrolClass(server));
}

/** Switches courses on in a school; its other features stay as they are. */
async function openCourses(server: Server, school: string): Promise<void> {
  const token = await signIn(server, school, `head@${school}.test`);
  const { features } = (await call(server, school, 'GET', '/api/school-settings/', { token })) as {
    features: { name: string; on: boolean }[];
  };
  const on = features.filter((feature) => feature.on || feature.name === 'courses').map(({ name }) => name);
  await call(server, school, 'PATCH', '/api/school-settings/', { token, json: { features: on } });
}

/** Makes and publishes a course of the demo. */
export async function makeCourse(server: Server, course: DemoCourse): Promise<void> {
  const { at, name, audience, intro, ages, art, goals, outcomes, sequence, draft, prices, chapters } = course;
  const token = await signIn(server, at, TEACHERS[at]);
  // A previous start may have ended in between.
  const known = (await call(server, at, 'GET', `/api/course-desk/?search=${encodeURIComponent(name)}`, {
    token,
  })) as { results: { id: string; name: string; status: string }[] };
  const old = known.results.find((one) => one.name === name);
  if (old && old.status !== 'draft') return;
  const { id } = (old ??
    (await call(server, at, 'POST', '/api/course-desk/', {
      token,
      json: { name, audience, language: 'en' },
    }))) as {
    id: string;
  };
  const pictures = (await call(server, at, 'GET', '/api/resources/?kind=picture&limit=100', { token })) as {
    results: { id: string; title: string }[];
  };
  const withPicture = (of: Question): Question =>
    of.resource
      ? { ...of, resource: pictures.results.find(({ title }) => title === of.resource)?.id ?? null }
      : of;
  const { revision } = (await call(server, at, 'GET', `/api/course-desk/${id}/`, { token })) as {
    revision: number;
  };
  await call(server, at, 'PUT', `/api/course-desk/${id}/`, {
    token,
    json: {
      name,
      audience,
      language: 'en',
      revision,
      intro,
      text: '',
      sustainability: '',
      goals,
      age_from: ages?.[0] ?? null,
      age_to: ages?.[1] ?? null,
      outcomes,
      sequence,
      enrolment_mode: 'open',
      code: '',
      art,
      chapters: chapters.map(([title, lessons]) => ({
        id: randomUUID(),
        title,
        summary: '',
        lessons: lessons.map((one) => ({ ...one, questions: one.questions.map(withPicture) })),
      })),
    },
  });
  if (prices) await call(server, at, 'PUT', `/api/course-desk/${id}/prices/`, { token, json: { prices } });
  if (!draft) await call(server, at, 'POST', `/api/course-desk/${id}/publish/`, { token, json: {} });
}

async function enrolClass(server: Server): Promise<void> {
  const token = await signIn(server, 'greenfield', TEACHERS.greenfield);
  const { results } = (await call(server, 'greenfield', 'GET', '/api/v1/teacher/school-classes/?limit=100', {
    token,
  })) as { results: { id: string; name: string }[] };
  const beech = results.find(({ name }) => name === CLASS);
  if (!beech) throw new Error(`there is no ${CLASS}`);
  await call(server, 'greenfield', 'POST', '/api/course-enrollments/class/', {
    token,
    json: { course: 'rivers-and-people', class_id: beech.id },
  });
}
