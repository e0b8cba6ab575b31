import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../test/support/books.ts';
import { makeClass } from '../../../../test/support/classes.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import { ErrorReports } from '../../../platform/observability/error-reports.ts';
import type { QueueJobList, QueueOverview, SystemHealth } from '../system/system-view.ts';
import type { Dashboard, PlatformDashboard, SchoolDashboard } from './dashboard-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let mia: TestPerson;
let parent: TestPerson;
let book: string;
let classId: string;
const token: Record<string, string> = {};

const enter = async (person: TestPerson) => (await app.signIn(person)).access;
const ask = <Body>(who: string, path: string, school = oak) =>
  app.ask<Body & Problem>(school, 'GET', path, { as: token[who]! });
const read = (who: string, school = oak, id = book) =>
  app.ask(school, 'PUT', `/api/books/${id}/progress/`, {
    as: token[who]!,
    body: { locator: { page: 1 }, percentage: 20, client_time: new Date().toISOString() },
  });

/** Records reading of some seconds that ends now. */
const readFor = (who: string, seconds: number) =>
  app.ask(oak, 'PUT', `/api/books/${book}/sessions/${newId()}/`, {
    as: token[who]!,
    body: {
      started_at: new Date(Date.now() - seconds * 1000).toISOString(),
      ended_at: new Date().toISOString(),
      active_seconds: seconds,
      page_from: 1,
      page_to: 4,
      mode: 'silent',
      device: { id: newId(), kind: 'tablet', system: 'ios' },
    },
  });

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  parent = await app.makePerson(oak, 'parent');
  const made = await makeClass(app, oak, 2);
  [classId, teacher, mia] = [made.id, made.teacher, made.students[0]!];
  await app.within(oak, (tx) =>
    tx.guardianLink.create({
      data: {
        id: newId(),
        tenant_id: oak.id,
        student_id: mia.id,
        guardian_id: parent.id,
        state: 'active',
        permissions: ['view_progress', 'consent'],
        invited_by: teacher.id,
      },
    }),
  );
  book = await publishToLibrary(app, oak, {
    title: 'The Kite Makers',
    file_id: '00000000-0000-7000-8000-0000000000aa',
  });
  token['teacher'] = made.token;
  token['mia'] = await enter(mia);
  token['parent'] = await enter(parent);
  token['head'] = await app.tokenOf(oak, 'school_admin');
  token['stranger'] = await app.tokenOf(oak, 'teacher');
  token['visitor'] = await app.tokenOf(app.platform, 'teacher');
  token['neighbour'] = await app.tokenOf(elm, 'school_admin');
  token['team'] = await app.tokenOf(app.platform, 'platform_admin');
  await read('mia');
  await read('mia'); // twice within one hour counts as one day
  expect((await readFor('mia', 2)).status).toBe(200);
  const note = {
    motivation: 'commenting',
    locator: { href: 'page.xhtml' },
    page: 1,
    percentage: 5,
    quote: 'a kite',
  };
  await app.ask(oak, 'PUT', `/api/books/${book}/annotations/${newId()}/`, {
    as: token['mia'],
    body: { ...note, note: 'Why?', visibility: 'class', client_time: new Date().toISOString() },
  });
});
afterAll(() => app.close());

