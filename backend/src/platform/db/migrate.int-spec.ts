import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

it('a process can migrate more than once', async () => {
  expect(await migrate(database.url)).toEqual([]);
  expect(await migrate(database.url)).toEqual([]);
});
