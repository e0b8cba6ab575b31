import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import { unzip } from '../../../../test/support/unzip.ts';
import { publishToLibrary } from '../../../../test/support/books.ts';
import { Clock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { Queues } from '../../../platform/messaging/queues.ts';
import { Storage } from '../../../platform/storage/storage.ts';
import type { DataRequestPage } from './data-requests.controller.ts';
import { ProcessDataDeadlines } from './process-data-deadlines.ts';

let app: TestApp;
let owner: pg.Client;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let headPerson: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  headPerson = await app.makePerson(oak, 'school_admin');
  head = await tokenOf(headPerson);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

const tokenOf = async (person: TestPerson): Promise<string> => (await app.signIn(person)).access;
const ask = (as: string, body: object, school = oak) =>
  app.ask<{ id: string; code: string }>(school, 'POST', '/api/data-requests/', { as, body });
const listed = async (as: string, path = '/api/data-requests/mine/', school = oak) =>
  (await app.ask<DataRequestPage>(school, 'GET', path, { as })).body.results;
const until = (as: string, id: string, status: string) =>
  eventually(async () => {
    const found = (await listed(as)).find((request) => request.id === id);
    expect(found?.status).toBe(status);
    return found!;
  });
const fetchIt = (as: string, id: string, password = PASSWORD, school = oak) =>
  app.ask(school, 'POST', `/api/data-requests/${id}/fetch/`, { as, body: { password } });

/** A child with a guardian, a class, a reading position, a consent and audit entries. */
async function childWithLife(first_name: string, last_name: string) {
  const child = await app.makePerson(oak, 'student', {
    first_name,
    last_name,
    username: `${first_name}.${last_name}`.toLowerCase(),
    email: null,
  });
  const guardian = await app.makePerson(oak, 'parent', { first_name: 'Pat' });
  const book = await publishToLibrary(app, oak, { title: 'The Fox' });
  await app.within(oak, async (tx) => {
    const class_id = newId();
    const code = class_id.slice(-8).toUpperCase();
    await tx.schoolClass.createMany({
      data: [{ id: class_id, tenant_id: oak.id, code, name: 'Beech', year: '2026' }],
    });
    await tx.classMember.createMany({ data: [{ tenant_id: oak.id, class_id, user_id: child.id }] });
    await tx.readingProgress.createMany({
      data: [
        {
          tenant_id: oak.id,
          user_id: child.id,
          book_tenant_id: oak.id,
          book_id: book,
          locator: {},
          percentage: 50,
          client_time: new Date(),
        },
      ],
    });
    await tx.guardianLink.createMany({
      data: [
        {
          id: newId(),
          tenant_id: oak.id,
          student_id: child.id,
          guardian_id: guardian.id,
          state: 'active',
          permissions: ['consent'],
          invited_by: headPerson.id,
        },
      ],
    });
  });
  const as = await tokenOf(guardian);
  await app.ask(oak, 'PUT', `/api/students/${child.id}/consents/publish/`, {
    as,
    body: { version: '2026-11-21' },
  });
  return { child, guardian, as };
}

describe('a copy of data', () => {
  it('contains the data held about a child, is downloaded once with the password, and is audited', async () => {
    const { child, as } = await childWithLife('Wilhelmina', 'Quackenbush');
    const asked = await ask(as, { kind: 'export', person_id: child.id });
    expect(asked.status).toBe(202);
    expect((await until(as, asked.body.id, 'ready')).can_fetch).toBe(true);
    expect((await fetchIt(as, asked.body.id, 'wrong')).status).toBe(422);
    const copies = await Promise.all([fetchIt(as, asked.body.id), fetchIt(as, asked.body.id)]);
    expect(copies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const files = await unzip(copies.find(({ status }) => status === 200)!.bytes);
    expect(JSON.parse(files['account.json']!)).toMatchObject([
      { first_name: 'Wilhelmina', last_name: 'Quackenbush' },
    ]);
    expect(JSON.parse(files['reading.json']!)).toMatchObject([{ percentage: 50 }]);
    expect(JSON.parse(files['classes.json']!)).toMatchObject([{ name: 'Beech', role: 'student' }]);
    expect(JSON.parse(files['consents.json']!)).toMatchObject([{ purpose: 'publish' }]);
    expect(JSON.stringify(files)).not.toMatch(/argon2|_hash/i);
    const actions = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { subject_id: child.id, action: { startsWith: 'data.' } } }),
    );
    expect(actions.map(({ action }) => action).sort()).toEqual(['data.copy_asked', 'data.copy_fetched']);
  });

  it('is available to the person, a guardian with the permission, and the school; others learn nothing', async () => {
    const { child } = await childWithLife('Ida', 'Ash');
    const teacher = await app.tokenOf(oak, 'teacher');
    const answers = await Promise.all([
      ask(teacher, { kind: 'export', person_id: child.id }),
      ask(await app.tokenOf(oak, 'parent'), { kind: 'export', person_id: child.id }),
      ask(await app.tokenOf(elm, 'school_admin'), { kind: 'export', person_id: child.id }, elm),
      ask(await tokenOf(child), { kind: 'export' }),
      ask(teacher, { kind: 'export' }),
      ask(head, { kind: 'export', person_id: child.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 403, 202, 202]);
    const { id } = answers[5].body;
    await until(head, id, 'ready');
    expect((await fetchIt(teacher, id)).status).toBe(404);
  });

  it('is deleted after its retention period', async () => {
    const teacher = await app.tokenOf(oak, 'teacher');
    const { id } = (await ask(teacher, { kind: 'export' })).body;
    await until(teacher, id, 'ready');
    const storage = app.nest.get(Storage, { strict: false });
    expect(await storage.list(`exports/${id}/`)).toHaveLength(1);
    await app.within(oak, (tx) =>
      tx.dataRequest.updateMany({ where: { id }, data: { expires_at: new Date(Date.now() - 1000) } }),
    );
    await app.nest.get(ProcessDataDeadlines, { strict: false }).run();
    expect(await storage.list(`exports/${id}/`)).toHaveLength(0);
    expect((await listed(teacher))[0]?.status).toBe('expired');
  });
});

describe('an erasure', () => {
  /** Searches every text and JSON column of every table for a word. */
  async function tablesWith(word: string): Promise<string[]> {
    const { rows } = await owner.query<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema !~ '^(pg_|information_schema)'`,
    );
    const found: string[] = [];
    for (const { schema, name } of rows) {
      await owner.query('begin');
      await owner.query(
        `select set_config('app.tenant_id', $1, true), set_config('app.system', 'on', true)`,
        [oak.id],
      );
      const hit = await owner.query(`select 1 from "${schema}"."${name}" t where t::text ilike $1 limit 1`, [
        `%${word}%`,
      ]);
      await owner.query('commit');
      if (hit.rowCount) found.push(`${schema}.${name}`);
    }
    return found;
  }

  it('removes the name from every table, ends the sessions, and lists the retained data with reasons', async () => {
    const { child, as } = await childWithLife('Zebediah', 'Thistlewick');
    const asChild = await tokenOf(child);
    expect(await tablesWith('Thistlewick')).toEqual(
      expect.arrayContaining(['identity.user_account', 'identity.audit_entry']),
    );
    const { id } = (await ask(as, { kind: 'erasure', person_id: child.id, reason: 'Thistlewick moves' }))
      .body;
    expect((await app.ask(oak, 'POST', `/api/data-requests/${id}/carry-out/`, { as })).status).toBe(403);
    const order = () => app.ask(oak, 'POST', `/api/data-requests/${id}/carry-out/`, { as: head });
    expect((await Promise.all([order(), order()])).map(({ status }) => status)).toEqual([204, 204]);
    const done = await until(as, id, 'done');
    expect(done.kept.map(({ table }) => table)).toContain('identity.consent');
    expect(done.person).toMatchObject({ first_name: 'Erased', last_name: 'person' });
    expect(await tablesWith('Thistlewick')).toEqual([]);
    expect(await tablesWith('Zebediah')).toEqual([]);
    const write = await app.ask(oak, 'POST', '/api/auth/logout/', { as: asChild });
    expect(write.status).toBe(401);
    expect((await ask(head, { kind: 'export', person_id: child.id })).status).toBe(404);
  });

  it('frees the e-mail address, and runs on its date', async () => {
    const teacher = await app.makePerson(oak, 'teacher', {
      email: 'gone@school.test',
      last_name: 'Vanisher',
    });
    const as = await tokenOf(teacher);
    const { id } = (await ask(as, { kind: 'erasure' })).body;
    expect((await ask(as, { kind: 'erasure' })).body.id).toBe(id);
    const run = () => app.nest.get(ProcessDataDeadlines, { strict: false }).run();
    await run();
    expect((await listed(as))[0]?.status).toBe('waiting');
    await app.within(oak, (tx) =>
      tx.dataRequest.updateMany({ where: { id }, data: { due_at: new Date(Date.now() - 1000) } }),
    );
    await Promise.all([run(), run()]);
    await eventually(async () => expect(await tablesWith('Vanisher')).toEqual([]));
    await app.makePerson(oak, 'teacher', { email: 'gone@school.test' });
  });

  it('happens on its date without anybody’s doing, unless it was cancelled', async () => {
    const [gone, stays] = [
      await app.makePerson(oak, 'teacher', { last_name: 'Ravenscroft' }),
      await app.makePerson(oak, 'teacher', { last_name: 'Lingerly' }),
    ];
    await ask(await tokenOf(gone), { kind: 'erasure' });
    const as = await tokenOf(stays);
    const { id } = (await ask(as, { kind: 'erasure' })).body;
    await app.ask(oak, 'POST', `/api/data-requests/${id}/cancel/`, { as, body: { reason: 'A mistake' } });
    const [event] = await app.db.systemTransaction((tx) =>
      tx.dueEvent.findMany({ where: { payload: { path: ['request_id'], equals: id } } }),
    );
    const clock = jest.spyOn(app.nest.get(Clock), 'now');
    try {
      clock.mockImplementation(() => new Date(Date.now() + 31 * 86_400_000));
      await eventually(async () => expect(await tablesWith('Ravenscroft')).toEqual([]));
      await eventually(async () =>
        expect(
          await app.db.systemTransaction((tx) => tx.inboxReceipt.count({ where: { event_id: event!.id } })),
        ).toBe(1),
      );
    } finally {
      clock.mockRestore();
    }
    expect(await tablesWith('Lingerly')).not.toEqual([]);
  });

  it('waits for a copy that another worker writes, so that no file of it is left', async () => {
    const settings = { DATA_DIR: app.dataDir };
    const other = await startTestApp({ database: app.databaseUrl, worker: true, settings });
    let writeOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (writeOn = resolve));
    const writing = [app, other].map(({ nest }) => {
      const storage = nest.get(Storage, { strict: false });
      const put = storage.put.bind(storage);
      return jest.spyOn(storage, 'put').mockImplementation(async (...file) => {
        await held;
        return put(...file);
      });
    });
    try {
      const as = await tokenOf(await app.makePerson(oak, 'teacher', { last_name: 'Copperfield' }));
      const copy = (await ask(as, { kind: 'export' })).body.id;
      await eventually(() => expect(writing.flatMap(({ mock }) => mock.calls)).toHaveLength(1));
      const { id } = (await ask(as, { kind: 'erasure' })).body;
      await app.ask(oak, 'POST', `/api/data-requests/${id}/carry-out/`, { as: head });
      const jobs = app.nest.get(Queues).queue('privacy');
      await eventually(async () =>
        expect(await jobs.getDelayed()).toContainEqual(
          expect.objectContaining({
            name: 'identity.erase-person',
            data: expect.objectContaining({ put_back: expect.any(Number) }),
          }),
        ),
      );
      writeOn();
      await eventually(async () => {
        const all = await listed(head, '/api/data-requests/');
        expect(all.find((request) => request.id === id)?.status).toBe('done');
      });
      const storage = app.nest.get(Storage, { strict: false });
      expect(await storage.list(`exports/${copy}/`)).toEqual([]);
    } finally {
      writeOn();
      for (const spy of writing) spy.mockRestore();
      await other.close();
    }
  });

  it('can be cancelled until it is done, by the requester and by the school only', async () => {
    const { child, as } = await childWithLife('Olive', 'Stays');
    const { id } = (await ask(as, { kind: 'erasure', person_id: child.id })).body;
    const cancel = (token: string, school = oak) =>
      app.ask(school, 'POST', `/api/data-requests/${id}/cancel/`, {
        as: token,
        body: { reason: 'A mistake' },
      });
    expect((await cancel(await app.tokenOf(oak, 'teacher'))).status).toBe(404);
    expect((await cancel(await app.tokenOf(elm, 'school_admin'), elm)).status).toBe(404);
    expect((await cancel(as)).status).toBe(204);
    expect((await app.ask(oak, 'POST', `/api/data-requests/${id}/carry-out/`, { as: head })).status).toBe(
      409,
    );
    expect(await tablesWith('Stays')).not.toEqual([]);
  });

  it('is refused for the only administrator', async () => {
    expect((await ask(head, { kind: 'erasure' })).body.code).toBe('last_administrator');
  });

  it('lists every request to the school, and to others only their own', async () => {
    expect((await listed(head, '/api/data-requests/')).length).toBeGreaterThan(3);
    expect(await listed(await app.tokenOf(oak, 'teacher'))).toEqual([]);
    expect(await listed(await app.tokenOf(elm, 'school_admin'), '/api/data-requests/', elm)).toEqual([]);
  });
});
