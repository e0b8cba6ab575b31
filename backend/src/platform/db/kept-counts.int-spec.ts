import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { publishToLibrary } from '../../../test/support/books.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { newId, PLATFORM_TENANT_ID } from '../ids.ts';
import type { Tx } from './db.ts';
import { FoldKeptCounts } from './fold-kept-counts.ts';

/* Whatever happens to the counted rows, each kept count is the number that a count from scratch gives. */
let app: TestApp;
let schools: TestSchool[];
let owner: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  schools = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** Counted tables, by the functions that say what a row counts as. */
async function sources(): Promise<[string, string][]> {
  const { rows } = await owner.query<{ module: string; source: string }>(
    `select n.nspname as module, substr(p.proname, 11) as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.proname like 'counts\\_of\\_%' order by 1, 2`,
  );
  return rows.map(({ module, source }) => [module, source]);
}

/** Kept counts that differ from a count from scratch, in either direction. */
async function differences(): Promise<object[]> {
  const found: object[] = [];
  for (const [module, source] of await sources()) {
    const { rows } = await owner.query<object>(
      `with kept as (
         select tenant_id, name, key, owner_id, sum(count)::int as count from ${module}.kept_count where source = $1
         group by 1, 2, 3, 4 having sum(count) <> 0),
       counted as (
         select r.tenant_id, c.name::varchar, c.key::varchar, c.owner_id, count(*)::int as count
         from ${module}.${source} r, ${module}.counts_of_${source}(r) c group by 1, 2, 3, 4)
       (select 'kept' as side, * from kept except select 'kept', * from counted)
       union all (select 'counted', * from counted except select 'counted', * from kept)`,
      [source],
    );
    found.push(...rows);
  }
  const { rows } = await owner.query<object>(
    `with kept as (select tenant_id, book_id, owner_id, reads from catalog.book_reads where reads <> 0),
     counted as (
       select b.tenant_id, b.id, b.created_by, count(*)::int from catalog.book b
       join catalog.reading_progress p on p.tenant_id = b.tenant_id and p.book_id = b.id group by 1, 2, 3)
     (select 'reads kept' as side, * from kept except select 'reads kept', * from counted)
     union all (select 'reads counted', * from counted except select 'reads counted', * from kept)`,
  );
  return [...found, ...rows];
}

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;
const STATUSES = ['draft', 'in_review', 'published', 'archived'] as const;
/** People of each school: uploaders and readers. */
const PEOPLE = [newId(), newId(), newId()];
const TIMES = ['2026-09-30T23:59:59Z', '2026-10-01T00:00:00Z', '2026-11-05T12:00:00Z'];

/** Statements on the rows that are counted with their book: reading positions, reactions and cases. */
const ofBook = {
  read: (tx: Tx, id: string, user = pick(PEOPLE), at = pick(TIMES)) => tx.$executeRaw`
    insert into catalog.reading_progress (tenant_id, user_id, book_tenant_id, book_id, locator, percentage, client_time, updated_at)
    select tenant_id, ${user}::uuid, tenant_id, id, '{}', 1, ${at}::timestamptz, ${at}::timestamptz
    from catalog.book where id = ${id}::uuid
    on conflict (tenant_id, user_id, book_id) do update set updated_at = excluded.updated_at`,
  react: (tx: Tx, id: string) => tx.$executeRaw`
    insert into catalog.book_reaction (tenant_id, user_id, book_tenant_id, book_id, reaction, created_at)
    select tenant_id, ${pick(PEOPLE)}::uuid, tenant_id, id, ${pick(['loved', 'wow'])}, ${pick(TIMES)}::timestamptz
    from catalog.book where id = ${id}::uuid
    on conflict (tenant_id, user_id, book_id) do update set reaction = excluded.reaction`,
  open: (tx: Tx, id: string, stage = pick(['open', 'changes', 'escalated'])) => tx.$executeRaw`
    insert into catalog.book_moderation_case (tenant_id, book_id, stage)
    select tenant_id, id, ${stage} from catalog.book where id = ${id}::uuid
    on conflict (tenant_id, book_id) do update set stage = excluded.stage`,
};

