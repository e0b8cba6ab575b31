import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';
import { lockUntilCommit } from './advisory-lock.ts';
import type { Tx } from './db.ts';

let app: TestApp;
let oak: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  await as(app.databaseUrl, async (client) => {
    await client.query('create table public.account (name text primary key, amount int not null)');
    await client.query('grant usage on schema public to bookgrove_app');
    await client.query('grant select, update on public.account to bookgrove_app');
  });
});
afterAll(() => app?.close());
beforeEach(() =>
  as(
    app.databaseUrl,
    async (client) =>
      void (await client.query(
        `insert into public.account values ('a', 100), ('b', 100) on conflict (name) do update set amount = 100`,
      )),
  ),
);

const change = (tx: Tx, name: string, by: number) =>
  tx.$executeRaw`update public.account set amount = amount + ${by}::int where name = ${name}`;
const amounts = () =>
  as(
    app.databaseUrl,
    async (client) =>
      (await client.query<{ amount: number }>('select amount from public.account order by name')).rows,
  );
const retries = (state: string): number => app.db.retries.get(state) ?? 0;

describe('a transaction', () => {
  it('that PostgreSQL ended because of a deadlock is run again', async () => {
    const before = retries('40P01');
    let meeting = 0;
    /** Each of the first attempts waits until the other one has locked its first row. */
    const move = (from: string, to: string) =>
      app.within(oak, async (tx) => {
        await change(tx, from, -10);
        meeting += 1;
        if (meeting <= 2) await eventually(() => expect(meeting).toBeGreaterThanOrEqual(2));
        await change(tx, to, 10);
      });
    await Promise.all([move('a', 'b'), move('b', 'a')]);
    expect(await amounts()).toEqual([{ amount: 100 }, { amount: 100 }]);
    expect(retries('40P01')).toBe(before + 1);
  });

  it('that met a serialization failure is run again, with fresh reads', async () => {
    const seen: number[] = [];
    await app.within(oak, async (tx) => {
      const [row] = await tx.$queryRaw<
        { amount: number }[]
      >`select amount from public.account where name = 'a'`;
      seen.push(row!.amount);
      if (seen.length === 1) {
        await as(app.databaseUrl, (client) =>
          client.query(`update public.account set amount = 7 where name = 'a'`),
        );
        await tx.$executeRaw`do $$ begin raise sqlstate '40001'; end $$`;
      }
      await change(tx, 'a', 1);
    });
    expect(seen).toEqual([100, 7]);
    expect((await amounts())[0]).toEqual({ amount: 8 });
  });

  it('of the driver’s model calls is run again after a conflict too', async () => {
    let attempts = 0;
    await app.within(oak, () => {
      attempts += 1;
      return attempts < 3
        ? Promise.reject(Object.assign(new Error('conflict'), { code: 'P2034' }))
        : Promise.resolve();
    });
    expect(attempts).toBe(3);
  });

  it('gives up after a bounded number of attempts with 503 and Retry-After', async () => {
    let attempts = 0;
    const work = app.within(oak, () => {
      attempts += 1;
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }));
    });
    await expect(work).rejects.toMatchObject({ kind: 'unavailable', code: 'busy', retryAfter: 2 });
    expect(attempts).toBe(4);
  });

  it('that waits too long for a lock is tried once more, and then answered 503', async () => {
    const before = retries('55P03');
    let attempts = 0;
    await as(app.databaseUrl, async (client) => {
      await client.query(`select pg_advisory_lock(hashtextextended('somebody else', 0))`);
      const work = app.within(oak, (tx) => {
        attempts += 1;
        return lockUntilCommit(tx, 'somebody else');
      });
      await expect(work).rejects.toMatchObject({ kind: 'unavailable', code: 'busy', retryAfter: 2 });
    });
    expect([attempts, retries('55P03') - before]).toEqual([2, 1]);
  });

  it.each([
    [
      'a call of a model',
      (tx: Tx) => tx.user.updateMany({ where: { tenant_id: oak.id }, data: { country: 'GB' } }),
    ],
    ['a statement', (tx: Tx) => tx.$executeRaw`update identity.user_account set country = 'GB'`],
  ])('whose row stays locked is answered 503 in %s', async (_what, change) => {
    await app.makePerson(oak, 'teacher');
    await as(app.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query(`select set_config('app.tenant_id', $1, true)`, [oak.id]);
      await client.query('select from identity.user_account for update');
      await expect(app.within<unknown>(oak, change)).rejects.toMatchObject({
        kind: 'unavailable',
        code: 'busy',
        retryAfter: 2,
      });
      await client.query('rollback');
    });
  });

  it('is run once when it fails for another reason', async () => {
    let attempts = 0;
    const work = app.within(oak, (tx) => {
      attempts += 1;
      return tx.$queryRaw`select 1 / ${0}::int`;
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(attempts).toBe(1);
  });
});

describe('a pipelined transaction', () => {
  it('whose row stays locked is answered 503', async () => {
    await as(app.databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('select from public.account for update');
      const change = { name: 'locked', text: 'update public.account set amount = 0', values: [] };
      await expect(app.db.system([change])).rejects.toMatchObject({ code: 'busy', retryAfter: 2 });
      await client.query('rollback');
    });
  });

  it('that met a deadlock is run again', async () => {
    const before = retries('40P01');
    const named = (name: string, by: number) => ({
      name: 'change_account',
      text: 'update public.account set amount = amount + $2 where name = $1 returning pg_sleep(0.3)',
      values: [name, by],
    });
    await Promise.all([
      app.db.system([named('a', -10), named('b', 10)]),
      app.db.system([named('b', -10), named('a', 10)]),
    ]);
    expect(await amounts()).toEqual([{ amount: 100 }, { amount: 100 }]);
    expect(retries('40P01')).toBe(before + 1);
  });
});
