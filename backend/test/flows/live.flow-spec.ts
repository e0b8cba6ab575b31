import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ICAL from 'ical.js';
import { DateTime } from 'luxon';
import { makeClass } from '../support/classes.ts';
import { openSocket, type SocketClient } from '../support/socket-client.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import { LinkSecrets } from '../../src/platform/link-secrets.ts';
import type { CalendarFeedView } from '../../src/modules/learning/live/calendar-feeds.ts';
import type { LiveChoices, LivePlanView } from '../../src/modules/learning/live/live.queries.ts';
import type { LiveTimePage, RoomPersonView, RoomView } from '../../src/modules/learning/live/live-views.ts';

/** Two processes on one database. */
let app: TestApp;
let second: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [head, teacher, mia, foreign]: TestPerson[] = [];
const tokens = new Map<TestPerson, string>();
const sockets: SocketClient[] = [];

beforeAll(async () => {
  app = await startTestApp({ settings: { HEARTBEAT_SECONDS: '1' } });
  second = await startTestApp({ settings: { HEARTBEAT_SECONDS: '1' }, database: app.databaseUrl });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  head = await app.makePerson(oak, 'school_admin');
  teacher = await app.makePerson(oak, 'teacher', { first_name: 'Folake', last_name: 'Adeyemi' });
  mia = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Moss' });
  foreign = await app.makePerson(elm, 'student');
  for (const person of [head, teacher, mia, foreign]) tokens.set(person, (await app.signIn(person)).access);
  for (const school of [oak])
    await app.ask(school, 'PATCH', '/api/school-settings', {
      as: tokens.get(head),
      body: { features: ['live'] },
    });
});
afterAll(async () => {
  for (const socket of sockets) socket.close();
  await second?.close();
  await app?.close();
});

