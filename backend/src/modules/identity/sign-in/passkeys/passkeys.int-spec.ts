import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SoftAuthenticator, type Slip } from '../../../../../test/support/authenticator.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { SignedIn } from '../second-factor/sign-in-reply.ts';
import type { PasskeyChallenge } from './begin-passkey.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
});
afterAll(() => app.close());

const ORIGIN = 'http://oak.localhost';
const device = () => new SoftAuthenticator(ORIGIN, 'oak.localhost');
const post = <Body = Problem>(path: string, body: object, as?: string, school = oak) =>
  app.ask<Body>(school, 'POST', path, { body, as });
const askForNew = async (as: string) =>
  (await post<PasskeyChallenge>('/api/account/passkeys/options/', { password: PASSWORD }, as)).body;
const askToEnter = async (school = oak) =>
  (await post<PasskeyChallenge>('/api/auth/passkey/options/', {}, undefined, school)).body;
const enterWith = (ticket: string, credential: object, school = oak) =>
  post<SignedIn & Problem>('/api/auth/passkey/', { ticket, credential }, undefined, school);

/** A person with a passkey on a device. */
async function holder(): Promise<{ person: TestPerson; access: string; phone: SoftAuthenticator }> {
  const person = await app.makePerson(oak, 'teacher');
  const { access } = await app.signIn(person);
  const phone = device();
  const { ticket, options } = await askForNew(access);
  const made = await post(
    '/api/account/passkeys/',
    { ticket, name: 'Phone', credential: phone.create(options) },
    access,
  );
  expect(made.status).toBe(201);
  return { person, access, phone };
}
const enter = async (phone: SoftAuthenticator, slip?: Slip) => {
  const { ticket, options } = await askToEnter();
  return enterWith(ticket, phone.get(options, slip));
};

describe('the registration of a passkey', () => {
  it.each<[string, Slip]>([
    ['a page of another origin', { origin: 'http://oak.localhost.evil.test' }],
    ['the school next door', { origin: 'http://elm.localhost' }],
    ['another host', { rpId: 'elm.localhost' }],
    ['a device that asked for no finger and no code', { unverified: true }],
    ['an answer to another question', { challenge: Buffer.from('of my own').toString('base64url') }],
  ])('is refused from %s', async (_who, slip) => {
    const { access } = await app.signIn(await app.makePerson(oak, 'teacher'));
    const { ticket, options } = await askForNew(access);
    const credential = device().create(options, slip);
    const answer = await post('/api/account/passkeys/', { ticket, name: 'Phone', credential }, access);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ['passkey']]);
  });

  it('has a challenge that works once, and for its owner only', async () => {
    const { access } = await app.signIn(await app.makePerson(oak, 'teacher'));
    const other = (await app.signIn(await app.makePerson(oak, 'teacher'))).access;
    const { ticket, options } = await askForNew(access);
    const body = () => ({ ticket, name: 'Phone', credential: device().create(options) });
    expect((await post('/api/account/passkeys/', body(), other)).status).toBe(401);
    expect((await post('/api/account/passkeys/', body(), access)).status).toBe(201);
    expect((await post('/api/account/passkeys/', body(), access)).status).toBe(401);
  });
});

describe('signing in with a passkey', () => {
  it('opens the session of its owner, and counts as both factors', async () => {
    const { person, phone } = await holder();
    const { status, body } = await enter(phone);
    expect([status, body.user.id]).toEqual([200, person.id]);
    const session = await app.within(oak, (tx) =>
      tx.session.findFirstOrThrow({ where: { user_id: person.id, way: 'passkey' } }),
    );
    expect(session.second_factor_at).not.toBeNull();
  });

  it.each<[string, Slip]>([
    ['asked for by a page of another origin', { origin: 'http://oak.localhost:8080' }],
    ['bound to another host', { rpId: 'localhost' }],
    ['used without finger or code', { unverified: true }],
    ['answering another question', { challenge: Buffer.from('an old one').toString('base64url') }],
  ])('fails with one %s', async (_what, slip) => {
    const { phone } = await holder();
    expect((await enter(phone, slip)).status).toBe(422);
    expect((await enter(phone)).status).toBe(200);
  });

  it('accepts each challenge once: a repeated or concurrent answer is refused', async () => {
    const { phone } = await holder();
    const { ticket, options } = await askToEnter();
    const credential = phone.get(options);
    const both = await Promise.all([enterWith(ticket, credential), enterWith(ticket, credential)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await enterWith(ticket, credential)).status).toBe(401);
    // The response does not match a later challenge either.
    expect((await enterWith((await askToEnter()).ticket, credential)).status).toBe(422);
  });

  it('refuses a counter that does not increase, which means a copied passkey', async () => {
    const { phone } = await holder();
    for (let n = 0; n < 3; n += 1) expect((await enter(phone)).status).toBe(200);
    phone.counter = 2; // the next response has counter 3, like the last one
    expect((await enter(phone)).status).toBe(422);
    phone.counter = 0;
    expect((await enter(phone)).status).toBe(422);
    phone.counter = 10;
    expect((await enter(phone)).status).toBe(200);
  });

  it('is refused at another school, also with a valid assertion for that host', async () => {
    const { phone } = await holder();
    const { ticket, options } = await askToEnter(elm);
    const slip = { origin: 'http://elm.localhost', rpId: 'elm.localhost' };
    expect((await enterWith(ticket, phone.get(options, slip), elm)).status).toBe(422);
  });

  it('is refused once the person is archived', async () => {
    const { person, phone } = await holder();
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { tenant_id: oak.id, id: person.id }, data: { status: 'archived' } }),
    );
    expect((await enter(phone)).status).toBe(422);
  });
});
