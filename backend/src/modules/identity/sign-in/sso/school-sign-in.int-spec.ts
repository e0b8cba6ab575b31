import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../../../../platform/clock.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { RosterPage } from '../students/class-code.controller.ts';
import type { ClassCard } from '../../classes/management/class-views.ts';
import type { SchoolSignIn } from './school-sign-in.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let elmHead: string;
let beech: TestClass;
let birch: TestClass;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [head, elmHead] = await Promise.all([app.tokenOf(oak, 'school_admin'), app.tokenOf(elm, 'school_admin')]);
  beech = await makeClass(app, oak, 2, { code_window: 'school_hours' });
  birch = await makeClass(app, elm, 1, { code_window: 'school_hours' });
});
afterAll(() => app.close());
afterEach(() => void jest.restoreAllMocks());

const change = (body: object, as = head, school = oak) =>
  app.ask<Problem>(school, 'PATCH', '/api/api-admin/sign-in/', { as, body });
const settings = async (as = head, school = oak) =>
  (await app.ask<SchoolSignIn>(school, 'GET', '/api/api-admin/sign-in/', { as })).body;
const hoursOf = ({ hours_from, hours_to, hours_days, time_zone }: SchoolSignIn) => ({
  hours_from,
  hours_to,
  hours_days,
  time_zone,
});
const auditEntries = (action: string, school = oak) =>
  app.within(school, (tx) =>
    tx.auditEntry.findMany({ where: { tenant_id: school.id, action }, orderBy: { id: 'asc' } }),
  );
/** Whether the code of the class works at this time, and the shown name of its first child. */
async function open(at: string, klass = beech, school = oak) {
  const clock = jest.spyOn(app.nest.get(Clock), 'now').mockReturnValue(new Date(at));
  const { status, body } = await app.ask<RosterPage>(
    school,
    'GET',
    `/api/list-student-in-class/${klass.code}/`,
  );
  clock.mockRestore();
  return status === 200 ? (body.results.students[0]?.last_name ?? '') : status;
}
const DEFAULT_HOURS = {
  hours_from: 420,
  hours_to: 1_080,
  hours_days: [1, 2, 3, 4, 5],
  time_zone: 'Europe/London',
};
const MONDAY_NOON = '2026-11-23T12:00:00Z';

