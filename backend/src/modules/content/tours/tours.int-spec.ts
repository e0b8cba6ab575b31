import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { mailTo } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { Tour } from './get-tour.query.ts';
import type { TourSlot } from './list-slots.query.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;
let head: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({ worker: true, smtp: sink.url });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School', school_email: 'office@oak.test' }),
    app.makeSchool('elm'),
  ]);
  head = await app.tokenOf(oak, 'school_admin');
  const times = [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    start_minute: 570,
    minutes: 45,
    time_zone: 'Europe/London',
  }));
  await app.ask(oak, 'PUT', '/api/tour-times/', { as: head, body: { times } });
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const slots = async (school = oak) => (await app.ask<TourSlot[]>(school, 'GET', '/api/tour-slots/')).body;
const book = (starts_at: string, name: string) =>
  app.ask<{ reference: string; token: string } & Problem>(oak, 'POST', '/api/tours/', {
    body: { starts_at, name, email: `${name.toLowerCase()}@home.test`, people: 3, text: '' },
    from: `10.7.0.${name.length}`,
  });
const tour = (token: string, school = oak) => app.ask<Tour & Problem>(school, 'GET', `/api/tours/${token}/`);

describe('tours', () => {
  it('are offered at the school’s times, for four weeks', async () => {
    expect((await slots()).length).toBeGreaterThan(16);
    expect(await slots(elm)).toEqual([]);
  });

  it('are booked once each, also with concurrent requests', async () => {
    const [first] = await slots();
    const answers = await Promise.all(
      ['Ana', 'Bell', 'Chris', 'Dorothy'].map((name) => book(first!.starts_at, name)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('slot_taken');
    expect((await slots()).some(({ starts_at }) => starts_at === first!.starts_at)).toBe(false);
    // The refused bookings stored nothing.
    const inbox = await app.ask<{ count: number }>(oak, 'GET', '/api/inbox/?kind=tour', { as: head });
    expect(inbox.body.count).toBe(1);
  });

  it('are confirmed by e-mail with a calendar entry and a link to cancel', async () => {
    const [first] = await slots();
    const { body } = await book(first!.starts_at, 'Farida');
    const mail = await mailTo(sink, 'farida@home.test', /tour is booked/);
    expect(mail).toContain(`/request-a-tour?booking=${body.token}`);
    expect(sink.mails.find(({ to }) => to.includes('farida@home.test'))!.source).toContain('appointment.ics');
    const file = await app.ask(oak, 'GET', `/api/tours/${body.token}/calendar/`);
    expect(file.headers['content-type']).toContain('text/calendar');
    // Lines of at most 75 octets, each with its break, the last one too.
    expect(file.text).toMatch(/^BEGIN:VCALENDAR\r\n(?:.{1,75}\r\n)+END:VCALENDAR\r\n$/);
    expect(file.text).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:Tour of Oak School/);

    const cancel = () => app.ask<Tour>(oak, 'POST', `/api/tours/${body.token}/cancel/`, { body: {} });
    expect((await cancel()).body.cancelled).toBe(true);
    expect((await cancel()).body.cancelled).toBe(true);
    expect((await slots())[0]!.starts_at).toBe(first!.starts_at);
    await mailTo(sink, 'office@oak.test', /will not take place/);
    expect((await book(first!.starts_at, 'Gustavo')).status).toBe(201);
  });

  it('can be opened with their token only', async () => {
    const [first] = await slots();
    const { token } = (await book(first!.starts_at, 'Henrietta')).body;
    expect((await tour(token)).body).toMatchObject({ people: 3, cancelled: false });
    expect((await tour(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect((await tour(token, elm)).status).toBe(404);
    expect((await tour(token.split('.')[0]!)).status).toBe(404);
  });

  it('cannot be booked at other times', async () => {
    expect((await book('2031-01-01T09:30:00Z', 'Iris')).body.code).toBe('slot_taken');
    expect((await book('yesterday', 'Jo')).status).toBe(422);
  });

  it('begin at times set by an administrator, in a valid time zone', async () => {
    const set = (as: string, time_zone: string) =>
      app.ask<Problem>(oak, 'PUT', '/api/tour-times/', {
        as,
        body: { times: [{ weekday: 1, start_minute: 600, minutes: 30, time_zone }] },
      });
    expect((await set(await app.tokenOf(oak, 'teacher'), 'Europe/London')).status).toBe(403);
    expect((await set(head, 'Mars/Olympus')).status).toBe(422);
  });
});
