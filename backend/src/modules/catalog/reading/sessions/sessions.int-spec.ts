import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { GetReadingDays, GetReadingMinutes } from '../../contract.ts';
import type { ReadingPositions } from '../positions/get-positions.query.ts';
import type { SavedReadingPosition } from '../positions/save-progress.ts';
import type { ReadingSettingsView } from '../settings/reading-settings.ts';
import type { ReadingLog } from './reading-log.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let child: TestPerson;
let reader: string;
let other: string;
let book: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  child = await app.makePerson(oak, 'student');
  [reader, other] = [(await app.signIn(child)).access, await app.tokenOf(oak, 'student')];
  book = await publishToLibrary(app, oak, { file_id: newId() });
});
afterAll(() => app.close());

const TABLET = { id: newId(), kind: 'tablet', system: 'ios' };
const COMPUTER = { id: newId(), kind: 'computer', system: 'windows' };
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('reading positions of several devices', () => {
  const put = async (percentage: number, minutes: number, device: object, known_at?: string, id = book) =>
    (
      await app.ask<SavedReadingPosition & Problem>(oak, 'PUT', `/api/books/${id}/progress/`, {
        as: reader,
        body: {
          locator: { href: 'a.xhtml', progression: percentage / 100 },
          percentage,
          client_time: ago(minutes),
          device,
          ...(known_at ? { known_at } : {}),
        },
      })
    ).body;
  const get = async (device: string) =>
    (
      await app.ask<ReadingPositions>(oak, 'GET', `/api/books/${book}/progress/?device=${device}`, {
        as: reader,
      })
    ).body;

  it('inform each device of the other’s position once, and lose neither', async () => {
    expect(await put(40, 30, TABLET)).toEqual({ saved: true, elsewhere: null });
    const answer = await put(10, 20, COMPUTER);
    expect(answer).toMatchObject({
      saved: true,
      elsewhere: { device: { kind: 'tablet', system: 'ios' }, percentage: 40, locator: { progression: 0.4 } },
    });
    expect(await put(11, 19, COMPUTER, answer.elsewhere!.client_time)).toEqual({
      saved: true,
      elsewhere: null,
    });
    expect(await get(COMPUTER.id)).toMatchObject({ percentage: 11, devices: [{ percentage: 40 }] });
    expect(await get(TABLET.id)).toMatchObject({ percentage: 11, devices: [{ percentage: 11 }] });
    // A delayed message: it is not stored, and its device gets the later position.
    expect(await put(45, 25, TABLET)).toMatchObject({ saved: false, elsewhere: { percentage: 11 } });
  });

  it('ignore another device on the same page', async () => {
    const quiet = await publishToLibrary(app, oak, { file_id: newId() });
    await put(30, 10, TABLET, undefined, quiet);
    expect((await put(30.2, 5, COMPUTER, undefined, quiet)).elsewhere).toBeNull();
  });

  it('refuse an invalid device id', async () => {
    expect((await put(1, 1, { id: 'x', kind: 'watch', system: 'ios' })).errors).toBeDefined();
  });
});

describe('settings', () => {
  const look = {
    size: 5,
    font: 'dyslexia',
    lines: 'wide',
    spacing: 'wide',
    words: 'wide',
    colour: 'sepia',
    flow: 'scroll',
    guide: 'ruler',
  };
  const put = (as: string, change: object, minutes = 1) =>
    app.ask<ReadingSettingsView & Problem>(oak, 'PUT', '/api/reading-settings/', {
      as,
      body: { settings: { look: { ...look, ...change }, voice: 'slow' }, client_time: ago(minutes) },
    });
  const get = async (as: string) =>
    (await app.ask<ReadingSettingsView>(oak, 'GET', '/api/reading-settings/', { as })).body;

  it('are stored for each person, and the latest by the device’s clock wins', async () => {
    expect(await get(reader)).toEqual({ settings: null, client_time: null });
    expect((await put(reader, {}, 5)).body.settings).toMatchObject({ look, voice: 'slow' });
    expect((await put(reader, { size: 2 }, 9)).body.settings?.look.size).toBe(5);
    expect((await get(reader)).settings?.look.size).toBe(5);
    expect((await put(reader, { font: 'own' }, 4)).body.settings?.look.font).toBe('own');
    expect((await get(other)).settings).toBeNull();
  });

  it('have the font by its previous name too, for the previous version of the web app', async () => {
    const { font: _font, ...previous } = look;
    const person = await app.makePerson(oak, 'student');
    const { access } = await app.signIn(person);
    const both = { font: 'book', letters: 'book' };
    expect((await put(access, { font: 'book' }, 9)).body.settings?.look).toMatchObject(both);
    expect((await get(access)).settings?.look).toMatchObject(both);
    const sent = await app.ask<ReadingSettingsView & Problem>(oak, 'PUT', '/api/reading-settings/', {
      as: access,
      body: { settings: { look: { ...previous, letters: 'clear' }, voice: 'slow' }, client_time: ago(5) },
    });
    expect(sent.body.settings?.look).toMatchObject({ font: 'clear', letters: 'clear' });
    await app.within(oak, (tx) =>
      tx.readingSettings.updateMany({
        where: { user_id: person.id },
        data: { settings: { look: { ...previous, letters: 'dyslexia' }, voice: 'slow' } },
      }),
    );
    expect((await get(access)).settings?.look).toMatchObject({ font: 'dyslexia', letters: 'dyslexia' });
  });

  it.each([{ size: 8 }, { font: 'comic' }, { letters: 'comic' }, { colour: 'pink' }, { extra: 1 }])(
    'refuse %p',
    async (change) => {
      expect((await put(reader, change)).status).toBe(422);
    },
  );
});

