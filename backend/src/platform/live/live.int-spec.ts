import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { followLive, type LiveClient } from '../../../test/support/live-client.ts';
import { eventually, startTestApp, type TestApp, type TestSchool } from '../../../test/support/test-app.ts';
import { as } from '../../../test/support/test-database.ts';
import { Config, derivedKey } from '../config.ts';
import { newId } from '../ids.ts';
import { LiveMessages } from './live-messages.ts';
import { liveTopic } from './live-topics.ts';

const THINGS = liveTopic('test-things', { permission: 'book.manage', overseen: true });

/** Two processes on one database. */
let app: TestApp;
let other: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let elmHead: string;
let team: string;
const open: LiveClient[] = [];

beforeAll(async () => {
  const settings = { HEARTBEAT_SECONDS: '1' };
  app = await startTestApp({ settings });
  other = await startTestApp({ settings, database: app.databaseUrl });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [head, elmHead, team] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(elm, 'school_admin'),
    app.tokenOf(app.platform, 'platform_admin'),
  ]);
});
afterAll(async () => {
  await other?.close();
  await app?.close();
});
afterEach(() => {
  for (const client of open.splice(0)) client.close();
});

async function follow(school = oak, token = head, lastEventId?: string, at = app): Promise<LiveClient> {
  const { port } = await at.listen();
  const client = await followLive(port, school, token, THINGS.name, lastEventId);
  open.push(client);
  return client;
}
/** A stream that has begun. */
async function begun(...wish: Parameters<typeof follow>): Promise<LiveClient> {
  const client = await follow(...wish);
  await eventually(() => expect(client.events[0]?.event).toBe('open'));
  return client;
}
const publish = async (school: TestSchool, at = app): Promise<string> => {
  const id = newId();
  await at.within(school, (tx) => at.nest.get(LiveMessages, { strict: false }).publish(tx, THINGS, [id]));
  return id;
};
const idsOf = (client: LiveClient) => client.changes().flatMap(({ ids }) => ids as string[]);

