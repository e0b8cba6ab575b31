import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { startOidcDouble, type OidcDouble } from '../../../../../test/support/oidc-double.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { as } from '../../../../../test/support/test-database.ts';
import type { Profile } from '../../profile/get-profile.query.ts';
import type { SecondFactorNeeded } from '../second-factor/sign-in-gate.ts';
import type { SchoolSignIn } from './school-sign-in.ts';

interface Answered extends Problem {
  id: string;
  url: string;
  access: string;
  user: Profile;
  ok: boolean;
  message: string;
  second_factor: SecondFactorNeeded;
}

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let oidc: OidcDouble;
const heads = new Map<TestSchool, string>();
const providers = new Map<TestSchool, string>();

const call = <Body = Answered>(
  school: TestSchool,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  options: { as?: string; body?: object; cookie?: string } = {},
) => {
  const { cookie, ...rest } = options;
  const body = method === 'POST' && !rest.body ? { body: {} } : {};
  return app.ask<Body>(school, method, path, {
    ...rest,
    ...body,
    ...(cookie && { headers: { cookie: `sso=${cookie}` } }),
  });
};
const settings = (change: object = {}) => ({
  name: 'Oak Cloud',
  issuer: oidc.issuer,
  client_id: 'bookgrove',
  client_secret: 'a-secret-of-the-school',
  domains: ['oak.test'],
  default_role: 'teacher',
  enabled: true,
  ...change,
});

beforeAll(async () => {
  app = await startTestApp({ settings: { SSO_ALLOW_LOCAL: '1' } });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  oidc = await startOidcDouble([oak, elm].map(({ host }) => `http://${host}/api/sso/callback`));
  for (const school of [oak, elm]) {
    const head = await app.tokenOf(school, 'school_admin');
    heads.set(school, head);
    const { body } = await call(school, 'POST', '/api/api-admin/sso-providers/', {
      as: head,
      body: settings(),
    });
    providers.set(school, body.id);
  }
});
afterAll(async () => {
  await app.close();
  await oidc.close();
});

const start = async (school = oak) => {
  const { body, cookies } = await call(school, 'POST', `/api/sso/${providers.get(school)}/start/`);
  return { url: body.url, cookie: cookies[0]!.value, attributes: cookies[0]! };
};
const comeBack = (back: URL, cookie: string, school = oak) =>
  call(school, 'GET', `/api/sso/callback${back.search}`, { cookie });
const enter = (cookie: string, school = oak) => call(school, 'POST', '/api/auth/sso/', { cookie });

/** Runs the complete sign-in of a person at the provider. */
async function signIn(subject: string, school = oak) {
  const { url, cookie } = await start(school);
  await comeBack(await oidc.signIn(url, subject), cookie, school);
  return enter(cookie, school);
}

