import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../../../../platform/clock.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { textOf } from '../../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../../test/support/smtp-sink.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { WaitingDevices } from '../../classes/class-sign-in/list-class-devices.query.ts';
import type { StudentIn } from './student-sign-in.controller.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const RIGHT = ['sun', 'fish', 'tree'];
const WRONG = ['hat', 'key', 'boat'];
const SCHOOL = '203.0.113.7';
const TABLET = '203.0.113.80';
const HOME = '198.51.100.20';
const WAITING = [403, 'device_waiting'];

/** A class whose children all have the same pictures; its teacher signed in from the test's own address alone. */
async function pictureClass(count: number): Promise<TestClass> {
  const made = await makeClass(app, oak, count, { sign_in_mode: 'picture' });
  const { body } = await decide(made, `students/${made.students[0]!.id}/pictures/`, 'PUT', {
    pictures: RIGHT,
  });
  expect(body).toBeNull();
  await app.within(oak, async (tx) => {
    const first = await tx.user.findFirst({ where: { id: made.students[0]!.id } });
    await tx.user.updateMany({
      where: { id: { in: made.students.map(({ id }) => id) } },
      data: { picture_hash: first!.picture_hash },
    });
  });
  return made;
}
const decide = (klass: TestClass, path: string, method: 'GET' | 'POST' | 'PUT' = 'POST', body?: unknown) =>
  app.ask<Problem & WaitingDevices>(oak, method, `/api/classes/${klass.id}/${path}`, {
    as: klass.token,
    ...(method !== 'GET' && { body: body ?? {} }),
    from: SCHOOL,
  });
const enter = (klass: TestClass, n: number, proof: object, from: string, cookie?: string) =>
  app.ask<StudentIn & Problem>(oak, 'POST', '/api/auth/student/', {
    body: { code: klass.code, student: klass.students[n]!.id, ...proof },
    headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0', ...(cookie && { cookie }) },
    from,
  });
const tap = (klass: TestClass, n: number, pictures: string[], from: string, cookie?: string) =>
  enter(klass, n, { pictures }, from, cookie);
const said = ({ status, body }: { status: number; body: Problem }) => [status, body.code];
const cookieOf = ({ cookies }: { cookies: { name: string; value: string }[] }) => {
  const found = cookies.find(({ name }) => name === 'class_device');
  return `class_device=${found!.value}`;
};
const waiting = async (klass: TestClass) => (await decide(klass, 'devices/', 'GET')).body.results;
/** The teacher signs in from the network of the school. */
const teachAt = (klass: TestClass, from: string) =>
  app.ask(oak, 'POST', '/api/auth/token/', {
    body: { username: klass.teacher.username, password: PASSWORD },
    from,
  });