type Answer<Body> = Body & Partial<Pick<Problem, 'code' | 'errors'>> & { id: string; slug: string };
const ask = <Body = object>(
  by: TestPerson | TestSchool,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => {
  const person = 'school' in by ? by : null;
  return app.ask<Answer<Body>>(person ? person.school : (by as TestSchool), method, `/api/${path}`, {
    ...(person && { as: tokens.get(person) }),
    ...(body && { body, headers: { 'idempotency-key': newId() } }),
  });
};
const plan = (more: object = {}) => ({
  title: 'Monday story',
  summary: 'Mr Bell reads.',
  audience: 'school',
  class_id: null,
  leader_id: teacher!.id,
  second_id: null,
  guest_name: '',
  language: 'en',
  time_zone: 'Europe/London',
  starts_on: DateTime.utc().plus({ days: 7 }).toISODate(),
  starts_minute: 555,
  minutes: 20,
  repeats: 'weekly',
  until: DateTime.utc().plus({ days: 35 }).toISODate(),
  min_adults: 1,
  seats: 0,
  room: 'built_in',
  room_url: '',
  recorded: false,
  cameras: false,
  slides: [
    { title: 'Hello', text: '# Hello' },
    { title: 'The end', text: 'Goodbye <script>1</script>' },
  ],
  ...more,
});
/** A published lesson. */
async function hold(more: object = {}): Promise<LivePlanView> {
  const made = await ask(teacher!, 'POST', 'live-desk/', plan(more));
  expect(made).toMatchObject({ status: 201 });
  expect((await ask(teacher!, 'POST', `live-desk/${made.body.id}/move/`, { move: 'publish' })).status).toBe(
    204,
  );
  return (await ask<LivePlanView>(teacher!, 'GET', `live-desk/${made.body.id}/`)).body;
}

describe('planning', () => {
  it('is for adults of the school, and says what is wrong', async () => {
    expect((await ask(mia!, 'POST', 'live-desk/', plan())).status).toBe(403);
    expect((await ask(foreign!, 'GET', 'live-lessons/')).body.code).toBe('live_closed');
    const { teacher: lead } = await makeClass(app, oak, 0);
    const { body: choices } = await ask<LiveChoices>(teacher!, 'GET', 'live-desk/choices/');
    expect(choices.adults.map(({ id }) => id).sort()).toEqual([head!.id, teacher!.id, lead.id].sort());
    const wrong = await ask(
      teacher!,
      'POST',
      'live-desk/',
      plan({ leader_id: mia!.id, time_zone: 'Moon/Base', until: null, room: 'jitsi', min_adults: 2 }),
    );
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors!).sort()).toEqual([
      'leader_id',
      'room',
      'second_id',
      'time_zone',
      'until',
    ]);
  });

  it('repeats, moves and cancels times, which calendars follow', async () => {
    const lesson = await hold();
    expect(lesson.times).toHaveLength(5);
    const path = `live-desk/${lesson.id}/times`;
    const day = DateTime.utc().plus({ days: 15 }).toISODate();
    expect(
      (
        await ask(teacher!, 'PUT', `${path}/${lesson.times[1]!.id}/`, {
          change: 'reschedule',
          reason: 'Trip',
          day,
          minute: 600,
        })
      ).status,
    ).toBe(204);
    expect(
      (await ask(teacher!, 'PUT', `${path}/${lesson.times[2]!.id}/`, { change: 'cancel', reason: 'Holiday' }))
        .status,
    ).toBe(204);
    expect(
      (
        await ask(teacher!, 'PUT', `${path}/${lesson.times[2]!.id}/`, {
          change: 'reschedule',
          reason: '',
          day,
          minute: 1,
        })
      ).body.code,
    ).toBe('wrong_status');
    const list = await ask<LiveTimePage>(mia!, 'GET', 'live-lessons/?limit=100');
    expect(list.body.results.map(({ state, moved_from }) => [state, moved_from !== null])).toEqual([
      ['planned', false],
      ['planned', true],
      ['cancelled', false],
      ['planned', false],
      ['planned', false],
    ]);
    expect((await ask<LiveTimePage>(oak, 'GET', 'live-lessons/')).body.count).toBe(0);

    const feed = await ask<CalendarFeedView>(mia!, 'POST', 'live-calendar/', {});
    const file = await app.ask<string>(oak, 'GET', feed.body.path!);
    expect(file.headers['content-type']).toContain('text/calendar');
    const text = file.text;
    const events = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    expect(events).toHaveLength(2);
    expect(events[0]!.sequence).toBe(2);
    expect((await app.ask(elm, 'GET', feed.body.path!)).status).toBe(403);
    expect((await ask(mia!, 'DELETE', 'live-calendar/')).status).toBe(204);
    expect((await app.ask(oak, 'GET', feed.body.path!)).status).toBe(404);
    expect((await ask(teacher!, 'POST', `live-desk/${lesson.id}/move/`, { move: 'cancel' })).status).toBe(
      204,
    );
  });
});

