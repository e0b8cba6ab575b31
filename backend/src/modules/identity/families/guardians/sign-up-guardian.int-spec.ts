import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MESSAGES } from '@bookgrove/contract';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { GuardianSignedUp } from './guardian-sign-up.controller.ts';
import type { Family } from './family.controller.ts';
import type { GuardianCode } from './guardian-codes.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let caller = 0;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 3);
});
afterAll(() => app.close());

const codeFor = async (n = 0): Promise<string> =>
  (
    await app.ask<GuardianCode>(oak, 'POST', `/api/students/${beech.students[n]!.id}/guardian-codes/`, {
      as: beech.token,
      body: {},
    })
  ).body.code;
const form = (code: string, change: object = {}) => ({
  code,
  first_name: 'Pat',
  last_name: 'Beech',
  email: `pat-${++caller}@home.test`,
  password: 'Nine brave snails',
  password2: 'Nine brave snails',
  country: 'GB',
  agreeToTerms: true,
  turnstile_token: 'XXXX.DUMMY.TOKEN.XXXX',
  ...change,
});
const register = (body: object, school = oak) =>
  app.ask<GuardianSignedUp & Problem>(school, 'POST', '/api/signup/guardian/', {
    body,
    from: `10.9.0.${++caller % 250}`,
  });
const countOf = (email: string) =>
  app.within(oak, (tx) => tx.user.count({ where: { tenant_id: oak.id, email } }));

describe('a parent without an account', () => {
  it('gets account and child with one form, and a link that verifies the address', async () => {
    const body = form((await codeFor()).toLowerCase().replaceAll('-', ' '));
    const answer = await register(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      success: true,
      child: 'Kid0',
      state: 'active',
      user: { email: body.email, role: 'parent', is_staff: false, email_verified: false },
    });
    expect(answer.text).not.toMatch(/snails|argon2|token/);
    const { body: session } = await app.ask<{ access: string }>(oak, 'POST', '/api/auth/token/', {
      body: { username: body.email, password: body.password, remember: false },
    });
    const family = await app.ask<Family>(oak, 'GET', '/api/family/children/', { as: session.access });
    expect(family.body.children.map(({ id, state }) => [id, state])).toEqual([
      [beech.students[0]!.id, 'active'],
    ]);
    const rows = await app.within(oak, async (tx) => ({
      links: await tx.singleUseToken.count({ where: { tenant_id: oak.id, email: body.email } }),
      told: await tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'guardian.linked' } }),
      user: await tx.user.findFirst({ where: { tenant_id: oak.id, email: body.email } }),
    }));
    expect(rows.links).toBe(1);
    expect(rows.told.map(({ actor_id, actor_name }) => [actor_id, actor_name])).toEqual([
      [rows.user!.id, 'Pat Beech'],
    ]);
    expect(rows.user).toMatchObject({ self_registered: true, email_verified_at: null, role: 'parent' });
  });

  it('waits for approval where the school approves guardians', async () => {
    await app.within(oak, (tx) =>
      tx.signInPolicy.createMany({
        data: [{ tenant_id: oak.id, approve_guardians: true, updated_at: new Date() }],
      }),
    );
    const answer = await register(form(await codeFor(1)));
    expect(answer.body).toMatchObject({ child: 'Kid1', state: 'pending_school' });
    await app.within(oak, (tx) => tx.signInPolicy.deleteMany({ where: { tenant_id: oak.id } }));
  });
});

describe('an invalid code', () => {
  it('creates no account and reveals nothing about addresses', async () => {
    const used = await codeFor(2);
    expect((await register(form(used))).status).toBe(201);
    const known = form(used);
    const taken = await app.makePerson(oak, 'parent');
    const answers = [
      await register(form('CDFG-HJKM-NPQR')),
      await register(known),
      await register(form('CDFG-HJKM-NPQR', { email: taken.email })),
      await register(form(await codeFor(2)), elm),
    ];
    for (const { status, body } of answers)
      expect([status, body.errors]).toEqual([422, { code: [MESSAGES.invalidGuardianCode] }]);
    expect(await countOf(known.email)).toBe(0);
  });

  it('is reported at its field, like every other missing value', async () => {
    const { status, body } = await register(form('', { first_name: '', agreeToTerms: false }));
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      code: ['Please type the code of the letter.'],
      first_name: ['Required'],
      agreeToTerms: [MESSAGES.termsRequired],
    });
    const extra = await register({ ...form('CDFG-HJKM-NPQR'), role: 'school_admin' });
    expect(extra.status).toBe(422);
    expect(Object.keys(extra.body.errors ?? {})).toEqual(['role']);
  });
});

describe('a valid code', () => {
  it('is not used up by a taken address or a common password', async () => {
    const code = await codeFor();
    const { email } = await app.makePerson(oak, 'parent');
    const taken = await register(form(code, { email: email!.toUpperCase() }));
    expect([taken.status, taken.body.errors]).toEqual([422, { email: [MESSAGES.emailRegistered] }]);
    const weak = await register(form(code, { password: 'password1', password2: 'password1' }));
    expect(weak.body.errors).toEqual({ password: [MESSAGES.passwordTooCommon] });
    expect((await register(form(code))).status).toBe(201);
  });

  it('creates one account when it is redeemed twice at the same time', async () => {
    const code = await codeFor();
    const forms = [form(code), form(code), form(code)];
    const answers = await Promise.all(forms.map((one) => register(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const made = await Promise.all(forms.map(({ email }) => countOf(email)));
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(1);
  });
});
