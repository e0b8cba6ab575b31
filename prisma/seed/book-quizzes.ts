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

/** A question that a teacher marks. */
const marked = (kind: 'audio' | 'drawing', text: string, page: number) => ({
  id: randomUUID(),
  kind,
  skill: 'thinking',
  text,
  options: [],
  pairs: [],
  help: '',
  help_lesson: null,
  page,
  passage: '',
  hint: '',
});

/** A question about the cover; the right place is the last one. */
const place = (text: string, places: [name: string, x: number, y: number][]) => ({
  id: randomUUID(),
  kind: 'hotspot',
  skill: 'facts',
  text,
  options: places.map(([name, x, y], at) => ({
    id: randomUUID(),
    text: name,
    x,
    y,
    correct: at === places.length - 1,
  })),
  pairs: [],
  help: 'Look at the cover once more.',
  help_lesson: null,
  page: null,
  passage: '',
  hint: '',
  picture: 0,
});

/** Quizzes of books; the right answer of each question with options is the last of them. */
export const QUIZZES = [
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
  {
    book: 'the-lighthouse-cat',
    predict: 'A cat lives in a lighthouse. What could its work be?',
    words: [
      { word: 'keeper', meaning: 'the person who looks after a lighthouse' },
      { word: 'fog', meaning: 'a cloud that lies on the ground or the sea' },
    ],
    questions: [
      choice(
        'facts',
        'How many stairs did Sardine walk down?',
        ['Ninety-one', 'Eleven', 'Thirty'],
        7,
        'He walked down all ninety-one stairs to the very last rock, where cats do not go because it is wet.',
      ),
      choice(
        'inference',
        'How did the boat find its way home?',
        ['It followed the song of the cat', 'It saw the lamp', 'It heard the horn'],
        10,
        'They came in slowly, one wave at a time, along the song.',
      ),
      place('Tap the place on the cover where the light comes from.', [
        ['The eyes of the cat', 34, 58],
        ['The door', 71, 80],
        ['The lamp', 71, 24],
      ]),
      marked('audio', 'Say why a song goes where light cannot go.', 10),
      marked('drawing', 'Draw what Sardine saw from the very last rock.', 7),
    ],
    retell: 'Tell what the fog ate, and what it could not eat.',
  },
  {
    book: 'nine-brave-snails',
    predict: 'Nine snails set out. Will all of them arrive?',
    words: [{ word: 'sprout', meaning: 'a very young plant' }],
    questions: [
      choice(
        'facts',
        'Why did the first snail stop?',
        ['It found a lettuce', 'It fell asleep', 'It was lost'],
        2,
        'One found a lettuce, crisp and great. “I’ll stop for lunch,” it said. So: eight.',
      ),
      choice(
        'facts',
        'How many snails are left when one has climbed the pot?',
        ['Six', 'Seven', 'Five'],
        4,
        'One climbed a pot with oohs and tricks to see the view. And they were six.',
      ),
    ],
    retell: 'Draw the snails that met again at the end.',
  },
  {
    book: 'the-fox-who-counted-stars',
    predict: 'Can anybody count all the stars?',
    words: [{ word: 'firefly', meaning: 'a small beetle that glows in the dark' }],
    questions: [
      choice(
        'facts',
        'What was the firefly counting?',
        ['Foxes', 'Stars', 'Clouds'],
        7,
        '“I was counting foxes,” said the firefly. “I have got as far as one.”',
      ),
      choice(
        'inference',
        'Why does the firefly fly a loop for every ten?',
        ['So that they remember how far they are', 'Because it is dizzy', 'To frighten the clouds'],
        8,
        'The firefly would fly a loop for every ten, so that nobody lost their place.',
      ),
    ],
    retell: 'Tell how Fox and the firefly counted together.',
  },
  {
    book: 'rain-on-the-tin-roof',
    predict: 'What does rain sound like on a roof of tin?',
    words: [{ word: 'abode', meaning: 'a home, in poems' }],
    questions: [
      choice(
        'facts',
        'What did the goat not eat?',
        ['The overcoat', 'A bar of soap', 'A school shoe'],
        2,
        'The goat has eaten Tuesday’s news, the left one of my school shoes, a sum I did, a bar of soap.',
      ),
      choice(
        'words',
        '“Mine is a bird. And hers is its abode.” What is the bird?',
        ['The hand of the child', 'A hen', 'The grandmother'],
        3,
        'I put mine in them when we cross the road. Mine is a bird. And hers is its abode.',
      ),
    ],
    retell: 'Which of the poems would you read to somebody, and why?',
  },
];

/** Quizzes of six books of the demo, made through the API. A step that fails is reported and tried again at the next start. */
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
