import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';

let app: TestApp;
let school: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  school = await app.makeSchool('greenfield');
});
afterAll(() => app?.close());

const slow = { name: 'slow', text: 'select pg_sleep(20)', values: [] };
const quick = { name: 'quick', text: 'select 1 as one', values: [] };

it('outlives connections that end under its hands: the work fails, the next one finds a new connection', async () => {
  // Without a listener on a connection in use, its end would be an uncaught error, and this process with it.
  const working = Array.from({ length: 3 }, () => app.db.system([slow]));
  const ends = Promise.allSettled(working);
  await as(app.databaseUrl, async (client) => {
    for (let gone = 0; gone < 3;) {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and usename = 'bookgrove_app' and query like '%pg_sleep(20)%'`,
      );
      gone += rowCount ?? 0;
    }
  });
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  const [answer] = await app.db.system([quick]);
  expect(answer?.rows).toEqual([{ one: 1 }]);
  expect((await app.ask(school, 'GET', '/api/books/')).status).toBe(200);
});
