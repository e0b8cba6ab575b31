import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { ClassSignIn } from './change-class-sign-in.ts';
import { CODE_ALPHABET } from '../../sign-in/students/class-codes.ts';
import type { RosterPage } from '../../sign-in/students/class-code.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
});
afterAll(() => app.close());

const list = (code: string, from = '10.2.0.1') =>
  app.ask<RosterPage & Problem>(oak, 'GET', `/api/list-student-in-class/${code}/`, { from });
const change = (body: object, as = beech.token, school = oak, id = beech.id) =>
  app.ask<ClassSignIn & Problem>(school, 'PATCH', `/api/classes/${id}/sign-in/`, { as, body });
const rotate = (as = beech.token, school = oak, id = beech.id) =>
  app.ask<ClassSignIn & Problem>(school, 'POST', `/api/classes/${id}/code/`, { as, body: {} });
const policy = (data: object) =>
  app.within(oak, async (tx) => {
    await tx.signInPolicy.deleteMany({ where: { tenant_id: oak.id } });
    await tx.signInPolicy.createMany({ data: [{ tenant_id: oak.id, updated_at: new Date(), ...data }] });
  });

describe('the code of a class', () => {
  it('is generated from unambiguous symbols, and invalidates the old one', async () => {
    const old = (await list(beech.code)).status;
    const { status, body } = await rotate();
    expect([old, status]).toEqual([200, 200]);
    expect(body.code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{8}$`));
    expect(CODE_ALPHABET).not.toMatch(/[0O1I]/);
    const gone = await list(beech.code);
    expect([gone.status, gone.body.detail]).toEqual([404, 'Invalid class code.']);
    expect((await list(body.code)).status).toBe(200);
    beech.code = body.code;
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'class.code_changed' } }),
    );
    expect(entries).toMatchObject([{ actor_id: beech.teacher.id, detail: { class_id: beech.id } }]);
    expect(JSON.stringify(entries)).not.toContain(body.code);
  });

  it('is the latest one when two are requested at once', async () => {
    const answers = await Promise.all([rotate(), rotate(), rotate()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const open = await Promise.all(answers.map(({ body }) => list(body.code)));
    expect(open.filter(({ status }) => status === 200)).toHaveLength(1);
    beech.code = answers[open.findIndex(({ status }) => status === 200)]!.body.code;
  });

  it('is refused with one answer while closed, expired, outside of school hours or archived', async () => {
    const answers = [];
    const ask = async () => answers.push(await list(beech.code));
    expect((await change({ code_window: 'closed' })).body.open_now).toBe(false);
    await ask();
    await change({ code_window: 'always', code_expires_at: '2020-01-01T00:00:00Z' });
    await ask();
    await policy({ hours_from: 0, hours_to: 0 });
    await change({ code_window: 'school_hours', code_expires_at: null });
    await ask();
    answers.push(await list('WXYZ9999'));
    const bodies = answers.map(({ body: { request_id: _, ...rest } }) => rest);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(bodies[0]).toMatchObject({ status: 404, detail: 'Invalid class code.' });
    await policy({ hours_from: 0, hours_to: 1440, hours_days: [1, 2, 3, 4, 5, 6, 7] });
    expect((await list(beech.code)).status).toBe(200);
    await change({ code_window: 'always' });
  });

  it('lists surnames only where the school allows it, never usernames, and the sign-in method of each child', async () => {
    expect((await list(beech.code)).body.results.students[0]).toMatchObject({
      last_name: 'O',
      sign_in_mode: 'password',
    });
    await policy({ show_surnames: true });
    const { body, text } = await list(beech.code);
    expect(body.results.students[0]!.last_name).toBe('Okoye');
    expect(body.results.students[0]!.username).toBe(body.results.students[0]!.id);
    for (const { username } of beech.students) expect(text).not.toContain(username);
  });

  it('is changed by the class’s teachers and the school’s administrators only', async () => {
    const stranger = await app.tokenOf(oak, 'teacher');
    const admin = await app.tokenOf(oak, 'school_admin');
    const foreign = await app.tokenOf(elm, 'school_admin');
    for (const act of [
      rotate,
      (as: string, school?: TestSchool) => change({ code_window: 'closed' }, as, school),
    ]) {
      expect((await act(stranger)).status).toBe(404);
      expect((await act(foreign, elm)).status).toBe(404);
    }
    const code = (await rotate(admin)).body.code;
    expect((await list(code)).status).toBe(200);
    beech.code = code;
  });

  it('allows sign-in by badge alone only where the school allows it', async () => {
    await policy({ allow_badge_only: false });
    const refused = await change({ sign_in_mode: 'badge' });
    expect([refused.status, refused.body.errors?.['sign_in_mode']?.[0]]).toEqual([
      422,
      'This school does not let a badge alone log in. An administrator can allow it, or choose pictures.',
    ]);
    await policy({ allow_badge_only: true });
    expect((await change({ sign_in_mode: 'badge' })).body.sign_in_mode).toBe('badge');
    await change({ sign_in_mode: 'password' });
  });

  it.each([
    [{ code_window: 'sometimes' }, 'code_window', 'code_window must be always, school_hours or closed.'],
    [{ sign_in_mode: 'face' }, 'sign_in_mode', 'sign_in_mode must be password, picture or badge.'],
    [
      { code_expires_at: 'soon' },
      'code_expires_at',
      'code_expires_at must be a date and time in ISO 8601, or null.',
    ],
    [{ code: 'MINE2345' }, 'code', 'This field is not known here. Leave it out.'],
  ])('refuses %p', async (body, field, message) => {
    const answer = await change(body);
    expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
  });
});
