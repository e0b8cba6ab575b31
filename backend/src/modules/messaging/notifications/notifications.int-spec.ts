import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { textOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { Clock } from '../../../platform/clock.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import { Consumers } from '../../../platform/messaging/consumers.ts';
import { Delivery } from '../../../platform/messaging/delivery.ts';
import type { Envelope } from '../../../platform/messaging/events.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { requestEmail, type EmailRequest, type EmailTemplate } from '../contract.ts';
import type { NotificationChannel, NotificationKind } from './channel.rules.ts';
import { DeleteOldNotifications } from './delete-old-notifications.ts';
import type {
  NotificationPage,
  NotificationPreferences,
  NotificationRow,
  UnreadNotifications,
} from './notification-view.ts';
import { SendDigests } from './send-digests.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  sink = await startSmtpSink();
  // No worker: `work` delivers events, so that each test sees all effects of its own.
  app = await startTestApp({ smtp: sink.url });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const request = <T extends EmailTemplate>(email: EmailRequest<T>): Promise<void> =>
  app.within(oak, (tx) => requestEmail(app.nest.get(Outbox, { strict: false }), tx, email));
const itIs = (moment: string) =>
  jest.spyOn(app.nest.get(Clock, { strict: false }), 'now').mockReturnValue(new Date(moment));

const deliver = async (event: Envelope): Promise<void> => {
  for (const { name } of app.nest.get(Consumers, { strict: false }).of(event.type))
    await app.nest.get(Delivery, { strict: false }).deliver(name, event);
};
const rowsOf = <Row>(text: string, values: unknown[] = []) =>
  as(app.databaseUrl, async (client) => (await client.query(text, values)).rows as Row[]);

/** Delivers all waiting events and those that follow from them, each twice under two ids, as after a lost receipt. */
async function work(): Promise<void> {
  const waiting = () =>
    rowsOf<Envelope>(
      `select id, type, tenant_id, correlation_id, payload from platform.outbox_event
       where published_at is null order by occurred_at, id`,
    );
  for (let events = await waiting(); events.length > 0; events = await waiting())
    for (const event of events) {
      await deliver(event);
      await deliver({ ...event, id: newId() });
      await rowsOf('update platform.outbox_event set published_at = now() where id = $1', [event.id]);
    }
}

interface Reader extends TestPerson {
  access: string;
}
const reader = async (role: 'teacher' | 'student' = 'teacher', change: object = {}): Promise<Reader> => {
  const person = await app.makePerson(oak, role, change);
  return { ...person, access: (await app.signIn(person)).access };
};
const bookReady = (to: TestPerson, title: string, cause: string = newId()) =>
  request({ template: 'book-ready', to: { user_id: to.id }, data: { title, path: '/library/1' }, cause });
const list = async (who: Reader, after?: string): Promise<NotificationPage> =>
  (
    await app.ask<NotificationPage>(oak, 'GET', `/api/notifications/${after ? `?after=${after}` : ''}`, {
      as: who.access,
    })
  ).body;
const unread = async (who: Reader): Promise<number> =>
  (await app.ask<UnreadNotifications>(oak, 'GET', '/api/notifications/unread/', { as: who.access })).body
    .unread;
const preferences = (who: Reader) =>
  app.ask<NotificationPreferences>(oak, 'GET', '/api/notification-preferences/', { as: who.access });
const prefer = (
  who: Reader,
  channels: Partial<Record<NotificationKind, NotificationChannel>>,
  more: Partial<NotificationPreferences> = {},
) =>
  app.ask<NotificationPreferences & Problem>(oak, 'PUT', '/api/notification-preferences/', {
    as: who.access,
    body: {
      channels,
      quiet_from: null,
      quiet_until: null,
      time_zone: 'UTC',
      digest_hour: 17,
      stopped: [],
      ...more,
    },
  });
const mailsTo = (who: TestPerson): string[] =>
  sink.mails.filter(({ to }) => to.includes(who.email!)).map(({ source }) => textOf(source));
const titles = ({ results }: NotificationPage) => results.map(({ title }) => title);

describe('what happens', () => {
  it('comes by e-mail until a person chooses otherwise', async () => {
    const ada = await reader();
    await bookReady(ada, 'Owls');
    await work();
    expect([mailsTo(ada).length, titles(await list(ada)), await unread(ada)]).toEqual([1, [], 0]);
  });

  it('is told in the app or by e-mail, and both ways only when asked', async () => {
    const told: Record<string, [number, number]> = {};
    for (const channel of ['app', 'email', 'both', 'none'] as const) {
      const who = await reader();
      expect((await prefer(who, { books: channel })).status).toBe(200);
      const cause = newId();
      for (const title of ['Owls', 'Owls again']) await bookReady(who, title, cause);
      await work();
      told[channel] = [mailsTo(who).length, (await list(who)).results.length];
    }
    expect(told).toEqual({ app: [0, 1], email: [1, 0], both: [1, 1], none: [0, 0] });
  });

  it('is told once for each cause, although the person changed their mind between two requests', async () => {
    const [ada, ben] = [await reader(), await reader()];
    await prefer(ada, { books: 'app' });
    for (const who of [ada, ben]) await bookReady(who, 'Owls', 'once');
    await work();
    await prefer(ada, { books: 'email' });
    await prefer(ben, { books: 'app' });
    for (const who of [ada, ben]) await bookReady(who, 'Owls', 'once');
    await work();
    expect([mailsTo(ada).length, (await list(ada)).results.length]).toEqual([0, 1]);
    expect([mailsTo(ben).length, (await list(ben)).results.length]).toEqual([1, 0]);
  });

  it('to an account or about safety is sent at once, whatever was chosen, also in quiet hours', async () => {
    const ada = await reader();
    const every = Object.fromEntries((await preferences(ada)).body.choices.map(({ kind }) => [kind, 'none']));
    await prefer(ada, every, { quiet_from: 0, quiet_until: 1439 });
    itIs('2026-11-20T12:00:00Z');
    await request({ template: 'password-changed', to: { user_id: ada.id }, data: {}, cause: newId() });
    await bookReady(ada, 'Owls');
    await work();
    expect(mailsTo(ada)).toHaveLength(1);
    expect(await list(ada)).toEqual({ results: [], next: null });
  });

  it('is in the app for a child without an e-mail address', async () => {
    const mia = await reader('student', { email: null });
    await request({
      template: 'story-withdrawn',
      to: { user_id: mia.id },
      data: { title: 'The kite', path: '/my-stories/1', reason: 'Ask me.' },
      cause: newId(),
    });
    await work();
    expect((await list(mia)).results).toMatchObject([
      {
        kind: 'account',
        path: '/my-stories/1',
        text: 'Ask me.',
        read: false,
        title: expect.stringContaining('The kite'),
      },
    ]);
    expect((await preferences(mia)).body).toMatchObject({
      channels: ['app', 'none'],
      choices: ['stories', 'reading', 'lessons'].map((kind) => ({ kind, channel: 'app' })),
    });
    expect((await prefer(mia, { stories: 'email' })).body.errors).toEqual({
      channels: ['Choose one of the ways that are offered.'],
    });
  });
});

describe('quiet hours', () => {
  it('hold an e-mail until their end; the app is told at once', async () => {
    const ada = await reader();
    await prefer(
      ada,
      { books: 'both' },
      { quiet_from: 21 * 60, quiet_until: 7 * 60, time_zone: 'Asia/Kolkata' },
    );
    itIs('2026-11-20T18:00:00Z'); // 23:30 in Kolkata
    await bookReady(ada, 'Owls');
    await work();
    expect([mailsTo(ada).length, titles(await list(ada)).length]).toEqual([0, 1]);
    const held = await rowsOf<Envelope & { due_at: Date }>(
      `select d.id, d.type, d.tenant_id, d.correlation_id, d.payload, d.due_at from platform.due_event d
       join messaging.email e on e.id = (d.payload ->> 'email_id')::uuid where e.recipient = $1 and e.held_until = d.due_at`,
      [ada.email],
    );
    expect(held.map(({ due_at }) => due_at.toISOString())).toEqual(['2026-11-21T01:30:00.000Z']);
    await deliver(held[0]!);
    expect(mailsTo(ada)).toHaveLength(1);
  });

  it('are not said to be saved before the person saves', async () => {
    const ada = await reader();
    expect((await preferences(ada)).body).toMatchObject({ time_zone: 'UTC', saved: false });
    await prefer(ada, {});
    expect((await preferences(ada)).body).toMatchObject({ time_zone: 'UTC', saved: true });
  });

  it('need two times and a time zone that exists', async () => {
    const ada = await reader();
    const faults = async (more: object) => (await prefer(ada, {}, more)).body.errors;
    expect(await faults({ quiet_from: 60 })).toEqual({ quiet_until: ['Choose both times, or none.'] });
    expect(await faults({ quiet_from: 60, quiet_until: 60 })).toEqual({
      quiet_until: ['Choose an end that is not the beginning.'],
    });
    expect(await faults({ time_zone: 'Mars/Olympus' })).toEqual({
      time_zone: ['Choose a time zone, such as Europe/London.'],
    });
    expect((await prefer(ada, { nothing: 'app' } as never)).body.errors).toEqual({
      channels: ['There is no kind "nothing" for you.'],
    });
    expect((await prefer(ada, { books: 'pigeon' } as never)).body.errors).toEqual({
      channels: ['Choose one of the ways that are offered.'],
    });
  });
});

describe('a digest', () => {
  const run = () => app.nest.get(SendDigests, { strict: false }).run().then(work);

  it('is one e-mail a day with all that happened, from its hour on', async () => {
    const ada = await reader();
    await prefer(ada, { books: 'digest' }, { digest_hour: 18, time_zone: 'Asia/Kolkata' });
    itIs('2026-11-20T09:00:00Z');
    await bookReady(ada, 'Owls');
    await bookReady(ada, 'Bees');
    await work();
    await run();
    expect([mailsTo(ada).length, (await list(ada)).results.length]).toEqual([0, 0]);
    itIs('2026-11-20T12:30:00Z');
    await Promise.all([run(), app.nest.get(SendDigests, { strict: false }).run()]);
    await work();
    const [digest, ...rest] = mailsTo(ada);
    expect(rest).toEqual([]);
    expect(digest).toContain('Owls');
    expect(digest).toContain('Bees');
    await bookReady(ada, 'Whales');
    await work();
    await run();
    expect(mailsTo(ada)).toHaveLength(1);
    itIs('2026-11-21T12:30:00Z');
    await run();
    expect(mailsTo(ada)).toHaveLength(2);
    expect(mailsTo(ada)[1]).not.toContain('Owls');
    itIs('2026-11-22T12:30:00Z');
    await run();
    expect(mailsTo(ada)).toHaveLength(2);
  });
});

describe('the list', () => {
  /** Stores notifications, the oldest first. */
  const stored = (who: TestPerson, count: number, more: object = {}) =>
    app.within(oak, (tx) =>
      tx.notification.createMany({
        data: Array.from({ length: count }, (_one, n) => ({
          tenant_id: oak.id,
          id: newId(),
          user_id: who.id,
          template: 'book-ready',
          kind: 'books',
          cause: newId(),
          title: `Title ${n}`,
          text: '',
          path: '/library/1',
          in_app: true,
          in_digest: false,
          ...more,
        })),
      }),
    );
  const markRead = (who: Reader, id?: string, school = oak) =>
    app.ask(school, 'POST', `/api/notifications/${id ? `${id}/` : ''}read/`, { as: who.access });

  it('has the newest first, page by page', async () => {
    const ada = await reader();
    await stored(ada, 45);
    const pages: NotificationRow[][] = [];
    for (let after: string | undefined; pages.length < 5;) {
      const { results, next } = await list(ada, after);
      pages.push(results);
      if (next === null) break;
      after = next;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(pages.flat().map(({ title }) => title)).toEqual(
      Array.from({ length: 45 }, (_one, n) => `Title ${44 - n}`),
    );
  });

  it('is read one by one or as a whole, by its own person alone', async () => {
    const [ada, ben] = [await reader(), await reader()];
    await stored(ada, 3);
    await stored(ben, 1);
    const [newest] = (await list(ada)).results;
    expect((await markRead(ben, newest!.id)).status).toBe(404);
    expect([(await markRead(ada, newest!.id)).status, (await markRead(ada, newest!.id)).status]).toEqual([
      204, 204,
    ]);
    expect(await unread(ada)).toBe(2);
    expect((await markRead(ada)).status).toBe(204);
    expect([await unread(ada), await unread(ben)]).toEqual([0, 1]);
    expect((await markRead(ada, newest!.id, elm)).status).toBe(401);
    expect((await app.ask(oak, 'GET', '/api/notifications/')).status).toBe(401);
    await stored(ben, 120);
    expect(await unread(ben)).toBe(100);
  });

  it('loses what is older than sixty days', async () => {
    const ada = await reader();
    const day = (days: number) => ({ created_at: new Date(Date.now() - days * 86_400_000) });
    await stored(ada, 2, day(61));
    await stored(ada, 1, day(59));
    await app.nest.get(DeleteOldNotifications, { strict: false }).run();
    expect((await list(ada)).results).toHaveLength(1);
  });

  it('goes with its settings to the account that survives a merge', async () => {
    const head = await app.tokenOf(oak, 'school_admin');
    const [kept, merged] = [
      await app.makePerson(oak, 'student', { first_name: 'Noor', email: null }),
      await reader('student', { first_name: 'Noor', email: null }),
    ];
    await prefer(merged, { stories: 'none' });
    await stored(merged, 2);
    await stored(kept, 1, { cause: 'both' });
    await stored(merged, 1, { cause: 'both' });
    const done = await app.ask(oak, 'POST', '/api/archived-students/merge/', {
      as: head,
      body: { keep_id: kept.id, merge_id: merged.id },
    });
    expect(done.status).toBe(200);
    await work();
    const survivor = { ...kept, access: (await app.signIn(kept)).access };
    expect((await list(survivor)).results).toHaveLength(3);
    expect((await preferences(survivor)).body.choices).toContainEqual({ kind: 'stories', channel: 'none' });
  });

  it('of a merged account leaves the settings of the surviving one as they are, and none of its own', async () => {
    const head = await app.tokenOf(oak, 'school_admin');
    const [kept, merged] = [
      await reader('student', { first_name: 'Noor', email: null }),
      await reader('student', { first_name: 'Noor', email: null }),
    ];
    await prefer(kept, { stories: 'none' });
    await prefer(merged, { stories: 'app', reading: 'none' });
    const done = await app.ask(oak, 'POST', '/api/archived-students/merge/', {
      as: head,
      body: { keep_id: kept.id, merge_id: merged.id },
    });
    expect(done.status).toBe(200);
    await work();
    expect(
      await rowsOf(
        'select user_id, channels from messaging.notification_settings where user_id = any($1::uuid[])',
        [[kept.id, merged.id]],
      ),
    ).toEqual([{ user_id: kept.id, channels: { stories: 'none' } }]);
  });
});

describe('e-mails that a link stopped', () => {
  it('are shown with the settings, and sent again when the person wants them', async () => {
    const ada = await reader();
    await app.within(oak, (tx) =>
      tx.emailOptOut.createMany({
        data: [{ tenant_id: oak.id, address: ada.email!.toLowerCase(), kind: 'news' }],
      }),
    );
    expect((await preferences(ada)).body.stopped).toEqual(['news']);
    expect((await prefer(ada, {}, { stopped: ['news'] })).body.stopped).toEqual(['news']);
    expect((await prefer(ada, {})).body.stopped).toEqual([]);
  });
});
