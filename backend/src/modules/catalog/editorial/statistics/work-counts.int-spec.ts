import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Tx } from '../../../../platform/db/db.ts';
import { FoldKeptCounts } from '../../../../platform/db/fold-kept-counts.ts';
import { newId } from '../../../../platform/ids.ts';
import type { WorkStats } from './teacher-stats.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let teachers: { id: string; token: string }[];
const books: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 4);
  const other = await makeClass(app, oak, 1, { name: 'Ash Class' });
  teachers = [beech, other].map(({ teacher, token }) => ({ id: teacher.id, token }));
  for (let n = 0; n < 8; n += 1)
    books.push(await publishToLibrary(app, oak, { title: `Book ${n}`, created_by: teachers[n % 2]!.id }));
});
afterAll(() => app.close());

/** Numbers from 0 to `below`, the same in every run. */
let seed = 20_261_123;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const one = <T>(list: readonly T[]): T => list[random(list.length)]!;

/** One change of a book, of its case, or of somebody's reading of it. */
async function change(tx: Tx): Promise<void> {
  const tenant_id = oak.id;
  const [book_id, user_id] = [one(books), one(beech.students).id];
  const at = new Date(Date.UTC(2026, 10 - random(4), 1 + random(28)));
  const key = { tenant_id, user_id, book_id };
  const book = { tenant_id, id: book_id };
  switch (random(10)) {
    case 0:
    case 1:
    case 2: {
      const data = { percentage: random(100), updated_at: at };
      await tx.readingProgress.upsert({
        where: { tenant_id_user_id_book_id: key },
        create: { ...key, book_tenant_id: tenant_id, locator: {}, client_time: at, ...data },
        update: data,
      });
      return;
    }
    case 3:
      await tx.readingProgress.deleteMany({ where: one([key, { tenant_id, book_id }]) });
      return;
    case 4:
      await tx.bookReaction.createMany({
        data: [{ ...key, book_tenant_id: tenant_id, reaction: 'loved' }],
        skipDuplicates: true,
      });
      return;
    case 5:
      await tx.bookReaction.deleteMany({ where: key });
      return;
    case 6:
      await tx.book.updateMany({
        where: book,
        data: {
          status: one(['draft', 'in_review', 'published', 'archived'] as const),
          ingestion: one(['waiting', 'processing', 'ready', 'refused'] as const),
        },
      });
      return;
    case 7:
      await tx.book.updateMany({
        where: one([book, { tenant_id }]),
        data: one([
          { created_by: one(teachers).id },
          { visibility: 'class', class_id: beech.id },
          { visibility: 'school', class_id: null },
        ] as const),
      });
      return;
    case 8: {
      const data = { stage: one(['open', 'changes', 'escalated']), since: at };
      await tx.bookModerationCase.upsert({
        where: { tenant_id_book_id: { tenant_id, book_id } },
        create: { tenant_id, book_id, ...data },
        update: data,
      });
      return;
    }
    default:
      await tx.bookModerationCase.deleteMany({ where: { tenant_id, book_id } });
  }
}

/** In place of an uploader: the whole school. */
const NIL = '00000000-0000-0000-0000-000000000000';
type Counts = Record<string, number>;
const asRecord = (rows: { name: string; count: number }[]): Counts =>
  Object.fromEntries(rows.map(({ name, count }) => [name, count]));

/** The kept counts, summed. */
const kept = (): Promise<Counts> =>
  app.within(oak, async (tx) =>
    asRecord(
      await tx.$queryRaw<{ name: string; count: number }[]>`
        select coalesce(owner_id, ${NIL}::uuid) || ' ' || name || ' ' || key as name, sum(count)::int as count
        from catalog.kept_count
        where tenant_id = ${oak.id}::uuid and name in ('state', 'stage', 'published', 'reads', 'reactions') group by 1 having sum(count) <> 0
        union all
        select owner_id || ' reads of ' || book_id, reads from catalog.book_reads
        where tenant_id = ${oak.id}::uuid and reads <> 0`,
    ),
  );

