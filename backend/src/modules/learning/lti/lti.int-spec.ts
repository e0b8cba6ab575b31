import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT, type JSONWebKeySet } from 'jose';
import pg from 'pg';
import { addFirstCourse } from '../../../../test/support/first-course.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const DL = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const CLIENT = 'bookgrove-at-platform';
const SUBJECT = 'a6d5c443-1f51-4783-ba1a-7686ffe3b54a';
const CONTEXT = 'c1d887f0-a1a3-4bca-ae25-c375edcc131a';

let app: TestApp;
let oak: TestSchool;
let teacher: TestPerson;
let head: string;
let registration: string;
let server: Server;
let issuer: string;
let good: CryptoKey;
let foreign: CryptoKey;

/** What the record store took, and how often it refuses first. */
const taken = new Map<string, Record<string, unknown>>();
let refusals = 1;
function store(request: IncomingMessage, answer: ServerResponse): void {
  const right = `Basic ${Buffer.from('key:secret').toString('base64')}`;
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString()));
  request.on('end', () => {
    if (request.headers.authorization !== right) return answer.writeHead(401).end();
    if (request.method === 'GET') return answer.end('{"statements":[]}');
    if ((refusals -= 1) >= 0) return answer.writeHead(503).end();
    const id = new URL(request.url!, 'http://store').searchParams.get('statementId')!;
    taken.set(id, JSON.parse(body) as Record<string, unknown>);
    return answer.writeHead(204).end();
  });
}

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  [good, foreign] = [pair.privateKey, (await generateKeyPair('RS256')).privateKey];
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
  });
  server = createServer((request, answer) => {
    const at = new URL(request.url!, 'http://platform');
    if (at.pathname === '/xapi/statements') return store(request, answer);
    answer.setHeader('content-type', 'application/json');
    if (at.pathname === '/keys') return answer.end(keys);
    if (at.pathname === '/token') return answer.end('{"access_token":"of-the-platform"}');
    // The examples of Names and Role Provisioning Services 2.0, section 2.2 and 2.4, on two pages.
    if (at.pathname !== '/members' || request.headers.authorization !== 'Bearer of-the-platform')
      return answer.writeHead(404).end();
    const first = at.searchParams.get('page') !== '2';
    if (first) answer.setHeader('link', `<${issuer}/members?page=2>; rel="next"`);
    return answer.end(
      JSON.stringify({
        id: `${issuer}/members`,
        context: { id: CONTEXT, label: 'CPS 435', title: 'CPS 435 Learning Analytics' },
        members: first
          ? [
              {
                status: 'Active',
                name: 'Jane Q. Public',
                email: 'jane@platform.example.edu',
                user_id: SUBJECT,
                roles: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'],
              },
              { status: 'Inactive', name: 'Gone', user_id: 'gone', roles: ['Learner'] },
            ]
          : [{ given_name: 'Ada', family_name: 'Lee', user_id: 'ada', roles: ['Learner'] }],
      }),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await startTestApp({ settings: { SSO_ALLOW_LOCAL: 'true' }, worker: true });
  const owner = new pg.Client({ connectionString: app.databaseUrl });
  await owner.connect();
  await addFirstCourse(owner);
  await owner.end();
  oak = await app.makeSchool('oak');
  teacher = await app.makePerson(oak, 'teacher', { email: 'ruth@oak.test' });
  head = await app.tokenOf(oak, 'school_admin');
  await app.ask(oak, 'PATCH', '/api/school-settings/', { as: head, body: { features: ['courses'] } });
  const added = await app.ask<{ id: string }>(oak, 'POST', '/api/lti-registrations/', {
    as: head,
    body: {
      name: 'Platform',
      issuer,
      client_id: CLIENT,
      deployments: ['07940580'],
      auth_url: `${issuer}/auth`,
      token_url: `${issuer}/token`,
      jwks_url: `${issuer}/keys`,
    },
  });
  expect(added.status).toBe(201);
  registration = added.body.id;
}, 60_000);
afterAll(async () => {
  await app.close();
  server.close();
});

/** Begins a launch, and returns what the platform and the browser know of it. */
async function begin(): Promise<{ state: string; nonce: string; cookie: string }> {
  const begun = await app.ask(
    oak,
    'GET',
    `/api/lti/login?iss=${encodeURIComponent(issuer)}&login_hint=42&client_id=${CLIENT}&target_link_uri=x`,
  );
  expect(begun.status).toBe(302);
  const sent = new URL(begun.headers['location']!).searchParams;
  expect([sent.get('response_mode'), sent.get('prompt'), sent.get('client_id')]).toEqual([
    'form_post',
    'none',
    CLIENT,
  ]);
  return { state: sent.get('state')!, nonce: sent.get('nonce')!, cookie: begun.cookies[0]!.value };
}

/** The token of a launch, as the standard shows it (LTI 1.3, appendix C.1), with changes. */
const token = (nonce: string, change: Record<string, unknown> = {}, key = good, alg = 'RS256') => {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: issuer,
    aud: CLIENT,
    sub: SUBJECT,
    iat: now,
    exp: now + 300,
    nonce,
    email: 'ruth@oak.test',
    [`${CLAIM}message_type`]: 'LtiResourceLinkRequest',
    [`${CLAIM}version`]: '1.3.0',
    [`${CLAIM}deployment_id`]: '07940580',
    [`${CLAIM}resource_link`]: { id: '200d101f-2c14-434a-a0f3-57c2a42369fd' },
    [`${CLAIM}target_link_uri`]: `http://${oak.host}/course/this-is-course`,
    ...change,
  })
    .setProtectedHeader({ alg, kid: 'k' })
    .sign(key);
};
const launch = (state: string, id_token: string, cookie: string) =>
  app.ask(oak, 'POST', '/api/lti/launch', {
    payload: new URLSearchParams({ state, id_token }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: `lti=${cookie}` },
  });

