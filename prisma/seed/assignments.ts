import { randomUUID } from 'node:crypto';
import type { AssignableKind } from '@bookgrove/contract';
import type { Client } from 'pg';
import { once } from './platform.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';

const SCHOOL = 'greenfield';
const CLASS = 'Beech Class';
/** The student who has handed in the work on this quiz. */
const READER = 'mia.beech';
const QUIZ = 'the-mango-map';
const RIGHT = ['Drains', 'There is something to eat at the end'];
const RETOLD = 'Kabir and Tara found a map in a dull book. I think that it leads to a tree full of mangoes.';
const DAY_MS = 86_400_000;

interface DemoAssignment {
  kind: AssignableKind;
  /** Title of the work, which is found by it. */
  title: string;
  note: string;
  /** Days from now; null: no date. */
  due: number | null;
  rubric?: { title: string; levels: string[] }[];
}

const ASSIGNMENTS: readonly DemoAssignment[] = [
  {
    kind: 'course',
    title: 'Rivers and People',
    note: 'One lesson a week is enough. Tell me which one you liked best.',
    due: 21,
  },
  {
    kind: 'quiz',
    title: 'The Mango Map',
    note: 'Read the book first. Looking back into it is allowed.',
    due: 6,
    rubric: [
      {
        title: 'Told in order',
        levels: ['Single things', 'A beginning', 'Beginning and end', 'Everything in its order'],
      },
      { title: 'Own words', levels: [] },
    ],
  },
  {
    kind: 'challenge',
    title: 'A bucket a day',
    note: 'Ask at home before you collect water.',
    due: null,
  },
];

type Ask = <T>(method: string, path: string, json?: object) => Promise<T>;

async function askAs(server: Server, person: string): Promise<Ask> {
  const token = await signIn(server, SCHOOL, person);
  return <T>(method: string, path: string, json?: object) =>
    call(server, SCHOOL, method, `/api/${path}`, {
      token,
      ...(json && { json, headers: { 'idempotency-key': randomUUID() } }),
    }) as Promise<T>;
}

/** Work given to a class of the first school, one piece of it handed in. A step that fails is reported and tried again at the next start. */
export async function seedAssignments(owner: Client, server: Server): Promise<void> {
  const step = (name: string, work: () => Promise<void>): Promise<void> =>
    once(owner, `assignments: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo lacks its ${name}: ${error.message}`),
    );
  for (const assignment of ASSIGNMENTS)
    await step(`work ${assignment.title}`, () => giveWork(server, assignment));
  await step(`work of ${READER}`, () => handIn(server));
}

async function giveWork(server: Server, { kind, title, due, ...more }: DemoAssignment): Promise<void> {
  const ask = await askAs(server, TEACHERS[SCHOOL]);
  const { results: classes } = await ask<{ results: { id: string; name: string }[] }>(
    'GET',
    'v1/teacher/school-classes/?limit=100',
  );
  const beech = classes.find(({ name }) => name === CLASS);
  if (!beech) throw new Error(`there is no ${CLASS}`);
  // A previous start may have ended in between.
  const { results: given } = await ask<{ results: { kind: string; title: string }[] }>(
    'GET',
    `assignments/?class_id=${beech.id}&limit=100`,
  );
  if (given.some((one) => one.kind === kind && one.title === title)) return;
  const { results: found } = await ask<{ results: { ref: string; title: string }[] }>(
    'GET',
    `assignable-work/?kind=${kind}&search=${encodeURIComponent(title)}`,
  );
  const work = found.find((one) => one.title === title);
  if (!work) throw new Error(`there is no such ${kind}`);
  await ask('POST', 'assignments/', {
    kind,
    ref: work.ref,
    class_id: beech.id,
    audience: 'class',
    due_at: due === null ? null : new Date(Date.now() + due * DAY_MS).toISOString(),
    late_ok: true,
    rubric: [],
    ...more,
  });
}

/** Answers the quiz as the student: the first question wrongly at first. What is told back waits for a teacher. */
async function handIn(server: Server): Promise<void> {
  const ask = await askAs(server, READER);
  const quiz = await ask<{
    questions: { id: string; options: { id: string; text: string }[] }[];
    retell: { id: string } | null;
  }>('GET', `comprehension-corner/${QUIZ}/`);
  const { id } = await ask<{ id: string }>('POST', `comprehension-corner/${QUIZ}/attempts/`, {});
  const answer = (question: string, given: string) =>
    ask('POST', `quiz-attempts/${id}/questions/${question}/answer/`, { answer: [given] });
  for (const [place, question] of quiz.questions.entries()) {
    const right = question.options.find(({ text }) => RIGHT.includes(text))!.id;
    const wrong = question.options.find(({ text }) => !RIGHT.includes(text))!.id;
    if (place === 0) await answer(question.id, wrong);
    await answer(question.id, right);
  }
  if (quiz.retell) await answer(quiz.retell.id, RETOLD);
  await ask('POST', `quiz-attempts/${id}/finish/`, {});
}
