import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createEffectTable } from '../support/effects.ts';
import { as, createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { death, kill, startApiProcess } from '../support/worker-process.ts';

const TENANT = '00000000-0000-7000-8000-000000000000';

describe('a server that dies between the effect of a request and its answer', () => {
  let database: TestDatabase;
  let dataDir: string;
  const processes = new Set<ChildProcess>();

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'bookgrove-fault-'));
    await createEffectTable(database.url);
    await as(database.url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_schema = 'tenancy' and table_name = 'tenant' and column_name like '%color%'`,
      );
      const colors = rows.map(({ name }) => name);
      await client.query(`select set_config('app.system', 'on', false)`);
      await client.query(
        `insert into tenancy.tenant (id, school_name, school_email, updated_at, ${colors.join(', ')})
         values ($1, 'Bookgrove', 'office@bookgrove.test', now(), ${colors.map(() => `'#204060'`).join(', ')})
         on conflict do nothing`,
        [TENANT],
      );
    });
  });
  afterAll(async () => {
    for (const child of processes) child.kill('SIGKILL');
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(env: Record<string, string> = {}): Promise<{ api: ChildProcess; port: number }> {
    const started = await startApiProcess(database.url, dataDir, env);
    processes.add(started.api);
    return started;
  }

  /** Sends one order; null when the connection ended before an answer. */
  async function order(
    port: number,
    key: string,
    body: object,
  ): Promise<{ status: number; body: Record<string, unknown> } | null> {
    const call = request({
      host: '127.0.0.1',
      port,
      path: '/api/orders',
      method: 'POST',
      headers: { host: 'localhost', 'content-type': 'application/json', 'idempotency-key': key },
    });
    call.end(JSON.stringify(body));
    try {
      const [answer] = (await once(call, 'response')) as [import('node:http').IncomingMessage];
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      return {
        status: answer.statusCode!,
        body: JSON.parse(Buffer.concat(parts).toString()) as Record<string, unknown>,
      };
    } catch {
      return null;
    }
  }

  const effects = (item: string): Promise<number> =>
    as(database.url, async (client) => {
      const { rowCount } = await client.query('select 1 from public.effect where thing = $1', [item]);
      return rowCount ?? 0;
    });

  it.each([
    ['the repetition gets 409, and later that the answer is lost', 'plain', [409, 'still_working']],
    [
      'the repetition gets the answer that was stored with the effect',
      'answer in transaction',
      [201, undefined],
    ],
  ])('duplicates nothing: %s', async (_what, how, expected) => {
    const key = `key of ${how}`;
    const body = { item: how, how };
    const doomed = await start({ CRASH_AT: 'idempotency.committed' });
    expect(await order(doomed.port, key, body)).toBeNull();
    expect(await death(doomed.api)).toBe('SIGKILL'); // proves that the crash point was reached
    expect(await effects(how)).toBe(1);

    const { api, port } = await start();
    const again = await order(port, key, body);
    expect([again?.status, again?.body['code']]).toEqual(expected);
    await as(database.url, (client) =>
      client.query(`update platform.idempotency_key set created_at = now() - interval '1 hour'`),
    );
    const later = await Promise.all(Array.from({ length: 10 }, () => order(port, key, body)));
    expect(new Set(later.map((answer) => answer?.body['code']))).toEqual(
      new Set([how === 'plain' ? 'answer_lost' : undefined]),
    );
    expect(await effects(how)).toBe(1);
    await kill(api);
  });

  it('duplicates nothing when it is killed repeatedly and every request is retried until it is answered', async () => {
    const ITEMS = Array.from({ length: 40 }, (_, number) => `storm ${number}`);
    const open = new Set(ITEMS);
    for (let round = 0; open.size > 0 && round < 12; round += 1) {
      const { api, port } = await start();
      if (round < 6) setTimeout(() => api.kill('SIGKILL'), 5 + Math.random() * 60);
      await Promise.all(
        [...open].map(async (item) => {
          const answer = await order(port, `key of ${item}`, { item, how: 'plain' });
          if (answer && (answer.status === 201 || answer.body['code'] === 'answer_lost')) open.delete(item);
        }),
      );
      await kill(api);
      await as(database.url, (client) =>
        client.query(`update platform.idempotency_key set created_at = now() - interval '1 hour'`),
      );
    }
    expect([...open]).toEqual([]);
    const counts = await Promise.all(ITEMS.map((item) => effects(item)));
    expect(counts).toEqual(ITEMS.map(() => 1));
  });
});