describe('single sign-on with a school’s provider', () => {
  it('creates a person of an allowed domain, and finds them again by the provider’s subject id', async () => {
    oidc.people.set('new-1', {
      email: 'Nia@oak.test',
      email_verified: true,
      given_name: 'Nia',
      family_name: 'Obi',
    });
    const ways = await call<{ providers: { id: string; name: string }[] }>(oak, 'GET', '/api/sso/');
    expect(ways.body.providers).toEqual([{ id: providers.get(oak), name: 'Oak Cloud' }]);

    const { url, cookie, attributes } = await start();
    expect(attributes).toMatchObject({ name: 'sso', httpOnly: true, sameSite: 'Lax', path: '/api' });
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    const back = await oidc.signIn(url, 'new-1');
    expect(back.origin + back.pathname).toBe('http://oak.localhost/api/sso/callback');
    const landed = await comeBack(back, cookie);
    expect([landed.status, landed.headers['location']]).toEqual([303, '/login?step=sso']);
    const { status, body } = await enter(cookie);
    expect([status, body.user]).toMatchObject([
      200,
      {
        first_name: 'Nia',
        last_name: 'Obi',
        email: 'nia@oak.test',
        username: 'nia',
        role: 'teacher',
        is_staff: false,
      },
    ]);
    const session = await app.within(oak, (tx) => tx.session.findFirst({ where: { user_id: body.user.id } }));
    expect(session?.way).toBe('sso');

    oidc.people.set('new-1', { email: 'nia.married@elsewhere.test', email_verified: false });
    expect((await signIn('new-1')).body.user.id).toBe(body.user.id);
  });

  it('links the person with a verified address, regardless of case', async () => {
    const known = await app.makePerson(oak, 'parent', { email: 'Known@Elsewhere.test' });
    oidc.people.set('known', { email: 'known@elsewhere.test', email_verified: true });
    expect((await signIn('known')).body.user).toMatchObject({ id: known.id, role: 'parent' });
  });

  it('refuses unverified, foreign, archived and never verified addresses with messages', async () => {
    await app.makePerson(oak, 'teacher', { email: 'gone@oak.test', status: 'archived' });
    const waiting = await app.makePerson(oak, 'teacher', { email: 'waiting@oak.test' });
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: waiting.id }, data: { agreed_to_terms_at: new Date() } }),
    );
    oidc.people.set('unconfirmed', { email: 'x@oak.test', email_verified: false });
    oidc.people.set('foreign', { email: 'x@elm.test', email_verified: true });
    oidc.people.set('gone', { email: 'gone@oak.test', email_verified: true });
    oidc.people.set('waiting', { email: 'waiting@oak.test', email_verified: true });
    const words = async (subject: string) => {
      const { status, body } = await signIn(subject);
      return [status, body.code, body.detail];
    };
    expect(await words('unconfirmed')).toEqual([
      401,
      'sso_refused',
      expect.stringContaining('does not confirm your e-mail'),
    ]);
    expect(await words('foreign')).toEqual([
      401,
      'sso_refused',
      expect.stringContaining('does not belong to this school'),
    ]);
    expect(await words('gone')).toEqual([401, 'sso_refused', expect.stringContaining('is closed')]);
    expect(await words('waiting')).toEqual([401, 'sso_refused', expect.stringContaining('nobody confirmed')]);
  });

  it('refuses an archived person who signed in with it before', async () => {
    oidc.people.set('leaver', { email: 'leaver@oak.test', email_verified: true });
    const { id } = (await signIn('leaver')).body.user;
    await app.within(oak, (tx) => tx.user.updateMany({ where: { id }, data: { status: 'archived' } }));
    expect((await signIn('leaver')).body.code).toBe('sso_refused');
  });

  it('creates one person when two callbacks arrive at the same moment', async () => {
    oidc.people.set('twice', { email: 'twice@oak.test', email_verified: true });
    const trips = [await start(), await start()];
    const backs: URL[] = [];
    for (const { url } of trips) backs.push(await oidc.signIn(url, 'twice'));
    await Promise.all(trips.map(({ cookie }, index) => comeBack(backs[index]!, cookie)));
    const answers = await Promise.all(trips.map(({ cookie }) => enter(cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
  });

  it('also requires the person’s own second factor', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'careful@oak.test' });
    await app.within(oak, (tx) =>
      tx.passkey.createMany({
        data: [
          {
            id: person.id,
            tenant_id: oak.id,
            user_id: person.id,
            credential_id: Buffer.from('c'),
            public_key: Buffer.from('p'),
            name: 'Key',
          },
        ],
      }),
    );
    oidc.people.set('careful', { email: 'careful@oak.test', email_verified: true });
    const { body } = await signIn('careful');
    expect([body.access, body.second_factor.methods]).toEqual([undefined, ['passkey']]);
  });
});

