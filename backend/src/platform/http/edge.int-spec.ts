import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sendRaw } from '../../../test/support/raw-http.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import type { Problem } from './problem.filter.ts';

let app: TestApp;
let oak: TestSchool;
let teacher: string;
let port: number;

beforeAll(async () => {
  app = await startTestApp();
  oak = await app.makeSchool('oak');
  await app.makeSchool('shut', { status: 'suspended' });
  teacher = await app.tokenOf(oak, 'teacher');
  ({ port } = await app.listen());
});
afterAll(() => app.close());

const SIGN_IN = '/api/auth/token/';
const PROGRESS = '/api/books/00000000-0000-7000-8000-0000000000aa/progress/';
const json = (payload: string | Buffer) => ({ payload, headers: { 'content-type': 'application/json' } });

/** What every refusal must look like. */
function expectProblem(
  answer: { status: number; headers: Record<string, string>; body: Problem },
  status: number,
  code: string,
) {
  expect([answer.status, answer.body?.code]).toEqual([status, code]);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(answer.body).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
  expect(answer.body.request_id).toBe(answer.headers['x-request-id']);
  expect(answer.body.detail).toMatch(/^[A-Z“].*[.!]$/);
  expect(JSON.stringify(answer.body)).not.toMatch(/select |prisma|Error:|\.ts\b|node_modules|at \w+ \(/i);
}

describe('the host', () => {
  const tenant = (host: string, headers: Record<string, string> = {}) =>
    app.ask<{ id: string } & Problem>(host, 'GET', '/api/current-tenant', { headers });

  it.each(['oak.localhost', 'oak.localhost:3000', 'OAK.LOCALHOST', 'oak.localhost.', 'Oak.Localhost.:443'])(
    '%s is the school’s in any spelling',
    async (host) => {
      const { status, body } = await tenant(host);
      expect([status, body.id]).toEqual([200, oak.id]);
    },
  );

  it.each([
    'nobody.localhost',
    'oak.localhost.evil.test',
    'x.oak.localhost',
    'evil-oak.localhost',
    'oak',
    'not a host',
    '[::1]',
  ])('%s belongs to no school, and there is no default school', async (host) =>
    expectProblem(await tenant(host), 404, 'unknown_tenant'),
  );

  it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1'])('%s is the platform’s own', async (host) => {
    expectProblem(await tenant(host), 404, 'not_a_tenant');
  });

  it.each(['x-forwarded-host', 'forwarded', 'x-host', 'x-original-host', 'x-tenant-id'])(
    'is not overruled by %s',
    async (header) => {
      const evil = await tenant('nobody.localhost', {
        [header]: header === 'forwarded' ? 'host=oak.localhost' : 'oak.localhost',
      });
      expectProblem(evil, 404, 'unknown_tenant');
    },
  );

  it('of a suspended school is answered with the page of a closed school', async () => {
    expectProblem(await tenant('shut.localhost'), 403, 'school_suspended');
  });

  it('is ignored for probes, which use an IP address', async () => {
    expect((await app.ask('10.0.0.7:3000', 'GET', '/api/health/live')).status).toBe(200);
  });
});

describe('the book origin', () => {
  it.each([
    '/',
    '/api/current-tenant',
    '/api/books/',
    '/api/auth/token/',
    '/theme.css',
    '/api/docs',
    '/index.html',
  ])('never serves %s of the app', async (path) =>
    expectProblem(await app.ask(oak.files, 'GET', path), 404, 'http_404'),
  );

  it.each(['/reader/', '/reader/index.html', '/b/x.y/page.xhtml', '/c/x/y/z/160.webp'])(
    'is the only place for %s',
    async (path) => expectProblem(await app.ask(oak, 'GET', path), 404, 'http_404'),
  );

  it.each([
    '/%62/x.y/page.xhtml',
    '/%63/x/y/z/160.webp',
    '/%72eader/',
    '//b/x.y/page.xhtml',
    '/B/x.y/page.xhtml',
    '/b;x/x.y/page.xhtml',
    '/./b/x.y/p',
  ])('is not reached through the app’s host as %s', async (path) => {
    const answer = await sendRaw(port, oak.host, 'GET', path);
    // Neither the route of book files (which answers 404 with its own text) nor the page of the reader's
    // shell was reached.
    if (answer.status === 200)
      expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[^']+')*;/);
    else expectProblem(answer, 404, 'http_404');
    expect(answer.text).not.toMatch(/reader\/assets/);
  });

  it.each(['/%61pi/books/', '//api/books/', '/b/../api/books/', '/reader/../api/books/'])(
    'does not open the app as %s',
    async (path) => {
      const { status, headers } = await sendRaw(port, oak.files, 'GET', path);
      expect([403, 404]).toContain(status);
      expect(headers['content-type']).toMatch(/problem\+json/);
    },
  );
});