/** One change of one school's rows, drawn at random. */
async function change(school: TestSchool): Promise<void> {
  const books = await app.within(school, (tx) => tx.book.findMany({ select: { id: true } }));
  const id = books.length > 0 ? pick(books).id : newId();
  const file = newId();
  await pick([
    () => publishToLibrary(app, school, { status: pick(STATUSES), language: pick(['en', 'en-GB', 'fr']) }),
    () =>
      app.within(school, async (tx) => {
        await tx.book.updateMany({
          where: { id },
          data: {
            status: pick(STATUSES),
            ingestion: pick(['waiting', 'ready', 'refused'] as const),
            summary: pick(['', 'A summary.']),
            rights: pick([null, 'own', 'permission', 'licence']),
            age_rating: pick([null, 6]),
            categories: pick([[], ['sea'], ['sea', 'forest']]),
          },
        });
      }),
    // All books in one statement.
    () =>
      app.within(school, (tx) =>
        tx.book.updateMany({ data: { has_audio: pick([true, false]), awaits_file: pick([true, false]) } }),
      ),
    () => app.within(school, (tx) => tx.book.deleteMany({ where: { id } })),
    () =>
      app.within(school, async (tx) => {
        // Locked, so that no other change deletes the book meanwhile.
        const found = await tx.$queryRaw<object[]>`
          select 1 from catalog.book where tenant_id = ${school.id}::uuid and id = ${id}::uuid for key share`;
        if (found.length === 0) return;
        const data = {
          id: file,
          tenant_id: school.id,
          book_id: id,
          original_name: 'a',
          bytes: 1,
          sha256: file,
        };
        await tx.bookFile.create({
          data: {
            ...data,
            status: 'ready',
            findings: pick([[], [{ code: 'a' }, { code: 'a' }, { code: 'b' }]]),
          },
        });
      }),
    // Twice as often as other changes, since each depends on two rows.
    ...[ofBook.read, ofBook.react, ofBook.open].flatMap((write) => {
      // A position is refused if its book is deleted meanwhile.
      const one = () => app.within(school, (tx) => write(tx, id)).catch(() => undefined);
      return [one, one];
    }),
    () =>
      app.within(school, (tx) =>
        tx.book.updateMany({ where: { id }, data: { created_by: pick(PEOPLE), status: pick(STATUSES) } }),
      ),
    // A reaction to a book of the platform.
    () =>
      app.within(school, (tx) =>
        tx.bookReaction.create({
          data: {
            tenant_id: school.id,
            user_id: newId(),
            book_tenant_id: PLATFORM_TENANT_ID,
            book_id: newId(),
            reaction: 'wow',
          },
        }),
      ),
    () => app.within(school, (tx) => tx.readingProgress.deleteMany({ where: { book_id: id } })),
    () => app.within(school, (tx) => tx.bookReaction.deleteMany({ where: { book_id: id } })),
    () => app.within(school, (tx) => tx.bookModerationCase.deleteMany({ where: { book_id: id } })),
    // Positions move to another book; nothing is counted if one is there already.
    () =>
      app
        .within(school, (tx) =>
          tx.readingProgress.updateMany({
            where: { book_id: id },
            data: { book_id: books.length > 0 ? pick(books).id : id },
          }),
        )
        .catch(() => undefined),
    () => app.makePerson(school, pick(['student', 'teacher'] as const)),
    async () => {
      const { id: user_id } = await app.makePerson(school, 'student');
      const session = { id: newId(), tenant_id: school.id, user_id, user_agent: 'test' };
      const expires_at = new Date();
      await app.within(school, (tx) =>
        tx.session.create({ data: { ...session, expires_at, way: pick(['password', 'impersonation']) } }),
      );
      if (pick([true, false]))
        await app.within(school, (tx) => tx.session.deleteMany({ where: { id: session.id } }));
    },
    () =>
      app.within(school, (tx) =>
        tx.user.updateMany({
          data: { last_seen_at: new Date(pick(TIMES)), is_class_account: pick([true, false]) },
        }),
      ),
    () => app.within(school, (tx) => tx.user.updateMany({ data: { status: pick(['active', 'archived']) } })),
    // Nothing of a change that is rolled back is counted.
    () =>
      app
        .within(school, async (tx) => {
          await tx.book.deleteMany({});
          throw new Error('rolled back');
        })
        .catch(() => undefined),
  ] as (() => Promise<unknown>)[])();
}

