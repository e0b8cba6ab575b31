import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { Clock } from '../../../../platform/clock.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { Storage } from '../../../../platform/storage/storage.ts';
import { DeleteOldPeopleExports } from './delete-old-people-exports.ts';
import { exportFolder } from './people-export-files.ts';
import type { PeopleExportList, ProposalMade } from './people-exports.controller.ts';

const PROOF = { password: PASSWORD };
const REASON = 'The library of the town makes cards for all.';
const KIDS = 1203;

let app: TestApp;
let oak: TestSchool;
const tokens = new Map<TestPerson, string>();
let head: TestPerson;
let second: TestPerson;
let ines: TestPerson;
let omar: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  head = await app.makePerson(oak, 'school_admin');
  second = await app.makePerson(oak, 'school_admin');
  ines = await app.makePerson(app.platform, 'platform_admin');
  omar = await app.makePerson(app.platform, 'platform_admin');
  for (const person of [head, second, ines, omar]) tokens.set(person, (await app.signIn(person)).access);
  await app.within(oak, (tx) =>
    tx.user.createMany({
      data: Array.from({ length: KIDS }, (_, n) => ({
        id: newId(),
        tenant_id: oak.id,
        role: 'student' as const,
        first_name: 'Kid',
        last_name: n === 7 ? '=cmd' : `N${n}`,
        username: `kid${n}`,
      })),
    }),
  );
});
afterAll(() => app.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const usersOf = (by: TestPerson) =>
  by.school === app.platform ? 'api-super-admin/users' : 'api-admin/users';
const ask = <Body>(by: TestPerson, method: 'GET' | 'POST', path: string, body?: object) =>
  app.ask<Body & Problem>(by.school, method, `/api/${path}`, { as: tokens.get(by), ...(body && { body }) });
const propose = (by = head, query = 'role=student') =>
  ask<ProposalMade>(by, 'POST', `${usersOf(by)}/exports/?${query}`, { ...PROOF, reason: REASON });
const approve = (id: string, by = second) => ask(by, 'POST', `proposals/${id}/approve/`, PROOF);
const download = (id: string, by = head, proof: object = PROOF) =>
  ask(by, 'POST', `${usersOf(by)}/exports/${id}/download/`, proof);
const ready = (id: string, by = head) =>
  eventually(async () => {
    const { body } = await ask<PeopleExportList>(by, 'GET', `${usersOf(by)}/exports/`);
    expect(body.results.find((one) => one.id === id)?.state).toBe('ready');
  });

describe('an export of many people', () => {
  it('is not one person’s decision', async () => {
    const { status, body } = await ask(head, 'GET', 'api-admin/users/export/?role=student');
    expect([status, body.code]).toEqual([409, 'second_person_needed']);
    expect((await ask(head, 'GET', 'api-admin/users/export/?role=school_admin')).status).toBe(200);
  });

  it('contains, once approved, everybody who was there at the proposal, formulas escaped', async () => {
    const { status, body } = await propose();
    expect(status).toBe(202);
    const proposal = await ask<{ facts: { label: { en: string }; value: { en: string } }[] }>(
      second,
      'GET',
      `proposals/${body.id}/`,
    );
    expect(proposal.body.facts.map(({ label, value }) => [label.en, value.en]).slice(0, 2)).toEqual([
      ['People in the file', String(KIDS)],
      ['Role', 'Students'],
    ]);
    await app.makePerson(oak, 'student', { first_name: 'Late', email: null });
    expect((await approve(body.id)).status).toBe(200);
    await ready(body.id);
    const { text, headers } = await download(body.id);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = text.split('\r\n').filter(Boolean);
    expect([lines.length, lines.filter((line) => line.startsWith('Kid,')).length]).toEqual([KIDS + 1, KIDS]);
    expect(text).toContain("Kid,'=cmd,");
    expect(text).not.toContain('Late');
  });

  it('is downloaded by its proposer alone, with a recent confirmation, for a day', async () => {
    const { id } = (await propose()).body;
    await approve(id);
    await ready(id);
    expect((await download(id, second)).status).toBe(404);
    expect((await download(id, head, {})).body.code).toBe('proof_needed');
    const storage = app.nest.get(Storage);
    expect(await storage.list(exportFolder(id))).toHaveLength(1);
    jest.spyOn(app.nest.get(Clock), 'now').mockReturnValue(new Date(Date.now() + 24 * 3_600_000 + 60_000));
    expect((await download(id)).body.code).toBe('export_not_ready');
    await app.nest.get(DeleteOldPeopleExports, { strict: false }).run();
    expect(await storage.list(exportFolder(id))).toEqual([]);
    const { body } = await ask<PeopleExportList>(head, 'GET', 'api-admin/users/exports/');
    expect(body.results.find((one) => one.id === id)?.state).toBe('expired');
    const log = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'people.export_downloaded' } }),
    );
    expect(log.map(({ actor_id }) => actor_id)).toEqual([head.id]);
  });

  it('is refused when other people are selected than at the proposal', async () => {
    const { id } = (await propose()).body;
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { tenant_id: oak.id, username: 'kid3' }, data: { role: 'parent' } }),
    );
    const { status, body } = await approve(id);
    expect([status, body.code]).toEqual([409, 'proposal_outdated']);
  });

  it('of every school belongs to the platform, and needs two of its team', async () => {
    const { id } = (await propose(ines)).body;
    expect((await ask(second, 'GET', `proposals/${id}/`)).status).toBe(404);
    expect((await approve(id, omar)).status).toBe(200);
    await ready(id, ines);
    expect((await download(id, ines)).text).toContain('oak school');
    const other = await propose(head);
    expect((await ask(omar, 'GET', `proposals/${other.body.id}/`)).status).toBe(404);
  });
});