describe('GET /dashboard/', () => {
  it('shows a student the days of reading and the class', async () => {
    const { status, body } = await ask<Dashboard>('mia', '/api/dashboard/');
    expect([status, body.role, body.week.length]).toEqual([200, 'student', 7]);
    expect([body.days, body.minutes]).toEqual([[body.today], 1]);
    expect(body.own_classes).toEqual([
      {
        id: classId,
        name: expect.any(String),
        year: expect.any(String),
        teachers: [{ name: expect.any(String), leader: false }],
        classmates: 1,
      },
    ]);
    expect([body.students, body.classes, body.children, body.tasks]).toEqual([[], [], [], []]);
  });

  it('counts days in the person’s time zone', async () => {
    const far = (await ask<Dashboard>('mia', '/api/dashboard/?time_zone=Pacific/Kiritimati')).body;
    const near = (await ask<Dashboard>('mia', '/api/dashboard/?time_zone=Pacific/Pago_Pago')).body;
    expect(far.today).not.toBe(near.today);
    // One of the two days may be in the previous week.
    for (const { days, today } of [far, near]) expect(days).toEqual([today]);
    const { body } = await ask<Dashboard>('mia', '/api/dashboard/?time_zone=Narnia');
    expect(body.errors).toEqual({
      time_zone: ['time_zone must be the name of a time zone, e.g. Europe/London.'],
    });
  });

  it('shows a teacher who of their classes read, and what waits for them', async () => {
    const { body, status } = await ask<Dashboard>('teacher', '/api/dashboard/');
    expect(status).toBe(200);
    expect(body.classes).toEqual([
      expect.objectContaining({ id: classId, students: 2, readers: 1, minutes: 1, never_seen: 1 }),
    ]);
    expect(body.students.map(({ first_name, seen, days }) => [first_name, seen, days.length])).toEqual([
      ['Kid0', true, 1],
      ['Kid1', false, 0],
    ]);
    expect(body.students.map(({ minutes }) => [minutes.length, minutes.at(-1)])).toEqual([
      [14, 1],
      [14, 0],
    ]);
    expect(body.books).toEqual([
      expect.objectContaining({ title: 'The Kite Makers', readers: 1, finished: 0, minutes: 1 }),
    ]);
    expect(body.tasks).toEqual([
      { kind: 'notes', count: 1 },
      { kind: 'never_seen', count: 1 },
      { kind: 'without_badge', count: 2 },
    ]);
  });

  it('shows a teacher only classes that they teach, whatever they request', async () => {
    const { body } = await ask<Dashboard>('stranger', `/api/dashboard/?class_id=${classId}`);
    expect([body.classes, body.students, body.books, body.class_id]).toEqual([[], [], [], null]);
  });

  it('shows a guardian the child’s days, and only with the permission', async () => {
    const { body } = await ask<Dashboard>('parent', '/api/dashboard/');
    expect(body.children).toEqual([
      expect.objectContaining({ id: mia.id, first_name: 'Kid0', days: [body.today], minutes: 1 }),
    ]);
    expect(body.children[0]!.reading).toEqual([
      expect.objectContaining({
        title: 'The Kite Makers',
        percentage: 20,
        state: 'reading',
        reread_count: 0,
      }),
    ]);
    expect(body.tasks).toEqual([{ kind: 'consents', count: body.children[0]!.consents_waiting }]);
    await app.within(oak, (tx) =>
      tx.guardianLink.updateMany({ where: { tenant_id: oak.id }, data: { permissions: ['consent'] } }),
    );
    const after = await ask<Dashboard>('parent', '/api/dashboard/');
    expect(after.body.children[0]).toMatchObject({ days: null, minutes: null, reading: null });
  });

  it('is empty for a person without data, and refused without sign-in', async () => {
    const { body } = await ask<Dashboard>('visitor', '/api/dashboard/', app.platform);
    expect([body.role, body.classes, body.tasks]).toEqual(['teacher', [], []]);
    expect((await app.ask(oak, 'GET', '/api/dashboard/')).status).toBe(401);
  });
});

describe('GET /api-admin/dashboard/', () => {
  it('counts the own school and no other', async () => {
    const { body } = await ask<SchoolDashboard>('head', '/api/api-admin/dashboard/');
    expect(body).toMatchObject({
      readers_this_week: 1,
      minutes_this_week: 1,
      students: 2,
      guarded_students: 1,
    });
    expect([body.classes_count, body.classes[0]?.minutes]).toEqual([1, 1]);
    expect(body.books).toEqual({ published: 1, drafts: 0, in_work: 0, refused: 0 });
    expect(body.days).toHaveLength(14);
    expect(body.days.at(-1)?.readers).toBe(1);
    expect(body.tasks).toContainEqual({ kind: 'notes', count: 1 });
    expect(body.tasks).toContainEqual({ kind: 'never_seen', count: 1 });
    const next = await ask<SchoolDashboard>('neighbour', '/api/api-admin/dashboard/', elm);
    expect(next.body).toMatchObject({ readers_this_week: 0, minutes_this_week: 0, classes: [], students: 0 });
    expect(next.body.days.every(({ readers }) => readers === 0)).toBe(true);
  });
});

describe('GET /api-super-admin/dashboard/', () => {
  it('counts every school, by school', async () => {
    await app.within(elm, (tx) =>
      tx.message.create({
        data: {
          id: newId(),
          tenant_id: elm.id,
          reference: 'AAAA-BBBB',
          kind: 'problem',
          category: 'safety',
          urgent: true,
          name: 'A',
          text: 'Help',
        },
      }),
    );
    const { status, body } = await ask<PlatformDashboard>(
      'team',
      '/api/api-super-admin/dashboard/',
      app.platform,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ readers_this_week: 1, safety_reports: 1 });
    expect(body.schools.find(({ id }) => id === oak.id)).toMatchObject({
      readers: null, // one: somebody could be recognised
      students: 2,
      classes: 1,
      books: 1,
    });
    expect(body.schools.find(({ id }) => id === elm.id)).toMatchObject({ readers: 0 });
    expect(body.schools_active).toBe(2);
    expect(body.months).toHaveLength(12);
    expect(body.months.at(-1)?.total).toBe(2);
    // The dashboard does not wait for a store of the queues that answers late, as on a busy machine at first.
    await eventually(async () => {
      const again = await ask<PlatformDashboard>('team', '/api/api-super-admin/dashboard/', app.platform);
      expect(again.body.queues?.map(({ name }) => name)).toContain('emails');
    });
  });

  it('is refused to a school’s head', async () => {
    expect((await ask('head', '/api/api-super-admin/dashboard/')).status).toBe(403);
  });
});

