import type { Client } from 'pg';
import { newId, PLATFORM_TENANT_ID } from '../../backend/src/platform/ids.ts';
import { inSchool } from './platform.ts';

const DAY = 86_400_000;
const DAYS = 14;

/** A number from 0 to 99 that is the same for a child and day at every start. */
const chance = (child: number, day: number): number => (child * 37 + day * 53 + child * day * 11) % 100;

/** Minutes that a child read this many days ago: more on school days, and none for every fifth child. */
function minutesOf(child: number, daysAgo: number, today: Date): number {
  const weekday = new Date(today.getTime() - daysAgo * DAY).getUTCDay();
  const often = weekday === 0 || weekday === 6 ? 25 : 68;
  const drawn = chance(child + 1, daysAgo + 1);
  return child % 5 === 4 || drawn >= often ? 0 : 4 + (drawn % 23);
}

/** Days after which a child starts another book. */
const DAYS_OF_A_BOOK = 4;
const BOOKS = 6;

interface Read {
  user: string;
  book: string;
  at: Date;
  minutes: number;
}

/** Class notes that wait for the teacher. */
const NOTES = [
  {
    child: 2,
    page: 3,
    colour: 'sky',
    quote: 'the cat',
    note: 'Our cat also waits at the window every evening.',
  },
  {
    child: 7,
    page: 5,
    colour: 'sun',
    quote: 'the light',
    note: 'Who looks after the lamp when nobody is awake?',
  },
];

/** Two weeks of reading in a class, and class notes, so that dashboards have data. */
export async function seedReading(
  owner: Client,
  school: string,
  { code, writes }: { code: string; writes: boolean },
  slug: string,
): Promise<void> {
  const books = await owner.query<{ id: string }>(
    'select id from catalog.book where tenant_id = $1 and slug = $2',
    [PLATFORM_TENANT_ID, slug],
  );
  const book = books.rows[0]?.id;
  if (!book) return;
  const others = await owner.query<{ id: string }>(
    `select id from catalog.book where tenant_id = $1 and id <> $2 and status = 'published' and visibility = 'public'
       and price_minor is null and age_rating <= 6 and language like 'en%' order by slug limit $3`,
    [PLATFORM_TENANT_ID, book, BOOKS - 1],
  );
  const read = [book, ...others.rows.map(({ id }) => id)];
  await inSchool(owner, school, async () => {
    const { rows: children } = await owner.query<{ user_id: string; class_id: string; guarded: boolean }>(
      `select m.user_id, m.class_id,
         exists (select from identity.guardian_link g where g.tenant_id = m.tenant_id and g.student_id = m.user_id) as guarded
       from identity.class_member m
       join identity.school_class c on c.tenant_id = m.tenant_id and c.id = m.class_id
       where m.tenant_id = $1 and c.code = $2 and m.role = 'student' order by m.user_id`,
      [school, code],
    );
    const begun = await owner.query(
      'select 1 from catalog.reading_session where tenant_id = $1 and user_id = any($2) limit 1',
      [school, children.map(({ user_id }) => user_id)],
    );
    if (begun.rowCount) return;
    const now = new Date();
    const reads: Read[] = children.slice(0, 30).flatMap(({ user_id, guarded }, child) =>
      Array.from({ length: DAYS }, (_, index) => DAYS - index).flatMap((daysAgo) => {
        const minutes = minutesOf(child, daysAgo, now);
        const at = new Date(now.getTime() - daysAgo * DAY);
        at.setUTCHours(8 + (child % 7), (child * 7) % 60, 0, 0);
        // A child with a reading position already, like the child of the demo's parent, stays with that book.
        const turn = guarded ? 0 : child + Math.floor(daysAgo / DAYS_OF_A_BOOK);
        return minutes > 0 ? [{ user: user_id, book: read[turn % read.length]!, at, minutes }] : [];
      }),
    );
    const columns = [reads.map(({ user }) => user), reads.map(({ at }) => at.toISOString())];
    await owner.query(
      `insert into catalog.reading_session (id, tenant_id, user_id, book_tenant_id, book_id, started_at, ended_at,
         active_seconds, page_from, page_to, mode, device_kind, device_system)
       select r.id, $1, r.user_id, $2, r.book, r.at, r.at + make_interval(mins => r.minutes), r.minutes * 60, 1, 4, r.mode,
         'tablet', 'android'
       from unnest($3::uuid[], $4::timestamptz[], $5::int[], $6::uuid[], $7::uuid[], $8::text[]) r (user_id, at, minutes, id, book, mode)`,
      [
        school,
        PLATFORM_TENANT_ID,
        ...columns,
        reads.map(({ minutes }) => minutes),
        reads.map(() => newId()),
        reads.map((read) => read.book),
        // Now and then with an adult, or as audio.
        reads.map((_read, index) => (index % 5 === 1 ? 'together' : index % 7 === 3 ? 'listen' : 'silent')),
      ],
    );
    await seedStates(owner, school, children, read, now);
    // Reading positions: a book that was followed by another one is read to the end.
    const places = new Map(reads.map((read) => [`${read.user} ${read.book}`, read]));
    const last = new Map(reads.map((read) => [read.user, read.book]));
    const known = [...places.values()];
    await owner.query(
      `insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage, client_time, updated_at)
       select $1, r.user_id, $2, r.book, '{}', r.percentage, r.at, r.at
       from unnest($3::uuid[], $4::uuid[], $5::float[], $6::timestamptz[]) r (user_id, book, percentage, at)
       on conflict do nothing`,
      [
        school,
        PLATFORM_TENANT_ID,
        known.map(({ user }) => user),
        known.map((read) => read.book),
        known.map((read) => (last.get(read.user) === read.book ? 15 + ((read.minutes * 7) % 70) : 100)),
        known.map(({ at }) => at.toISOString()),
      ],
    );
    await owner.query(
      `insert into catalog.reading_hour (tenant_id, user_id, hour)
       select $1, r.user_id, date_trunc('hour', r.at) from unnest($2::uuid[], $3::timestamptz[]) r (user_id, at)
       on conflict do nothing`,
      [school, ...columns],
    );
    // A person who read has been active.
    await owner.query(
      `update identity.user_account u set last_seen_at = r.at
       from (select user_id, max(at) as at from unnest($2::uuid[], $3::timestamptz[]) x (user_id, at) group by 1) r
       where u.tenant_id = $1 and u.id = r.user_id and (u.last_seen_at is null or u.last_seen_at < r.at)`,
      [school, ...columns],
    );
    for (const { child, page, colour, quote, note } of writes ? NOTES : []) {
      const writer = children[child];
      if (!writer) continue;
      await owner.query(
        `insert into catalog.annotation (id, tenant_id, user_id, book_tenant_id, book_id, motivation, locator, page,
           percentage, quote, note, colour, class_id, state, client_time, updated_at)
         values ($1, $2, $3, $4, $5, 'commenting', '{}', $6, 20, $7, $8, $9, $10, 'waiting', now(), now())`,
        [
          newId(),
          school,
          writer.user_id,
          PLATFORM_TENANT_ID,
          book,
          page,
          quote,
          note,
          colour,
          writer.class_id,
        ],
      );
    }
  });
}

