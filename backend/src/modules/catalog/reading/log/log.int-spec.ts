import { QueryBus } from '@nestjs/cqrs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { GetReadingDays, GetReadingMinutes, type ReadingDays, type ReadingMinutes } from '../../contract.ts';
import type { LogView } from './log.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let mia: { id: string; token: string };
let parent: string;
let book: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
  mia = { id: beech.students[0]!.id, token: (await app.signIn(beech.students[0]!)).access };
  const guardian = await app.makePerson(oak, 'parent');
  parent = (await app.signIn(guardian)).access;
  await app.within(oak, (tx) =>
    tx.guardianLink.create({
      data: {
        id: newId(),
        tenant_id: oak.id,
        student_id: mia.id,
        guardian_id: guardian.id,
        state: 'active',
        permissions: ['view_progress'],
        invited_by: beech.teacher.id,
      },
    }),
  );
  book = await publishToLibrary(app, oak, { title: 'The Kite Makers', file_id: newId() });
  await app.ask(oak, 'PUT', `/api/books/${book}/sessions/${newId()}/`, {
    as: mia.token,
    body: {
      started_at: new Date(Date.now() - 1_200_000).toISOString(),
      ended_at: new Date(Date.now() - 600_000).toISOString(),
      active_seconds: 540,
      page_from: 1,
      page_to: 5,
      mode: 'silent',
      device: { id: newId(), kind: 'tablet', system: 'ios' },
    },
  });
});
afterAll(() => app.close());

const get = (as: string, person?: string, school = oak) =>
  app.ask<LogView & Problem>(
    school,
    'GET',
    `/api/reading-log/?time_zone=Europe/London${person ? `&person=${person}` : ''}`,
    { as },
  );
const today = () => new Date().toISOString().slice(0, 10);
const paper = (as: string, change: object = {}, id = newId(), school = oak) =>
  app.ask<Problem>(school, 'PUT', `/api/reading-log/paper/${id}/`, {
    as,
    body: { person: mia.id, title: '  The Gruff Goats ', minutes: 15, read_on: today(), ...change },
  });
const remove = (id: string, as: string) => app.ask(oak, 'DELETE', `/api/reading-log/paper/${id}/`, { as });

describe('a reading log', () => {
  it('is visible to its reader, their teacher, guardian and head, in weeks and lines', async () => {
    const head = await app.tokenOf(oak, 'school_admin');
    for (const as of [mia.token, beech.token, parent, head]) {
      const { body } = await get(as, mia.id);
      expect(body.person).toEqual({ id: mia.id, first_name: 'Kid0' });
      expect(body.weeks).toHaveLength(12);
      expect(body.weeks.at(-1)).toMatchObject({ minutes: 9, days: 1, books: 1 });
      expect(body.results).toMatchObject([
        { kind: 'screen', title: 'The Kite Makers', seconds: 540, removable: as === mia.token },
      ]);
    }
    expect((await get(mia.token)).body.person.id).toBe(mia.id);
  });

  it('is refused to everybody else', async () => {
    const larch = await makeClass(app, oak, 1);
    const strangers = [
      (await app.signIn(beech.students[1]!)).access,
      larch.token,
      await app.tokenOf(oak, 'parent'),
    ];
    for (const as of strangers) {
      expect((await get(as, mia.id)).status).toBe(404);
    }
    expect((await get(await app.tokenOf(elm, 'school_admin'), mia.id, elm)).status).toBe(404);
    await app.within(oak, (tx) =>
      tx.guardianLink.updateMany({ where: { tenant_id: oak.id }, data: { permissions: ['consent'] } }),
    );
    expect((await get(parent, mia.id)).status).toBe(404);
    await app.within(oak, (tx) =>
      tx.guardianLink.updateMany({ where: { tenant_id: oak.id }, data: { permissions: ['view_progress'] } }),
    );
  });
});

const zone = 'Europe/London';
/** Asks as the dashboards do, which count in the time zone of the log. */
const ofMia = async <Answer>(
  query: new (people: string[], since: Date, zone: string) => object,
  since: Date,
) =>
  inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, async () => {
    const answers: Answer[] = await app.nest
      .get(QueryBus, { strict: false })
      .execute<never, Answer[]>(new query([mia.id], since, zone) as never);
    return answers[0]!;
  });