describe('the sign-in settings of a school', () => {
  it('control whether the list of a class shows surnames', async () => {
    expect([(await settings()).show_surnames, await open(MONDAY_NOON)]).toEqual([false, 'O']);
    expect((await change({ show_surnames: true })).status).toBe(204);
    expect([(await settings()).show_surnames, await open(MONDAY_NOON)]).toEqual([true, 'Okoye']);
    expect([(await settings(elmHead, elm)).show_surnames, await open(MONDAY_NOON, birch, elm)]).toEqual([
      false,
      'O',
    ]);
    expect((await change({ show_surnames: true })).status).toBe(204);
    expect((await change({ show_surnames: false })).status).toBe(204);
    expect(await open(MONDAY_NOON)).toBe('O');
    // A request without changes makes no audit entry.
    expect((await auditEntries('sign_in.surnames_shown')).map(({ detail }) => detail)).toEqual([
      { shown: true },
      { shown: false },
    ]);
    expect(await auditEntries('sign_in.surnames_shown', elm)).toEqual([]);
  });

  it('contain its school hours in its own time zone, in summer and winter', async () => {
    expect(hoursOf(await settings())).toEqual(DEFAULT_HOURS);
    expect([await open('2026-11-23T17:30:00Z'), await open('2026-11-28T12:00:00Z')]).toEqual(['O', 404]);
    const hours = { hours_from: 480, hours_to: 840, hours_days: [7, 1], time_zone: 'America/New_York' };
    expect((await change(hours)).status).toBe(204);
    expect(hoursOf(await settings())).toEqual({ ...hours, hours_days: [1, 7] });
    // 08:00 in New York is 13:00 UTC in winter and 12:00 UTC in summer.
    expect([await open('2026-11-23T12:59:00Z'), await open('2026-11-23T13:00:00Z')]).toEqual([404, 'O']);
    expect([await open('2026-07-06T11:59:00Z'), await open('2026-07-06T12:00:00Z')]).toEqual([404, 'O']);
    expect([await open('2026-11-23T18:59:00Z'), await open('2026-11-23T19:00:00Z')]).toEqual(['O', 404]);
    expect([await open('2026-11-24T15:00:00Z'), await open('2026-11-22T15:00:00Z')]).toEqual([404, 'O']);
    // Teachers see the hours in the sign-in settings of their class.
    const { body } = await app.ask<ClassCard>(oak, 'GET', `/api/classes/${beech.id}/`, { as: beech.token });
    expect(body.school_hours).toEqual({ ...hours, hours_days: [1, 7] });

    expect(hoursOf(await settings(elmHead, elm))).toEqual(DEFAULT_HOURS);
    expect([await open('2026-11-23T09:00:00Z', birch, elm), await open('2026-11-23T09:00:00Z')]).toEqual([
      'O',
      404,
    ]);
    const [entry, ...others] = await auditEntries('sign_in.hours_changed');
    expect([entry!.detail, others]).toEqual([{ ...hours, hours_days: [1, 7] }, []]);
    expect((await change(DEFAULT_HOURS)).status).toBe(204);
  });

  it('are changed one at a time, and the others stay', async () => {
    await change({ hours_from: 500 });
    await change({ allow_badge_only: true });
    const now = await settings();
    expect([hoursOf(now), now.allow_badge_only]).toEqual([{ ...DEFAULT_HOURS, hours_from: 500 }, true]);
    await change({ hours_from: 420, allow_badge_only: false });
  });

  it('contain hours that begin before they end, also when two requests change one end each', async () => {
    expect((await change({ hours_from: 1_100 })).body.errors).toEqual({
      hours_from: ['School hours must begin before they end, on the same day.'],
    });
    expect((await change({ hours_to: 420 })).body.errors).toEqual({
      hours_to: ['School hours must end after they begin, on the same day.'],
    });
    const two = await Promise.all([change({ hours_from: 800 }), change({ hours_to: 700 })]);
    expect(two.map(({ status }) => status).sort()).toEqual([204, 422]);
    const { hours_from, hours_to } = await settings();
    expect(hours_from).toBeLessThan(hours_to);
    await change(DEFAULT_HOURS);
  });

  it.each([
    [{ show_surnames: 'yes' }, 'show_surnames', 'show_surnames must be true or false.'],
    [{ show_surnames: null }, 'show_surnames', 'show_surnames must be true or false.'],
    [
      { hours_from: '07:00' },
      'hours_from',
      'hours_from must be minutes since midnight, from 0 to 1439, e.g. 420 for 07:00.',
    ],
    [
      { hours_from: -1 },
      'hours_from',
      'hours_from must be minutes since midnight, from 0 to 1439, e.g. 420 for 07:00.',
    ],
    [
      { hours_to: 1_441 },
      'hours_to',
      'hours_to must be minutes since midnight, from 1 to 1440, e.g. 1080 for 18:00.',
    ],
    [{ hours_days: [] }, 'hours_days', 'Please choose at least one school day.'],
    [
      { hours_days: [1, 1] },
      'hours_days',
      'hours_days must be weekdays from 1 (Monday) to 7 (Sunday), each once.',
    ],
    [
      { hours_days: [8] },
      'hours_days',
      'hours_days must be weekdays from 1 (Monday) to 7 (Sunday), each once.',
    ],
    [
      { time_zone: 'Europe/Narnia' },
      'time_zone',
      'Please choose a time zone that is known, e.g. Europe/London.',
    ],
    [{ time_zone: 7 }, 'time_zone', 'Please choose a time zone that is known, e.g. Europe/London.'],
    [{ open_always: true }, 'open_always', 'This field is not known here. Leave it out.'],
  ])('and report what is wrong with %p', async (body, field, message) => {
    const answer = await change(body);
    expect([answer.status, answer.body.errors?.[field]]).toEqual([422, [message]]);
  });

  it('are changed completely or not at all', async () => {
    const answer = await change({ show_surnames: true, hours_from: 1_200 });
    expect([answer.status, (await settings()).show_surnames]).toEqual([422, false]);
  });

  it('are changed by its administrators only', async () => {
    expect((await change({ show_surnames: true }, beech.token)).status).toBe(403);
    expect((await change({ show_surnames: true }, elmHead)).status).toBe(401);
    expect((await settings()).show_surnames).toBe(false);
  });
});