/** Books that children want to read, have read before or put aside. */
async function seedStates(
  owner: Client,
  school: string,
  children: { user_id: string }[],
  taken: string[],
  now: Date,
): Promise<void> {
  const { rows: books } = await owner.query<{ id: string }>(
    `select id from catalog.book where tenant_id = $1 and not id = any($2::uuid[]) and status = 'published'
       and visibility = 'public' and price_minor is null and age_rating <= 6 order by slug limit 8`,
    [PLATFORM_TENANT_ID, taken],
  );
  const states =
    books.length < 4
      ? []
      : children.slice(0, 12).flatMap(({ user_id }, child) =>
          (['want', 'finished', 'want', 'abandoned'] as const).map((state, place) => ({
            user_id,
            state,
            book: books[(child + place) % books.length]!.id,
            again: child % 3,
            at: new Date(now.getTime() - (20 + child + place * 3) * DAY).toISOString(),
          })),
        );
  const columns = [
    school,
    PLATFORM_TENANT_ID,
    states.map(({ user_id }) => user_id),
    states.map(({ book }) => book),
    states.map(({ state }) => state),
    states.map(({ at }) => at),
  ];
  await owner.query(
    `insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage, client_time, updated_at)
     select $1, r.user_id, $2, r.book, '{}', case r.state when 'finished' then 100 else 20 end, r.at, r.at
     from unnest($3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[]) r (user_id, book, state, at)
     where r.state <> 'want' on conflict do nothing`,
    columns,
  );
  await owner.query(
    `insert into catalog.reading_state (tenant_id, user_id, book_id, book_tenant_id, state, reread_count, finished_at, since, client_time)
     select $1, r.user_id, r.book, $2, r.state, case r.state when 'finished' then r.again else 0 end,
       case r.state when 'finished' then r.at end, r.at, r.at
     from unnest($3::uuid[], $4::uuid[], $5::text[], $6::timestamptz[], $7::int[]) r (user_id, book, state, at, again)
     on conflict do nothing`,
    [...columns, states.map(({ again }) => again)],
  );
}
