import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QUEUES, type QueueName } from '../messaging/queue-names.ts';
import { Queues } from '../messaging/queues.ts';
import { WorkerRuntime } from '../messaging/worker.ts';
import { WarmUp } from './warm-up.ts';
import { startTcpProxy, type TcpProxy } from '../../../test/support/tcp-proxy.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';

let database: TestDatabase;
let line: TcpProxy;
let app: TestApp;
let oak: TestSchool;

beforeAll(async () => {
  database = await createTestDatabase();
  line = await startTcpProxy(database.url);
  app = await startTestApp({ database: line.url, worker: true });
  oak = await app.makeSchool('oak');
});
afterAll(async () => {
  await app.close();
  await line.cut();
  await database.drop();
});

interface Ready {
  status: string;
  queue_backend: string;
  checks: Record<string, string>;
}
const ready = () => app.ask<Ready>('10.0.0.1', 'GET', '/api/health/ready');

describe('health', () => {
  it('answers during a database outage: alive, not ready, 503 with a message; and recovers by itself', async () => {
    const { status, body } = await ready();
    expect([status, body]).toEqual([
      200,
      { status: 'ok', queue_backend: 'postgres', checks: { database: 'ok', queue: 'ok', storage: 'ok' } },
    ]);
  });

  it('is not ready while caches are being filled', async () => {
    const warming = app.nest.get(WarmUp).run();
    const { status, body } = await ready();
    await warming;
    expect([status, body.status, body.checks['warm_up']]).toEqual([503, 'down', 'down']);
    expect((await ready()).body.checks).toEqual({ database: 'ok', queue: 'ok', storage: 'ok' });
  });

  it('without its database: alive, not ready, 503 in words for people; and well again by itself', async () => {
    expect((await app.ask(oak, 'GET', '/api/books/')).status).toBe(200);
    await line.cut();
    const down = await eventually(async () => {
      const answer = await ready();
      expect(answer.status).toBe(503);
      return answer;
    });
    expect(down.body.checks).toMatchObject({ database: 'down', queue: 'down', storage: 'ok' });
    expect(down.headers['retry-after']).toBe('5');
    expect((await app.ask('10.0.0.1', 'GET', '/api/health/live')).status).toBe(200);
    const refused = await app.ask(oak, 'GET', '/api/book-categories/');
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'database_down', detail: expect.stringMatching(/cannot reach its data/) },
    });
    expect(refused.headers['retry-after']).toBe('5');

    await line.mend();
    await eventually(async () => expect((await ready()).status).toBe(200));
    expect((await app.ask(oak, 'GET', '/api/book-categories/')).status).toBe(200);
  });
});

describe('a server that starts while the database is unavailable', () => {
  it('refuses work on queues, and recovers once the database is back', async () => {
    const late = await startTcpProxy(database.url);
    const server = await startTestApp({ database: late.url });
    try {
      const readiness = () => server.ask<Ready>('10.0.0.1', 'GET', '/api/health/ready');
      await late.cut();
      await server.nest.get(WarmUp).run(); // fails, and is logged
      expect((await readiness()).body.checks).toMatchObject({ database: 'down', queue: 'down' });
      await expect(server.nest.get(WorkerRuntime).start()).rejects.toThrow();
      await late.mend();
      await eventually(async () => expect((await readiness()).body.status).toBe('ok'));
    } finally {
      await server.close();
      await late.cut();
    }
  });
});

describe('a database that fails while queues are opened', () => {
  it('does not end the process', async () => {
    const shaky = await startTcpProxy(database.url);
    const server = await startTestApp({ database: shaky.url });
    try {
      const queues = server.nest.get(Queues);
      for (let delay = 4; delay <= 40; delay += 3) {
        for (const name of Object.keys(QUEUES) as QueueName[]) queues.queue(name);
        await pause(delay);
        await shaky.cut();
        await pause(20);
        await shaky.mend();
      }
      await eventually(() => queues.ping());
    } finally {
      await server.close();
      await shaky.cut();
    }
  });
});

describe('metrics', () => {
  it('use the route’s template as a label, so that no code or name becomes one', async () => {
    await app.ask(oak, 'GET', '/api/list-student-in-class/SECRET22/');
    await app.ask(oak, 'GET', '/api/books/some-secret-slug/');
    const { status, text, headers } = await app.ask('10.0.0.1', 'GET', '/api/metrics');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toMatch(
      /http_request_seconds_count\{route="\/api\/list-student-in-class\/:code\/?",method="GET",status="404"\} 1/,
    );
    expect(text).not.toMatch(/SECRET22|some-secret-slug/i);
    expect(text).toMatch(/^outbox_oldest_seconds \d/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
  });

  it('are closed in production, unless the caller knows the token', async () => {
    const production = await startTestApp({
      database: database.url,
      settings: { NODE_ENV: 'production', METRICS_TOKEN: 'let-me-see' },
    });
    try {
      const ask = (headers: Record<string, string>) =>
        production.ask('10.0.0.1', 'GET', '/api/metrics', { headers });
      expect((await ask({})).status).toBe(404);
      expect((await ask({ 'x-metrics-token': 'wrong' })).status).toBe(404);
      expect((await ask({ 'x-metrics-token': 'let-me-see' })).status).toBe(200);
    } finally {
      await production.close();
    }
  });
});
