import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { orders, withOrders } from '../../../test/support/orders.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as as connected } from '../../../test/support/test-database.ts';
import { createEffectTable } from '../../../test/support/effects.ts';

let app: TestApp;
let oak: TestSchool;
let token: string;
let key: string;
let item: string;

beforeAll(async () => {
  app = await startTestApp({ module: withOrders });
  await createEffectTable(app.databaseUrl);
  oak = await app.makeSchool('oak');
  token = await app.tokenOf(oak, 'teacher');
});
afterAll(() => app.close());
beforeEach(() => {
  const random = Math.random().toString(36).slice(2);
  key = `key-${random}-key`;
  item = `item ${random}`;
  orders.gate = Promise.resolve();
});

interface Answer {
  item: string;
  number: number;
  code: string;
  detail: string;
}
interface Change {
  how?: string;
  as?: string | null;
  school?: TestSchool;
  headers?: Record<string, string>;
  what?: string;
  path?: string;
}

const order = ({ how, as, school, headers, what, path }: Change = {}) =>
  app.ask<Answer>(school ?? oak, 'POST', path ?? '/api/orders', {
    ...(as !== null && { as: as ?? token }),
    body: { item: what ?? item, ...(how && { how }) },
    headers: headers ?? { 'idempotency-key': key },
  });
const rows = <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  connected(app.databaseUrl, async (client) => (await client.query<Row>(text, values)).rows);
/** How often an order was carried out. */
const effects = async (of = item): Promise<number> =>
  (await rows('select 1 from public.effect where thing = $1', [of])).length;
const storedKeys = (): Promise<{ status: number | null }[]> =>
  rows('select status from platform.idempotency_key where key = $1', [key]);
/** Simulates a process that died after the commit, this many seconds ago. */
const loseAnswer = (seconds: number) =>
  rows(
    `update platform.idempotency_key set status = null, body = null, created_at = now() - make_interval(secs => $2)
     where key = $1`,
    [key, seconds],
  );