describe('the sign-in callback', () => {
  const intact = async () => {
    oidc.people.set('trip', { email: 'trip@oak.test', email_verified: true });
    const { url, cookie } = await start();
    return { back: await oidc.signIn(url, 'trip'), cookie };
  };
  const changeTrip = (cookie: string, member: string) =>
    app.within(
      oak,
      (tx) => tx.$executeRaw`
      update identity.pending_proof set state = jsonb_set(state, array['trip', ${member}], '"something-else-something-else-something-else"')
      where token_hash = sha256(${cookie}::bytea)`,
    );

  it.each(['state', 'nonce', 'verifier'])('with another %s is refused', async (member) => {
    const { back, cookie } = await intact();
    expect(await changeTrip(cookie, member)).toBe(1);
    await comeBack(back, cookie);
    const { status, body } = await enter(cookie);
    expect([status, body.code, body.access]).toEqual([401, 'sso_refused', undefined]);
  });

  it('works once: its state and its code cannot be reused', async () => {
    const { back, cookie } = await intact();
    await comeBack(back, cookie);
    await comeBack(back, cookie);
    expect((await enter(cookie)).status).toBe(200);
    expect((await enter(cookie)).body.code).toBe('sso_over');
    // The code of the first attempt with the state of a second one.
    const second = await start();
    const mixed = new URL(back);
    mixed.searchParams.set('state', new URL(second.url).searchParams.get('state')!);
    await comeBack(mixed, second.cookie);
    expect((await enter(second.cookie)).body.code).toBe('sso_refused');
  });

  it('is bound to the browser that started it, and to its school', async () => {
    const { back, cookie } = await intact();
    expect((await call(oak, 'GET', `/api/sso/callback${back.search}`)).status).toBe(303);
    expect((await call(oak, 'POST', '/api/auth/sso/')).body.code).toBe('sso_over');
    const other = await start();
    await comeBack(back, other.cookie);
    expect((await enter(other.cookie)).body.code).toBe('sso_refused');
    await comeBack(back, cookie, elm);
    expect((await enter(cookie, elm)).body.code).toBe('sso_over');
    await comeBack(back, cookie);
    expect((await enter(cookie)).status).toBe(200);
  });

  describe('while the database fails', () => {
    const owner = (sql: string) => as(app.databaseUrl, async (client) => void (await client.query(sql)));
    /** Runs `work` while these changes of a table fail as they do when PostgreSQL has no memory left. */
    async function whileFailing<T>(changes: string, table: string, work: () => Promise<T>): Promise<T> {
      await owner(
        `create function public.fail() returns trigger language plpgsql as
           $$ begin raise exception 'forced' using errcode = '53200'; end $$;
         create trigger failing before ${changes} on ${table} for each row execute function public.fail()`,
      );
      try {
        return await work();
      } finally {
        await owner('drop function public.fail() cascade');
      }
    }

    it('is answered 503 with Retry-After, and is no refusal', async () => {
      const { back, cookie } = await intact();
      const answer = await whileFailing('insert or update', 'identity.sso_link', () =>
        comeBack(back, cookie),
      );
      expect([answer.status, answer.body.code, Number(answer.headers['retry-after']) > 0]).toEqual([
        503,
        'busy',
        true,
      ]);
      expect((await enter(cookie)).body.code).toBe('sso_over');
      expect((await signIn('trip')).status).toBe(200);
    });

    it('keeps its result until it has been read', async () => {
      const { back, cookie } = await intact();
      await comeBack(back, cookie);
      const answer = await whileFailing('delete', 'identity.pending_proof', () => enter(cookie));
      expect([answer.status, answer.body.code, answer.cookies]).toEqual([503, 'busy', []]);
      expect((await enter(cookie)).status).toBe(200);
    });
  });

  it('reports that the person cancelled', async () => {
    const { url, cookie } = await start();
    const state = new URL(url).searchParams.get('state')!;
    const query = new URLSearchParams({ error: 'access_denied', state, iss: oidc.issuer });
    await comeBack(new URL(`http://oak.localhost/?${query}`), cookie);
    expect((await enter(cookie)).body.detail).toBe('You stopped the login at Oak Cloud.');
  });

  it('separates people of two schools that use one issuer', async () => {
    oidc.people.set('both', { email: 'both@oak.test', email_verified: true });
    const [here, there] = [await signIn('both', oak), await signIn('both', elm)];
    expect([here.status, there.status]).toEqual([200, 200]);
    expect(here.body.user.id).not.toBe(there.body.user.id);
    expect([here.body.user.tenant, there.body.user.tenant]).toEqual([oak.id, elm.id]);
  });
});