describe('the room', () => {
  const enter = async (person: TestPerson, id: string, at: TestApp): Promise<SocketClient> => {
    const { body } = await ask<{ ticket: string }>(person, 'POST', 'live/ticket/', {
      purpose: 'live-room',
      subject: id,
    });
    const socket = await openSocket({ port: (await at.listen()).port, school: oak, ticket: body.ticket });
    expect(socket.status).toBe(101);
    sockets.push(socket);
    return socket;
  };
  const room = (socket: SocketClient): RoomView | undefined =>
    (socket.messages.at(-1) as { room?: RoomView } | undefined)?.room;

  it('lets nobody in before an adult, and tells every process what happens', async () => {
    const soon = DateTime.now().setZone('Europe/London').plus({ minutes: 10 });
    const lesson = await hold({
      repeats: 'once',
      until: null,
      starts_on: soon.toISODate(),
      starts_minute: soon.hour * 60 + soon.minute,
    });
    const { id } = lesson.times[0]!;
    expect((await ask(foreign!, 'POST', 'live/ticket/', { purpose: 'live-room', subject: id })).status).toBe(
      403,
    );
    const child = await enter(mia!, id, app);
    await eventually(() => expect(room(child)).toMatchObject({ place: 'door', shown: null, people: [] }));
    const act = (by: TestPerson, body: object) => ask(by, 'POST', `live-lessons/${id}/room/`, body);
    expect((await act(mia!, { act: 'open' })).status).toBe(403);
    const adult = await enter(teacher!, id, second);
    await eventually(() => expect(room(adult)).toMatchObject({ place: 'room', state: 'planned' }));
    await eventually(() => expect(room(child)).toMatchObject({ place: 'door' }));
    expect((await act(teacher!, { act: 'open' })).status).toBe(204);
    await eventually(() =>
      expect(room(child)).toMatchObject({
        place: 'room',
        adults: ['Folake Adeyemi'],
        shown: { title: 'Hello' },
      }),
    );
    expect((await act(teacher!, { act: 'slide', number: 1 })).status).toBe(204);
    await eventually(() => expect(room(child)?.shown?.title).toBe('The end'));
    expect(room(child)!.shown!.html).not.toContain('<script');
    expect((await act(mia!, { act: 'hand', on: true })).status).toBe(204);
    await eventually(() =>
      expect(room(adult)?.people.find(({ id: one }) => one === mia!.id)).toMatchObject({ name: 'Mia M.' }),
    );
    await eventually(() =>
      expect(room(adult)!.people.find(({ id: one }) => one === mia!.id)!.hand_at).not.toBeNull(),
    );
    expect((await act(mia!, { act: 'say', text: 'call 07700 900 123' })).status).toBe(422);
    expect((await act(mia!, { act: 'say', text: 'Why?' })).status).toBe(204);
    expect((await act(teacher!, { act: 'say', text: 'Hands up.' })).status).toBe(204);
    await eventually(() => expect(room(child)!.messages.map(({ to_all }) => to_all)).toEqual([false, true]));

    // Sound of who may speak reaches the others, in another process too.
    expect((await act(teacher!, { act: 'speaker', person: teacher!.id })).status).toBe(204);
    const before = child.sounds.length;
    adult.send(Buffer.from('opus'));
    child.send(Buffer.from('not allowed'));
    await eventually(() => expect(child.sounds.slice(before).map(String)).toEqual(['opus']));
    expect(adult.sounds).toEqual([]);

    // Without an adult nobody stays.
    adult.close();
    await eventually(() => expect(room(child)).toMatchObject({ place: 'door', shown: null }));
    const again = await enter(teacher!, id, second);
    await eventually(() => expect(room(child)).toMatchObject({ place: 'room' }));
    expect((await act(teacher!, { act: 'end' })).status).toBe(204);
    await eventually(() => expect(room(again)).toMatchObject({ state: 'ended' }));
    const came = await ask<RoomPersonView[]>(teacher!, 'GET', `live-lessons/${id}/attendance/`);
    expect(
      (came.body as unknown as RoomPersonView[]).map(({ name, entered_at }) => [name, entered_at !== null]),
    ).toEqual([
      ['Mia Moss', true],
      ['Folake Adeyemi', true],
    ]);
    expect((await ask(mia!, 'GET', `live-lessons/${id}/attendance/`)).status).toBe(403);
  });

  it('shows the pages of a PDF as slides, and everybody sees the page that the host has turned to', async () => {
    const [pdf, draft, returned] = [newId(), newId(), newId()];
    const resource = (id: string, more: object) => ({
      tenant_id: oak.id,
      id,
      kind: 'slides',
      title: 'The water cycle',
      owner_id: teacher!.id,
      owner_name: 'Folake Adeyemi',
      stage: 'draft',
      check: 'ready',
      file_id: newId(),
      file_kind: 'pdf',
      facts: { pages: 3, drawn: 3 },
      ...more,
    });
    await app.within(oak, (tx) =>
      tx.resource.createMany({
        data: [
          resource(pdf, {}),
          resource(draft, { owner_id: head!.id }),
          resource(returned, { stage: 'returned' }),
        ],
      }),
    );
    const { body: choices } = await ask<LiveChoices>(teacher!, 'GET', 'live-desk/choices/');
    expect(choices.slide_files.map(({ id, pictures }) => [id, pictures.length])).toEqual([[pdf, 3]]);
    const page = (resource_id: string, number: number) => ({
      title: `Page ${number}`,
      text: '',
      resource_id,
      page: number,
    });
    const wrong = await ask(teacher!, 'POST', 'live-desk/', plan({ slides: [page(draft, 1), page(pdf, 4)] }));
    expect(Object.keys(wrong.body.errors!)).toEqual(['slides.0.resource_id', 'slides.1.page']);

    const soon = DateTime.now().setZone('Europe/London').plus({ minutes: 10 });
    const planned = plan({
      repeats: 'once',
      until: null,
      starts_on: soon.toISODate(),
      starts_minute: soon.hour * 60 + soon.minute,
      slides: [page(pdf, 1), page(pdf, 2), { title: 'Words', text: 'Only words.' }],
    });
    const lesson = await hold(planned);
    const { id } = lesson.times[0]!;
    const act = (body: object) => ask(teacher!, 'POST', `live-lessons/${id}/room/`, body);
    const adult = await enter(teacher!, id, app);
    await eventually(() => expect(room(adult)).toMatchObject({ place: 'room' }));
    await act({ act: 'open' });
    const child = await enter(mia!, id, second);
    await eventually(() => expect(room(child)?.shown?.picture).toMatch(/\/page-1\.webp$/));
    await act({ act: 'slide', number: 1 });
    for (const socket of [child, adult])
      await eventually(() => expect(room(socket)?.shown?.picture).toMatch(/\/page-2\.webp$/));
    await act({ act: 'slide', number: 2 });
    await eventually(() => expect(room(child)?.shown).toMatchObject({ title: 'Words', picture: null }));

    // The head of the school changes the plan: the teacher's PDF stays, a withdrawn one is not shown.
    const { revision } = (await ask<LivePlanView>(head!, 'GET', `live-desk/${lesson.id}/`)).body;
    const changed = { ...planned, title: 'Changed', slides: [page(pdf, 3)], revision };
    expect((await ask(head!, 'PUT', `live-desk/${lesson.id}/`, changed)).status).toBe(200);
    await act({ act: 'slide', number: 0 });
    await eventually(() => expect(room(child)?.shown?.picture).toMatch(/\/page-3\.webp$/));
    await app.within(oak, (tx) =>
      tx.resource.updateMany({ where: { id: pdf }, data: { stage: 'withdrawn' } }),
    );
    await act({ act: 'caption', text: 'The end' });
    await eventually(() =>
      expect(room(child)).toMatchObject({ caption: 'The end', shown: { picture: null } }),
    );
  });

  it('lets a guest of a webinar in by the link of a place, when an adult says so', async () => {
    const soon = DateTime.now().setZone('Europe/London').plus({ minutes: 10 });
    const lesson = await hold({
      title: 'Open evening',
      audience: 'webinar',
      repeats: 'once',
      until: null,
      starts_on: soon.toISODate(),
      starts_minute: soon.hour * 60 + soon.minute,
    });
    const { id } = lesson.times[0]!;
    const secrets = app.nest.get(LinkSecrets, { strict: false });
    await ask(oak, 'POST', `webinars/${lesson.slug}/guests/`, { name: 'Ann', email: 'ann@example.org' });
    const [row] = await app.within(oak, (tx) =>
      tx.liveRegistration.findMany({ where: { lesson_id: lesson.id, guest_email: 'ann@example.org' } }),
    );
    const secret = await app.within(oak, () => Promise.resolve(secrets.secretOf(row!.secret_seed)));
    const link = `webinar-places/${secret}`;
    // Before the place is confirmed there is no door.
    expect((await ask(oak, 'GET', `${link}/room`)).status).toBe(404);
    expect((await ask(oak, 'POST', `${link}/confirm`, {})).body).toMatchObject({ door: true });
    const see = async () => (await ask<RoomView>(oak, 'GET', `${link}/room`)).body;
    expect(await see()).toMatchObject({ place: 'door', shown: null, people: [], messages: [] });
    const adult = await enter(teacher!, id, second);
    const child = await enter(mia!, id, app);
    const act = (body: object) => ask(teacher!, 'POST', `live-lessons/${id}/room/`, body);
    expect((await act({ act: 'open' })).status).toBe(204);
    await eventually(() => expect(room(child)).toMatchObject({ place: 'room' }));
    // A child goes in with an adult; a guest waits until one lets them in.
    expect(await see()).toMatchObject({ place: 'door', adults: ['Folake Adeyemi'] });
    const say = (body: object) => ask(oak, 'POST', `${link}/room`, body);
    expect((await say({ act: 'say', text: 'Hello' })).body.code).toBe('not_inside');
    expect((await say({ act: 'open' })).status).toBe(403);
    await eventually(() =>
      expect(room(adult)?.people.find(({ guest }) => guest)).toMatchObject({ name: 'Ann', place: 'door' }),
    );
    expect((await act({ act: 'let_in', person: row!.id })).status).toBe(204);
    expect(await see()).toMatchObject({ place: 'room', shown: { title: 'Hello' }, people: [] });
    expect((await say({ act: 'say', text: 'Good evening' })).status).toBe(204);
    await eventually(() =>
      expect(room(adult)!.messages.map(({ name, to_all }) => [name, to_all])).toEqual([['Ann', false]]),
    );
    expect(room(child)!.messages).toEqual([]);
    // Who speaks is told by name only when it is an adult.
    expect((await act({ act: 'speaker', person: mia!.id })).status).toBe(204);
    expect((await see()).speaker).toBeNull();
    expect(JSON.stringify(await see())).not.toContain('Mia');
    expect((await ask(oak, 'POST', `${link}/leave`, {})).status).toBe(204);
    expect((await act({ act: 'end' })).status).toBe(204);
    const came = await ask<RoomPersonView[]>(teacher!, 'GET', `live-lessons/${id}/attendance/`);
    expect((came.body as unknown as RoomPersonView[]).map(({ name }) => name)).toContain('Ann');
    expect((await ask(oak, 'GET', `${link}/room`)).body.code).toBe('not_yet');
  });
});