describe('an unknown device in a class that signs in by pictures', () => {
  it('waits for the teacher whether the pictures are right or wrong, and continues with the same cookie once approved', async () => {
    const klass = await pictureClass(2);
    const first = await tap(klass, 0, RIGHT, HOME);
    expect(said(first)).toEqual(WAITING);
    expect(first.cookies).toMatchObject([
      { name: 'class_device', path: '/api/auth', httpOnly: true, sameSite: 'Lax', maxAge: 180 * 86_400 },
    ]);
    const cookie = cookieOf(first);
    expect(said(await tap(klass, 0, WRONG, HOME, cookie))).toEqual(WAITING);
    expect(await waiting(klass)).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome on Android',
        student: 'Kid0 O',
        asked_at: expect.any(String),
        is_near: false,
      },
    ]);
    const [device] = await waiting(klass);
    expect((await decide(klass, `devices/${device!.id}/approve/`)).status).toBe(204);
    expect((await decide(klass, `devices/${device!.id}/approve/`)).status).toBe(204);
    expect(await waiting(klass)).toEqual([]);
    expect((await tap(klass, 0, RIGHT, HOME, cookie)).status).toBe(200);
    // The yes is for this device: neither for its network nor for another class.
    expect(said(await tap(klass, 1, RIGHT, HOME))).toEqual(WAITING);
    const other = await pictureClass(1);
    expect(said(await tap(other, 0, RIGHT, HOME, cookie))).toEqual(WAITING);
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'class.device_approved' } }),
    );
    expect(entries).toMatchObject([{ actor_id: klass.teacher.id, subject_id: klass.students[0]!.id }]);
  });

  it('is told of a refusal, and may ask again after a quarter of an hour', async () => {
    const klass = await pictureClass(1);
    const cookie = cookieOf(await tap(klass, 0, RIGHT, HOME));
    const [device] = await waiting(klass);
    expect((await decide(klass, `devices/${device!.id}/refuse/`)).status).toBe(204);
    expect(said(await tap(klass, 0, RIGHT, HOME, cookie))).toEqual([403, 'device_refused']);
    const later = jest
      .spyOn(app.nest.get(Clock), 'now')
      .mockImplementation(() => new Date(Date.now() + 15 * 60_000 + 1_000));
    try {
      expect(said(await tap(klass, 0, RIGHT, HOME, cookie))).toEqual(WAITING);
    } finally {
      later.mockRestore();
    }
  });

  it('needs no approval in the teacher’s network, and is known elsewhere afterwards', async () => {
    const klass = await pictureClass(2);
    expect(said(await tap(klass, 0, RIGHT, TABLET))).toEqual(WAITING);
    await teachAt(klass, SCHOOL);
    expect(said(await tap(klass, 0, WRONG, TABLET))).toEqual([401, 'login_failed']);
    const answer = await tap(klass, 0, RIGHT, TABLET);
    expect(answer.status).toBe(200);
    expect((await tap(klass, 1, RIGHT, HOME, cookieOf(answer))).status).toBe(200);
    expect(said(await tap(klass, 1, RIGHT, HOME))).toEqual(WAITING);
  });

  it('is approved together with all devices of its network when the teacher approves from that network', async () => {
    const klass = await pictureClass(3);
    const cookie = cookieOf(await tap(klass, 0, RIGHT, TABLET));
    expect(said(await tap(klass, 1, RIGHT, '203.0.113.81'))).toEqual(WAITING);
    const near = (await waiting(klass)).find(({ student }) => student === 'Kid0 O');
    expect(near!.is_near).toBe(true);
    await decide(klass, `devices/${near!.id}/approve/`);
    expect((await tap(klass, 0, RIGHT, TABLET, cookie)).status).toBe(200);
    expect((await tap(klass, 1, RIGHT, '203.0.113.81')).status).toBe(200);
    expect(said(await tap(klass, 2, RIGHT, HOME))).toEqual(WAITING);
    const month = jest
      .spyOn(app.nest.get(Clock), 'now')
      .mockImplementation(() => new Date(Date.now() + 31 * 86_400_000));
    try {
      expect(said(await tap(klass, 2, RIGHT, TABLET))).toEqual(WAITING);
    } finally {
      month.mockRestore();
    }
  });

  it('becomes a device of the class with a one-time code of the teacher', async () => {
    const klass = await pictureClass(1);
    const code = await app.ask<{ code: string }>(
      oak,
      'POST',
      `/api/classes/${klass.id}/students/${klass.students[0]!.id}/backup-code/`,
      { as: klass.token, body: {} },
    );
    const answer = await enter(klass, 0, { backup_code: code.body.code }, HOME);
    expect(answer.status).toBe(200);
    expect((await tap(klass, 0, RIGHT, HOME, cookieOf(answer))).status).toBe(200);
  });

  it('is shown to and decided by the teachers of the class only', async () => {
    const klass = await pictureClass(1);
    await tap(klass, 0, RIGHT, HOME);
    const [device] = await waiting(klass);
    const foreign = await app.tokenOf(elm, 'school_admin');
    const stranger = await app.tokenOf(oak, 'teacher');
    for (const [school, as] of [
      [oak, stranger],
      [elm, foreign],
    ] as const)
      for (const [method, path] of [
        ['GET', 'devices/'],
        ['POST', `devices/${device!.id}/approve/`],
        ['POST', `devices/${device!.id}/refuse/`],
      ] as const) {
        const { status } = await app.ask(school, method, `/api/classes/${klass.id}/${path}`, {
          as,
          ...(method === 'POST' && { body: {} }),
        });
        expect(status).toBe(404);
      }
    const other = await pictureClass(1);
    expect((await decide(other, `devices/${device!.id}/approve/`)).status).toBe(404);
    expect(await waiting(klass)).toHaveLength(1);
  });

  it('needs no approval where a class signs in by passwords', async () => {
    const klass = await makeClass(app, oak, 1);
    const answer = await enter(klass, 0, { password: PASSWORD }, HOME);
    expect([answer.status, answer.cookies.map(({ name }) => name)]).toEqual([200, []]);
    expect(said(await tap(klass, 0, RIGHT, HOME))).toEqual([401, 'login_failed']);
  });
});

describe('wrong pictures in a class', () => {
  const alerts = (klass: TestClass) =>
    sink.mails.filter(
      ({ to, source }) => to.includes(klass.teacher.email!) && /Wrong pictures/.test(textOf(source) + source),
    );

  it('notify its teachers once, at the fifth failure in a row', async () => {
    const klass = await pictureClass(12);
    await teachAt(klass, SCHOOL);
    // Eight children mistype once and then get it right.
    for (let n = 0; n < 8; n += 1) {
      expect((await tap(klass, n, WRONG, TABLET)).status).toBe(401);
      expect((await tap(klass, n, RIGHT, TABLET)).status).toBe(200);
    }
    for (let n = 0; n < 4; n += 1) expect((await tap(klass, n, WRONG, TABLET)).status).toBe(401);
    const requested = async (): Promise<number> => {
      const [result] = await app.db.system([
        {
          name: 'test_picture_alerts',
          text: `select count(*)::int as count from platform.outbox_event
                 where type = 'messaging.email-requested.v1' and payload->>'template' = 'picture-guessing'`,
          values: [],
        },
      ]);
      return (result!.rows[0] as { count: number }).count;
    };
    expect(await requested()).toBe(0);
    for (let n = 4; n < 8; n += 1) expect((await tap(klass, n, WRONG, TABLET)).status).toBe(401);
    expect(await requested()).toBe(1);
    await eventually(() => expect(alerts(klass)).toHaveLength(1));
  });

  it('are limited to forty a day for all devices and children; a new code resets the count', async () => {
    const klass = await pictureClass(13);
    await teachAt(klass, SCHOOL);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => tap(klass, n % 12, WRONG, `203.0.113.${n + 1}`)),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(401), count(429)]).toEqual([40, 20]);
    // The right ones are not looked at any more, and no child is said to be locked.
    const used = await tap(klass, 12, RIGHT, TABLET);
    expect(said(used)).toEqual([429, 'class_pictures_used_up']);
    expect(Number(used.headers['retry-after'])).toBeGreaterThan(86_000);
    const other = await pictureClass(1);
    await teachAt(other, SCHOOL);
    expect((await tap(other, 0, RIGHT, TABLET)).status).toBe(200);

    const { code } = (
      await app.ask<{ code: string }>(oak, 'POST', `/api/classes/${klass.id}/code/`, {
        as: klass.token,
        body: {},
      })
    ).body;
    expect((await tap({ ...klass, code }, 12, RIGHT, TABLET)).status).toBe(200);
  });
});
