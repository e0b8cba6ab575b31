import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { mailTo } from '../../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { TotpKey } from '../../sign-in/second-factor/totp.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let head: TestPerson;
let headToken: string;
let support: TestPerson;
let supportToken: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  oak = await app.makeSchool('oak');
  head = await app.makePerson(oak, 'school_admin');
  support = await app.makePerson(app.platform, 'platform_admin');
  [headToken, supportToken] = (await Promise.all(
    [head, support].map(async (one) => (await app.signIn(one)).access),
  )) as [string, string];
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const RIGHT = { password: PASSWORD };
const reset = (person: TestPerson, body: object = RIGHT, as = headToken) =>
  app.ask<Problem | null>(oak, 'POST', `/api/api-admin/users/${person.id}/second-factor/reset/`, {
    as,
    body,
  });
const resetByPlatform = (person: TestPerson) =>
  app.ask<Problem | null>(
    app.platform,
    'POST',
    `/api/api-super-admin/users/${person.id}/second-factor/reset/`,
    {
      as: supportToken,
      body: RIGHT,
    },
  );

/** A person with codes from an app, and a passkey. */
async function protect(person: TestPerson): Promise<{ access: string; secret: string }> {
  const { access } = await app.signIn(person);
  const ask = <Body>(path: string, body: object) =>
    app.ask<Body>(person.school, 'POST', `/api/account/second-factor/${path}`, { as: access, body });
  const { secret } = (await ask<TotpKey>('totp/', RIGHT)).body;
  await ask('totp/confirm/', { code: TOTP.generate({ secret: Secret.fromBase32(secret) }) });
  await app.within(person.school, (tx) =>
    tx.passkey.createMany({
      data: [
        {
          id: newId(),
          tenant_id: person.school.id,
          user_id: person.id,
          name: 'Phone',
          created_at: new Date(),
          credential_id: new Uint8Array(Buffer.from(newId())),
          public_key: new Uint8Array(8),
          counter: 0n,
          transports: [],
        },
      ],
    }),
  );
  return { access, secret };
}
const left = (person: TestPerson) =>
  app.within(person.school, async (tx) => {
    const where = { tenant_id: person.school.id, user_id: person.id };
    return Promise.all([
      tx.totpFactor.count({ where }),
      tx.passkey.count({ where }),
      tx.recoveryCode.count({ where }),
      tx.session.count({ where: { ...where, revoked_at: null } }),
    ]);
  });

describe('a lost second factor', () => {
  it('is removed by an administrator of the school with its recovery codes; sessions end, and the person is notified', async () => {
    const teacher = await app.makePerson(oak, 'teacher', { email: 'lost@oak.test' });
    const { access } = await protect(teacher);
    expect((await left(teacher)).map((count) => count > 0)).toEqual([true, true, true, true]);
    const pending = await app.ask<{ second_factor: { ticket: string } }>(oak, 'POST', '/api/auth/token/', {
      body: { username: teacher.username, password: PASSWORD },
    });
    expect(pending.body.second_factor.ticket).toHaveLength(43);

    const both = await Promise.all([reset(teacher), reset(teacher)]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await left(teacher)).toEqual([0, 0, 0, 0]);
    const write = await app.ask(oak, 'POST', '/api/auth/sessions/revoke-others/', { as: access });
    expect(write.body.code).toBe('session_ended');
    await mailTo(sink, 'lost@oak.test', /has removed the second factor and all passkeys/);
    const audited = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { tenant_id: oak.id, subject_id: teacher.id } }),
    );
    expect(audited.map(({ action, actor_id, detail }) => [action, actor_id, detail])).toEqual([
      ['person.second_factor_reset', head.id, { apps: 1, passkeys: 1 }],
    ]);
    expect((await app.signIn(teacher)).access).toEqual(expect.any(String));
  });

  it('needs a recent confirmation', async () => {
    const teacher = await app.makePerson(oak, 'teacher');
    await protect(teacher);
    expect((await reset(teacher, {})).body).toMatchObject({ code: 'proof_needed' });
    expect((await reset(teacher, { password: 'not mine' })).status).toBe(422);
    expect((await left(teacher))[0]).toBe(1);
  });

  it('of an administrator is removed by the platform, and nobody removes their own', async () => {
    const colleague = await app.makePerson(oak, 'school_admin');
    await protect(colleague);
    expect((await reset(colleague)).body!.detail).toBe(
      'Only the platform’s team can reset the second factor of administrators. Write to them.',
    );
    expect((await reset(head)).body!.code).toBe('own_account');
    expect((await resetByPlatform(support)).body!.code).toBe('own_account');
    expect((await resetByPlatform(colleague)).status).toBe(204);
    expect((await left(colleague)).slice(0, 2)).toEqual([0, 0]);
  });

  it('of a person of another school is not found', async () => {
    const elm = await app.makeSchool('elm');
    const stranger = await app.makePerson(elm, 'teacher');
    await protect(stranger);
    expect((await reset(stranger)).status).toBe(404);
    expect((await left(stranger))[0]).toBe(1);
  });
});
