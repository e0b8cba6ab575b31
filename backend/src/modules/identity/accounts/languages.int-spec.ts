import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm', { language: 'ar' })]);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

let caller = 0;
const choose = (access: string, language: unknown) =>
  app.ask<Problem & { language: string | null }>(oak, 'PATCH', '/api/user/profile/', {
    as: access,
    body: { language },
  });
const forgot = (school: TestSchool, email: string) =>
  app.ask(school, 'POST', '/api/resetpasswordemail/', { body: { email }, from: `10.9.0.${++caller}` });

describe('a person’s language', () => {
  it('is chosen by themselves, children too, and is part of the profile', async () => {
    const teacher = await app.signIn(await app.makePerson(oak, 'teacher', {}));
    const before = await app.ask<{ language: string | null }>(oak, 'GET', '/api/user/profile/', {
      as: teacher.access,
    });
    expect(before.body.language).toBeNull();
    expect(await choose(teacher.access, 'fr')).toMatchObject({ status: 200, body: { language: 'fr' } });
    const child = await app.signIn(await app.makePerson(oak, 'student', {}));
    expect(await choose(child.access, 'hi')).toMatchObject({ status: 200, body: { language: 'hi' } });
  });

  it('must be one of the supported languages', async () => {
    const { access } = await app.signIn(await app.makePerson(oak, 'teacher', {}));
    for (const language of ['de', 'FR', '', 4])
      expect(await choose(access, language)).toMatchObject({
        status: 422,
        body: { errors: { language: ['Choose one of the languages of the app.'] } },
      });
  });

  it('is used for their e-mails, before the school’s; without both, English', async () => {
    const person = await app.makePerson(oak, 'teacher', { email: 'amelie@oak.test' });
    await choose((await app.signIn(person)).access, 'fr');
    await app.makePerson(oak, 'teacher', { email: 'grace@oak.test' });
    await app.makePerson(elm, 'teacher', { email: 'layla@elm.test' });
    await forgot(oak, 'amelie@oak.test');
    await forgot(oak, 'grace@oak.test');
    await forgot(elm, 'layla@elm.test');
    const written = () =>
      as(app.databaseUrl, async (client) => {
        const { rows } = await client.query<{ recipient: string; subject: string; text: string }>(
          `select recipient, subject, text from messaging.email where template = 'reset-password' order by recipient`,
        );
        return rows;
      });
    await eventually(async () => {
      expect(await written()).toMatchObject([
        { recipient: 'amelie@oak.test', subject: expect.stringMatching(/^Un nouveau mot de passe pour/) },
        { recipient: 'grace@oak.test', text: expect.stringMatching(/^Hello .*here you can choose/s) },
        { recipient: 'layla@elm.test', subject: expect.stringMatching(/^كلمة مرور جديدة/) },
      ]);
    });
    await eventually(() => expect(sink.mails.flatMap(({ to }) => to).sort()).toHaveLength(3));
  });
});

describe('a school’s language', () => {
  const tenant = (school: TestSchool) =>
    app.ask<{ language: string | null }>(school, 'GET', '/api/current-tenant');

  it('is part of the answer to every visitor, and does not apply to other schools', async () => {
    expect((await tenant(elm)).body.language).toBe('ar');
    expect((await tenant(oak)).body.language).toBeNull();
  });
});

describe('a visitor who sends a form', () => {
  it('gets the receipt in the language of the form, else in the school’s', async () => {
    const write = (school: TestSchool, email: string, headers: Record<string, string>) =>
      app.ask(school, 'POST', '/api/contact/', {
        body: { name: 'Noor', email, text: 'Which books come next?' },
        from: `10.9.1.${++caller}`,
        headers,
      });
    expect((await write(oak, 'noor@home.test', { 'accept-language': 'fr' })).status).toBe(201);
    expect((await write(elm, 'sami@home.test', { 'accept-language': 'de' })).status).toBe(201);
    await eventually(async () => {
      const rows = await as(app.databaseUrl, async (client) => {
        const found = await client.query<{ subject: string }>(
          `select subject from messaging.email where template = 'message-receipt' order by recipient`,
        );
        return found.rows.map(({ subject }) => subject);
      });
      expect(rows).toEqual([
        expect.stringMatching(/^Nous avons bien reçu votre message/),
        expect.stringMatching(/^وصلتنا رسالتك/),
      ]);
    });
  });
});
