import type { Client } from 'pg';
import { REACTIONS } from '@bookgrove/contract';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { demoBooks } from './books/index.ts';
import { inSchool } from './platform.ts';
import { demoSchools, usernameOf } from './schools.ts';

const DAY = 86_400_000;
/** A school counts as complete from this many reactions on, since visitors may add single ones. */
const SPOKEN = 20;

/** Reviews of the demo's adults: reviewer, book, stars, text. */
const REVIEWS = [
  [
    'teacher',
    'the-lighthouse-cat',
    5,
    'We read it aloud over two mornings. On the page with the fog the whole room goes quiet, and at the end everybody purrs.',
  ],
  [
    'parent',
    'the-lighthouse-cat',
    5,
    'Our bedtime book all November. “As thick as porridge” is a family word now.',
  ],
  [
    'head',
    'grandma-s-mango-tree',
    5,
    'Children tell me about their own grandmothers after this one. Leave time for that.',
  ],
  [
    'parent',
    'owl-is-wide-awake',
    4,
    'Very short and very funny. We had to read it three times before anybody slept.',
  ],
  [
    'teacher',
    'bees-and-why-we-need-every-one',
    4,
    'Good facts in small steps. We counted bees in the school garden afterwards.',
  ],
  ['teacher', 'the-moon-bakery', 5, 'The French one beside the English one makes a lovely first lesson.'],
  ['parent', 'the-paper-boat', 4, 'Slow and gentle. Best on a rainy Sunday.'],
  ['teacher', 'seven-small-seeds', 5, 'Plant the beans first and read it while you wait.'],
] as const;

/** Words that the first child of a class saves from its current book. */
const KEPT = [
  ['fog', 'a cloud that lies on the ground, so thick that you cannot see far', 'One November the fog came.'],
  ['purr', 'to make the soft low sound of a happy cat', 'The purr went round.'],
  ['gull', '', 'In the afternoon he counted the gulls and told them to go home.'],
  ['weather', 'the sun, rain, wind or snow outside', 'He looked at the weather through the round window.'],
  ['porridge', 'oats cooked in milk or water until they are soft and thick', 'It was as thick as porridge.'],
] as const;
/** Words that other children looked up. */
const ASKED = [
  ['keeper', 'There was a keeper too, but Sardine did most of the work.', 2],
  ['porridge', 'It was as thick as porridge, and it ate the rocks.', 1],
] as const;
const EXPLAINED = [
  ['gull', 'a large white and grey bird that lives by the sea', 'A gull took my sandwich on the beach.'],
  ['harbour', 'a safe place by the land where ships rest', 'Forty boats sleep in the harbour.'],
] as const;
const BOOK_OF_WORDS = 'the-lighthouse-cat';

/** A number from 0 to 99 that is the same for a child and book at every start. */
const chance = (child: number, book: number): number => (child * 31 + book * 47 + child * book * 13) % 100;

interface Shelved {
  id: string;
  tenant_id: string;
  slug: string;
}

/** Reviews and reactions of the demo, and a child's saved words: once for each school. */
export async function seedReviews(owner: Client, tenants: ReadonlyMap<string, string>): Promise<void> {
  for (const { key, class: schoolClass } of demoSchools) {
    const school = tenants.get(key)!;
    const books: Shelved[] = [];
    for (const tenant of [school, PLATFORM_TENANT_ID])
      await inSchool(owner, tenant, async () => {
        const { rows } = await owner.query<Shelved>(
          `select id, tenant_id, slug from catalog.book where tenant_id = $1 and slug = any($2)
             and status = 'published' and price_minor is null and age_rating = 0 order by slug`,
          [tenant, demoBooks.map((book) => book.key)],
        );
        books.push(...rows);
      });
    await inSchool(owner, school, async () => {
      const said = await owner.query('select 1 from catalog.book_reaction where tenant_id = $1 limit $2', [
        school,
        SPOKEN,
      ]);
      if (said.rowCount === SPOKEN) return;
      const students = schoolClass.students.map(([name]) => usernameOf(name, schoolClass.suffix));
      const people = await owner.query<{ id: string; username: string }>(
        'select id, username from identity.user_account where tenant_id = $1 and username = any($2)',
        [school, [...students, 'teacher', 'parent', 'head', 'mentor.parent']],
      );
      const idOf = (username: string) => people.rows.find((one) => one.username === username)?.id;
      const children = students.flatMap((username) => idOf(username) ?? []);
      await react(owner, school, children, books);
      await review(owner, school, idOf, books);
      const book = books.find(({ slug }) => slug === BOOK_OF_WORDS);
      if (book) await keepWords(owner, school, children, idOf('teacher'), book);
    });
  }
}

