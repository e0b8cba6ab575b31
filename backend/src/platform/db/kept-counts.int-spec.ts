import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { publishToLibrary } from '../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { newId } from '../ids.ts';
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
         select tenant_id, name, key, sum(count)::int as count from ${module}.kept_count where source = $1
         group by 1, 2, 3 having sum(count) <> 0),
       counted as (
         select r.tenant_id, c.name::varchar, c.key::varchar, count(*)::int as count
         from ${module}.${source} r, ${module}.counts_of_${source}(r) c group by 1, 2, 3)
       (select 'kept' as side, * from kept except select 'kept', * from counted)
       union all (select 'counted', * from counted except select 'counted', * from kept)`,
      [source],
    );
    found.push(...rows);
  }
  return found;
}

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)]!;
const STATUSES = ['draft', 'in_review', 'published', 'archived'] as const;

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
    () => app.makePerson(school, pick(['student', 'teacher'] as const)),
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
    for (let round = 0; round < 20; round += 1)
      await Promise.all([...schools, ...schools].map((school) => change(school)));
    expect(await differences()).toEqual([]);
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
    expect(await differences()).not.toEqual([]);
    for (const [module, source] of await sources())
      await owner.query('select platform.recount($1, $2)', [module, source]);
    expect(await differences()).toEqual([]);
  });
});
