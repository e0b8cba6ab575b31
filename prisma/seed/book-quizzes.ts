import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { once } from './platform.ts';
import { call, signIn, TEACHERS, type Server } from './server.ts';

const choice = (
  skill: 'facts' | 'inference' | 'words',
  text: string,
  [right, ...others]: string[],
  page: number,
  passage: string,
) => ({
  id: randomUUID(),
  kind: 'choice',
  skill,
  text,
  options: [
    ...others.map((one) => ({ id: randomUUID(), text: one, correct: false })),
    { id: randomUUID(), text: right, correct: true },
  ],
  pairs: [],
  help: 'Read these lines once more.',
  help_lesson: null,
  page,
  passage,
  hint: '',
});

const QUIZZES = [
  {
    book: 'the-mango-map',
    predict: 'A map falls out of a library book. Where could it lead?',
    words: [
      { word: 'borrow', meaning: 'to take something for a time and give it back' },
      { word: 'pickle', meaning: 'fruit or vegetables kept in salt or vinegar' },
    ],
    questions: [
      choice(
        'facts',
        'What was the book about, out of which the map fell?',
        ['Drains', 'Mangoes', 'Trains'],
        1,
        'It fell out of a book about drains, which nobody had borrowed since 1961.',
      ),
      choice(
        'inference',
        'Why is a spoon a good thing to bring?',
        ['There is something to eat at the end', 'There is a hole to dig', 'The map is very small'],
        2,
        'There was not a single word, except in one corner: “Bring a spoon.”',
      ),
    ],
    retell: 'Tell how Kabir and Tara found the map, and what they thought it was.',
  },
  {
    book: 'where-rivers-sleep',
    predict: 'Where does a river begin?',
    words: [{ word: 'brook', meaning: 'a small stream' }],
    questions: [
      choice(
        'facts',
        'In which month does one drop let go?',
        ['April', 'December', 'August'],
        3,
        'Then one warm morning in April, one drop lets go.',
      ),
      choice(
        'words',
        'Snow is “a river with its eyes shut”. What does that mean?',
        ['The water is there, but it does not run yet', 'The river is afraid', 'It is dark'],
        2,
        'It begins up here, asleep. Snow is a river with its eyes shut.',
      ),
    ],
    retell: 'Draw the way of one drop, from the snow to the brook.',
  },
];

/** Quizzes of two books of the demo, made through the API. A step that fails is reported and tried again at the next start. */
export async function seedBookQuizzes(owner: Client, server: Server): Promise<void> {
  for (const { book, ...content } of QUIZZES)
    await once(owner, `quiz of ${book}`, () => makeQuiz(server, book, content)).catch((error: Error) =>
      console.warn(`The demo lacks the quiz of ${book}: ${error.message}`),
    );
}

async function makeQuiz(server: Server, slug: string, content: object): Promise<void> {
  const token = await signIn(server, 'greenfield', TEACHERS.greenfield);
  const ask = (method: string, path: string, json?: object) =>
    call(server, 'greenfield', method, `/api/${path}`, {
      token,
      ...(json && { json, headers: { 'idempotency-key': randomUUID() } }),
    }) as Promise<{ id: string; title: string; revision: number }>;
  const book = await ask('GET', `books/${slug}/`);
  // A previous start may have ended in between.
  const { results } = (await call(server, 'greenfield', 'GET', '/api/quiz-desk/?limit=100', { token })) as {
    results: { id: string; slug: string; status: string }[];
  };
  const old = results.find((one) => one.slug === slug);
  if (old && old.status !== 'draft') return;
  const { id } = old ?? (await ask('POST', 'quiz-desk/', { book_id: book.id }));
  const { revision } = await ask('GET', `quiz-desk/${id}/`);
  await ask('PUT', `quiz-desk/${id}/`, { revision, pre: [], post: [], ...content });
  await ask('POST', `quiz-desk/${id}/publish/`, {});
}
