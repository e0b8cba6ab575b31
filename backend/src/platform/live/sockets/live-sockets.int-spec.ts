import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { openSocket, type SocketClient } from '../../../../test/support/socket-client.ts';
import { openRaw } from '../../../../test/support/raw-http.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { as } from '../../../../test/support/test-database.ts';
import { currentContext, type Principal } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { ShowsPresence, type PresenceSource } from './presence-sources.ts';

const FORBIDDEN_THING = newId();

@Injectable()
@ShowsPresence('test-things', 'book.manage')
class TestPresence implements PresenceSource {
  admit(principal: Principal, subject: string): Promise<void> {
    // Whose request it is is known here, as to every source that looks rows up.
    if (currentContext()?.principal?.userId !== principal.userId)
      return Promise.reject(notFound('principal'));
    return subject === FORBIDDEN_THING ? Promise.reject(notFound('thing')) : Promise.resolve();
  }
  names(ids: string[]): Promise<Map<string, string>> {
    return Promise.resolve(new Map(ids.map((id) => [id, `Name of ${id}`])));
  }
}
@Module({ providers: [TestPresence] })
class TestPresenceModule {}

interface Reviewer {
  id: string;
  name: string;
  access: string;
}

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let ada: Reviewer;
let rao: Reviewer;
const open: SocketClient[] = [];

const start = (settings: object = {}): Promise<TestApp> =>
  startTestApp({
    settings: { HEARTBEAT_SECONDS: '1' },
    module: (module): DynamicModule => ({ ...module, imports: [...module.imports!, TestPresenceModule] }),
    ...settings,
  });
const reviewer = async (school: TestSchool): Promise<Reviewer> => {
  const person = await app.makePerson(school, 'school_admin');
  return { id: person.id, name: `Name of ${person.id}`, access: (await app.signIn(person)).access };
};

