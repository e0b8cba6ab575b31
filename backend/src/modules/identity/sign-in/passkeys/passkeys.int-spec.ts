import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@bookgrove/contract';
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
async function holder(
  role: Role = 'teacher',
): Promise<{ person: TestPerson; access: string; phone: SoftAuthenticator }> {
  const person = await app.makePerson(oak, role);
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

describe('the removal of a passkey', () => {
  const remove = (id: string, as: string, school = oak) =>
    post(`/api/account/passkeys/${id}/remove/`, { password: PASSWORD }, as, school);
  const passkeysOf = (person: TestPerson) =>
    app.within(person.school, (tx) =>
      tx.passkey.findMany({ where: { user_id: person.id }, orderBy: { created_at: 'asc' } }),
    );
  /** The changes of a second factor of which the person was told by e-mail. */
  const toldOf = async ({ id }: TestPerson) => {
    const [result] = await app.db.system([
      {
        name: 'test_passkey_events',
        text: `select payload->'data'->>'change' as change from platform.outbox_event
               where type = 'messaging.email-requested.v1'
                 and payload->>'template' = 'second-factor-changed' and payload->>'user_id' = $1 order by id`,
        values: [id],
      },
    ]);
    return (result!.rows as { change: string }[]).map(({ change }) => change);
  };
  const addAnother = async (as: string) => {
    const { ticket, options } = await askForNew(as);
    const body = { ticket, name: 'Tablet', credential: device().create(options) };
    expect((await post('/api/account/passkeys/', body, as)).status).toBe(201);
  };

  it('removes only the named one, tells its owner, and ends sign-ins with it', async () => {
    const { person, access, phone } = await holder();
    await addAnother(access);
    const [first, second] = await passkeysOf(person);
    const before = await toldOf(person);
    expect((await remove(first!.id, access)).status).toBe(204);
    expect((await passkeysOf(person)).map(({ id }) => id)).toEqual([second!.id]);
    expect((await toldOf(person)).slice(before.length)).toEqual(['passkey_removed']);
    expect((await enter(phone)).status).toBe(422);
  });

  it('answers 404 for one that is removed already, unknown, or another person’s, and tells nobody', async () => {
    const { person, access } = await holder();
    const other = await holder();
    const [own] = await passkeysOf(person);
    const [foreign] = await passkeysOf(other.person);
    await addAnother(access);
    expect((await remove(own!.id, access)).status).toBe(204);
    const before = [await toldOf(person), await toldOf(other.person)];
    for (const id of [own!.id, foreign!.id, person.id]) {
      const { status, body } = await remove(id, access);
      expect([status, body.code, body.detail]).toEqual([
        404,
        'not_found',
        expect.stringContaining('passkey'),
      ]);
    }
    expect(await passkeysOf(other.person)).toHaveLength(1);
    expect([await toldOf(person), await toldOf(other.person)]).toEqual(before);
  });

  it('is refused for the last second factor where one is required, and allowed before that', async () => {
    const { person, access } = await holder('school_admin');
    await addAnother(access);
    const require = (require_second_factor: boolean | null) =>
      app.within(oak, (tx) =>
        tx.signInPolicy.upsert({
          where: { tenant_id: oak.id },
          create: { tenant_id: oak.id, require_second_factor },
          update: { require_second_factor },
        }),
      );
    await require(true);
    const [first, second] = await passkeysOf(person);
    expect((await remove(first!.id, access)).status).toBe(204);
    const last = await remove(second!.id, access);
    expect([last.status, last.body.code]).toEqual([409, 'second_factor_required']);
    expect(await passkeysOf(person)).toHaveLength(1);
    await require(null);
    expect((await remove(second!.id, access)).status).toBe(204);
    expect(await passkeysOf(person)).toEqual([]);
  });
});
