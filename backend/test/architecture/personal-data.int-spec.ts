import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { PersonalData } from '../../src/platform/personal-data/personal-data.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** Names of columns that refer to a person or describe one. */
const PERSONAL =
  '(^|_)(user|student|guardian|person|actor|subject|impersonator|owner|author|teacher|reader|sender|assignee|editor)_(id|name)$' +
  '|_by$|(^|_)e?mail($|_address$)|^(first|last|full|display)_name$|^username$|^avatar$|^recipient$|^address$' +
  '|^user_agent$|^(authors|illustrators|translators|narrators)$|^birth_|^phone';

/** Columns that look personal but name no person: data of the school, a document, a charity or project. */
const NOBODY = [
  'tenancy.tenant.school_email',
  'commerce.document_void.replaced_by',
  'giving.follow.subject_id',
  // The name by which a school signs in at its own record store.
  'learning.statement_store.username',
  // Counts of e-mails belong to a school, not to a person.
  'messaging.kept_count.owner_id',
];

let app: TestApp;
let owner: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const personalColumns = async (): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    // Without views: the columns of their tables are declared.
    `select c.table_schema || '.' || c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema !~ '^(pg_|information_schema|bullmq|public)' and c.column_name ~ $1
       and t.table_type = 'BASE TABLE' order by 1`,
    [PERSONAL],
  );
  return rows.map(({ name }) => name).filter((name) => !NOBODY.includes(name));
};
const declared = (): Set<string> =>
  new Set(
    app.nest
      .get(PersonalData, { strict: false })
      .tables()
      .flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
  );
const undeclared = async (): Promise<string[]> => {
  const known = declared();
  return (await personalColumns()).filter((name) => !known.has(name));
};

describe('the declarations of personal data', () => {
  it('cover each module’s tables, column by column, with the content of a copy and the effect of an erasure', async () => {
    expect((await personalColumns()).length).toBeGreaterThan(30);
    expect(await undeclared()).toEqual([]);
  });

  it('are reported missing when somebody adds a table', async () => {
    await owner.query('create table catalog.planted (tenant_id uuid, reviewed_by uuid, email text)');
    try {
      expect(await undeclared()).toEqual(['catalog.planted.email', 'catalog.planted.reviewed_by']);
    } finally {
      await owner.query('drop table catalog.planted');
    }
  });

  it('name only columns that exist, and state for each table what an erasure does', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns`,
    );
    const all = new Set(rows.map(({ name }) => name));
    expect([...declared()].filter((name) => !all.has(name))).toEqual([]);
    for (const { table, erase } of app.nest.get(PersonalData, { strict: false }).tables())
      expect([table, Boolean(erase.keep ?? erase.run) || (erase.texts ?? []).length > 0]).toEqual([
        table,
        true,
      ]);
  });
});