/** About every third child reacts to a book. The first child is left to visitors. */
async function react(owner: Client, school: string, children: string[], books: Shelved[]): Promise<void> {
  const said = children.slice(1).flatMap((user, child) =>
    books.flatMap((book, place) => {
      const drawn = chance(child + 1, place + 1);
      if (drawn >= 20 + ((place * 29) % 40)) return [];
      // Most reactions to a book are the same.
      const reaction = REACTIONS[(place * 5 + (drawn % 3 === 0 ? child : 0)) % REACTIONS.length]!;
      return [{ user, book, reaction, at: new Date(Date.now() - (1 + (drawn % 44)) * DAY) }];
    }),
  );
  await owner.query(
    `insert into catalog.book_reaction (tenant_id, user_id, book_tenant_id, book_id, reaction, created_at)
     select $1, r.* from unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[]) r
     on conflict do nothing`,
    [
      school,
      said.map(({ user }) => user),
      said.map(({ book }) => book.tenant_id),
      said.map(({ book }) => book.id),
      said.map(({ reaction }) => reaction),
      said.map(({ at }) => at.toISOString()),
    ],
  );
}

async function review(
  owner: Client,
  school: string,
  idOf: (username: string) => string | undefined,
  books: Shelved[],
): Promise<void> {
  for (const [at, [who, slug, rating, text]] of REVIEWS.entries()) {
    const book = books.find((one) => one.slug === slug);
    const user = idOf(who);
    if (!book || !user) continue;
    const when = new Date(Date.now() - (3 + at * 4) * DAY).toISOString();
    await owner.query(
      `insert into catalog.book_review (id, tenant_id, user_id, book_tenant_id, book_id, rating, text, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict do nothing`,
      [newId(), school, user, book.tenant_id, book.id, rating, text, when],
    );
  }
}

async function keepWords(
  owner: Client,
  school: string,
  children: string[],
  teacher: string | undefined,
  book: Shelved,
): Promise<void> {
  const [own, ...others] = children;
  if (!own || !teacher) return;
  const wanted = [
    ...KEPT.map(([word, meaning, sentence], at) => ({
      user: own,
      word,
      meaning,
      sentence,
      asked: false,
      days: at + 1,
    })),
    ...ASKED.flatMap(([word, sentence, many]) =>
      others.slice(0, many).map((user) => ({ user, word, meaning: '', sentence, asked: true, days: 2 })),
    ),
  ];
  for (const { user, word, meaning, sentence, asked, days } of wanted)
    await owner.query(
      `insert into catalog.saved_word (id, tenant_id, user_id, language, word, meaning, sentence, book_tenant_id, book_id, asked, created_at)
       values ($1, $2, $3, 'en', $4, $5, $6, $7, $8, $9, $10) on conflict do nothing`,
      [
        newId(),
        school,
        user,
        word,
        meaning,
        sentence,
        book.tenant_id,
        book.id,
        asked,
        new Date(Date.now() - days * DAY).toISOString(),
      ],
    );
  for (const [word, meaning, example] of EXPLAINED)
    await owner.query(
      `insert into catalog.school_word (tenant_id, language, word, meaning, example, written_by, updated_at)
       values ($1, 'en', $2, $3, $4, $5, now()) on conflict do nothing`,
      [school, word, meaning, example, teacher],
    );
}