describe('the log of reading', () => {
  const session = (from: number, to: number, change: object = {}) => ({
    started_at: ago(from),
    ended_at: ago(to),
    active_seconds: 60 * (from - to),
    page_from: 1,
    page_to: 5,
    mode: 'silent',
    device: TABLET,
    ...change,
  });
  const put = (id: string, body: object, as = reader, school = oak) =>
    app.ask<{ saved: boolean } & Problem>(school, 'PUT', `/api/books/${book}/sessions/${id}/`, { as, body });
  const log = async (as = reader) =>
    (await app.ask<ReadingLog>(oak, 'GET', '/api/reading-sessions/', { as })).body;
  const ask = <T>(query: object) =>
    inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
      app.nest.get(QueryBus, { strict: false }).execute<never, T>(query as never),
    );

  it('counts a session once while it grows, and adds it to minutes and days', async () => {
    const id = newId();
    await put(id, session(3_000, 2_990));
    await Promise.all([
      put(id, session(3_000, 2_980)),
      put(id, session(3_000, 2_980)),
      put(id, session(3_000, 2_985)),
    ]);
    expect(await log()).toMatchObject({
      count: 1,
      seconds: 1_200,
      results: [{ id, active_seconds: 1_200, mode: 'silent', device: { kind: 'tablet', system: 'ios' } }],
    });
    expect((await log(other)).count).toBe(0);
    const since = new Date(Date.now() - 4_000 * 60_000);
    expect(await ask(new GetReadingMinutes([child.id], since, 'UTC'))).toEqual([
      { user_id: child.id, days: { [ago(3_000).slice(0, 10)]: 20 } },
    ]);
    const days = await ask<{ days: string[] }[]>(new GetReadingDays([child.id], since, 'UTC'));
    expect(days[0]?.days).toContain(ago(3_000).slice(0, 10));
  });

  // On 1 November 2026 clocks in Havana go back from 1:00 to 0:00, so that midnight comes twice: at 4:00 and 5:00 UTC.
  it('adds an hour to the day of the time zone, also where midnight comes twice', async () => {
    const { id } = await app.makePerson(oak, 'student');
    const hours = [
      '2026-10-31T03:00:00Z',
      '2026-11-01T03:00:00Z',
      '2026-11-01T04:00:00Z',
      '2026-11-03T05:00:00Z',
    ];
    await app.within(oak, (tx) =>
      tx.readingHour.createMany({
        data: hours.map((hour) => ({ tenant_id: oak.id, user_id: id, hour: new Date(hour) })),
      }),
    );
    const daysOf = (since: string, zone: string) => ask(new GetReadingDays([id], new Date(since), zone));
    expect(await daysOf('2026-10-30T00:00:00Z', 'America/Havana')).toEqual([
      { user_id: id, days: ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-03'] },
    ]);
    expect(await daysOf('2026-11-01T00:00:00Z', 'Asia/Kolkata')).toEqual([
      { user_id: id, days: ['2026-11-01', '2026-11-03'] },
    ]);
  });

  it('can be changed by its reader only; a deleted session is subtracted from the sums', async () => {
    const id = newId();
    await put(id, session(5_000, 4_990, { mode: 'offline' }));
    expect((await put(id, session(5_000, 4_980), other)).body).toEqual({ saved: false });
    expect((await put(newId(), session(10, 5), await app.tokenOf(elm, 'student'), elm)).status).toBe(404);
    const remove = (as: string) => app.ask(oak, 'DELETE', `/api/reading-sessions/${id}/`, { as });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(reader)).status).toBe(204);
    expect((await log()).results.map((one) => one.id)).not.toContain(id);
    const hours = await app.within(oak, (tx) =>
      tx.readingHour.count({
        where: {
          tenant_id: oak.id,
          user_id: child.id,
          hour: { lte: new Date(ago(4_980)), gte: new Date(ago(5_070)) },
        },
      }),
    );
    expect(hours).toBe(0);
  });

  it.each([
    ['more reading than time', { active_seconds: 700 }],
    ['an end before its beginning', { ended_at: ago(100) }],
    ['a mode that is none', { mode: 'dream' }],
    ['no device', { device: undefined }],
  ])('refuses a session with %s', async (_what, change) => {
    expect((await put(newId(), session(20, 10, change))).status).toBe(422);
  });
});
