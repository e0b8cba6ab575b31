import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { FOREIGN, fillTables, markOf, placesOf } from '../support/fill-tables.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../support/test-app.ts';
import { unzip } from '../support/unzip.ts';
import { Clock } from '../../src/platform/clock.ts';
import { inContext } from '../../src/platform/context.ts';
import type { Problem } from '../../src/platform/http/problem.filter.ts';
import { newId } from '../../src/platform/ids.ts';
import { ExportSchoolData } from '../../src/platform/school-data/export-school-data.ts';
import { isSecretColumn, SchoolData } from '../../src/platform/school-data/school-data.ts';
import { Storage } from '../../src/platform/storage/storage.ts';
import { CheckAuditLog } from '../../src/modules/identity/audit/chain/check-audit-log.ts';
import { EraseKeptDocuments } from '../../src/modules/tenancy/school-data/erase-kept-documents.ts';
import { EraseWhenSchoolErasureDue } from '../../src/modules/tenancy/school-data/erase-when-school-erasure-due.ts';
import type {
  PlannedSchoolErasureList,
  SchoolActProposed,
  SchoolErasureList,
  SchoolErasurePage,
  SchoolExportList,
} from '../../src/modules/tenancy/school-data/school-data.controller.ts';

const PROOF = { password: PASSWORD };
const REASON = 'The school has closed for good.';
const DAY_MS = 86_400_000;
/** Tables without a column for the school, and why nothing of a school is in them: none is new without a decision. */
const NOT_OF_SCHOOLS = [
  'commerce.refused_webhook',
  'giving.impact_month',
  'giving.impact_total',
  'learning.signing_key',
  'messaging.mail_outage',
  'platform.demo_step',
  'platform.event_consumer',
  'platform.rate_limit',
  'platform.server_process',
  'tenancy.domain_claim',
  'tenancy.mode',
  'tenancy.reach',
  'tenancy.school_search',
  'tenancy.tenant',
];

/** Where the platform's record of an erasure has the id of the school, without its name. */
const RECORDS = [
  'identity.audit_entry.subject_id',
  'identity.proposal.params',
  // The last e-mails lead to the page of the erasure.
  'messaging.email.html',
  'messaging.email.text',
  // The event of the audit entry, until the outbox is cleared.
  'platform.outbox_event.payload',
  'tenancy.school_erasure.school_id',
];