describe('webinars', () => {
  it('have places, for guests by a link, and no more than there are', async () => {
    const lesson = await hold({ title: 'Reading at home', audience: 'webinar', seats: 1 });
    const page = await ask<{ places_left: number }>(oak, 'GET', `webinars/${lesson.slug}/`);
    expect(page.body).toMatchObject({ places_left: 1, further: expect.any(Array) });
    expect((await ask(oak, 'GET', 'webinars/nothing/')).status).toBe(404);
    expect(
      (await ask(oak, 'POST', `webinars/${lesson.slug}/guests/`, { name: 'Ann', email: 'ann@example.org' }))
        .status,
    ).toBe(204);
    expect((await ask(oak, 'GET', 'webinar-places/wrong/')).status).toBe(404);
    expect((await ask(teacher!, 'POST', `webinars/${lesson.slug}/place/`, {})).status).toBe(204);
    expect((await ask(head!, 'POST', `webinars/${lesson.slug}/place/`, {})).body.code).toBe('full');
    expect((await ask(teacher!, 'DELETE', `webinars/${lesson.slug}/place/`)).status).toBe(204);
    expect((await ask(head!, 'POST', `webinars/${lesson.slug}/place/`, {})).status).toBe(204);
    const calendar = await app.ask(oak, 'GET', `/api/webinars/${lesson.slug}/calendar/`);
    expect(calendar.headers['content-type']).toContain('text/calendar');
  });

  it('open in a service of the school, whose secret nobody reads again', async () => {
    const secret = 'a-secret-of-the-service';
    const body = { base_url: 'https://meet.example.org/', key_id: 'school', secret };
    expect((await ask(teacher!, 'PUT', 'live-desk/services/jitsi/', body)).status).toBe(403);
    expect((await ask(head!, 'PUT', 'live-desk/services/jitsi/', body)).status).toBe(204);
    const list = await ask(head!, 'GET', 'live-desk/services/');
    expect(JSON.stringify(list.body)).toContain('https://meet.example.org');
    expect(JSON.stringify(list.body)).not.toContain(secret);
    expect((await ask(teacher!, 'POST', 'live-desk/', plan({ room: 'jitsi' }))).status).toBe(201);
    expect((await ask(head!, 'DELETE', 'live-desk/services/jitsi/')).status).toBe(204);
    expect((await ask(teacher!, 'POST', 'live-desk/', plan({ room: 'jitsi' }))).status).toBe(422);
  });
});
