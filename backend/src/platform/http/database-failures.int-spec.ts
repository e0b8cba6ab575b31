import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../test/support/test-app.ts';
import type { Answer } from '../../../test/support/http.ts';
import { as } from '../../../test/support/test-database.ts';
import { newId } from '../ids.ts';
import type { Problem } from './problem.filter.ts';

let app: TestApp;
let oak: TestSchool;
let grace: TestPerson;
let session: { access: string; refresh: string };

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  // A trigger that fails as PostgreSQL does, with any state.
  await owner(
    `create table public.failure (state text not null);
     grant usage on schema public to bookgrove_app; grant select on public.failure to bookgrove_app;
     create function public.fail() returns trigger language plpgsql as $$
       declare wanted text;
       begin
         select state into wanted from public.failure;
         if wanted is not null then raise exception 'forced' using errcode = wanted; end if;
         return coalesce(new, old);
       end $$;
     create trigger failing before insert or update or delete on identity.user_account for each row execute function public.fail();
     create trigger failing before insert or update or delete on identity.refresh_token for each row execute function public.fail();
     create trigger failing before insert or update or delete on identity.school_class for each row execute function public.fail();`,
  );
});
afterAll(() => app?.close());
beforeEach(async () => {
  grace = await app.makePerson(oak, 'teacher');
  session = await app.signIn(grace);
});
afterEach(() => owner('delete from public.failure'));

const owner = (sql: string) => as(app.databaseUrl, async (client) => void (await client.query(sql)));
const fail = (state: string) => owner(`insert into public.failure values ('${state}')`);
const stored = () => app.within(oak, (tx) => tx.user.findFirstOrThrow({ where: { id: grace.id } }));
const classes = () => app.within(oak, (tx) => tx.schoolClass.count());

type Send = () => Promise<Answer<Problem>>;
/** A write route of each style, and how to see that it changed nothing. */
const ROUTES: [string, Send, () => Promise<void>][] = [
  [
    'a locked row and a change of a model',
    () =>
      app.ask(oak, 'PATCH', '/api/user/profile/', { as: session.access, body: { first_name: 'Changed' } }),
    async () => expect((await stored()).first_name).toBe('Ada'),
  ],
  [
    'raw statements in a transaction',
    () => app.ask(oak, 'POST', '/api/auth/token/refresh/', { body: { refresh: session.refresh } }),
    async () => {
      // The token was not used up.
      const again = await app.ask(oak, 'POST', '/api/auth/token/refresh/', {
        body: { refresh: session.refresh },
      });
      expect(again.status).toBe(200);
    },
  ],
  [
    'a pipelined transaction',
    () =>
      app.ask(oak, 'POST', '/api/auth/token/', {
        body: { username: grace.username, password: 'Read-and-give-1', remember: false },
      }),
    async () =>
      expect(await app.within(oak, (tx) => tx.session.count({ where: { user_id: grace.id } }))).toBe(1),
  ],
  [
    'an Idempotency-Key',
    () =>
      app.ask(oak, 'POST', '/api/classes/', {
        as: session.access,
        body: { name: 'Oak 1', year: '2026/27' },
        headers: { 'idempotency-key': newId() },
      }),
    async () => {
      expect(await classes()).toBe(0);
      expect(await app.within(oak, (tx) => tx.idempotencyKey.count())).toBe(0);
    },
  ],
];
/** Retry later, as the same person: no cookie of the session is cleared. */
const expectLater = ({ status, headers, body, cookies }: Answer<Problem>, code: string) =>
  expect([status, headers['content-type'], Number(headers['retry-after']) > 0, body.code, cookies]).toEqual([
    503,
    expect.stringContaining('application/problem+json'),
    true,
    code,
    [],
  ]);

describe.each(ROUTES)('a write route with %s', (_style, send, expectUnchanged) => {
  it.each([
    ['40001', 'busy'],
    ['40P01', 'busy'],
    ['55P03', 'busy'],
    ['57014', 'busy'],
    ['53300', 'busy'],
    ['53200', 'busy'],
    ['08006', 'database_down'],
    ['57P01', 'database_down'],
    ['57P03', 'database_down'],
  ])('answers SQLSTATE %s with 503 %s and Retry-After', async (state, code) => {
    await fail(state);
    expectLater(await send(), code);
    await owner('delete from public.failure');
    await expectUnchanged();
  });

  it('answers another error with 500', async () => {
    await fail('22012');
    expect((await send()).status).toBe(500);
    await owner('delete from public.failure');
    await expectUnchanged();
  });
});

describe('a request that waits for a locked row', () => {
  const change = () =>
    app.ask(oak, 'PATCH', '/api/user/profile/', { as: session.access, body: { first_name: 'Changed' } });
  /** Runs `meanwhile` while a request waits for a row that another transaction has locked. */
  const whileLocked = (meanwhile: (client: { query: (sql: string) => Promise<unknown> }) => Promise<void>) =>
    as(app.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query(`select set_config('app.tenant_id', $1, true)`, [oak.id]);
      await client.query('select from identity.user_account for update');
      const answer = change();
      await meanwhile(client);
      const got = await answer;
      await client.query('rollback');
      return got;
    });
  /** Ends each waiting statement of the application with this function of PostgreSQL. */
  const end = (by: 'pg_cancel_backend' | 'pg_terminate_backend') => async () => {
    await eventually(() =>
      as(app.databaseUrl, async (client) => {
        const { rowCount } = await client.query(
          `select ${by}(pid) from pg_stat_activity
           where datname = current_database() and usename = 'bookgrove_app' and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBeGreaterThan(0);
      }),
    );
  };

  it.each([
    ['until lock_timeout', () => Promise.resolve(), 'busy'],
    ['until the statement is cancelled, as statement_timeout does', end('pg_cancel_backend'), 'busy'],
    ['until the connection is terminated', end('pg_terminate_backend'), 'database_down'],
  ])('%s is answered 503 with Retry-After and changes nothing', async (_how, meanwhile, code) => {
    expectLater(await whileLocked(meanwhile), code);
    expect((await stored()).first_name).toBe('Ada');
    expect((await change()).status).toBe(200);
  });
});

it('a database that accepts no more connections is answered 503 with Retry-After, to reads too', async () => {
  const name = new URL(app.databaseUrl).pathname.slice(1);
  const ask = () => [
    app.ask(oak, 'GET', '/api/user/profile/', { as: session.access }),
    ...ROUTES.map(([, send]) => send()),
  ];
  await owner(`alter database ${name} connection limit 0`);
  await owner(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and usename = 'bookgrove_app'`,
  );
  for (const answer of await Promise.all(ask()))
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([503, true]);
  await owner(`alter database ${name} connection limit -1`);
  await eventually(async () => expect((await ask()[0]!).status).toBe(200));
});