describe('an Idempotency-Key', () => {
  it('answers the same request with the first answer, and the work is done once', async () => {
    const first = await order();
    const again = await order();
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(await effects()).toBe(1);
  });

  it('is the same with and without the trailing slash of the address', async () => {
    const first = await order();
    expect((await order({ path: '/api/orders/' })).body).toEqual(first.body);
    expect(await effects()).toBe(1);
  });

  it('refuses another body', async () => {
    await order();
    const other = await order({ what: 'kite' });
    expect([other.status, other.body.code, await effects('kite')]).toEqual([
      422,
      'idempotency_key_reused',
      0,
    ]);
  });

  it('lets one of many parallel requests work; the others are answered 409 at once', async () => {
    let open = () => {};
    orders.gate = new Promise((resolve) => (open = resolve));
    const before = orders.calls;
    const first = order();
    await eventually(() => expect(orders.calls).toBe(before + 1));
    await eventually(async () =>
      expect(
        await rows(`select 1 from pg_locks where locktype = 'advisory' and granted`, []),
      ).not.toHaveLength(0),
    );
    const others = await Promise.all(Array.from({ length: 9 }, () => order()));
    for (const { status, body, headers } of others)
      expect([status, body.code, headers['retry-after']]).toEqual([409, 'still_working', '1']);
    open();
    expect((await first).status).toBe(201);
    expect((await order()).status).toBe(201);
    expect(await effects()).toBe(1);
  });

  it('leaves one effect of 30 requests at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => order()));
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
    expect(await effects()).toBe(1);
  });

  it('of an attempt that was rolled back can be used again, with another body too', async () => {
    expect((await order({ how: 'refused before' })).status).toBe(409);
    expect(await storedKeys()).toEqual([]);
    expect((await order({ how: 'refused before' })).status).toBe(409);
    expect((await order()).status).toBe(201);
    expect(await effects()).toBe(1);
  });

  it('of an attempt that only read can be used again', async () => {
    expect((await order({ how: 'reads first', what: 'sold out' })).status).toBe(409);
    expect(await storedKeys()).toEqual([]);
    expect((await order({ how: 'reads first' })).status).toBe(201);
    expect(await effects()).toBe(1);
  });

  it('stays used when the request fails after its commit, and gets the same refusal again', async () => {
    const first = await order({ how: 'refused after' });
    const again = await order({ how: 'refused after' });
    expect([first.status, first.body.code]).toEqual([409, 'sold_out']);
    expect([again.status, again.body.code, again.headers['idempotency-replayed']]).toEqual([
      409,
      'sold_out',
      'true',
    ]);
    expect(again.headers['content-type']).toContain('application/problem+json');
    expect(await effects()).toBe(1);
    expect((await order({ how: 'broken after' })).body.code).toBe('idempotency_key_reused');
  });

  it('stays used when the server fails after its commit', async () => {
    expect((await order({ how: 'broken after' })).status).toBe(500);
    expect((await order({ how: 'broken after' })).status).toBe(500);
    expect(await effects()).toBe(1);
  });

  it('is committed with the first of several transactions', async () => {
    const answers = [await order({ how: 'in two steps' }), await order({ how: 'in two steps' })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await effects()).toBe(2); // of one order: a row for each step
  });

  it('is committed with a transaction of another tenant too', async () => {
    await order({ how: 'elsewhere' });
    await order({ how: 'elsewhere' });
    expect(await effects()).toBe(1);
  });

  it('whose answer was lost with its process is never processed again', async () => {
    await order();
    await loseAnswer(20);
    expect((await order()).body.code).toBe('still_working');
    await loseAnswer(61);
    const answers = await Promise.all(Array.from({ length: 5 }, () => order()));
    for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'answer_lost']);
    expect(await effects()).toBe(1);
  });

  it('is committed with its answer where the handler stores it in its transaction', async () => {
    const first = await order({ how: 'answer in transaction' });
    const [stored] = await rows<{ same: boolean }>(
      'select body = $2::jsonb as same from platform.idempotency_key where key = $1',
      [key, JSON.stringify(first.body)],
    );
    expect(stored).toEqual({ same: true });
    expect((await order({ how: 'answer in transaction' })).body).toEqual(first.body);
  });

  it('belongs to one person, one school and one route', async () => {
    const elm = await app.makeSchool('elm');
    await order();
    await order({ as: await app.tokenOf(oak, 'teacher') });
    await order({ as: await app.tokenOf(elm, 'teacher'), school: elm });
    expect(await effects()).toBe(3);
  });

  it.each(['short', 'x'.repeat(256)])('must have a valid length: %p', async (given) => {
    const { status, body } = await order({ headers: { 'idempotency-key': given } });
    expect([status, body.code, await effects()]).toEqual([422, 'idempotency_key_invalid', 0]);
  });

  it('may be left out, and then every request counts', async () => {
    await order({ headers: {} });
    await order({ headers: {} });
    expect(await effects()).toBe(2);
  });

  it('is ignored on a route that does not accept it', async () => {
    await order({ path: '/api/orders/note' });
    await order({ path: '/api/orders/note' });
    expect(await effects()).toBe(2);
  });

  it('is required by a route that declares it, with an error that names the header', async () => {
    const { status, body } = await order({ path: '/api/orders/pay', headers: {} });
    expect([status, body.code, await effects()]).toEqual([400, 'idempotency_key_required', 0]);
    expect(body.detail).toMatch(/Idempotency-Key.*new random value.*same value when you repeat/);
    expect((await order({ path: '/api/orders/pay' })).status).toBe(201);
  });
});

describe('an Idempotency-Key of a guest', () => {
  const guest = (tokenOfGuest: string | null, change: Change = {}) =>
    order({
      as: null,
      headers: { 'idempotency-key': key, ...(tokenOfGuest && { 'guest-token': tokenOfGuest }) },
      ...change,
    });

  it('belongs to the guest token in the header or the cookie', async () => {
    const one = 'one-guest-one-guest-one-guest';
    const first = await guest(one);
    const cookie = { 'idempotency-key': key, cookie: `guest_token=${one}` };
    expect((await guest(null, { headers: cookie })).body).toEqual(first.body);
    expect(await effects()).toBe(1);
    await guest('another-guest-another-guest');
    expect(await effects()).toBe(2);
    const [row] = await rows<{ scope: string }>('select scope from platform.idempotency_key where key = $1', [
      key,
    ]);
    expect(row!.scope).not.toContain(one);
  });

  it('without a token never gives somebody else’s answer', async () => {
    const first = await guest(null);
    expect((await guest(null)).body).toEqual(first.body);
    expect(await effects()).toBe(1);
    expect((await guest(null, { what: 'kite of a guest' })).status).toBe(201);
  });

  it('refuses an invalid token', async () => {
    const { status, body } = await guest('short');
    expect([status, body.code]).toEqual([400, 'guest_token_invalid']);
  });
});