beforeAll(async () => {
  app = await start();
  other = await start({ database: app.databaseUrl });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [ada, rao] = await Promise.all([reviewer(oak), reviewer(oak)]);
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

const askTicket = (who: Reviewer | null, subject: string, school = oak, purpose = 'test-things') =>
  app.ask<{ ticket: string; expires_in: number; errors?: object }>(school, 'POST', '/api/live/ticket/', {
    as: who?.access,
    body: { purpose, subject },
  });
const ticketFor = async (who: Reviewer, subject: string, school = oak): Promise<string> =>
  (await askTicket(who, subject, school)).body.ticket;
async function enter(
  ticket: string | undefined,
  { at = app, school = oak, origin }: { at?: TestApp; school?: TestSchool; origin?: string | null } = {},
): Promise<SocketClient> {
  const { port } = await at.listen();
  const client = await openSocket({ port, school, ticket, ...(origin !== undefined && { origin }) });
  open.push(client);
  return client;
}
const look = async (who: Reviewer, subject: string, at = app): Promise<SocketClient> => {
  const client = await enter(await ticketFor(who, subject), { at });
  expect(client.status).toBe(101);
  await eventually(() => expect(client.messages.length).toBeGreaterThan(0));
  return client;
};

const handshake = (path: string, host: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n');

describe('a ticket for a WebSocket', () => {
  it('is for those who may see the subject, and is stored as a hash', async () => {
    const thing = newId();
    const { status, body } = await askTicket(ada, thing);
    expect([status, body.expires_in]).toEqual([201, 30]);
    expect((await askTicket(null, thing)).status).toBe(401);
    const child = { ...ada, access: await app.tokenOf(oak, 'student') };
    expect((await askTicket(child, thing)).status).toBe(403);
    expect((await askTicket(ada, FORBIDDEN_THING)).status).toBe(404);
    expect((await askTicket(ada, thing, elm)).status).toBe(401);
    expect((await askTicket(ada, thing, oak, 'nothing')).body.errors).toEqual({
      purpose: ['There is no purpose "nothing".'],
    });
    expect((await askTicket(ada, 'x')).body.errors).toEqual({ subject: ['subject must be an id.'] });
    await as(app.databaseUrl, async (database) => {
      const { rows } = await database.query('select live_ticket::text as row from platform.live_ticket');
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain(body.ticket);
    });
  });

  it('opens one WebSocket: of two uses at once one wins, and a later one is refused', async () => {
    const ticket = await ticketFor(ada, newId());
    const both = await Promise.all([enter(ticket), enter(ticket, { at: other })]);
    expect(both.map(({ status }) => status).sort()).toEqual([101, 401]);
    expect((await enter(ticket)).status).toBe(401);
  });

  it('opens none after its time, none at another school or host, and none of another secret', async () => {
    const ticket = await ticketFor(ada, newId());
    expect((await enter(ticket, { school: elm })).status).toBe(401);
    expect((await enter(ticket, { school: { ...oak, host: 'oak.localhost:81' } })).status).toBe(401);
    expect((await enter(`${ticket.slice(0, -1)}_`)).status).toBe(401);
    expect((await enter(undefined)).status).toBe(401);
    await as(app.databaseUrl, (database) =>
      database.query(`update platform.live_ticket set expires_at = now() - interval '1 second'`),
    );
    expect((await enter(ticket)).status).toBe(401);
  });

  it('opens none for the page of another site, or for no page', async () => {
    const ticket = await ticketFor(ada, newId());
    for (const origin of [
      'http://elm.localhost',
      'http://files.oak.localhost',
      'https://evil.test',
      'null',
      null,
    ])
      expect((await enter(ticket, { origin })).status).toBe(403);
    expect((await enter(ticket)).status).toBe(101);
  });

  it('opens none once its session has ended, and none at a closed school', async () => {
    const leaver = await reviewer(oak);
    const ticket = await ticketFor(leaver, newId());
    await app.within(oak, (tx) =>
      tx.session.updateMany({ where: { user_id: leaver.id }, data: { revoked_at: new Date() } }),
    );
    expect((await enter(ticket)).status).toBe(401);

    const closing = await app.makeSchool('closing');
    const there = await reviewer(closing);
    const late = await ticketFor(there, newId(), closing);
    await as(app.databaseUrl, (database) =>
      database.query(`update tenancy.tenant set status = 'suspended' where id = $1`, [closing.id]),
    );
    await eventually(async () => expect((await enter(late, { school: closing })).status).toBe(403));
    // Refused by the edge, before anything knows that it is a WebSocket: its connection is closed all the same.
    const { port } = await app.listen();
    const connection = await openRaw(port);
    connection.write(handshake('/api/live/socket', 'nowhere.localhost'));
    expect(await connection.closed()).toContain('HTTP/1.1 404');
  });

  it('is guessed a limited number of times from one address', async () => {
    const yew = await app.makeSchool('yew');
    const statuses = new Set<number>();
    for (let guess = 0; guess < 62; guess += 1)
      statuses.add((await enter(`guess-${guess}`, { school: yew })).status);
    expect([...statuses].sort()).toEqual([401, 429]);
  });
});

describe('a WebSocket', () => {
  it('shows who looks at the same, in both processes, and that they have left', async () => {
    const thing = newId();
    const adaSees = await look(ada, thing);
    expect(adaSees.present()).toEqual([]);
    const raoSees = await look(rao, thing, other);
    expect(raoSees.present()).toEqual([ada.name]);
    await eventually(() => expect(adaSees.present()).toEqual([rao.name]));
    raoSees.close();
    await eventually(() => expect(adaSees.present()).toEqual([]));
  });

  it('shows nobody who looks at something else, nor at another school, nor the same person twice', async () => {
    const thing = newId();
    const elsewhere = await reviewer(elm);
    const far = await enter(await ticketFor(elsewhere, thing, elm), { school: elm });
    const beside = await look(rao, newId());
    const first = await look(ada, thing);
    const second = await look(ada, thing, other);
    const third = await look(rao, thing);
    await eventually(() => expect(second.present()).toEqual([rao.name]));
    await eventually(() => expect(first.present()).toEqual([rao.name]));
    expect(third.present()).toEqual([ada.name]);
    expect([far, beside].flatMap(({ messages }) => messages.flatMap(({ present }) => present))).toEqual([]);
  });

  it('shows nobody whose page is hidden', async () => {
    const thing = newId();
    const adaSees = await look(ada, thing);
    const raoSees = await look(rao, thing);
    await eventually(() => expect(adaSees.present()).toEqual([rao.name]));
    raoSees.send('{"looking":false}');
    await eventually(() => expect(adaSees.present()).toEqual([]));
    raoSees.send('{"looking":true}');
    await eventually(() => expect(adaSees.present()).toEqual([rao.name]));
  });

  it('stops showing somebody whose process was killed', async () => {
    const thing = newId();
    const adaSees = await look(ada, thing);
    await as(app.databaseUrl, (database) =>
      database.query(
        `insert into platform.live_presence (tenant_id, id, purpose, subject, user_id, seen_at)
         values ($1, $2, 'test-things', $3, $4, now())`,
        [oak.id, newId(), thing, rao.id],
      ),
    );
    await eventually(() => expect(adaSees.present()).toEqual([rao.name]));
    await eventually(() => expect(adaSees.present()).toEqual([]));
  });

  it('is pinged, and ends when its session does', async () => {
    const leaver = await reviewer(oak);
    const client = await look(leaver, newId());
    await eventually(() => expect(client.pings()).toBeGreaterThan(1));
    expect(client.closed()).toBeNull();
    const signedOut = await app.ask(oak, 'POST', '/api/auth/logout/', { as: leaver.access, body: {} });
    expect(signedOut.status).toBeLessThan(300);
    await eventually(() => expect(client.closed()).toEqual({ code: 4001, reason: 'session_ended' }));
  });

  it.each([
    ['a message of more than a kilobyte', (client: SocketClient) => client.send('x'.repeat(1_025)), 1009],
    ['binary data', (client: SocketClient) => client.send(Buffer.from('{"looking":true}')), 1008],
    ['what is no message', (client: SocketClient) => client.send('[]'), 1008],
    [
      'more than twenty messages at once',
      (client: SocketClient) => {
        for (let count = 0; count < 21; count += 1) client.send('{"looking":true}');
      },
      1008,
    ],
  ])('is ended by %s, and the process goes on', async (_what, send, code) => {
    const thing = newId();
    const witness = await look(rao, thing);
    const client = await look(ada, thing);
    await eventually(() => expect(witness.present()).toEqual([ada.name]));
    send(client);
    await eventually(() => expect(client.closed()?.code).toBe(code));
    await eventually(() => expect(witness.present()).toEqual([]));
  });

  it('takes twenty messages, and ends the oldest when a person opens a seventh', async () => {
    const many = await reviewer(oak);
    const clients: SocketClient[] = [];
    for (let count = 0; count < 7; count += 1) clients.push(await look(many, newId()));
    await eventually(() => expect(clients[0]!.closed()).toEqual({ code: 4002, reason: 'replaced' }));
    for (let count = 0; count < 20; count += 1) clients[1]!.send('{"looking":true}');
    const seen = clients[1]!.pings();
    await eventually(() => expect(clients[1]!.pings()).toBeGreaterThan(seen));
    expect(clients.slice(1).map((client) => client.closed())).toEqual(Array(6).fill(null));
  });

  it('ends when the process stops, which waits for none, and the others see it at once', async () => {
    const thing = newId();
    const leaving = await start({ database: app.databaseUrl });
    const witness = await look(rao, thing);
    const client = await look(ada, thing, leaving);
    await eventually(() => expect(witness.present()).toEqual([ada.name]));
    await leaving.close();
    await eventually(() => expect(client.closed()).toEqual({ code: 1001, reason: 'shutdown' }));
    await eventually(() => expect(witness.present()).toEqual([]));
  });

  it('exists at its own address only, where an ordinary request finds nothing', async () => {
    const { port } = await app.listen();
    const upgrade = async (path: string): Promise<string> => {
      const connection = await openRaw(port);
      connection.write(handshake(path, oak.host));
      const answer = await connection.until(/\r\n\r\n/);
      connection.destroy();
      return answer;
    };
    expect(await upgrade('/api/current-tenant/')).toContain('HTTP/1.1 200');
    expect(await upgrade('/api/live/socket')).toContain('HTTP/1.1 403');
    expect((await app.ask(oak, 'GET', '/api/live/socket')).status).toBe(404);
  });
});
