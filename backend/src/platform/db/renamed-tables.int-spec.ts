import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { appDatabaseUrl } from './migrate.ts';

const OAK = '00000000-0000-7000-8000-0000000000aa';
const ELM = '00000000-0000-7000-8000-0000000000bb';

/**
 * Views with the old names of tables, for the previous version, with an insert as that version makes it, and the
 * insert of a row that it refers to.
 */
const VIEWS: readonly [view: string, table: string, insert: string, before?: string][] = [
  [
    'catalog.book_apart',
    'catalog.distinct_book_pair',
    'insert into catalog.book_apart (tenant_id, one_id, other_id, actor_id) values ($1, $2, $2, $2)',
  ],
  [
    'catalog.book_case',
    'catalog.book_moderation_case',
    `insert into catalog.book_case (tenant_id, book_id) values ($1, $2)
     on conflict (tenant_id, book_id) do update set stage = 'changes'`,
  ],
  [
    'catalog.book_move',
    'catalog.book_history_entry',
    `insert into catalog.book_move (tenant_id, id, book_id, move, actor_id) values ($1, $2, $2, 'take', $2)`,
  ],
  [
    'catalog.story_move',
    'catalog.story_history_entry',
    `insert into catalog.story_move (tenant_id, id, story_id, state) values ($1, $2, $2, 'draft')`,
  ],
  [
    'catalog.kept_word',
    'catalog.saved_word',
    `insert into catalog.kept_word (tenant_id, id, user_id, language, word) values ($1, $2, $2, 'en', 'boat')
     on conflict (tenant_id, user_id, language, word) do update set meaning = excluded.meaning`,
  ],
  [
    'content.resource_move',
    'content.resource_status_change',
    `insert into content.resource_move (tenant_id, id, resource_id, move, actor_id, actor_name)
     values ($1, $2, $2, 'submit', $2, 'Ada Reed')`,
    `insert into content.resource (tenant_id, id, kind, owner_id, owner_name, updated_at)
     values ($1, $2, 'slides', $2, 'Ada Reed', now())`,
  ],
];

let database: TestDatabase;
let owner: pg.Client;
let app: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new pg.Client({ connectionString: database.url });
  app = new pg.Client({ connectionString: appDatabaseUrl(database.url) });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await database.drop();
});

/** Runs one statement as the application does, in a transaction of a school, or without one. */
async function asSchool(
  tenant: string | null,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  await app.query('begin');
  try {
    if (tenant) await app.query(`select set_config('app.tenant_id', $1, true)`, [tenant]);
    const result = await app.query(text, values);
    await app.query('commit');
    return result;
  } catch (error) {
    await app.query('rollback');
    throw error;
  }
}

describe('catalog.library.shelf, the old name of selection', () => {
  const insert = (column: 'shelf' | 'selection') =>
    `insert into catalog.library (tenant_id, id, slug, kind, name, country, ${column}, updated_at)
     values ($1, $2, $3, 'school', 'Oak', 'KE', 'own', now())`;

  it.each([
    ['shelf', 'selection'],
    ['selection', 'shelf'],
  ] as const)('keeps both columns equal when %s is written', async (written, read) => {
    const id = randomUUID();
    await asSchool(OAK, insert(written), [OAK, id, written]);
    const value = async () =>
      (await asSchool(OAK, `select ${read} as value from catalog.library where id = $1`, [id]))
        .rows as unknown;
    expect(await value()).toEqual([{ value: 'own' }]);
    await asSchool(OAK, `update catalog.library set ${written} = 'picked' where id = $1`, [id]);
    expect(await value()).toEqual([{ value: 'picked' }]);
  });
});

describe.each(VIEWS)('%s, the old name of %s', (view, table, insert, before) => {
  const count = async (tenant: string | null, from = view) =>
    (await asSchool(tenant, `select * from ${from}`)).rowCount;

  it('writes into the table, and shows each school its own rows alone', async () => {
    const id = randomUUID();
    if (before) await asSchool(OAK, before, [OAK, id]);
    await asSchool(OAK, insert, [OAK, id]);
    expect([await count(OAK), await count(OAK, table)]).toEqual([1, 1]);
    expect([await count(ELM), await count(null)]).toEqual([0, 0]);
    if (insert.includes('on conflict')) await asSchool(OAK, insert, [OAK, id]);
    expect(await count(OAK)).toBe(1);
  });

  it('lets no school write or delete rows of another', async () => {
    await expect(asSchool(OAK, insert, [ELM, randomUUID()])).rejects.toThrow('row-level security');
    await expect(asSchool(null, insert, [OAK, randomUUID()])).rejects.toThrow('row-level security');
    expect((await asSchool(ELM, `delete from ${view}`)).rowCount).toBe(0);
    expect(await count(OAK)).toBe(1);
  });

  it('gives the application the rights that it has on the table, and no other', async () => {
    const rights = async (name: string) => {
      const { rows } = await owner.query<{ right: string }>(
        `select privilege_type as right from information_schema.role_table_grants
         where table_schema || '.' || table_name = $1 and grantee = 'bookgrove_app' order by 1`,
        [name],
      );
      return rows.map(({ right }) => right);
    };
    expect(await rights(view)).toEqual(await rights(table));
  });
});