describe('a live stream', () => {
  it('is a stream that no proxy holds back, and begins at once', async () => {
    const client = await begun();
    expect(client.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(client.events[0]!.data).toEqual({ reset: false });
    await eventually(() => expect(client.events.map(({ event }) => event)).toContain('ping'));
  });

  it('shows a change that another process makes, and nothing of a change that is not committed', async () => {
    const client = await begun(oak, head, undefined, other);
    await expect(
      app.within(oak, async (tx) => {
        await app.nest.get(LiveMessages, { strict: false }).publish(tx, THINGS, [newId()]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const id = await publish(oak);
    await eventually(() => expect(idsOf(client)).toContain(id));
    expect(client.changes().at(-1)).toEqual({ topic: 'test-things', ids: [id] });
  });

  it('shows a school its own changes alone, and the platform’s team those of all', async () => {
    const [ofOak, ofElm, ofTeam] = await Promise.all([
      begun(oak, head),
      begun(elm, elmHead),
      begun(app.platform, team),
    ]);
    const first = await publish(oak);
    const second = await publish(elm);
    await eventually(() => expect(idsOf(ofTeam)).toEqual(expect.arrayContaining([first, second])));
    await eventually(() => expect(idsOf(ofElm)).toContain(second));
    await eventually(() => expect(idsOf(ofOak)).toContain(first));
    expect(idsOf(ofElm)).not.toContain(first);
    expect(idsOf(ofOak)).not.toContain(second);
  });

  it('refuses visitors, those who may not read the topic, unknown topics, and another school’s token', async () => {
    const child = await app.tokenOf(oak, 'student');
    const ask = (topics: string, token?: string, school = oak) =>
      app.ask(school, 'GET', `/api/live/?topics=${topics}`, { as: token });
    expect((await ask(THINGS.name)).status).toBe(401);
    expect((await ask(THINGS.name, head, elm)).status).toBe(401);
    expect((await ask(THINGS.name, child)).status).toBe(403);
    expect((await ask('nothing', head)).body.errors).toEqual({ topics: ['There is no topic "nothing".'] });
    expect((await ask('', head)).status).toBe(422);
  });

  it('continues after an interruption with what was missed, in another process too', async () => {
    const before = await begun();
    const seen = await publish(oak);
    await eventually(() => expect(idsOf(before)).toContain(seen));
    const position = before.lastId();
    before.close();
    const missed = [await publish(oak), await publish(oak)];
    const after = await begun(oak, head, position, other);
    await eventually(() => expect(idsOf(after)).toEqual(expect.arrayContaining(missed)));
    expect(after.events[0]!.data).toEqual({ reset: false });
  });

  it('begins with the event open, whatever is published while it begins', async () => {
    const before = await begun();
    await publish(oak);
    await eventually(() => expect(before.changes()).not.toEqual([]));
    for (let time = 0; time < 15; time += 1) {
      const [client, id] = await Promise.all([follow(oak, head, before.lastId()), publish(oak)]);
      await eventually(() => expect(idsOf(client)).toContain(id));
      expect(client.events[0]!.event).toBe('open');
      client.close();
    }
  });

  it('misses no change of a transaction that began before and commits after others', async () => {
    let commit!: () => void;
    const mayCommit = new Promise<void>((resolve) => (commit = resolve));
    const late = newId();
    let published!: () => void;
    const isPublished = new Promise<void>((resolve) => (published = resolve));
    const slow = app.within(oak, async (tx) => {
      await app.nest.get(LiveMessages, { strict: false }).publish(tx, THINGS, [late]);
      published();
      await mayCommit;
    });
    await isPublished;
    const before = await begun();
    const quick = await publish(oak);
    await eventually(() => expect(idsOf(before)).toContain(quick));
    const position = before.lastId();
    before.close();
    commit();
    await slow;
    const after = await begun(oak, head, position);
    await eventually(() => expect(idsOf(after)).toContain(late));
  });

  it.each([
    ['is too old', () => `1.${Math.floor(Date.now() / 1000) - 3_600}`],
    ['belongs to another database', () => `999999999999.${Math.floor(Date.now() / 1000)}`],
    ['is none of ours', () => 'what'],
  ])('asks the page to read everything again when its position %s', async (_what, position) => {
    const client = await begun(oak, head, position());
    expect(client.events[0]!.data).toEqual({ reset: true });
  });

  it('misses nothing while the listening connection is lost', async () => {
    const client = await begun();
    const listeners = `select pid from pg_stat_activity where datname = current_database() and query = 'listen "bookgrove_live"'`;
    await as(app.databaseUrl, async (database) => {
      await eventually(async () => expect((await database.query(listeners)).rowCount).toBeGreaterThan(0));
      const killed = await database.query(`select pg_terminate_backend(pid) from (${listeners}) l`);
      expect(killed.rowCount).toBeGreaterThan(0);
    });
    const ids = [await publish(oak), await publish(oak, other)];
    await eventually(() => expect(idsOf(client)).toEqual(expect.arrayContaining(ids)));
    await as(app.databaseUrl, (database) =>
      eventually(async () => expect((await database.query(listeners)).rowCount).toBeGreaterThan(0)),
    );
    const id = await publish(oak);
    await eventually(() => expect(idsOf(client)).toContain(id));
    expect(client.ended()).toBe(false);
  });

  it('ends when its session is ended, and when its person is archived', async () => {
    const person = await app.makePerson(oak, 'school_admin');
    const { access } = await app.signIn(person);
    const client = await begun(oak, access);
    await app.within(oak, (tx) =>
      tx.session.updateMany({
        where: { tenant_id: oak.id, user_id: person.id },
        data: { revoked_at: new Date() },
      }),
    );
    await eventually(() => expect(client.ended()).toBe(true));
    expect(client.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'session_ended' } });

    const archived = await app.makePerson(oak, 'school_admin');
    const stream = await begun(oak, (await app.signIn(archived)).access);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { tenant_id: oak.id, id: archived.id }, data: { status: 'archived' } }),
    );
    await eventually(() => expect(stream.events.at(-1)?.data).toEqual({ reason: 'session_ended' }));
  });

  it('ends the oldest of a person’s streams when a seventh opens, and none of others', async () => {
    const token = await app.tokenOf(oak, 'school_admin');
    const another = await begun();
    const clients: LiveClient[] = [];
    for (let count = 0; count < 7; count += 1) clients.push(await begun(oak, token));
    await eventually(() => expect(clients[0]!.ended()).toBe(true));
    expect(clients[0]!.events.at(-1)!.data).toEqual({ reason: 'replaced' });
    const id = await publish(oak);
    for (const client of [...clients.slice(1), another])
      await eventually(() => expect(idsOf(client)).toContain(id));
  });

  it('ends with its access token, so that the page takes a new one', async () => {
    const {
      exp: _expiry,
      iat: _issued,
      ...claims
    } = JSON.parse(Buffer.from(head.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
    const secret = derivedKey(app.nest.get(Config), 'access-token');
    const brief = new JwtService({ secret }).sign(claims, { expiresIn: 2 });
    const client = await begun(oak, brief);
    await eventually(() => expect(client.ended()).toBe(true));
    expect(client.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'token_expired' } });
    expect(client.retry()).toBe(0);
  });

  it('ends when the process stops, which waits for no stream, and says when to come again', async () => {
    const leaving = await startTestApp({ database: app.databaseUrl });
    const client = await begun(oak, head, undefined, leaving);
    await leaving.close();
    await eventually(() => expect(client.ended()).toBe(true));
    expect(client.events.at(-1)).toMatchObject({ event: 'end', data: { reason: 'shutdown' } });
    expect(client.retry()).toBeGreaterThanOrEqual(500);
  });

  it('keeps messages for minutes only', async () => {
    await publish(oak);
    const count = async () =>
      (await as(app.databaseUrl, (client) => client.query('select from platform.live_message'))).rowCount;
    expect(await count()).toBeGreaterThan(0);
    await as(app.databaseUrl, (client) =>
      client.query(`update platform.live_message set created_at = created_at - interval '11 minutes'`),
    );
    await app.nest.get(LiveMessages, { strict: false }).purge();
    expect(await count()).toBe(0);
  });
});