describe('a launch from a learning platform', () => {
  it('opens the session of the person and the screen, once', async () => {
    const { state, nonce, cookie } = await begin();
    const jwt = await token(nonce);
    const launched = await launch(state, jwt, cookie);
    expect([launched.status, launched.headers['location']]).toEqual([
      303,
      '/course/this-is-course#signed-in',
    ]);
    const refresh = launched.cookies.find(({ name }) => name === 'refresh')!;
    const session = await app.ask<{ access: string }>(oak, 'POST', '/api/auth/token/refresh/', {
      body: {},
      headers: { cookie: `refresh=${refresh.value}`, 'x-refresh': 'cookie' },
    });
    expect(session.status).toBe(200);
    expect((await launch(state, jwt, cookie)).status).toBe(403);
    const links = await app.within(oak, (tx) => tx.ltiLink.findMany());
    expect(links).toMatchObject([{ user_id: teacher.id, course: 'this-is-course' }]);
  });

  const past = Math.floor(Date.now() / 1000) - 3600;
  it.each<[string, Record<string, unknown>]>([
    ['another audience', { aud: 'other' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an azp of another tool', { aud: [CLIENT, 'b'], azp: 'b' }],
    ['a token that ended', { exp: past }],
    ['a token that is old', { iat: past }],
    ['no time', { iat: undefined }],
    ['another nonce', { nonce: 'other' }],
    ['an unknown deployment', { [`${CLAIM}deployment_id`]: '1' }],
    ['an administrator', { sub: 'b', email: 'nobody@oak.test' }],
  ])('is refused with %s', async (_name, change) => {
    const { state, nonce, cookie } = await begin();
    const answer = await launch(state, await token(nonce, change), cookie);
    expect([answer.status, answer.cookies.some(({ name }) => name === 'refresh')]).toEqual([403, false]);
  });

  it('is refused with a foreign key, a weak algorithm, no signature, or in another browser', async () => {
    const secret = new TextEncoder().encode('a secret of thirty-two characters') as unknown as CryptoKey;
    const none = (jwt: string) =>
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${jwt.split('.')[1]}.`;
    for (const make of [
      (nonce: string) => token(nonce, {}, foreign),
      (nonce: string) => token(nonce, {}, secret, 'HS256'),
      async (nonce: string) => none(await token(nonce)),
    ]) {
      const { state, nonce, cookie } = await begin();
      expect((await launch(state, await make(nonce), cookie)).status).toBe(403);
    }
    const { state, nonce } = await begin();
    expect((await launch(state, await token(nonce), 'other')).status).toBe(403);
  });

  it('begins again in a window of its own when it comes in a frame', async () => {
    const framed = await app.ask(
      oak,
      'GET',
      `/api/lti/login?iss=${encodeURIComponent(issuer)}&login_hint=42`,
      {
        headers: { 'sec-fetch-dest': 'iframe' },
      },
    );
    expect(framed.text).toContain('target="_blank"');
    expect(framed.headers['content-security-policy']).toContain(`frame-ancestors ${issuer}`);
  });
});

/** A request for content, as the standard shows it (Deep Linking 2.0, appendix A.1), with changes. */
const content = (change: Record<string, unknown> = {}, settings: Record<string, unknown> = {}) => ({
  [`${CLAIM}message_type`]: 'LtiDeepLinkingRequest',
  [`${CLAIM}resource_link`]: undefined,
  [`${CLAIM}roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'],
  [`${DL}deep_linking_settings`]: {
    deep_link_return_url: `${issuer}/deep_links`,
    accept_types: ['link', 'ltiResourceLink'],
    accept_presentation_document_targets: ['iframe', 'window'],
    accept_multiple: false,
    data: 'csrftoken:c7fbba78-7b75-46e3-9201-11e6d5f36f53',
    ...settings,
  },
  ...change,
});

describe('a teacher of a platform who chooses content', () => {
  it('gives it a signed link to a course, once', async () => {
    const { state, nonce, cookie } = await begin();
    const launched = await launch(state, await token(nonce, content()), cookie);
    expect(launched.status).toBe(303);
    const id = /\/choose-content\/([\w-]+)#signed-in$/.exec(launched.headers['location']!)![1]!;
    const as = (await app.signIn(teacher)).access;
    const asked = await app.ask(oak, 'GET', `/api/lti-content/${id}/`, { as });
    expect(asked.body).toEqual({ platform: 'Platform', many: false });
    const other = await app.tokenOf(oak, 'teacher');
    expect((await app.ask(oak, 'GET', `/api/lti-content/${id}/`, { as: other })).status).toBe(404);
    const { body: found } = await app.ask<{ results: { ref: string }[] }>(
      oak,
      'GET',
      '/api/assignable-work/?kind=course&search=this',
      { as },
    );
    const item = { kind: 'course', ref: found.results[0]!.ref };
    const send = (items: object[]) =>
      app.ask<{ path: string }>(oak, 'POST', `/api/lti-content/${id}/`, { as, body: { items } });
    expect((await send([item, item])).status).toBe(422);
    expect((await send([{ kind: 'course', ref: crypto.randomUUID() }])).status).toBe(422);
    const { body } = await send([item]);
    const page = await app.ask(oak, 'GET', body.path);
    expect(page.text).toContain(`action="${issuer}/deep_links"`);
    const jwt = /name="JWT" value="([^"]+)"/.exec(page.text)![1]!;
    const { body: keys } = await app.ask<JSONWebKeySet>(oak, 'GET', '/api/lti/jwks/');
    const { payload } = await jwtVerify(jwt, createLocalJWKSet(keys), { issuer: CLIENT, audience: issuer });
    expect(payload).toMatchObject({
      [`${CLAIM}message_type`]: 'LtiDeepLinkingResponse',
      [`${CLAIM}version`]: '1.3.0',
      [`${CLAIM}deployment_id`]: '07940580',
      [`${DL}data`]: 'csrftoken:c7fbba78-7b75-46e3-9201-11e6d5f36f53',
      [`${DL}content_items`]: [
        {
          type: 'ltiResourceLink',
          url: expect.stringMatching(/\/course\/this-is-course$/),
          lineItem: { scoreMaximum: 100, resourceId: 'this-is-course' },
        },
      ],
    });
    expect((await app.ask(oak, 'GET', body.path)).status).toBe(403);
    expect((await app.ask(oak, 'GET', `/api/lti-content/${id}/`, { as })).status).toBe(404);
  });

  it.each<[string, () => Record<string, unknown>]>([
    [
      'by a student',
      () => content({ [`${CLAIM}roles`]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'] }),
    ],
    ['without settings', () => content({ [`${DL}deep_linking_settings`]: undefined })],
    ['with an answer to a script', () => content({}, { deep_link_return_url: 'javascript:alert(1)' })],
    ['for files alone', () => content({}, { accept_types: ['file'] })],
  ])('is refused %s', async (_name, change) => {
    const { state, nonce, cookie } = await begin();
    expect((await launch(state, await token(nonce, change()), cookie)).status).toBe(403);
  });
});

describe('the list of people of a platform', () => {
  it('is read for administrators, with who has come from there', async () => {
    const { state, nonce, cookie } = await begin();
    const launched = await launch(
      state,
      await token(nonce, {
        [`${CLAIM}context`]: { id: CONTEXT, title: 'Learning Analytics' },
        'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice': {
          context_memberships_url: `${issuer}/members`,
          service_versions: ['2.0'],
        },
      }),
      cookie,
    );
    expect(launched.status).toBe(303);
    const listed = await app.ask(oak, 'GET', '/api/lti-registrations/', { as: head });
    expect(listed.body).toMatchObject({
      results: [{ contexts: [{ context: CONTEXT, title: 'Learning Analytics' }] }],
    });
    const roster = `/api/lti-registrations/${registration}/roster/?context=${CONTEXT}`;
    const { body } = await app.ask(oak, 'GET', roster, { as: head });
    expect(body).toEqual({
      title: 'Learning Analytics',
      members: [
        { name: 'Jane Q. Public', email: 'jane@platform.example.edu', teaches: true, known: true },
        { name: 'Ada Lee', email: '', teaches: false, known: false },
      ],
    });
    expect((await app.ask(oak, 'GET', roster, { as: (await app.signIn(teacher)).access })).status).toBe(403);
  });

  it('comes with a test of the registration', async () => {
    const tested = await app.ask(oak, 'POST', `/api/lti-registrations/${registration}/test/`, {
      as: head,
      body: {},
    });
    expect(tested.body).toEqual({ keys: null, token: null });
  });
});

describe('statements for the record store of a school', () => {
  const set = (body: object) =>
    app.ask(oak, 'PUT', '/api/statement-store/', {
      as: head,
      body: { endpoint: `${issuer}/xapi`, username: 'key', secret: 'secret', enabled: true, ...body },
    });
  const shown = async () =>
    (await app.ask<{ store: Record<string, unknown> }>(oak, 'GET', '/api/statement-store/', { as: head }))
      .body.store;
  const test = async () =>
    (
      await app.ask<{ problem: string | null }>(oak, 'POST', '/api/statement-store/test/', {
        as: head,
        body: {},
      })
    ).body;

  it('are set up by administrators; the secret is never told', async () => {
    expect((await set({ secret: '' })).status).toBe(422);
    expect((await set({ secret: 'wrong' })).status).toBe(204);
    expect(await test()).toEqual({ problem: 'The endpoint answered 401' });
    await set({});
    await set({ secret: '', username: 'key' });
    expect(await test()).toEqual({ problem: null });
    expect(JSON.stringify(await shown())).not.toContain('secret');
    const [row] = await app.within(oak, (tx) => tx.statementStore.findMany());
    expect(Buffer.from(row!.secret).toString('latin1')).not.toContain('secret');
  });

  it('tell what was finished, by a pseudonym, and are tried again', async () => {
    const child = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Achieng' });
    const as = (await app.signIn(child)).access;
    const { body: begun } = await app.ask<{ id: string }>(oak, 'POST', '/api/course-enrollments/', {
      as,
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: { course: 'this-is-course' },
    });
    const { body: page } = await app.ask<{ results: { outline: { lessons: { id: string }[] }[] }[] }>(
      oak,
      'GET',
      '/api/course-enrollments/?course=this-is-course',
      { as },
    );
    const lesson = page.results[0]!.outline[0]!.lessons[0]!.id;
    const done = await app.ask(oak, 'PUT', `/api/course-enrollments/${begun.id}/lessons/${lesson}/`, {
      as,
      body: { tasks: ['read'] },
    });
    expect(done.status).toBe(204);
    await eventually(async () =>
      expect(await shown()).toMatchObject({ delivered: 1, failed: 0, last_error: '' }),
    );
    const [statement] = [...taken.values()];
    expect(statement).toMatchObject({
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
      object: { id: expect.stringContaining('/course/this-is-course/begin-here/what-a-course-is') },
    });
    expect(JSON.stringify(statement)).not.toMatch(new RegExp(`Mia|Achieng|${child.id}`));
  });
});