let app: TestApp;
let owner: pg.Client;
let ines: TestPerson;
let omar: TestPerson;
const tokens = new Map<TestPerson, string>();

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
  ines = await app.makePerson(app.platform, 'platform_admin', { first_name: 'Ines', last_name: 'Falk' });
  omar = await app.makePerson(app.platform, 'platform_admin', { first_name: 'Omar', last_name: 'Haddad' });
  for (const person of [ines, omar]) tokens.set(person, (await app.signIn(person)).access);
});
afterAll(async () => {
  await owner.end();
  await app.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const ask = <Body>(by: TestPerson, method: 'GET' | 'POST', path: string, body?: object) =>
  app.ask<Body & Problem>(by.school, method, `/api/${path}`, { as: tokens.get(by), ...(body && { body }) });
const propose = (what: string, by: TestPerson) =>
  ask<SchoolActProposed>(by, 'POST', what, { ...PROOF, reason: REASON });
const approve = (id: string, by: TestPerson) => ask(by, 'POST', `proposals/${id}/approve/`, PROOF);
const erasures = async (school: TestSchool) =>
  (await ask<SchoolErasureList>(ines, 'GET', `api-admin/tenants/${school.id}/erasures/`)).body.results;
const later = (days: number) =>
  jest.spyOn(app.nest.get(Clock), 'now').mockReturnValue(new Date(Date.now() + days * DAY_MS));

/** Tables of the database, with whether they have a column for the school. */
const tables = async (): Promise<{ table: string; ofSchools: boolean }[]> =>
  (
    await owner.query<{ table: string; ofSchools: boolean }>(
      `select n.nspname || '.' || c.relname as table, exists (select from pg_attribute a
         where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as "ofSchools"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname !~ '${FOREIGN}' order by 1`,
    )
  ).rows;
const undeclared = async (): Promise<string[]> => {
  const declared = new Set(
    app.nest
      .get(SchoolData)
      .tables()
      .map(({ table }) => table),
  );
  return (await tables())
    .filter(({ table, ofSchools }) => (ofSchools ? !declared.has(table) : !NOT_OF_SCHOOLS.includes(table)))
    .map(({ table }) => table);
};

describe('the data of a school', () => {
  it('are declared table by table, and nothing that does not exist', async () => {
    expect(await undeclared()).toEqual([]);
    const all = new Set((await tables()).map(({ table }) => table));
    expect(
      app.nest
        .get(SchoolData)
        .tables()
        .filter(({ table }) => !all.has(table)),
    ).toEqual([]);
    const { rows } = await owner.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'erase_school_rows'`,
    );
    const kept = [
      ...rows[0]!.source
        .split('kept CONSTANT')[1]!
        .split('BEGIN')[0]!
        .matchAll(/'([a-z_.]+)'/g),
    ];
    expect(kept.map(([, table]) => table)).toEqual(
      app.nest
        .get(SchoolData)
        .tables()
        .filter((one) => one.kept)
        .map(({ table }) => table),
    );
  });

  it('are reported missing when somebody adds a table', async () => {
    await owner.query('create table catalog.planted (tenant_id uuid); create table content.planted (id int)');
    try {
      expect(await undeclared()).toEqual(['catalog.planted', 'content.planted']);
    } finally {
      await owner.query('drop table catalog.planted, content.planted');
    }
  });
});

describe('the export of a school', () => {
  it('is proposed by one head, approved by another, and has every table and file without secrets', async () => {
    const oak = await app.makeSchool('oak');
    const [head, second] = [
      await app.makePerson(oak, 'school_admin'),
      await app.makePerson(oak, 'school_admin'),
    ];
    for (const person of [head, second]) tokens.set(person, (await app.signIn(person)).access);
    for (let n = 0; n < 3; n += 1)
      await app.makePerson(oak, 'student', { first_name: `Kid${n}`, email: null });
    const teacher = await app.makePerson(oak, 'teacher');
    tokens.set(teacher, (await app.signIn(teacher)).access);
    expect((await propose('api-admin/school-exports/', teacher)).status).toBe(403);
    const { status, body } = await propose('api-admin/school-exports/', head);
    expect(status).toBe(202);
    expect((await approve(body.id, head)).status).toBe(403);
    expect((await approve(body.id, second)).status).toBe(200);
    await eventually(async () => {
      const list = await ask<SchoolExportList>(head, 'GET', 'api-admin/school-exports/');
      expect(list.body.results[0]).toMatchObject({ id: body.id, state: 'ready' });
      expect(list.body.results[0]!.done).toBe(list.body.results[0]!.tables);
    });
    expect((await ask(second, 'POST', `api-admin/school-exports/${body.id}/download/`, PROOF)).status).toBe(
      404,
    );
    const { status: got } = await ask(head, 'POST', `api-admin/school-exports/${body.id}/download/`, PROOF);
    expect(got).toBe(200);
    const zip = await buffer(await app.nest.get(Storage).get(`school-exports/${body.id}/school.zip`));
    const names = zip.toString('latin1');
    for (const file of [
      'about.json',
      'identity/user_account.jsonl',
      'catalog/book.jsonl',
      'learning/course.jsonl',
    ])
      expect(names).toContain(file);
    await eventually(async () => {
      const mails = await app.within(oak, (tx) => tx.email.findMany({ where: { template: 'school-data' } }));
      expect(mails.map(({ subject }) => subject).sort()).toEqual([
        'All data of oak school are exported',
        'The data of oak school are ready',
      ]);
    });
    await expectFailure(oak);
    later(8);
    const late = await ask(head, 'POST', `api-admin/school-exports/${body.id}/download/`, PROOF);
    expect(late.body.code).toBe('export_not_ready');
  });
});

describe('the erasure of a school', () => {
  it('can be stopped by one person until it begins', async () => {
    const ash = await app.makeSchool('ash');
    const path = `api-admin/tenants/${ash.id}/erasures/`;
    const { id } = (await propose(path, ines)).body;
    expect((await approve(id, ines)).status).toBe(403);
    expect((await approve(id, omar)).status).toBe(200);
    expect(await erasures(ash)).toMatchObject([{ state: 'waiting' }]);
    expect((await propose(path, ines)).body.code).toBe('erasure_planned');
    expect((await ask(omar, 'POST', `${path}${id}/stop/`, {})).status).toBe(204);
    expect(await erasures(ash)).toMatchObject([{ state: 'stopped' }]);
    await eventually(async () => {
      const mails = await app.within(ash, (tx) => tx.email.findMany({ where: { template: 'school-data' } }));
      expect(mails.map(({ subject }) => subject)).toContain('ash school will not be erased');
    });
    // A head who sees the plan can stop the next one.
    const head = await app.makePerson(ash, 'school_admin');
    const teacher = await app.makePerson(ash, 'teacher');
    for (const person of [head, teacher]) tokens.set(person, (await app.signIn(person)).access);
    const own = () => ask<PlannedSchoolErasureList>(head, 'GET', 'api-admin/school-erasures/');
    expect((await own()).body.results).toEqual([]);
    expect((await ask(head, 'GET', 'api-admin/tenant-erasures/')).status).toBe(403);
    const { id: next } = (await propose(path, ines)).body;
    await approve(next, omar);
    expect((await own()).body.results).toMatchObject([
      { id: next, planned_by: ['Ines Falk', 'Omar Haddad'] },
    ]);
    const stop = `api-admin/school-erasures/${next}/stop/`;
    expect((await ask(teacher, 'POST', stop, {})).status).toBe(403);
    const beech = await app.makeSchool('beech');
    const stranger = await app.makePerson(beech, 'school_admin');
    tokens.set(stranger, (await app.signIn(stranger)).access);
    expect((await ask(stranger, 'POST', stop, {})).status).toBe(404);
    expect((await ask(head, 'POST', stop, {})).status).toBe(204);
    expect((await own()).body.results).toEqual([]);
    expect((await erasures(ash)).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
    await expect(
      app.within(ash, (tx) => tx.$executeRaw`select platform.erase_school_rows('catalog.book', 10)`),
    ).rejects.toThrow('No erasure of this school is running');
  });

  it('leaves nothing of a school that has everything but what the law keeps, and nothing of another school changes', async () => {
    const mark = 'Zephyrine Academy';
    const gone = await app.makeSchool('zephyrine', {
      school_name: mark,
      school_email: 'office@zephyrine.test',
      country: 'GB',
    });
    const elm = await app.makeSchool('elm');
    const storage = app.nest.get(Storage);
    const id = newId();
    const stays = newId();
    // The rows of erasures and of events have a meaning to the server that runs.
    const except = [
      'tenancy.school_erasure',
      'platform.outbox_event',
      'platform.due_event',
      'platform.live_ticket',
    ];
    const filled = await fillTables(owner, gone.id, id, except);
    await fillTables(owner, elm.id, stays, except);
    expect(filled.length).toBeGreaterThan(200);
    await owner.query(`update tenancy.tenant set school_name = school_name where id = $1`, [gone.id]);
    const folders = [
      'books',
      'anthologies',
      'book-lists',
      'films',
      'resources',
      'rosters',
      'exports',
      'charities',
    ];
    await owner.query(`update identity.data_request set kind = 'export' where tenant_id = $1`, [gone.id]);
    for (const folder of [...folders, 'people-exports', 'school-exports'])
      for (const one of [id, stays]) await storage.put(`${folder}/${one}/x/file`, Readable.from([mark]));
    for (const school of [gone, elm]) {
      await storage.put(`logos/${school.id}/a.webp`, Readable.from([mark]));
      await storage.put(`audit-heads/${school.id}/2026-11-01.json`, Readable.from(['{}']));
    }
    for (const one of [id, stays])
      await storage.put(`commerce-documents/${one}/a.pdf`, Readable.from([mark]));
    const before = await rowsOf(elm.id);
    await expectWholeExport(gone, id, [stays, elm.id, markOf(elm.id)]);

    const { id: erasure } = (await propose(`api-admin/tenants/${gone.id}/erasures/`, ines)).body;
    expect((await approve(erasure, omar)).status).toBe(200);
    killAfter(40);
    later(31);
    await eventually(async () =>
      expect((await erasures(gone))[0]).toMatchObject({ state: 'erasing', done: 40 }),
    );
    // The clock goes on: by the mocked one the job would be too old for another attempt.
    jest.restoreAllMocks();
    await eventually(
      async () =>
        expect(await erasures(gone)).toMatchObject([{ state: 'done', kept_until: expect.anything() }]),
      60_000,
    );
    await eventually(async () => {
      const mails = await app.within(app.platform, (tx) =>
        tx.email.findMany({ where: { template: 'school-data', subject: 'The school is erased' } }),
      );
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
        ['office@zephyrine.test', ines.email!, omar.email!].sort(),
      );
    });

    // The school is in no other list any more.
    const all = (await ask<SchoolErasurePage>(omar, 'GET', 'api-admin/tenant-erasures/')).body;
    expect(all.count).toBe(all.results.length);
    expect(all.results.find(({ id }) => id === erasure)).toMatchObject({
      school_id: gone.id,
      school_name: null,
      state: 'done',
    });
    expect(await rowsOf(elm.id)).toEqual(before);
    const kept = app.nest
      .get(SchoolData)
      .tables()
      .filter((one) => one.kept)
      .map(({ table }) => table);
    const left = await placesOf(owner, [mark, 'zephyrine', markOf(gone.id)]);
    const reduced = left.filter((place) => kept.some((table) => place.startsWith(`${table}.`)));
    expect(left.filter((place) => !reduced.includes(place))).toEqual([
      // The last e-mail of all, which says that it is done.
      'messaging.email.address',
      'messaging.email.recipient',
    ]);
    // Names in documents that the law wants as they were issued, and in declarations for a tax office.
    expect(
      reduced.filter((place) =>
        /(name|email|buyer|donor|recipient|ship_to|authors|message|reason)$/.test(place),
      ),
    ).toEqual([
      'commerce.commerce_document.recipient',
      'commerce.dispute.reason',
      'commerce.document_void.reason',
      'giving.tax_declaration.first_name',
      'giving.tax_declaration.last_name',
    ]);
    const ids = await placesOf(owner, [gone.id]);
    expect(ids.filter((place) => !kept.some((table) => place.startsWith(`${table}.`)))).toEqual(RECORDS);
    const files = (
      await Promise.all(
        [...folders, 'people-exports', 'school-exports', 'logos', 'audit-heads', 'commerce-documents'].map(
          (one) => storage.list(`${one}/`),
        ),
      )
    ).flat();
    expect(files.filter((key) => key.includes(id) || key.includes(gone.id))).toEqual([
      `commerce-documents/${id}/a.pdf`,
    ]);
    expect(files.filter((key) => key.includes(stays) || key.includes(elm.id))).toHaveLength(13);
    expect((await app.ask(gone, 'GET', '/api/current-tenant/')).status).toBe(404);
    await inContext({ correlationId: newId(), tenantId: app.platform.id, principal: null }, () =>
      app.nest.get(CheckAuditLog, { strict: false }).check(),
    );
    expect(await app.within(app.platform, (tx) => tx.auditCheck.findFirstOrThrow())).toMatchObject({
      breaks: 0,
    });

    later(20 * 365);
    await app.nest.get(EraseKeptDocuments, { strict: false }).run();
    expect(await erasures(gone)).toMatchObject([{ state: 'ended', kept: [] }]);
    expect(await placesOf(owner, [gone.id])).toEqual(RECORDS);
    expect(await storage.list('commerce-documents/')).toEqual([`commerce-documents/${stays}/a.pdf`]);
  }, 120_000);
});

/** Number of rows of a school in each table. */
async function rowsOf(school: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, ofSchools } of await tables())
    // A scheduled job seals the entries of the audit log at any time, and moves them from one table to the other.
    if (ofSchools && !['identity.audit_link', 'identity.audit_unsealed'].includes(table)) {
      const { rows } = await owner.query<{ n: number }>(
        `select count(*)::int as n from ${table} where tenant_id = $1`,
        [school],
      );
      counts[table] = rows[0]!.n;
    }
  return counts;
}

/** A query or a file that fails in the middle of an export fails the export, and nothing else of the server. */
async function expectFailure(school: TestSchool): Promise<void> {
  const exporter = app.nest.get(ExportSchoolData);
  const storage = app.nest.get(Storage);
  const build = (done: (tables: number) => Promise<void>) =>
    inContext({ correlationId: newId(), tenantId: school.id, principal: null }, async () =>
      buffer(await exporter.file({}, done)),
    );
  await expect(
    build((tables) => (tables < 9 ? Promise.resolve() : Promise.reject(new Error('no query')))),
  ).rejects.toThrow('no query');
  await storage.put(`logos/${school.id}/a.webp`, Readable.from(['a logo']));
  jest.spyOn(storage, 'get').mockRejectedValue(new Error('no storage'));
  await expect(build(() => Promise.resolve())).rejects.toThrow('no storage');
  jest.restoreAllMocks();
}

/** The process that erases a school is killed once, after so many tables. */
function killAfter(tables: number): void {
  type Reporting = { progress: (id: string, data: { done: number }) => Promise<void> };
  const consumer = app.nest.get<unknown, Reporting>(EraseWhenSchoolErasureDue, { strict: false });
  const progress = consumer.progress.bind(consumer);
  jest.spyOn(consumer, 'progress').mockImplementation(async (id, data) => {
    await progress(id, data);
    if (data.done === tables) throw new Error('killed');
  });
}

/** The export of a school in which every table has one row has all of them and the files, no secret, and nothing of another school. */
async function expectWholeExport(school: TestSchool, id: string, others: string[]): Promise<void> {
  const files = await inContext(
    { correlationId: newId(), tenantId: school.id, principal: null },
    async () => {
      const exporter = app.nest.get(ExportSchoolData);
      return unzip(await buffer(await exporter.file({ school: 'x' }, () => Promise.resolve())));
    },
  );
  const left = (JSON.parse(files['about.json']!) as { left_out: { table: string }[] }).left_out;
  const declared = app.nest
    .get(SchoolData)
    .tables()
    .map(({ table }) => table);
  const exported = declared.filter((table) => !left.some((one) => one.table === table));
  const empty = exported.filter((table) => !files[`${table.replace('.', '/')}.jsonl`]);
  expect(empty).toEqual(['tenancy.school_erasure']);
  expect(
    Object.keys(files).filter((name) => name.startsWith('files/') && name.includes(id)).length,
  ).toBeGreaterThan(8);
  const all = Object.entries(files).map(([name, text]) => `${name}\n${text}`);
  expect(all.filter((text) => others.some((word) => text.includes(word)))).toEqual([]);
  const lines = exported.flatMap((table) =>
    (files[`${table.replace('.', '/')}.jsonl`] ?? '').split('\n').filter(Boolean),
  );
  const secrets = lines.flatMap((line) => Object.keys(JSON.parse(line) as object)).filter(isSecretColumn);
  expect(secrets).toEqual([]);
}
