import { randomUUID } from 'node:crypto';
import type { ChallengeKind, HubStopKind } from '@bookgrove/contract';
import type { Client } from 'pg';
import { once } from './platform.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';

interface DemoChallenge {
  title: string;
  kind: ChallengeKind;
  intro: string;
  goals: number[];
  steps: [title: string, text: string][];
  change?: object;
}

const CHALLENGES: readonly DemoChallenge[] = [
  {
    title: 'A bucket a day',
    kind: 'sdg',
    intro: 'Save one bucket of water every day for a week. Tell us how.',
    goals: [6],
    steps: [
      ['Find it', 'Look for water that runs away. A tap, a shower, a pot.'],
      ['Save it', 'Catch it or turn it off. One bucket is ten litres.'],
      ['Use it', 'Give it to a plant, or wash your bike.'],
      ['Tell it', 'Write two sentences. No names, please.'],
    ],
    change: {
      unit: 'buckets',
      target: 260,
      needs: 5,
      each_day: true,
      books: ['where-rivers-sleep'],
      art: 'sea',
    },
  },
  {
    title: 'Four books this month',
    kind: 'reading',
    intro: 'Read four books to the end. We count the books of the whole class.',
    goals: [4],
    steps: [
      ['Choose', 'Take a book that you are curious about.'],
      ['Read', 'Read it to its last page. It counts by itself.'],
    ],
    change: { unit: 'books', target: 100, needs: 4, art: 'folk-tales' },
  },
  {
    title: 'A story of a place',
    kind: 'writing',
    intro: 'Write a story about a place that you know well.',
    goals: [11],
    steps: [
      ['Go there', 'Sit down and look for five minutes.'],
      ['Write it', 'What do you hear, smell and see?'],
    ],
    change: { minutes: 40, art: 'journeys' },
  },
  {
    title: 'Write a letter and change the world with a pencil',
    kind: 'letter',
    intro: 'One letter to the world, about one thing that should change.',
    goals: [16],
    steps: [
      ['Choose', 'What do you love where you live?'],
      ['Ask', 'What should change, and who can help?'],
      ['Send', 'Your teacher reads it, then the world.'],
    ],
    change: { product: 'pencil', minutes: 30, art: 'feelings' },
  },
  {
    title: 'How much do you know about rivers?',
    kind: 'quiz',
    intro: 'Finish the course Rivers and People with its quizzes.',
    goals: [6],
    steps: [['Learn', 'Take the course at your own pace. Looking back is allowed.']],
    change: { course: 'rivers-and-people', minutes: 90, art: 'science' },
  },
  {
    title: 'A meal without waste',
    kind: 'action',
    intro: 'Cook or plan one meal from which nothing is thrown away.',
    goals: [12],
    steps: [
      ['Look', 'What is in the kitchen that should be eaten soon?'],
      ['Plan', 'Ask at home what you can make of it.'],
      ['Tell', 'Write down what became of it.'],
    ],
    change: { unit: 'meals', target: 60, teams: true, minutes: 45, art: 'animals' },
  },
];

type Way = [title: string, ages: [number, number], stops: [HubStopKind, ref: string, title: string][]];
const HUBS: readonly {
  title: string;
  intro: string;
  goal: number;
  finish: string;
  art: string;
  ways: Way[];
}[] = [
  {
    title: 'The river hub',
    intro: 'Three ways down the same river. Pick your way, and change it when you like.',
    goal: 6,
    finish: 'River day',
    art: 'sea',
    ways: [
      [
        'Young',
        [5, 7],
        [
          ['film', 'the-journey-of-a-drop', 'A drop in the hills'],
          ['book', 'the-lighthouse-cat', 'The Lighthouse Cat'],
          ['challenge', 'a-meal-without-waste', 'A meal without waste'],
        ],
      ],
      [
        'Middle',
        [7, 9],
        [
          ['book', 'where-rivers-sleep', 'Where Rivers Sleep'],
          ['course', 'rivers-and-people', 'Rivers and People'],
          ['challenge', 'a-bucket-a-day', 'A bucket a day'],
          ['film', 'the-journey-of-a-drop', 'A drop in the hills'],
        ],
      ],
      [
        'Older',
        [9, 12],
        [
          ['course', 'rivers-and-people', 'Rivers and People'],
          ['challenge', 'write-a-letter-and-change-the-world-with-a-pencil', 'A letter to the world'],
          ['challenge', 'how-much-do-you-know-about-rivers', 'The river quiz'],
        ],
      ],
    ],
  },
  {
    title: 'The story hub',
    intro: 'From the first book to a story of your own.',
    goal: 4,
    finish: 'Reading evening',
    art: 'folk-tales',
    ways: [
      [
        'Readers',
        [6, 10],
        [
          ['book', 'the-lighthouse-cat', 'The Lighthouse Cat'],
          ['challenge', 'four-books-this-month', 'Four books'],
          ['course', 'this-is-course', 'How courses work'],
        ],
      ],
      [
        'Writers',
        [8, 12],
        [
          ['challenge', 'a-story-of-a-place', 'A story of a place'],
          ['film', 'the-bee-and-the-apple', 'The bee and the apple'],
        ],
      ],
    ],
  },
];