describe('characters that cannot be stored', () => {
  it.each([
    ['U+0000 in a member', '{"username":"a\\u0000b","password":"x"}'],
    ['U+0000 in a name', '{"user\\u0000name":"a","password":"x"}'],
    ['a lone high surrogate', '{"username":"a\\ud800","password":"x"}'],
    ['a lone low surrogate', '{"username":"\\udc00a","password":"x"}'],
    ['U+0000 deep inside', '{"username":{"a":[["\\u0000"]]},"password":"x"}'],
  ])('%s is refused in a body', async (_what, body) => {
    expectProblem(await app.ask(oak, 'POST', SIGN_IN, json(body)), 400, 'unclean_text');
  });

  it.each([
    '/api/books/?search=a%00b',
    '/api/books/%00',
    '/api/books/?search=%ED%A0%80',
    '/api/books/?search=%FF',
  ])('%s is refused in an address', async (url) =>
    expectProblem(await app.ask(oak, 'GET', url), 400, 'unclean_address'),
  );

  it.each(['/api/books/%', '/api/list-student-in-class/%C0%80/', '/%zz'])(
    '%s is not an address',
    async (url) => {
      expectProblem(await app.ask(oak, 'GET', url), 400, 'http_400');
    },
  );

  it('U+0000 is refused in a saved position, since JSON columns cannot store it', async () => {
    const body = '{"locator":{"href":"\\u0000"},"percentage":1,"client_time":"2026-01-01T00:00:00Z"}';
    expectProblem(await app.ask(oak, 'PUT', PROGRESS, { as: teacher, ...json(body) }), 400, 'unclean_text');
  });
});

