import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const CLIENT = 'bookgrove-at-platform';

let app: TestApp;
let oak: TestSchool;
let teacher: TestPerson;
let server: Server;
let issuer: string;
let good: CryptoKey;
let foreign: CryptoKey;

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  [good, foreign] = [pair.privateKey, (await generateKeyPair('RS256')).privateKey];
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
  });
  server = createServer((_request, answer) => answer.setHeader('content-type', 'application/json').end(keys));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  app = await startTestApp({ settings: { SSO_ALLOW_LOCAL: 'true' } });
  oak = await app.makeSchool('oak');
  teacher = await app.makePerson(oak, 'teacher', { email: 'ruth@oak.test' });
  const head = await app.tokenOf(oak, 'school_admin');
  const added = await app.ask(oak, 'POST', '/api/lti-registrations/', {
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
    sub: 'a6d5c443-1f51-4783-ba1a-7686ffe3b54a',
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
    expect([launched.status, launched.headers['location']]).toEqual([303, '/course/this-is-course']);
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
