import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { makeClass } from '../../../../../test/support/classes.ts';
import { textOf } from '../../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { Passwords } from '../passwords/passwords.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url, realHashes: true });
  oak = await app.makeSchool('oak');
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
afterEach(() => void jest.restoreAllMocks());

const BURST = 30;
const burst = <T>(one: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: BURST }, (_, n) => one(n)));
const watchVerify = () => jest.spyOn(app.nest.get(Passwords, { strict: false }), 'verify');
const wrong = (n: number) => `wrong password ${n}`;
const countOf = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('concurrent sign-in attempts count individually', () => {
  it('for one account, from many addresses', async () => {
    const person = await app.makePerson(oak, 'teacher');
    const verify = watchVerify();
    const answers = await burst((n) =>
      app.ask(oak, 'POST', '/api/auth/token/', {
        body: { username: person.username, password: wrong(n) },
        from: `10.7.0.${n}`,
      }),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([10, 20]);
  });

  it('for class codes, also at the step after the list', async () => {
    const answers = await burst((n) =>
      app.ask(oak, 'POST', '/api/auth/student/', {
        body: { code: `GUESS${n}`, student: crypto.randomUUID(), password: 'whatever' },
        from: '10.7.9.1',
      }),
    );
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([20, 10]);
  });

  it('for the community password, from one address', async () => {
    const verify = watchVerify();
    const answers = await Promise.all(
      Array.from({ length: 130 }, (_, n) =>
        app.ask(oak, 'POST', '/api/generic-password-login/', {
          body: { password: wrong(n) },
          from: '10.7.1.1',
        }),
      ),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(100);
    expect(countOf(answers, 429)).toBe(30);
  });

  it('for the community password, from many addresses, except addresses with an earlier sign-in', async () => {
    const ash = await app.makeSchool('ash');
    const password_hash = await app.nest.get(Passwords, { strict: false }).hash('community-ash');
    await app.within(ash, (tx) =>
      tx.communityAccess.createMany({ data: [{ tenant_id: ash.id, password_hash }] }),
    );
    await app.makePerson(ash, 'community', { username: 'community', password: null });
    const enter = (password: string, from: string, school = ash) =>
      app.ask(school, 'POST', '/api/generic-password-login/', { body: { password }, from });
    expect((await enter('community-ash', '10.7.5.1')).status).toBe(200);
    const statuses: number[] = [];
    for (let n = 0; n < 210; n += 1) statuses.push((await enter(wrong(n), `10.7.6.${n}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(200);
    expect(statuses.slice(200)).toEqual(Array(10).fill(429));
    expect((await enter('community-ash', '10.7.6.250')).status).toBe(429);
    expect((await enter('community-ash', '10.7.5.1')).status).toBe(200);
    expect((await enter(wrong(0), '10.7.6.251', oak)).status).toBe(401);
  });

  it('while a person at a known address can still sign in', async () => {
    const person = await app.makePerson(oak, 'teacher');
    const enter = (username: string, password: string, from: string) =>
      app.ask(oak, 'POST', '/api/auth/token/', { body: { username, password }, from });
    expect((await enter(person.username, PASSWORD, '10.7.7.1')).status).toBe(200);
    const storm = Promise.all(
      Array.from({ length: 400 }, (_, n) => enter(`nobody-${n}`, wrong(n), `10.7.8.${n % 250}`)),
    );
    const known = await Promise.all(
      Array.from({ length: 5 }, () => enter(person.username, PASSWORD, '10.7.7.1')),
    );
    expect(known.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const answers = await storm;
    expect(countOf(answers, 401) + countOf(answers, 503)).toBe(400);
  });

  it('for a person who confirms their identity again', async () => {
    const person = await app.makePerson(oak, 'teacher');
    const { access } = await app.signIn(person);
    const verify = watchVerify();
    const answers = await burst((n) =>
      app.ask(oak, 'POST', '/api/user/password/', {
        as: access,
        body: { old_password: wrong(n), password: 'Quiet-river-77', password2: 'Quiet-river-77' },
      }),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
    expect([countOf(answers, 422), countOf(answers, 429)]).toEqual([10, 20]);
    verify.mockClear();
    const proofs = await burst((n) =>
      app.ask(oak, 'POST', '/api/account/passkeys/options/', { as: access, body: { password: wrong(n) } }),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
    expect([countOf(proofs, 422), countOf(proofs, 429)]).toEqual([10, 20]);
  });

  it('and a successful sign-in resets the count', async () => {
    const person = await app.makePerson(oak, 'teacher');
    const enter = (password: string) =>
      app.ask(oak, 'POST', '/api/auth/token/', {
        body: { username: person.username, password },
        from: '10.7.2.1',
      });
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 6; n += 1) expect((await enter(wrong(n))).status).toBe(401);
      expect((await enter(PASSWORD)).status).toBe(200);
    }
  });
});

describe('one password tried on thirty children', () => {
  const tell = (to: string) =>
    sink.mails.filter(
      ({ to: receivers, source }) => receivers.includes(to) && /many students/.test(textOf(source)),
    );

  const noticed = async (klass: string): Promise<number> => {
    const [result] = await app.db.system([
      {
        name: 'test_noticed',
        text: `select count(*)::int as count from platform.outbox_event
               where type = 'messaging.email-requested.v1' and payload->>'template' = 'password-spraying'
                 and payload->'data'->>'path' = $1`,
        values: [`/classes/${klass}`],
      },
    ]);
    return (result!.rows[0] as { count: number }).count;
  };

  it('locks none of them out, and notifies the class’s teachers once an hour', async () => {
    const klass = await makeClass(app, oak, 30);
    const other = await makeClass(app, oak, 4);
    const enter = (student: string, password: string, from: string, code = klass.code) =>
      app.ask(oak, 'POST', '/api/auth/student/', { body: { code, student, password }, from });

    const child = klass.students[20]!;
    expect((await enter(child.id, PASSWORD, '10.8.0.1')).status).toBe(200);
    // Nine children of one class mistype twice: no alert.
    for (const { id } of klass.students.slice(0, 9))
      for (let n = 0; n < 2; n += 1) await enter(id, wrong(n), '10.8.0.1');
    expect(await noticed(klass.id)).toBe(0);

    const answers = await Promise.all(
      klass.students.map(({ id }, n) => enter(id, 'same for all', `10.8.1.${n}`)),
    );
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    const email = klass.teacher.email!;
    await eventually(() => expect(tell(email)).toHaveLength(1));
    expect(textOf(tell(email)[0]!.source)).toContain('Beech Class');

    // The same within the hour, and successful sign-ins from the address of the class.
    for (const { id } of klass.students.slice(0, 12)) await enter(id, 'another', '10.8.2.2');
    expect((await enter(child.id, PASSWORD, '10.8.0.1')).status).toBe(200);
    await enter(other.students[0]!.id, 'wrong', '10.8.2.2', other.code);
    expect([await noticed(klass.id), await noticed(other.id)]).toEqual([1, 0]);
    expect(tell(email)).toHaveLength(1);
  });

  it('from one address is reported at the tenth child', async () => {
    const klass = await makeClass(app, oak, 12);
    for (const { id } of klass.students)
      await app.ask(oak, 'POST', '/api/auth/student/', {
        body: { code: klass.code, student: id, password: 'same for all' },
        from: '10.9.0.1',
      });
    await eventually(() => expect(tell(klass.teacher.email!)).toHaveLength(1));
  });
});