describe('bodies', () => {
  it.each([
    ['no JSON', '{"username":'],
    ['trailing garbage', '{"username":"a","password":"b"}}'],
    ['nothing at all', ''],
  ])('that hold %s are malformed', async (_what, body) => {
    expectProblem(await app.ask(oak, 'POST', SIGN_IN, json(body)), 400, 'http_400');
  });

  it.each(['__proto__', '\\u005f_proto__', 'constructor', 'prototype'])(
    'with a member called %s report it like any other unknown member',
    async (name) => {
      const unknown = ['This field is not known here. Leave it out.'];
      const read = JSON.parse(`"${name}"`) as string;
      for (const body of [
        `{"${name}":{"is_staff":true},"username":"a","password":"b"}`,
        `{"${name}":1,"username":"a","password":"b"}`,
        `{"username":{"deep":[{"${name}":1}]},"password":"b"}`,
      ]) {
        const answer = await app.ask(oak, 'POST', SIGN_IN, json(body));
        expectProblem(answer, 422, 'validation_failed');
        expect(Object.entries(answer.body.errors!)).toEqual([[read, unknown]]);
      }
    },
  );

  it('nested deeper than any form are refused without a crash', async () => {
    const shallow = `{"username":${'['.repeat(60)}${']'.repeat(60)}}`;
    expectProblem(await app.ask(oak, 'POST', SIGN_IN, json(shallow)), 400, 'too_deep');
    const deep = `{"username":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    expectProblem(await app.ask(oak, 'POST', SIGN_IN, json(deep)), 400, 'too_deep');
  });

  it('over one megabyte are too large', async () => {
    const body = `{"username":"${'a'.repeat(1_100_000)}","password":"b"}`;
    expectProblem(await app.ask(oak, 'POST', SIGN_IN, json(body)), 413, 'http_413');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/json', 'nonsense'])(
    'as %s are refused, so that forms of other sites cannot send them',
    async (type) => {
      const payload = type.includes('urlencoded')
        ? 'username=a&password=b'
        : '{"username":"a","password":"b"}';
      const answer = await app.ask(oak, 'POST', SIGN_IN, { payload, headers: { 'content-type': type } });
      expectProblem(answer, 415, 'http_415');
    },
  );

  it('name each unknown member, and each wrong one with its correction', async () => {
    const body = { username: 5, is_staff: true, role: 'platform_admin', tenant_id: 'x' };
    const answer = await app.ask(oak, 'POST', SIGN_IN, { body });
    expectProblem(answer, 422, 'validation_failed');
    const unknown = ['This field is not known here. Leave it out.'];
    expect(answer.body.errors).toEqual({
      is_staff: unknown,
      role: unknown,
      tenant_id: unknown,
      username: ['Please enter your password.'],
      password: ['Please enter your password.'],
    });
  });

  it.each([
    ['an array', '[]'],
    ['a number', '1'],
    ['null', 'null'],
    ['a string', '"x"'],
  ])('that are %s instead of an object are refused with a message', async (_what, body) => {
    const answer = await app.ask(oak, 'POST', SIGN_IN, json(body));
    expect([400, 422]).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });
});

describe('lists', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=101', 'limit'],
    ['limit=1e9', 'limit'],
    ['limit=abc', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['offset=-1', 'offset'],
    ['offset=100001', 'offset'],
    ['offset=abc', 'offset'],
    ['ordering=password', 'ordering'],
    ['ordering=title;drop', 'ordering'],
    ['audience=old', 'audience'],
    ['level=7', 'level'],
    ['featured=perhaps', 'featured'],
    ['status=secret', 'status'],
    ['language=%27', 'language'],
    ['search[contains]=a', 'search[contains]'],
    ['search=a&search=b', 'search'],
    ['tenant_id=x', 'tenant_id'],
    ['__proto__=x', '__proto__'],
    ['constructor=x', 'constructor'],
    ['prototype=x', 'prototype'],
    [`search=${'a'.repeat(256)}`, 'search'],
    ['category=' + 'a'.repeat(65), 'category'],
  ])('refuse %s and name the field', async (query, field) => {
    const answer = await app.ask(oak, 'GET', `/api/books/?${query}`);
    expectProblem(answer, 422, 'validation_failed');
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });
});

describe('addresses', () => {
  it.each([
    '/api/books',
    '/api/books/',
    '/api/book-stats',
    '/api/book-stats/',
    '/api/current-tenant',
    '/api/current-tenant/',
  ])('%s answers, with and without the slash', async (path) =>
    expect((await app.ask(oak, 'GET', path)).status).toBe(200),
  );

  it.each([
    '/api//books/',
    '/api/books//',
    '/api/books;x',
    '/api;/books/',
    '/api/./books',
    '/api/nowhere',
    '/api/health/nowhere',
  ])('%s answers 404', async (path) =>
    expectProblem(await sendRaw(port, oak.host, 'GET', path), 404, 'http_404'),
  );

  const GUARDED = '/api/user/profile/';
  it.each([
    GUARDED,
    '/%61pi/user/profile/',
    '/api/%75ser/profile/',
    '/api/user/profile',
    '//api/user/profile/',
    '/api//user/profile/',
    '/api/user/profile;x=1',
    '/api/user/profile/?x',
    '/api/user/profile%2f',
    '/api/user/profile/.',
    '/API/user/profile/',
  ])('do not pass authentication in the form %s', async (path) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers } = await sendRaw(port, oak.host, method, path);
      // Where the web app is built, an address outside of /api is one of its screens.
      if (status === 200)
        expect([path.startsWith('/api'), headers['content-type']]).toEqual([
          false,
          'text/html; charset=utf-8',
        ]);
      else expect([401, 404]).toContain(status);
    }
  });

  it('answer HEAD as GET, without a body', async () => {
    const [get, head] = [
      await app.ask(oak, 'GET', '/api/book-stats'),
      await app.ask(oak, 'HEAD', '/api/book-stats'),
    ];
    expect([head.status, head.text, head.headers['content-length']]).toEqual([
      200,
      '',
      String(get.bytes.length),
    ]);
  });

  it('use the HTTP method as sent, whatever a header says', async () => {
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override'])
      expect((await app.ask(oak, 'GET', '/api/books/', { headers: { [header]: 'POST' } })).status).toBe(200);
    expectProblem(await app.ask(oak, 'DELETE', '/api/books/'), 404, 'http_404');
  });

  it('above the maximum length are refused, not cut', async () => {
    const answer = await app.ask(oak, 'GET', `/api/books/${'a'.repeat(2_000)}`);
    expect([404, 414]).toContain(answer.status);
    expect(answer.headers['content-type']).toMatch(/problem\+json/);
  });

  it.each([
    'GET http://oak.localhost/api/books/ HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'GET api/books HTTP/1.1',
    'GARBAGE',
  ])('that are not a path are refused: %s', async (line) => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${line}\r\nHost: oak.localhost\r\nConnection: close\r\n\r\n`),
      );
      let said = '';
      socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
      socket.on('end', () => resolve(said));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('answers', () => {
  const HARDENED = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'x-dns-prefetch-control': 'off',
  };
  const APP_POLICY =
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http://files.oak.localhost; font-src 'self'; ` +
    `media-src 'self' data:; connect-src 'self'; frame-src 'self' http://files.oak.localhost; manifest-src 'self'; form-action 'self'; base-uri 'none'; ` +
    `object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default cleaned-by-server`;
  const FILE_POLICY = `default-src 'none'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; font-src 'self'; media-src 'self'; sandbox`;

  it.each([
    ['a list', '/api/books/'],
    ['a refusal', '/api/books/nothing/'],
    ['an address that is nothing', '/api/nowhere'],
    ['a file of the other origin', '/b/x.y/z'],
  ])('carry the exact policy and the hardening headers: %s', async (_what, path) => {
    const { headers } = await app.ask(oak, 'GET', path);
    expect(headers).toMatchObject(HARDENED);
    expect(headers['content-security-policy']).toBe(APP_POLICY);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });

  it.each([
    ['/login?step=scan', 'self'],
    ['/uploadblogsteps/0190', 'self'],
    // Somebody who goes on from here to the story editor stays in this document.
    ['/', 'self'],
    ['/bookshelf', 'self'],
    ['/api/books/', ''],
    ['/api', ''],
  ])('allow %s camera and microphone: “%s”', async (path, asks) => {
    const { headers } = await app.ask(oak, 'GET', path);
    expect(headers['permissions-policy']).toContain(
      `camera=(${asks}), microphone=(${asks}), geolocation=(), display-capture=()`,
    );
  });

  it('forbid every request from the book origin', async () => {
    const { headers } = await app.ask(oak.files, 'GET', '/reader/');
    expect(headers['permissions-policy']).toContain('camera=(), microphone=(), geolocation=()');
  });

  it('on the book origin have a policy that forbids everything', async () => {
    const { headers } = await app.ask(oak.files, 'GET', '/b/x.y/page.xhtml');
    expect(headers['content-security-policy']).toBe(FILE_POLICY);
  });

  it('allow framing of the reader’s shell by its own school only, and scripts of its own folder only', async () => {
    const policy = (await app.ask('files.oak.localhost:3000', 'GET', '/reader/')).headers[
      'content-security-policy'
    ]!;
    expect(policy).toContain('frame-ancestors http://oak.localhost:3000');
    expect(policy).toContain('script-src http://files.oak.localhost:3000/reader/assets/;');
    expect(policy).not.toMatch(/script-src[^;]*('self'|'unsafe|\*)/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default");
  });

  it('to an unknown host have the security headers too', async () => {
    expect((await app.ask('nobody.localhost', 'GET', '/')).headers).toMatchObject(HARDENED);
  });

  it('carry a new request id each, never one that the client chose', async () => {
    const ids = await Promise.all(
      [1, 2].map(() =>
        app.ask(oak, 'GET', '/api/book-stats', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } }),
      ),
    );
    const [one, other] = ids.map(({ headers }) => headers['x-request-id']);
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(one);
  });

  it('never allow another origin to read them', async () => {
    const { headers } = await app.ask(oak, 'GET', '/api/books/', {
      headers: { origin: 'http://elm.localhost' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('of a school do not reveal internal errors', async () => {
    const answer = await app.ask(oak, 'GET', '/api/books/', { headers: { authorization: 'Bearer \u00ff' } });
    expectProblem(answer, 401, 'token_invalid');
  });
});
