import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import sharp from 'sharp';
import { partOf, partsOf, textOf } from '../../../../test/support/emails.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { inContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { LinkSecrets, SECRET_MARK } from '../../../platform/link-secrets.ts';
import { Consumers } from '../../../platform/messaging/consumers.ts';
import { Delivery } from '../../../platform/messaging/delivery.ts';
import type { Envelope } from '../../../platform/messaging/events.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import { GetSchoolBrand } from '../../tenancy/contract.ts';
import { EmailQueued, requestEmail, type EmailRequest, type EmailTemplate } from '../contract.ts';
import { DeleteOldEmails } from './delete-old-emails.ts';

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let elm: TestSchool;

beforeAll(async () => {
  sink = await startSmtpSink();
  // No worker: `work` delivers events, so that each test sees all effects of its own.
  app = await startTestApp({ smtp: sink.url });
  [oak, elm] = await Promise.all([
    app.makeSchool('oak', { school_name: 'Oak School', school_email: 'office@oak.test' }),
    app.makeSchool('elm', { language: 'ar' }),
  ]);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});

const request = <T extends EmailTemplate>(email: EmailRequest<T>, school = oak): Promise<void> =>
  app.within(school, (tx) => requestEmail(app.nest.get(Outbox, { strict: false }), tx, email));

/** Events that are not delivered yet, oldest first. */
const waiting = () =>
  as(app.databaseUrl, async (client) => {
    const { rows } = await client.query<Envelope>(
      `select id, type, tenant_id, correlation_id, payload from platform.outbox_event
       where published_at is null order by occurred_at, id`,
    );
    return rows;
  });

/** Delivers an event to each of its consumers. */
async function deliver(event: Envelope): Promise<void> {
  for (const { name } of app.nest.get(Consumers, { strict: false }).of(event.type))
    await app.nest.get(Delivery, { strict: false }).deliver(name, event);
}

/** Delivers all waiting events and those that follow from them; returns the delivered ones. */
async function work(): Promise<Envelope[]> {
  const done: Envelope[] = [];
  for (let events = await waiting(); events.length > 0; events = await waiting())
    for (const event of events) {
      await deliver(event);
      done.push(event);
      await as(app.databaseUrl, (client) =>
        client.query('update platform.outbox_event set published_at = now() where id = $1', [event.id]),
      );
    }
  return done;
}

const emails = (school: TestSchool, where: object) =>
  app.within(school, (tx) => tx.email.findMany({ where }));
const mailsTo = (address: string): string[] =>
  sink.mails.filter(({ to }) => to.includes(address)).map(({ source }) => textOf(source));