describe('the settings of single sign-on', () => {
  const PROVIDERS = '/api/api-admin/sso-providers/';

  it('are seen and changed by the school’s administrators only, without the secret, and never for another school', async () => {
    const head = heads.get(oak)!;
    const { body, text } = await call<SchoolSignIn>(oak, 'GET', '/api/api-admin/sign-in/', { as: head });
    expect(body).toMatchObject({
      require_second_factor: null,
      required_by_default: false,
      callback_url: 'http://oak.localhost/api/sso/callback',
    });
    expect(body.providers).toHaveLength(1);
    expect(text).not.toContain('a-secret-of-the-school');
    const teacher = await app.tokenOf(oak, 'teacher');
    expect((await call(oak, 'GET', '/api/api-admin/sign-in/', { as: teacher })).status).toBe(403);
    const foreign = `${PROVIDERS}${providers.get(elm)}/`;
    expect((await call(oak, 'PATCH', foreign, { as: head, body: { enabled: false } })).status).toBe(404);
    expect((await call(oak, 'DELETE', foreign, { as: head })).status).toBe(404);
    expect((await call(oak, 'POST', `/api/sso/${providers.get(elm)}/start/`)).status).toBe(404);
  });

  it('report invalid values', async () => {
    const head = heads.get(oak)!;
    const wrong = async (change: object) =>
      (await call(oak, 'POST', PROVIDERS, { as: head, body: settings(change) })).body.errors;
    expect(await wrong({ issuer: 'http://idp.test' })).toEqual({
      issuer: ['The issuer must begin with https://.'],
    });
    expect(await wrong({ domains: ['oak'] })).toEqual({
      domains: ['Write domains like school.example, without @ and without paths.'],
    });
    expect(await wrong({ default_role: 'school_admin' })).toEqual({
      default_role: ['default_role must be student, teacher or parent.'],
    });
    const moved = await call(oak, 'PATCH', `${PROVIDERS}${providers.get(oak)}/`, {
      as: head,
      body: { issuer: 'https://elsewhere.test' },
    });
    expect(moved.body.errors).toEqual({ client_secret: ['A new issuer needs its own client secret.'] });
  });

  it('are tested with a real sign-in that changes nothing', async () => {
    const head = heads.get(elm)!;
    oidc.people.set('tester', { email: 'tester@elsewhere.test', email_verified: true });
    const { body, cookies } = await call(elm, 'POST', `${PROVIDERS}${providers.get(elm)}/test/`, {
      as: head,
    });
    const cookie = cookies[0]!.value;
    const landed = await comeBack(await oidc.signIn(body.url, 'tester'), cookie, elm);
    expect(landed.headers['location']).toBe('/admin/sign-in?tested=1');
    // A test opens no session, and nobody else can read its result.
    expect((await enter(cookie, elm)).body.code).toBe('sso_over');
    const result = await call(elm, 'POST', '/api/api-admin/sso-test-result/', { as: head, cookie });
    expect(result.body).toEqual({
      ok: true,
      message: expect.stringContaining('It works. tester@elsewhere.test would not come in'),
    });
    const after = await call<SchoolSignIn>(elm, 'GET', '/api/api-admin/sign-in/', { as: head });
    expect(after.body.providers[0]!.tested_at).toEqual(expect.any(String));
    await call(elm, 'PATCH', `${PROVIDERS}${providers.get(elm)}/`, {
      as: head,
      body: { client_secret: 'another' },
    });
    const changed = await call<SchoolSignIn>(elm, 'GET', '/api/api-admin/sign-in/', { as: head });
    expect(changed.body.providers[0]!.tested_at).toBeNull();
  });

  it('report errors of the provider with messages', async () => {
    const head = heads.get(elm)!;
    const path = `${PROVIDERS}${providers.get(elm)}/`;
    const test = async (change: object) => {
      await call(elm, 'PATCH', path, { as: head, body: change });
      return call(elm, 'POST', `${path}test/`, { as: head });
    };
    const bad = await test({ client_secret: 'not-the-secret' });
    await comeBack(await oidc.signIn(bad.body.url, 'tester'), bad.cookies[0]!.value, elm);
    const result = await call(elm, 'POST', '/api/api-admin/sso-test-result/', {
      as: head,
      cookie: bad.cookies[0]!.value,
    });
    expect(result.body).toEqual({
      ok: false,
      message: expect.stringContaining('does not accept our client id and secret'),
    });
    const nowhere = await test({ issuer: 'http://localhost:1', client_secret: 'x' });
    expect([nowhere.status, nowhere.body.detail]).toEqual([
      409,
      'Oak Cloud does not answer. Try again in a while.',
    ]);
    const { port } = await app.listen();
    const none = await test({ issuer: `http://localhost:${port}`, client_secret: 'x' });
    expect(none.body.detail).toBe('There is no OpenID provider at this address. Check the issuer.');
  });

  it('can require a second factor, with an audit entry', async () => {
    const head = heads.get(oak)!;
    const set = (require_second_factor: unknown) =>
      call(oak, 'PATCH', '/api/api-admin/sign-in/', { as: head, body: { require_second_factor } });
    expect((await set('yes')).status).toBe(422);
    expect((await set(true)).status).toBe(204);
    const { body } = await call<SchoolSignIn>(oak, 'GET', '/api/api-admin/sign-in/', { as: head });
    expect(body.require_second_factor).toBe(true);
    const entry = await app.within(oak, (tx) =>
      tx.auditEntry.findFirst({ where: { action: 'sign_in.second_factor_required' } }),
    );
    expect(entry?.detail).toEqual({ required: true });
    expect((await set(null)).status).toBe(204);
  });

  it('can allow sign-in by badge alone', async () => {
    const head = heads.get(oak)!;
    const set = (allow_badge_only: unknown, as = head) =>
      call(oak, 'PATCH', '/api/api-admin/sign-in/', { as, body: { allow_badge_only } });
    const allowed = async () =>
      (await call<SchoolSignIn>(oak, 'GET', '/api/api-admin/sign-in/', { as: head })).body.allow_badge_only;
    expect(await allowed()).toBe(false);
    expect((await set('yes')).status).toBe(422);
    expect((await set(true, await app.tokenOf(oak, 'teacher'))).status).toBe(403);
    expect((await set(true)).status).toBe(204);
    expect(await allowed()).toBe(true);
    expect((await set(false)).status).toBe(204);
    expect(await allowed()).toBe(false);
  });
});

describe('on public networks', () => {
  it('an issuer address of a private network is refused', async () => {
    const strict = await startTestApp();
    const school = await strict.makeSchool('ash');
    const as = await strict.tokenOf(school, 'school_admin');
    for (const issuer of ['https://127.0.0.1', 'https://10.0.0.1', 'https://[::1]', 'https://localhost']) {
      const { body } = await strict.ask<Answered>(school, 'POST', '/api/api-admin/sso-providers/', {
        as,
        body: settings({ issuer }),
      });
      const test = await strict.ask<Answered>(
        school,
        'POST',
        `/api/api-admin/sso-providers/${body.id}/test/`,
        { as, body: {} },
      );
      expect([test.status, test.body.detail]).toEqual([
        409,
        'The issuer lies in a private network. Only providers on the internet can be used.',
      ]);
    }
    await strict.close();
  });
});