it('a teacher sees at once what is read today, although the days before are kept in memory', async () => {
  const minutes = async () => {
    const { body } = await ask<Dashboard>('teacher', '/api/dashboard/');
    return [body.classes[0]!.minutes, body.students[0]!.minutes.at(-1)];
  };
  const [ofClass, ofMia] = await minutes();
  expect((await readFor('mia', 120)).status).toBe(200);
  expect(await minutes()).toEqual([ofClass! + 2, ofMia! + 2]);
});

describe('money of the dashboards', () => {
  const DAY = 86_400_000;
  const pay = (school: TestSchool, purpose: string, amount: number, days: number, change: object = {}) =>
    app.within(school, (tx) =>
      tx.payment.create({
        data: {
          id: newId(),
          tenant_id: school.id,
          purpose,
          subject_id: newId(),
          attempt_no: 1,
          provider: 'stripe',
          amount,
          currency: 'GBP',
          status: 'succeeded',
          settled: true,
          description: 'A test',
          token_hash: Buffer.from(newId()),
          created_at: new Date(Date.now() - days * DAY),
          updated_at: new Date(),
          expires_at: new Date(),
          ...change,
        },
      }),
    );

  it('equals the sum of what was paid and not paid back: of the school its gifts, of the platform everything', async () => {
    await pay(oak, 'donation', 2_000, 1);
    await pay(oak, 'donation', 500, 9, { refunded: 200 });
    await pay(oak, 'donation', 1_000, 40);
    await pay(oak, 'order', 650, 2);
    await pay(elm, 'order', 100, 3);
    await pay(elm, 'order', 9_900, 3, { settled: false, status: 'failed' });
    await pay(elm, 'order', 700, 4, { currency: 'JPY' });
    const school = await ask<SchoolDashboard>('head', '/api/api-admin/dashboard/');
    expect(school.body.gifts).toEqual([
      {
        currency: 'GBP',
        total: 2_300,
        before: 1_000,
        payments: 2,
        weeks: [0, 0, 1_000, 0, 0, 0, 300, 2_000],
      },
    ]);
    const team = await ask<PlatformDashboard>('team', '/api/api-super-admin/dashboard/', app.platform);
    expect(team.body.money).toMatchObject([
      { currency: 'GBP', total: 3_050, before: 1_000, payments: 4 },
      { currency: 'JPY', total: 700, before: 0, payments: 1 },
    ]);
    expect(team.body.payments).toEqual({ held: 0, failed_refunds: 0, calls_waiting: 0 });
  });
});

describe('the state of the system', () => {
  it('is shown to the platform’s team', async () => {
    const { status, body } = await ask<SystemHealth>('team', '/api/system-health/', app.platform);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      database: { state: expect.stringMatching(/ok|slow/) },
      storage: { state: 'ok' },
      mail: { failing_since: null },
      slow: { source: 'process' },
    });
    expect(body.processes.some(({ running, version }) => running && /^\d/.test(version))).toBe(true);
  });

  it('counts unexpected errors by code, with their reference and without addresses', async () => {
    app.nest
      .get(ErrorReports)
      .report('internal', 'GET /api/books', new Error('no row for mia@oak.test'), 'reference-1');
    const found = async () =>
      (await ask<SystemHealth>('team', '/api/system-health/', app.platform)).body.errors[0];
    await eventually(async () =>
      expect(await found()).toMatchObject({
        code: 'internal',
        message: 'Error: no row for •••',
        correlation_id: 'reference-1',
      }),
    );
  });

  it('has every queue and the processes', async () => {
    const { body } = await ask<QueueOverview>('team', '/api/queues/', app.platform);
    expect(body.queues?.map(({ name }) => name)).toEqual(expect.arrayContaining(['emails', 'maintenance']));
    const list = await ask<QueueJobList>('team', '/api/queue-jobs/?queue=emails&state=failed', app.platform);
    expect(list.body).toEqual({ results: [] });
    expect((await ask('team', '/api/queue-jobs/emails/gone/', app.platform)).status).toBe(404);
  });

  it.each(['/api/queues/', '/api/system-health/'])('%s is refused to a school’s head', async (path) => {
    expect((await ask('head', path)).status).toBe(403);
  });
});