/** Challenges and hubs of the demo, made through the API. A step that fails is reported and tried again at the next start. */
export async function seedLearningPaths(owner: Client, server: Server): Promise<void> {
  const step = (name: string, work: () => Promise<void>): Promise<void> =>
    once(owner, `paths: ${name}`, work).catch((error: Error) =>
      console.warn(`The demo lacks its ${name}: ${error.message}`),
    );
  for (const challenge of CHALLENGES)
    await step(`challenge ${challenge.title}`, () => makeChallenge(server, challenge));
  for (const hub of HUBS) await step(`hub ${hub.title}`, () => makeHub(server, hub));
}

const AT = 'greenfield';

async function makeChallenge(server: Server, challenge: DemoChallenge): Promise<void> {
  const { title, kind, intro, goals, steps, change } = challenge;
  await make(
    server,
    'challenge-desk',
    { title, kind },
    {
      title,
      kind,
      intro,
      why: '',
      goals,
      steps: steps.map(([name, text]) => ({ title: name, text })),
      looks: [
        { title: 'It is real', text: 'You did it yourself, and you can say how.' },
        { title: 'It can be copied', text: 'Another child could try it tomorrow.' },
        { title: 'It is told well', text: 'We can see or hear what happened.' },
      ],
      age_from: 6,
      age_to: 11,
      minutes: 10,
      starts_on: null,
      ends_on: null,
      unit: '',
      target: null,
      needs: 1,
      each_day: false,
      teams: false,
      product: '',
      course: '',
      books: [],
      art: 'science',
      ...change,
    },
  );
}

async function makeHub(
  server: Server,
  { title, intro, goal, finish, art, ways }: (typeof HUBS)[number],
): Promise<void> {
  await make(
    server,
    'hub-desk',
    { title },
    {
      title,
      intro,
      goals: [goal],
      finish,
      art,
      routes: ways.map(([name, [age_from, age_to], stops]) => ({
        id: randomUUID(),
        title: name,
        age_from,
        age_to,
        stops: stops.map(([kind, ref, stop]) => ({ id: randomUUID(), kind, ref, title: stop })),
      })),
    },
  );
}

/** Makes something on a desk and publishes it; one of this title that exists is left as it is. */
async function make(
  server: Server,
  desk: string,
  fresh: { title: string; kind?: string },
  body: object,
): Promise<void> {
  const token = await signIn(server, AT, TEACHERS[AT]);
  const found = (await call(server, AT, 'GET', `/api/${desk}/?search=${encodeURIComponent(fresh.title)}`, {
    token,
  })) as { results: { id: string; title: string; status: string }[] };
  const old = found.results.find(({ title }) => title === fresh.title);
  if (old && old.status !== 'draft') return;
  const { id } = (old ?? (await call(server, AT, 'POST', `/api/${desk}/`, { token, json: fresh }))) as {
    id: string;
  };
  const { revision } = (await call(server, AT, 'GET', `/api/${desk}/${id}/`, { token })) as {
    revision: number;
  };
  await call(server, AT, 'PUT', `/api/${desk}/${id}/`, { token, json: { ...body, revision } });
  await call(server, AT, 'POST', `/api/${desk}/${id}/move/`, { token, json: { move: 'publish' } });
}