describe('kept counts', () => {
  it('are those of a count from scratch after random changes, several at once', async () => {
    for (let round = 0; round < 30; round += 1)
      await Promise.all([...schools, ...schools].map((school) => change(school)));
    expect(await differences()).toEqual([]);
  });

  const [from, to] = [PEOPLE[0]!, PEOPLE[1]!];
  const transfer = (tx: Tx, id: string) => tx.book.updateMany({ where: { id }, data: { created_by: to } });
  const file = (tx: Tx, id: string) => tx.book.updateMany({ where: { id }, data: { categories: ['sea'] } });
  const publish = (tx: Tx, id: string) =>
    tx.book.updateMany({ where: { id }, data: { status: 'published' } });
  const open = (tx: Tx, id: string) => ofBook.open(tx, id, 'changes');
  const read = (tx: Tx, id: string) => ofBook.read(tx, id, PEOPLE[2]);
  const readAgain = (tx: Tx, id: string) =>
    tx.readingProgress.updateMany({ where: { book_id: id }, data: { updated_at: TIMES[2]! } });
  it.each([
    ['a position that is begun', read, transfer],
    ['a position that is saved in another month', readAgain, transfer],
    ['a reaction', ofBook.react, transfer],
    ['a reaction whose book gets a category', ofBook.react, file],
    ['a reaction whose book is published', ofBook.react, publish],
    ['a case whose book is transferred', open, transfer],
    ['a case whose book is published', open, publish],
  ])('are right when two transactions change a book and %s, either first', async (_, write, ofItsBook) => {
    const oak = schools[0]!;
    for (const [first, second] of [
      [write, ofItsBook],
      [ofItsBook, write],
    ] as const) {
      const id = await publishToLibrary(app, oak, { status: 'in_review', created_by: from });
      await app.within(oak, (tx) => ofBook.read(tx, id, from, TIMES[0]));
      let later: Promise<unknown> = Promise.resolve();
      await app.within(oak, async (tx) => {
        await first(tx, id);
        let ended = false;
        later = app.within<unknown>(oak, (other) => second(other, id)).finally(() => (ended = true));
        // The second one waits for the first, or has ended beside it.
        await eventually(async () => {
          const { rows } = await owner.query(
            `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          if (!ended && rows.length === 0) throw new Error('neither waits nor has ended');
        });
      });
      await later;
      expect(await differences()).toEqual([]);
    }
  });

  it('stay the same when their rows are folded while others write', async () => {
    await Promise.all(schools.map((school) => publishToLibrary(app, school)));
    await Promise.all([
      app.nest.get(FoldKeptCounts).run(),
      app.nest.get(FoldKeptCounts).run(),
      ...Array.from({ length: 10 }, () => change(pick(schools))),
    ]);
    expect(await differences()).toEqual([]);
    await app.nest.get(FoldKeptCounts).run();
    expect(await differences()).toEqual([]);
  });

  it('are counted anew by `recount`', async () => {
    await owner.query(`update catalog.kept_count set count = count + 1`);
    await owner.query(`update catalog.book_reads set reads = reads + 1`);
    expect(await differences()).not.toEqual([]);
    for (const [module, source] of await sources())
      await owner.query('select platform.recount($1, $2)', [module, source]);
    for (const { id } of schools) await owner.query('select catalog.rebuild_book_reads($1)', [id]);
    expect(await differences()).toEqual([]);
  });
});