describe('a requested e-mail', () => {
  it('is sent once for each cause and recipient, also when it is requested or delivered twice', async () => {
    const [ada, ben] = [await app.makePerson(oak, 'teacher'), await app.makePerson(oak, 'teacher')];
    const book = (user_id: string, cause: string) =>
      request({
        template: 'book-ready',
        to: { user_id },
        data: { title: 'Owls', path: '/library/1' },
        cause,
      });
    for (const person of [ada, ada, ben]) await book(person.id, 'the same');
    const events = await work();
    for (const event of events) await deliver(event);
    // The same request with another id, as after a lost receipt.
    for (const event of events) await deliver({ ...event, id: newId() });
    await work();
    expect([mailsTo(ada.email!).length, mailsTo(ben.email!).length]).toEqual([1, 1]);
    await book(ada.id, 'another');
    await work();
    expect(mailsTo(ada.email!)).toHaveLength(2);
    expect((await emails(oak, { recipient: ada.email })).map(({ status }) => status)).toEqual([
      'sent',
      'sent',
    ]);
  });

  it('without a cause is sent for each request, and for none of them twice', async () => {
    const ada = await app.makePerson(oak, 'teacher');
    const change = () =>
      request({ template: 'second-factor-changed', to: { user_id: ada.id }, data: { change: 'turned_on' } });
    await change();
    await change();
    for (const event of await work()) await deliver(event);
    expect(mailsTo(ada.email!)).toHaveLength(2);
  });

  it('is never sent when its transaction does not commit', async () => {
    const ada = await app.makePerson(oak, 'teacher');
    const outbox = app.nest.get(Outbox, { strict: false });
    await expect(
      app.within(oak, async (tx) => {
        await requestEmail(outbox, tx, { template: 'password-changed', to: { user_id: ada.id }, data: {} });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await work();
    expect(mailsTo(ada.email!)).toEqual([]);
  });

  it('whose data does not fit its template is refused where it is requested', async () => {
    const to = { user_id: newId() };
    const wrong = [
      { template: 'book-ready', to, data: { title: 'Owls' } },
      { template: 'book-ready', to, data: { title: 'Owls', path: 'https://evil.test/' } },
      { template: 'book-returned', to, data: { title: 'Owls', path: '/', reason: 'dull', note: '' } },
      { template: 'password-changed', to, data: { password: 'secret' } },
      { template: 'no-such', to, data: {} },
      { template: 'password-changed', to: {}, data: {} },
    ] as unknown as EmailRequest<'book-ready'>[];
    for (const email of wrong) await expect(request(email)).rejects.toThrow(/malformed/);
    expect(await waiting()).toEqual([]);
  });
});

describe('its language', () => {
  it('is the person’s, else the one of the request, else the school’s, else English', async () => {
    const french = await app.makePerson(elm, 'teacher');
    await app.within(elm, (tx) => tx.user.updateMany({ where: { id: french.id }, data: { language: 'fr' } }));
    const silent = await app.makePerson(elm, 'teacher');
    const english = await app.makePerson(oak, 'teacher');
    for (const [school, { id }] of [
      [elm, french],
      [elm, silent],
      [oak, english],
    ] as const)
      await request({ template: 'password-changed', to: { user_id: id }, data: {} }, school);
    const receipt = { reference: '4278', kind: 'contact', urgent: false } as const;
    for (const to of [
      { email: 'a@home.test', language: 'hi' },
      { email: 'b@home.test', language: null },
    ] as const)
      await request({ template: 'message-receipt', to, data: receipt }, elm);
    await work();
    expect(mailsTo(french.email!)[0]).toContain('votre mot de passe vient d’être changé');
    expect((await emails(elm, { recipient: silent.email }))[0]!.text).toContain('تغيّرت كلمة مرورك');
    expect(mailsTo(english.email!)[0]).toContain('your password was changed just now');
    expect((await emails(elm, { recipient: 'a@home.test' }))[0]!.subject).toMatch(/^हमें मिल गया/);
    expect((await emails(elm, { recipient: 'b@home.test' }))[0]!.subject).toMatch(/^وصلتنا رسالتك/);
  });
});

describe('its recipient', () => {
  it('without an address, gone, or of another school is sent nothing', async () => {
    const nobody = await app.makePerson(oak, 'student', { email: null });
    const other = await app.makePerson(elm, 'teacher');
    const before = sink.mails.length;
    for (const user_id of [nobody.id, other.id, newId()])
      await request({ template: 'password-changed', to: { user_id }, data: {} });
    expect((await work()).map(({ type }) => type)).toEqual(Array(3).fill('messaging.email-requested.v1'));
    expect(sink.mails.length).toBe(before);
  });

  it('can be another address of a person, the office of the school, or the platform’s team', async () => {
    const ada = await app.makePerson(oak, 'teacher', { first_name: 'Ada' });
    const team = await app.makePerson(app.platform, 'platform_admin', { first_name: 'Tess' });
    await request({
      template: 'email-changed',
      to: { user_id: ada.id, email: 'former@home.test' },
      data: {},
    });
    await request({
      template: 'tour-cancelled-notice',
      to: 'school',
      data: {
        reference: '4278',
        starts_at: '2026-11-24T09:30:00Z',
        time_zone: 'Europe/London',
        path: '/admin/inbox/1',
      },
    });
    await request({
      template: 'book-hidden',
      to: { platform_user_id: team.id },
      data: {
        title: 'Owls',
        reason: 'quality',
        note: '',
        school_name: 'Oak School',
        path: '/admin-panel/view-book/1',
      },
    });
    await work();
    expect(mailsTo('former@home.test')[0]).toContain('Hello Ada,');
    expect(mailsTo(ada.email!)).toEqual([]);
    const [notice] = await emails(oak, { recipient: 'office@oak.test' });
    expect(notice!.text).toContain('Tuesday 24 November 2026, 09:30 (Europe/London)');
    expect(notice!.text).toMatch(/http:\/\/oak\.\S+\/admin\/inbox\/1/);
    const [hidden] = await emails(oak, { recipient: team.email });
    expect(hidden!.text).toContain('Hello Tess,');
    expect(hidden!.text).toContain('Oak School hid “Owls”');
    expect(hidden!.text).not.toContain('//oak.');
  });

  it('that the mail server refuses is stored with the server’s message, retried, and finally marked as failed', async () => {
    sink.refusedAddress = 'gone@home.test';
    const to = { email: 'gone@home.test' };
    await request({
      template: 'message-receipt',
      to,
      data: { reference: '1', kind: 'contact', urgent: false },
    });
    const refused = await work().then(
      () => null,
      (error: Error) => error,
    );
    expect(refused?.message).toContain('no such mailbox');
    const event = (await waiting()).find(({ type }) => type === 'messaging.email-queued.v1')!;
    const sender = app.nest.get(Consumers, { strict: false }).named('messaging.send-email').instance;
    const failed = (last: boolean) =>
      inContext({ correlationId: newId(), tenantId: oak.id, principal: null }, () =>
        sender.failed!(event.payload, refused!, last),
      );
    const row = async () => (await emails(oak, { recipient: 'gone@home.test' }))[0]!;
    await failed(false);
    expect(await row()).toMatchObject({ status: 'queued', tries: 1, sent_at: null });
    expect((await row()).last_error).toContain('no such mailbox');
    await failed(true);
    expect(await row()).toMatchObject({ status: 'failed', tries: 2 });
    sink.refusedAddress = null;
    await work();
    expect(await row()).toMatchObject({ status: 'sent', last_error: null });
    expect(mailsTo('gone@home.test')).toHaveLength(1);
  });
});

describe('the secret of its link', () => {
  it('is in the e-mail that is sent, in text and calendar, and in no table', async () => {
    const secrets = app.nest.get(LinkSecrets, { strict: false });
    const seed = `tour:${newId()}`;
    const long = `URL;VALUE=URI:https://oak.example.org/request-a-tour?booking=é${newId()}.${SECRET_MARK}`;
    // Folded inside the placeholder, as calendar libraries fold: by octets, at any position.
    const at = long.indexOf(SECRET_MARK) + 3;
    const calendar = [
      'BEGIN:VCALENDAR',
      `${long.slice(0, at)}\r\n ${long.slice(at)}`,
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    await request({
      template: 'tour-receipt',
      to: { email: 'farida@home.test' },
      data: {
        reference: '4278',
        starts_at: '2026-11-24T09:30:00Z',
        time_zone: 'Europe/London',
        path: `/request-a-tour?booking=1.${SECRET_MARK}`,
      },
      secret_seed: seed,
      calendar,
    });
    await work();
    const secret = await app.within(oak, () => Promise.resolve(secrets.secretOf(seed)));
    const { source } = sink.mails.findLast(({ to }) => to.includes('farida@home.test'))!;
    const text = textOf(source);
    expect(text).toContain(`/request-a-tour?booking=1.${secret}`);
    expect(partOf(source, 'text/html')).toContain(`/request-a-tour?booking=1.${secret}"`);
    const file = partsOf(source)
      .find(({ headers }) => /filename=appointment\.ics/.test(headers))!
      .content.toString('utf8');
    expect(file.replaceAll('\r\n ', '')).toContain(`.${secret}\r\nEND:VCALENDAR\r\n`);
    expect(file.split('\r\n').map((line) => Buffer.byteLength(line) <= 75)).not.toContain(false);
    expect(source + text + file).not.toContain(SECRET_MARK);
    const stored = await as(app.databaseUrl, async (client) =>
      JSON.stringify([
        (await client.query('select * from messaging.email')).rows,
        (await client.query('select * from platform.outbox_event')).rows,
      ]),
    );
    expect(stored).toContain(seed);
    expect(stored).not.toContain(secret);
  });
});

describe('its parts', () => {
  const receipt = { reference: '4278', kind: 'contact', urgent: false } as const;
  const sourceTo = (address: string) => sink.mails.findLast(({ to }) => to.includes(address))!.source;

  it('are text and HTML in the colours of the school, with the logo and the attached files', async () => {
    const storage = app.nest.get(Storage, { strict: false });
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#cc0000' } })
      .webp()
      .toBuffer();
    const name = `${'a'.repeat(24)}.webp`;
    const key = `receipts/${newId()}/receipt.pdf`;
    await storage.put(`logos/${oak.id}/${name}`, Readable.from([picture]));
    await storage.put(key, Readable.from([Buffer.from('%PDF-1.7 paid')]));
    await as(app.databaseUrl, (client) =>
      client.query('update tenancy.tenant set logo = $2, primary_color = $3 where id = $1', [
        oak.id,
        `/api/pictures/logos/${oak.id}/${name}`,
        '#ffee00',
      ]),
    );
    // Every process forgets its copy of the school after ten seconds at most.
    await eventually(async () =>
      expect((await app.within(oak, () => app.nest.get(QueryBus).execute(new GetSchoolBrand()))).brand).toBe(
        '#ffee00',
      ),
    );
    await request({
      template: 'message-receipt',
      to: { email: 'parts@home.test', name: 'Noor <b>' },
      data: receipt,
      attachments: [{ key, name: 'receipt “1”.pdf', type: 'application/pdf' }],
    });
    await work();
    const source = sourceTo('parts@home.test');
    expect(source).toMatch(/^Content-Type: multipart\/mixed/m);
    expect(source).toContain('multipart/alternative');
    const html = partOf(source, 'text/html');
    expect(html).toContain('background-color:#ffee00');
    expect(html).toContain('src="cid:logo"');
    expect(textOf(source)).toContain('Your message has arrived');
    const [, logo, pdf] = ['text/html', 'image/png', 'application/pdf'].map((type) =>
      partsOf(source).find(({ headers }) => headers.includes(`Content-Type: ${type}`)),
    );
    expect((await sharp(logo!.content).metadata()).format).toBe('png');
    expect(logo!.headers).toContain('Content-ID: <logo>');
    expect(pdf!.content.toString()).toBe('%PDF-1.7 paid');
    // The log keeps what was sent, and keys instead of files.
    const [row] = await emails(oak, { recipient: 'parts@home.test' });
    expect(row).toMatchObject({ html, attachments: [{ key, type: 'application/pdf' }] });
    // A receipt cannot be stopped.
    expect(source).not.toMatch(/List-Unsubscribe/i);

    // The logo was removed between request and sending.
    await request({ template: 'message-receipt', to: { email: 'plain@home.test' }, data: receipt });
    await storage.removeAll(`logos/${oak.id}/`);
    await work();
    expect(partOf(sourceTo('plain@home.test'), 'text/html')).not.toContain('cid:logo');
  });

  it('are not sent without an attached file that is missing, or with files that are too large', async () => {
    const storage = app.nest.get(Storage, { strict: false });
    const large = `receipts/${newId()}/large.pdf`;
    await storage.put(large, Readable.from([Buffer.alloc(10 * 1024 * 1024 + 1)]));
    for (const [key, message] of [
      [`receipts/${newId()}/none.pdf`, 'is not in the storage'],
      [large, 'at most 10485760'],
    ] as const) {
      await request({
        template: 'message-receipt',
        to: { email: 'files@home.test' },
        data: receipt,
        attachments: [{ key, name: 'receipt.pdf', type: 'application/pdf' }],
      });
      await expect(work()).rejects.toThrow(message);
      await as(app.databaseUrl, (client) =>
        client.query('update platform.outbox_event set published_at = now() where published_at is null'),
      );
    }
    expect(sink.mails.some(({ to }) => to.includes('files@home.test'))).toBe(false);
  });
});

describe('e-mails of a kind that can be stopped', () => {
  const ready = (user_id: string) =>
    request({ template: 'book-ready', to: { user_id }, data: { title: 'Owls', path: '/library/1' } });

  it('are stopped by one POST of a mail program or on the page, and sent again; others go on', async () => {
    const ada = await app.makePerson(oak, 'teacher');
    await ready(ada.id);
    await work();
    const { source } = sink.mails.findLast(({ to }) => to.includes(ada.email!))!;
    const [, address] = /^List-Unsubscribe: <([^>]+)>/im.exec(source.replace(/\r\n[ \t]+/g, ' '))!;
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const { pathname } = new URL(address!);
    const token = pathname.split('/')[3]!;
    expect(textOf(source)).toContain(`/unsubscribe?token=${token}`);
    const stored = JSON.stringify(await emails(oak, { recipient: ada.email }));
    expect(stored).not.toContain(token.split('.')[1]);

    const oneClick = (school: TestSchool, path = pathname) =>
      app.ask(school, 'POST', path, {
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await oneClick(elm)).status).toBe(404);
    expect((await oneClick(oak, pathname.replace(token, `${token.slice(0, -1)}_`))).status).toBe(404);
    for (let n = 0; n < 2; n += 1) expect((await oneClick(oak)).status).toBe(200);
    await ready(ada.id);
    await request({ template: 'password-changed', to: { user_id: ada.id }, data: {} });
    await work();
    const states = async () =>
      (await emails(oak, { recipient: ada.email })).map(({ template, status }) => `${template} ${status}`);
    expect((await states()).sort()).toEqual([
      'book-ready sent',
      'book-ready suppressed',
      'password-changed sent',
    ]);
    const again = await app.ask(oak, 'POST', `/api/unsubscribe/${token}/`, { body: { subscribed: true } });
    expect([again.status, again.body]).toEqual([200, { kind: 'news', subscribed: true }]);
    await ready(ada.id);
    await work();
    expect((await states()).filter((state) => state === 'book-ready sent')).toHaveLength(2);
  });

  it('are not sent to a mailbox that refused one for good; those about access are', async () => {
    const ada = await app.makePerson(oak, 'teacher');
    await ready(ada.id);
    await work();
    const delivery = (state: 'bounced' | 'complained', detail: string) =>
      app.within(oak, (tx) =>
        tx.email.updateMany({
          where: { recipient: ada.email!, status: 'sent' },
          data: { delivery: state, delivery_detail: detail, delivery_at: new Date() },
        }),
      );
    const sentAfter = async (state: 'bounced' | 'complained', detail: string) => {
      await delivery(state, detail);
      const before = mailsTo(ada.email!).length;
      await ready(ada.id);
      await work();
      return mailsTo(ada.email!).length - before;
    };
    expect(await sentAfter('bounced', 'Transient/MailboxFull')).toBe(1);
    expect(await sentAfter('bounced', 'Permanent/General 5.1.1')).toBe(0);
    expect(await sentAfter('complained', 'abuse')).toBe(0);
    await request({ template: 'password-changed', to: { user_id: ada.id }, data: {} });
    await work();
    expect(mailsTo(ada.email!).at(-1)).toContain('your password was changed');
  });

  it('reach each of several recipients of one event once, also when it is delivered twice', async () => {
    const to = ['one@home.test', 'two@home.test'];
    for (const email of [...to, ...to])
      await request({
        template: 'story-published-family',
        to: { email, language: 'hi', name: 'Asha' },
        data: { title: 'Owls', child: 'Ben', path: '/library/1' },
        cause: 'story-1',
      });
    for (const event of await work()) await deliver({ ...event, id: newId() });
    await work();
    expect(to.map((address) => mailsTo(address).length)).toEqual([1, 1]);
    expect((await emails(oak, { recipient: to[0] }))[0]!.text).toContain('नमस्ते Asha,');
  });
});

describe('events of the previous version', () => {
  it('still lead to their e-mails while a deploy replaces its processes', async () => {
    const ada = await app.makePerson(oak, 'teacher');
    const team = await app.makePerson(app.platform, 'platform_admin');
    const message = newId();
    await app.within(oak, (tx) =>
      tx.message.createMany({
        data: [
          {
            id: message,
            tenant_id: oak.id,
            reference: 'AAAA-2222',
            kind: 'contact',
            category: '',
            name: 'Noor',
            email: 'noor@home.test',
            text: 'Hello',
            updated_at: new Date(),
          },
        ],
      }),
    );
    const decision = {
      book_id: newId(),
      move_id: newId(),
      title: 'Owls',
      reason: 'quality',
      note: 'Page 4.',
    };
    const former: [type: string, payload: object][] = [
      [
        'identity.link-issued.v1',
        { purpose: 'reset_password', user_id: ada.id, email: ada.email, seed: 'c2VlZA' },
      ],
      ['identity.access-changed.v1', { user_id: ada.id, what: 'password', email: ada.email }],
      ['identity.second-factor-changed.v1', { user_id: ada.id, change: 'turned_off' }],
      ['identity.data-copy-ready.v1', { request_id: newId(), asked_by: ada.id, asked_as: 'self' }],
      ['catalog.book-returned.v1', { ...decision, uploaded_by: ada.id }],
      ['catalog.book-hidden.v1', { ...decision, uploaded_by: team.id }],
      ['catalog.co-author-asked.v1', { story_id: newId(), author_id: team.id, user_id: ada.id }],
      ['catalog.co-author-asked.v1', { story_id: newId(), author_id: ada.id, user_id: ada.id }],
      ['content.message-received.v1', { message_id: message }],
      [
        'content.resource-refused.v1',
        { resource_id: newId(), file_id: newId(), owner_id: ada.id, title: 'Rain', reason: 'No sound.' },
      ],
    ];
    await as(app.databaseUrl, async (client) => {
      for (const [type, payload] of former)
        await client.query(
          `insert into platform.outbox_event (id, tenant_id, type, payload, correlation_id)
           values ($1, $2, $3, $4, 'former')`,
          [newId(), oak.id, type, payload],
        );
    });
    for (const event of await work()) await deliver(event);
    const templates = async (recipient: string) =>
      (await emails(oak, { recipient })).map(({ template }) => template).sort();
    expect(await templates(ada.email!)).toEqual([
      'book-returned',
      'co-author-invited',
      'data-copy-ready',
      'password-changed',
      'reset-password',
      'resource-refused',
      'second-factor-changed',
    ]);
    expect(await templates(team.email!)).toEqual(['book-hidden']);
    expect(await templates('noor@home.test')).toEqual(['message-receipt']);
  });
});

describe('the text of a stored e-mail', () => {
  const DAY_MS = 86_400_000;
  /** Stores an e-mail of this age. */
  const stored = async (
    template: string,
    status: 'sent' | 'failed' | 'queued',
    days: number,
    school = oak,
  ) => {
    const id = newId();
    await app.within(school, (tx) =>
      tx.email.createMany({
        data: [
          {
            id,
            tenant_id: school.id,
            cause: id,
            template,
            recipient: 'kept@home.test',
            subject: 'A subject',
            text: 'A text',
            html: '<p>A text</p>',
            attachments: [{ key: 'a/b', name: 'b', type: 'c/d' }],
            calendar: 'BEGIN:VCALENDAR',
            secret_seed: 'seed',
            status,
            created_at: new Date(Date.now() - days * DAY_MS),
          },
        ],
      }),
    );
    return id;
  };
  const textOfStored = async (id: string, school = oak) => (await emails(school, { id }))[0]!;

  it('is deleted after the retention period of its template, in every school; the row stays', async () => {
    const old = await Promise.all([
      stored('story-approved', 'sent', 15),
      stored('reset-password', 'sent', 15, elm),
      stored('book-ready', 'sent', 31),
      stored('message-answer', 'sent', 91),
      stored('story-approved', 'failed', 91),
      stored('a-template-of-before', 'sent', 91),
    ]);
    const young = await Promise.all([
      stored('story-approved', 'sent', 13),
      stored('book-ready', 'sent', 29),
      stored('message-answer', 'sent', 89),
      stored('story-approved', 'failed', 89),
      stored('story-approved', 'queued', 400),
    ]);
    await app.nest.get(DeleteOldEmails, { strict: false }).run();
    for (const [index, id] of old.entries())
      expect(await textOfStored(id, index === 1 ? elm : oak)).toMatchObject({
        recipient: 'kept@home.test',
        subject: '',
        text: '',
        html: null,
        attachments: null,
        calendar: null,
        secret_seed: null,
        body_deleted_at: expect.any(Date),
      });
    for (const id of young)
      expect(await textOfStored(id)).toMatchObject({ text: 'A text', body_deleted_at: null });
  });

  it('is required for sending', async () => {
    const id = await stored('story-approved', 'failed', 91);
    await app.nest.get(DeleteOldEmails, { strict: false }).run();
    const sent = sink.mails.length;
    await app.within(oak, (tx) =>
      app.nest.get(Outbox, { strict: false }).add(tx, EmailQueued, { email_id: id }),
    );
    await work();
    expect(sink.mails).toHaveLength(sent);
    expect((await textOfStored(id)).status).toBe('failed');
  });
});
