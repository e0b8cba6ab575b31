import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { as, createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { migrate } from './migrate.ts';
import { applyMigrations } from './schema-engine.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database?.drop();
});

it('a process can migrate more than once', async () => {
  expect(await migrate(database.url)).toEqual([]);
  expect(await migrate(database.url)).toEqual([]);
});

it('a migration that does not get its lock says so, changes nothing, and can be started again', async () => {
  const name = '29991231000000_needs_a_lock';
  for (const part of ['schema', 'migrations'])
    await cp(join(import.meta.dirname, '../../../../prisma', part), join(folder, part), { recursive: true });
  await mkdir(join(folder, 'migrations', name));
  await writeFile(
    join(folder, 'migrations', name, 'migration.sql'),
    'CREATE TABLE commerce.made_first (id int);\nALTER TABLE commerce.payout ADD COLUMN made_last int;\n',
  );
  const apply = () => applyMigrations(database.url, folder, { lockMs: 100, attempts: 2, pauseMs: 50 });
  const made = () =>
    as(database.url, async (client) => {
      const { rows } = await client.query<{ made: boolean }>(
        `select to_regclass('commerce.made_first') is not null as made`,
      );
      return rows[0]!.made;
    });
  await as(database.url, async (reader) => {
    await reader.query('begin');
    await reader.query('lock table commerce.payout in access share mode');
    const started = performance.now();
    await expect(apply()).rejects.toThrow(`The migration ${name} did not get a lock`);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await made()).toBe(false);
    // Readers that come meanwhile do not wait.
    await as(database.url, (other) => other.query(`set lock_timeout = 50; select from commerce.payout`));
    await reader.query('rollback');
  });
  expect(await apply()).toEqual([name]);
  expect(await made()).toBe(true);
});
