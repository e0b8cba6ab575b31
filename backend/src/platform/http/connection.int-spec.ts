import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { multipart } from '../../../test/support/books.ts';
import { openRaw, type RawConnection } from '../../../test/support/raw-http.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { Storage } from '../storage/storage.ts';
import type { Problem } from './problem.filter.ts';

let app: TestApp;
let oak: TestSchool;
let teacher: string;
let port: number;
let connection: RawConnection;
const HOST = 'oak.localhost';

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  teacher = await app.tokenOf(oak, 'teacher');
  ({ port } = await app.listen());
});
afterAll(() => app.close());
afterEach(() => connection?.destroy());

/** Head of a request, with an empty line after it. */
const head = (line: string, headers: Record<string, string | number> = {}): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ host: HOST, ...headers }).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');

/** Status, headers and problem of the first answer. */
function firstAnswer(received: string): { status: number; headers: string; problem: Problem } {
  const [headers = '', ...rest] = received.split('\r\n\r\n');
  const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1]);
  return {
    status: Number(headers.slice(9, 12)),
    headers,
    problem: JSON.parse(rest.join('\r\n\r\n').slice(0, length)) as Problem,
  };
}

describe('a malformed HTTP request', () => {
  const LONG = 'a'.repeat(17_000);
  it.each([
    ['an address over 16 kB', 431, head(`GET /api/books/?search=${LONG}`)],
    ['headers over 16 kB', 431, head('GET /api/books/', { 'x-long': LONG })],
    ['headers over 16 kB that never end', 431, `GET / HTTP/1.1\r\nHost: ${HOST}\r\nX-Long: ${LONG}`],
    ['headers of a megabyte', 431, head('GET /api/books/', { 'x-long': LONG.repeat(60) })],
    ['no HTTP', 400, 'GARBAGE\r\n\r\n'],
  ])('%s gets a problem document and the connection is closed', async (_what, status, bytes) => {
    connection = await openRaw(port);
    connection.write(bytes, head('GET /api/health/live'));
    const received = await connection.closed();
    const answer = firstAnswer(received);
    expect(answer.headers).toMatch(/^content-type: application\/problem\+json$/im);
    expect(answer.headers).toMatch(/^connection: close$/im);
    expect([answer.status, answer.problem]).toEqual([
      status,
      expect.objectContaining({ type: 'about:blank', status, code: `http_${status}` }),
    ]);
    expect(answer.headers).toContain(answer.problem.request_id);
    expect(received.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  });
});

describe('a connection whose upload was refused before all of it had arrived', () => {
  const upload = (change: { host?: string; token?: string; fields?: [string, string][] } = {}) => {
    const { payload, headers } = multipart([
      ...(change.fields ?? []).map(([name, content]) => ({ name, content })),
      { name: 'file', filename: 'owls.epub', content: Buffer.alloc(3_000_000, 'x') },
    ]);
    const line = head('POST /api/books/', {
      ...headers,
      host: change.host ?? HOST,
      'content-length': payload.length,
      ...(change.token !== '' && { authorization: `Bearer ${change.token ?? teacher}` }),
    });
    return { line, payload };
  };
  const large = () => {
    const payload = Buffer.from(`{"username":"${'a'.repeat(3_000_000)}"}`);
    const headers = { 'content-type': 'application/json', 'content-length': payload.length };
    return { line: head('POST /api/auth/token/', headers), payload };
  };

  it.each([
    ['for want of room', 507, 'no_space', () => upload()],
    [
      'for a wrong field',
      422,
      'validation_failed',
      () =>
        upload({
          fields: [
            ['colour', 'red'],
            ['colour', 'blue'],
          ],
        }),
    ],
    ['for want of a sign-in', 401, 'not_signed_in', () => upload({ token: '' })],
    ['at a host of no school', 404, 'unknown_tenant', () => upload({ host: 'nobody.localhost' })],
    ['as too large', 413, 'http_413', large],
  ])('%s answers the next request, or announces the close', async (_why, status, code, made) => {
    const storage = app.nest.get<Storage, { reserve: number }>(Storage, { strict: false });
    const { reserve } = storage;
    if (status === 507) storage.reserve = Number.MAX_SAFE_INTEGER;
    const { line, payload } = made();
    connection = await openRaw(port);
    // The answer comes while half of the body is still missing.
    connection.write(line, payload.subarray(0, payload.length / 2));
    const answer = firstAnswer(await connection.until(/^\{"type".*\}/m));
    storage.reserve = reserve;
    expect([answer.status, answer.problem.code]).toEqual([status, code]);
    expect(answer.headers).toMatch(/^content-type: application\/problem\+json/im);
    connection.write(payload.subarray(payload.length / 2), head('GET /api/health/live'));
    const all = await connection.until(/\{"status":"ok"\}/);
    if (/^connection: close$/im.test(answer.headers)) expect(all).not.toContain('{"status":"ok"}');
    else expect(all).toContain('{"status":"ok"}');
  });
});

describe('a request with two hosts', () => {
  it.each([
    ['the same', HOST],
    ['different ones', 'localhost'],
  ])('is refused: %s', async (_what, other) => {
    connection = await openRaw(port);
    connection.write(
      `GET /api/current-tenant HTTP/1.1\r\nHost: ${HOST}\r\nHOST: ${other}\r\nConnection: close\r\n\r\n`,
    );
    const { status, problem } = firstAnswer(await connection.closed());
    expect([status, problem.code]).toEqual([400, 'two_hosts']);
  });
});
