import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { makeCourse, made, words, type DemoCourse } from './courses.ts';
import { once } from './platform.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';

const NAME = 'Reading aloud with confidence';

const session = (title: string, minutes: number, text: string) =>
  made({ title, minutes, kind: 'article', sections: [words(text)] });

/** A course for teachers of twelve hours: five sessions and a task in the own classroom. */
const COURSE: DemoCourse = {
  at: 'platform',
  name: NAME,
  audience: 'teacher',
  intro: 'Six sessions and one task in your own classroom.',
  art: 'folk-tales',
  goals: [4],
  outcomes: ['Read a whole book aloud so that a class follows it', 'Say what you would do otherwise'],
  sequence: 'free',
  chapters: [
    [
      'Prepare',
      [
        session(
          'Why we read aloud',
          90,
          'A child hears a sentence long before it can write one. Reading aloud gives the words, the music and the habit of listening.\n\nThink of one book that somebody read to you. What do you still know of it?',
        ),
        session(
          'Choosing the book',
          120,
          'Read three books by yourself, aloud. Keep the one that made you slow down by itself.',
        ),
      ],
    ],
    [
      'Read',
      [
        session(
          'Pace and pause',
          120,
          'Record one minute of your reading. Listen once for the pace and once for the pauses.',
        ),
        session(
          'Asking on the page',
          120,
          'Stop twice, not more. Ask what nobody can answer wrongly: “What would you do now?”',
        ),
        session(
          'Voices for characters',
          90,
          'Two voices are enough. Change the height or the speed, never both.',
        ),
      ],
    ],
    [
      'In your classroom',
      [
        made({
          title: 'A task in your classroom',
          kind: 'assignment',
          minutes: 180,
          move_on: 'passed',
          prompt:
            'Read one whole book aloud to your class. Write down the book and why you chose it, and what you would do otherwise, in a hundred words. Name no child.',
        }),
      ],
    ],
  ],
};

/** The course for teachers, and a cohort of Greenfield that is in the middle of it. */
export async function seedTraining(owner: Client, server: Server): Promise<void> {
  const step = (name: string, work: () => Promise<void>): Promise<void> =>
    once(owner, `training: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo lacks its ${name}: ${error.message}`),
    );
  await step('course for teachers', () => makeCourse(server, COURSE));
  await step('cohort of Greenfield', () => makeCohort(server));
}

async function makeCohort(server: Server): Promise<void> {
  const at = 'greenfield';
  const head = await signIn(server, at, 'head@greenfield.test');
  const ask = (method: string, path: string, token: string, json?: object) =>
    call(server, at, method, path, {
      token,
      ...(json && { json, headers: { 'idempotency-key': randomUUID() } }),
    });
  const { results: staff } = (await ask('GET', '/api/training-staff/', head)) as {
    results: { id: string }[];
  };
  const { results: courses } = (await ask(
    'GET',
    `/api/courses/?audience=teacher&search=${encodeURIComponent(NAME)}`,
    head,
  )) as { results: { slug: string }[] };
  const course = courses[0]!.slug;
  const { count } = (await ask('GET', '/api/training-cohorts/', head)) as { count: number };
  if (count > 0) return;
  const days = (more: number): string => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);
  await ask('POST', '/api/training-cohorts/', head, {
    course,
    name: 'Autumn cohort',
    starts_on: days(-54),
    ends_on: days(13),
    members: staff.map(({ id }) => id),
  });
  const teacher = await signIn(server, at, TEACHERS.greenfield);
  const progress = async (token: string, lessons: number) => {
    const { results } = (await ask('GET', `/api/course-enrollments/?course=${course}`, token)) as {
      results: { id: string; outline: { lessons: { id: string }[] }[] }[];
    };
    const own = results[0]!;
    for (const { id } of own.outline.flatMap((chapter) => chapter.lessons).slice(0, lessons))
      await ask('PUT', `/api/course-enrollments/${own.id}/lessons/${id}/`, token, { tasks: ['read'] });
  };
  await progress(teacher, 4);
  await progress(head, 1);
}