describe('the days of reading', () => {
  it('are the same in the log and on the dashboards, with books of paper and days whose reading was not timed', async () => {
    const id = newId();
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    await paper(parent, { read_on: daysAgo(1).toISOString().slice(0, 10) }, id);
    await app.within(
      oak,
      (tx) => tx.$executeRaw`insert into catalog.reading_hour (tenant_id, user_id, hour)
        values (${oak.id}::uuid, ${mia.id}::uuid, date_trunc('hour', ${daysAgo(3)}::timestamptz))`,
    );
    const { weeks } = (await get(parent, mia.id)).body;
    const since = new Date(`${weeks[0]!.week}T12:00:00Z`);
    const { days } = await ofMia<ReadingDays>(GetReadingDays, since);
    expect(days).toHaveLength(3);
    expect(weeks.reduce((sum, { days }) => sum + days, 0)).toBe(3);
    expect((await remove(id, parent)).status).toBe(204);
    await app.within(
      oak,
      (tx) => tx.$executeRaw`delete from catalog.reading_hour
        where tenant_id = ${oak.id}::uuid and user_id = ${mia.id}::uuid and hour < now() - interval '2 days'`,
    );
  });
});

describe('the minutes of a week', () => {
  it('are the same in the log and on the dashboards, with books of paper and parts of a minute', async () => {
    const id = newId();
    await paper(parent, { minutes: 5 }, id);
    const session = newId();
    await app.ask(oak, 'PUT', `/api/books/${book}/sessions/${session}/`, {
      as: mia.token,
      body: {
        started_at: new Date(Date.now() - 300_000).toISOString(),
        ended_at: new Date(Date.now() - 270_000).toISOString(),
        active_seconds: 30,
        page_from: 5,
        page_to: 6,
        mode: 'silent',
        device: { id: newId(), kind: 'tablet', system: 'ios' },
      },
    });
    const week = (await get(parent, mia.id)).body.weeks.at(-1)!;
    const reader = await ofMia<ReadingMinutes>(
      GetReadingMinutes,
      new Date(Date.parse(week.week) - 86_400_000),
    );
    const shown = Object.entries(reader.days).filter(([day]) => day >= week.week);
    expect(week.minutes).toBe(shown.reduce((sum, [, minutes]) => sum + minutes, 0));
    // 9 and a half minutes on the screen and 5 of paper, rounded up.
    expect(week.minutes).toBe(15);
    expect((await remove(id, parent)).status).toBe(204);
    await app.ask(oak, 'DELETE', `/api/reading-sessions/${session}/`, { as: mia.token });
  });
});

describe('a printed book', () => {
  it('is recorded once by an adult, counts, and can be removed', async () => {
    const id = newId();
    const answers = await Promise.all([
      paper(parent, {}, id),
      paper(parent, {}, id),
      paper(beech.token, {}, id),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const { body } = await get(parent, mia.id);
    expect(body.count).toBe(2);
    expect(body.weeks.at(-1)).toMatchObject({ minutes: 24, books: 2 });
    expect(body.results.find(({ kind }) => kind === 'paper')).toMatchObject({
      title: 'The Gruff Goats',
      seconds: 900,
      at: today(),
    });
    expect((await remove(id, await app.tokenOf(oak, 'teacher'))).status).toBe(404);
    expect((await remove(id, mia.token)).status).toBe(204);
    expect((await get(parent, mia.id)).body.count).toBe(1);
  });

  it('is not recorded by a child, for an unrelated person, or with empty fields', async () => {
    expect((await paper(mia.token)).status).toBe(403);
    expect((await paper(await app.tokenOf(oak, 'parent'))).status).toBe(404);
    expect((await paper(await app.tokenOf(elm, 'teacher'), {}, newId(), elm)).status).toBe(404);
    for (const [change, field] of [
      [{ title: '   ' }, 'title'],
      [{ minutes: 0 }, 'minutes'],
      [{ minutes: 601 }, 'minutes'],
      [{ read_on: '2026-02-30' }, 'read_on'],
      [{ read_on: '2001-02-03' }, 'read_on'],
    ] as const) {
      const { status, body } = await paper(parent, change);
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    expect((await get(parent, mia.id)).body.count).toBe(1);
  });
});