/** The same, counted from the rows themselves. */
const fromScratch = (): Promise<Counts> =>
  app.within(oak, async (tx) => {
    const [rows, cases, places, reactions] = await Promise.all([
      tx.book.findMany({ where: { tenant_id: oak.id } }),
      tx.bookModerationCase.findMany({ where: { tenant_id: oak.id } }),
      tx.readingProgress.findMany({ where: { tenant_id: oak.id } }),
      tx.bookReaction.findMany({ where: { tenant_id: oak.id } }),
    ]);
    const counts: Counts = {};
    const add = (name: string): void => void (counts[name] = (counts[name] ?? 0) + 1);
    for (const book of rows) {
      for (const owner of [book.created_by, NIL]) {
        const stage = cases.find(({ book_id }) => book_id === book.id)?.stage;
        add(`${owner} state ${book.status}/${book.ingestion}`);
        if (stage) add(`${owner} stage ${book.status}/${book.ingestion}/${stage}`);
        if (book.status === 'published')
          add(`${owner} published ${(book.visibility === 'class' && book.class_id) || ''}`);
        for (const { book_id, updated_at } of places)
          if (book_id === book.id) add(`${owner} reads ${updated_at.toISOString().slice(0, 7)}`);
        for (const { book_id } of reactions) if (book_id === book.id) add(`${owner} reactions `);
      }
      for (const { book_id } of places)
        if (book_id === book.id) add(`${book.created_by} reads of ${book.id}`);
    }
    return counts;
  });

describe('the kept counts of books', () => {
  it('are those of the rows, after any changes', async () => {
    for (let round = 0; round < 25; round += 1) {
      await app.within(oak, async (tx) => {
        for (let n = 0; n < 8; n += 1) await change(tx);
      });
      expect(await kept()).toEqual(await fromScratch());
    }
    expect(Object.keys(await kept()).length).toBeGreaterThan(20);
  });

  it('of schools with many differences are folded', async () => {
    await app.within(oak, async (tx) => {
      await tx.$executeRaw`insert into catalog.kept_count (tenant_id, source, owner_id, name, key, count)
        select ${oak.id}::uuid, 'book_reaction', ${newId()}::uuid, 'reactions', '', 1 - 2 * (n % 2) from generate_series(1, 600) n`;
    });
    const before = await kept();
    await app.nest.get(FoldKeptCounts).run();
    expect(await kept()).toEqual(before);
    const rows = await app.within(oak, (tx) => tx.catalogKeptCount.count({ where: { tenant_id: oak.id } }));
    expect(rows).toBeLessThan(120);
  });
});

describe('GET /teacher/book-stats/', () => {
  const stats = async (as: string, school = oak): Promise<WorkStats> =>
    (await app.ask<WorkStats>(school, 'GET', '/api/teacher/book-stats/', { as })).body;

  it('counts the own books of a teacher, and for a head those of the school', async () => {
    await app.within(oak, async (tx) => {
      await tx.readingProgress.deleteMany({ where: { tenant_id: oak.id } });
      await tx.bookModerationCase.deleteMany({ where: { tenant_id: oak.id } });
      const all = { status: 'published', ingestion: 'ready', visibility: 'school', class_id: null } as const;
      await tx.book.updateMany({ where: { tenant_id: oak.id }, data: all });
      for (const [n, id] of books.entries())
        await tx.book.updateMany({
          where: { tenant_id: oak.id, id },
          data: { created_by: teachers[n % 2]!.id, title: `Book ${n}` },
        });
      // Three students read book 2, one each of the books 0, 4 and 6; book 6 is not published.
      const read = [2, 2, 2, 0, 4, 6].map((n, reader) => ({ book: books[n]!, reader: reader % 4 }));
      await tx.readingProgress.createMany({
        data: read.map(({ book, reader }) => ({
          tenant_id: oak.id,
          user_id: beech.students[reader]!.id,
          book_tenant_id: oak.id,
          book_id: book,
          locator: {},
          percentage: 10,
          client_time: new Date(),
          updated_at: new Date(),
        })),
      });
      const old = new Date(Date.now() - 9.5 * 86_400_000);
      await tx.book.updateMany({
        where: { tenant_id: oak.id, id: books[6]! },
        data: { status: 'in_review', created_at: old },
      });
    });
    const own = await stats(teachers[0]!.token);
    expect(own).toMatchObject({
      total: 4,
      published: 3,
      in_review: 1,
      totals: { draft: 0, submitted: 1, changes_requested: 0, approved: 0, published: 3 },
      reads: 6,
      waiting_oldest_days: 9,
      by_class: [{ name: 'Beech Class', published: 3, readers: 4, minutes: 0 }],
    });
    expect(own.by_month.map(({ reads }) => reads)).toEqual([...Array<number>(11).fill(0), 6]);
    expect(own.top.map(({ title, reads }) => [title, reads])).toEqual([
      ['Book 2', 3],
      ['Book 0', 1],
      ['Book 4', 1],
    ]);
    expect(await stats(teachers[1]!.token)).toMatchObject({
      total: 4,
      published: 4,
      reads: 0,
      waiting_oldest_days: null,
      top: [],
    });
    expect(await stats(await app.tokenOf(oak, 'school_admin'))).toMatchObject({
      total: 8,
      published: 7,
      reads: 6,
    });
    expect(await stats(await app.tokenOf(elm, 'school_admin'), elm)).toMatchObject({ total: 0, top: [] });
  });
});
