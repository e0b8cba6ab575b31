import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { inContext } from '../context.ts';
import { newId } from '../ids.ts';
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

it('survives closed connections: the work fails, and the next one opens a new connection', async () => {
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

const add = (name: string) => ({
  name: 'add_job',
  text: `insert into platform.trip_test (name) values ($1)`,
  values: [name],
});

describe('a pipelined transaction', () => {
  beforeAll(() =>
    as(app.databaseUrl, async (client) => {
      await client.query('create table platform.trip_test (name text primary key)');
      await client.query('grant select, insert on platform.trip_test to bookgrove_app');
    }),
  );
  const names = { name: 'trip_names', text: 'select name from platform.trip_test order by name', values: [] };

  it('answers each statement in order, also a repeated one', async () => {
    const [first, second, third] = await app.db.system([add('b'), add('a'), names]);
    expect([first!.rowCount, second!.rowCount, third!.rowCount]).toEqual([1, 1, 2]);
    expect(third!.rows).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('is one transaction: an error rolls back earlier statements, and prepared statements stay usable', async () => {
    const broken = { name: 'trip_broken', text: 'select 1 / $1::int as none', values: [0] };
    await expect(app.db.system([add('c'), names, broken])).rejects.toThrow('division by zero');
    const [found] = await app.db.system([names]);
    expect(found!.rows).toEqual([{ name: 'a' }, { name: 'b' }]);
    const [one] = await app.db.system([{ ...broken, values: [1] }]);
    expect(one!.rows).toEqual([{ none: 1 }]);
  });

  it('accepts unnamed statements, each with its own text', async () => {
    const unnamed = (text: string) => ({ name: '', text, values: [] });
    const [one, two] = await app.db.system([unnamed('select 1 as one'), unnamed('select 2 as two')]);
    expect([one!.rows, two!.rows]).toEqual([[{ one: 1 }], [{ two: 2 }]]);
  });

  it('sets the tenant for the statements, and leaves none on its connection', async () => {
    const asked = { name: 'trip_school', text: 'select platform.current_tenant() as here', values: [] };
    const [here] = await inContext({ correlationId: newId(), tenantId: school.id, principal: null }, () =>
      app.db.batch([asked]),
    );
    expect(here!.rows).toEqual([{ here: school.id }]);
    const [nowhere] = await app.db.system([asked]);
    expect(nowhere!.rows).toEqual([{ here: null }]);
  });

  it('refuses one statement name for two texts, and sends nothing', async () => {
    const other = { name: 'trip_names', text: 'select 2 as two', values: [] };
    await expect(app.db.system([names, other])).rejects.toThrow('trip_names is two texts');
    const another = { name: 'trip_another', text: 'select 1 as one', values: [] };
    await expect(app.db.system([another, { ...another, text: 'select 2 as two' }])).rejects.toThrow(
      'two texts',
    );
    const [still] = await app.db.system([names]);
    expect(still!.rowCount).toBe(2);
  });
});
