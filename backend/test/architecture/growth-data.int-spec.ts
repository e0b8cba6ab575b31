import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeGrowthData } from '../../bench/support/growth-data.ts';
import { schoolHost } from '../../bench/support/schools.ts';
import type { World } from '../../bench/support/world.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { as } from '../support/test-database.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await as(app.databaseUrl, (client) => {
    const world: Pick<World, 'sql'> = { sql: (text, values) => client.query(text, values) };
    return makeGrowthData(world as World, { books: 2_000, students: 280, events: 2_800 });
  });
});
afterAll(() => app?.close());

it.each(['/api/opds/books', '/api/opds/v1.2/books', '/api/books/'])(
  'the product shows the books of the bench “growth” at %s',
  async (path) => {
    const { status, text } = await app.ask(schoolHost(1), 'GET', path);
    expect([status, text.includes('Author ')]).toEqual([200, true]);
  },
);
