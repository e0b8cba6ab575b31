import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { recordAuditEntry } from '../record-audit-entry.ts';
import { CheckAuditLog, type AuditBreak } from './check-audit-log.ts';
import type { AuditCheckView } from './get-audit-check.query.ts';

let app: TestApp;
/** May do what the application cannot. */
let owner: pg.Client;

beforeAll(async () => {
  app = await startTestApp();
  owner = new pg.Client(app.databaseUrl);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await app.close();
});

/** A school whose log has one sealed entry for each reason; answers the entries' ids, in order. */
async function schoolWith(name: string, ...reasons: string[]): Promise<[TestSchool, string[]]> {
  const school = await app.makeSchool(name);
  const head = await app.makePerson(school, 'school_admin');
  for (const reason of reasons)
    await app.within(school, (tx) =>
      recordAuditEntry(tx, { action: 'person.changed', subjectId: head.id, actorId: head.id, reason }),
    );
  expect(await check(school)).toEqual([]);
  const { rows } = await owner.query<{ entry_id: string }>(
    'select entry_id from identity.audit_link where tenant_id = $1 order by number',
    [school.id],
  );
  return [school, rows.map(({ entry_id }) => entry_id)];
}

/** Checks the school's log now; answers what is not as it was written. */
async function check(school: TestSchool): Promise<string[]> {
  await inContext({ correlationId: newId(), tenantId: school.id, principal: null }, () =>
    app.nest.get(CheckAuditLog, { strict: false }).check(),
  );
  const stored = await app.within(school, (tx) => tx.auditCheck.findFirstOrThrow());
  const found = stored.found as unknown as AuditBreak[];
  expect(stored.breaks).toBe(found.length);
  return found.map(({ what, entry_id, number }) => `${what} ${entry_id ?? number}`);
}

describe('the hash chain of the audit log', () => {
  it('names an entry that was changed, to the school and to the platform’s team', async () => {
    const [oak, [, second]] = await schoolWith('oak', 'one', 'two');
    await owner.query(`update identity.audit_entry set reason = 'other' where id = $1`, [second]);
    const changed = { what: 'changed', school: 'oak school', entry_id: second, number: 2 };
    const head = await app.tokenOf(oak, 'school_admin');
    const run = await app.ask<AuditCheckView>(oak, 'POST', '/api/audit/check/run/', { as: head });
    expect(run).toMatchObject({ status: 200, body: { links: 2, breaks: 1, found: [changed] } });
    const team = await app.tokenOf(app.platform, 'platform_admin');
    const everywhere = await app.ask<AuditCheckView>(app.platform, 'GET', '/api/audit/check/', { as: team });
    expect(everywhere.body.found).toEqual([changed]);
    const elm = await app.makeSchool('elm');
    const other = await app.tokenOf(elm, 'school_admin');
    expect((await app.ask(elm, 'GET', '/api/audit/check/', { as: other })).body).toEqual({
      checked_at: null,
      ...{ links: 0, breaks: 0, found: [] },
    });
    const csv = await app.ask(oak, 'GET', '/api/audit/export/?area=person', { as: head });
    expect(csv.text.split('\r\n')).toEqual([
      expect.stringContaining('at,school,actor,action,subject,reason'),
      expect.stringContaining('oak school'),
      expect.stringContaining('other'),
      '',
    ]);
    const teacher = await app.tokenOf(elm, 'teacher');
    expect((await app.ask(elm, 'GET', '/api/audit/check/', { as: teacher })).status).toBe(403);
  });

  it('names an entry that was removed, and one that was added past the application', async () => {
    const [ash, [first]] = await schoolWith('ash', 'one', 'two');
    const added = newId();
    await owner.query('alter table identity.audit_entry disable trigger await_seal');
    await owner.query(
      `with gone as (delete from identity.audit_entry where id = $1 returning *)
       insert into identity.audit_entry select (jsonb_populate_record(null::identity.audit_entry, to_jsonb(g) || jsonb_build_object('id', $2::text))).* from gone g`,
      [first, added],
    );
    await owner.query('alter table identity.audit_entry enable trigger await_seal');
    expect(await check(ash)).toEqual([`removed ${first}`, `unsealed ${added}`]);
  });

  it('notices a link that was changed, and one that is missing', async () => {
    const [fir, [first, second, third]] = await schoolWith('fir', 'one', 'two', 'three');
    await owner.query(`update identity.audit_link set digest = '\\x00' where entry_id = $1`, [first]);
    expect(await check(fir)).toEqual([`order ${first}`, `changed ${first}`]);
    await owner.query('delete from identity.audit_link where entry_id = $1', [second]);
    expect(await check(fir)).toEqual([
      `order ${first}`,
      `changed ${first}`,
      `order ${third}`,
      `unsealed ${second}`,
    ]);
  });

  it('notices a chain that was cut off and computed again, by the heads in the storage', async () => {
    const [yew, [, second]] = await schoolWith('yew', 'one', 'two');
    await owner.query(`update identity.audit_entry set reason = 'other' where id = $1`, [second]);
    await owner.query('delete from identity.audit_link where tenant_id = $1', [yew.id]);
    await owner.query(
      'insert into identity.audit_unsealed (tenant_id, entry_id) select tenant_id, id from identity.audit_entry where tenant_id = $1',
      [yew.id],
    );
    expect(await check(yew)).toEqual(['head 2']);
  });

  it('is written by its own functions alone', async () => {
    const [box] = await schoolWith('box', 'one');
    for (const statement of [
      `insert into identity.audit_link (tenant_id, number, entry_id, digest, link) values ('${box.id}', 99, '${newId()}', '', '')`,
      `update identity.audit_link set salt = null`,
      `delete from identity.audit_unsealed`,
      `select identity.reseal_forgotten('{}')`,
    ])
      await expect(app.within(box, (tx) => tx.$executeRawUnsafe(statement))).rejects.toThrow(
        'permission denied',
      );
  });

  it('seals entries again when an erasure has blanked them, and forgets how to guess the words of before', async () => {
    const [lime, [entry]] = await schoolWith('lime', 'Mia Beech asked');
    await app.within(
      lime,
      (tx) =>
        tx.$executeRaw`select identity.forget_in_audit(${newId()}::uuid, 'Somebody', '\\yMia Beech\\y')`,
    );
    expect(await check(lime)).toEqual([]);
    const { rows } = await owner.query<{ number: string; salted: boolean }>(
      'select number, salt is not null as salted from identity.audit_link where entry_id = $1 order by number',
      [entry],
    );
    expect(rows).toEqual([
      { number: '1', salted: false },
      { number: '2', salted: true },
    ]);
  });
});
