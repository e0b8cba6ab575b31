import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Injectable, Module, type DynamicModule } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { mailTo, textOf } from '../../../../test/support/emails.ts';
import { startSmtpSink, type SmtpSink } from '../../../../test/support/smtp-sink.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import {
  inEveryLanguage,
  NeedsSecondPerson,
  type SecondPersonAct,
  type Snapshot,
} from '../../../platform/approvals/second-person.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, inContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import { newId } from '../../../platform/ids.ts';
import { ProposeAct } from '../contract.ts';
import { ExpireProposals } from './expire-proposals.ts';
import type { ProposalPage } from './approvals.controller.ts';
import type { ProposalDetail } from './list-proposals.query.ts';

/** An act of the test: it renames a person; the new name of the person before is material. */
const world = { material: 'one', crash: false };

@Injectable()
@NeedsSecondPerson({
  kind: 'test.renamed',
  title: inEveryLanguage('Rename somebody'),
  propose: 'school.manage',
  approve: 'school.manage',
  hours: 24,
  path: '/admin/users',
})
class RenameAct implements SecondPersonAct<{ person: string }> {
  describe(): Promise<Snapshot> {
    return Promise.resolve({
      facts: [{ label: inEveryLanguage('New name'), value: inEveryLanguage('Renamed') }],
      material: world.material,
    });
  }

  async run(tx: Tx, { person }: { person: string }): Promise<void> {
    await tx.$executeRaw`update identity.user_account set last_name = last_name || '+'
      where tenant_id = ${currentTenantId()}::uuid and id = ${person}::uuid`;
    if (world.crash) throw new Error('killed between the act and the commit');
  }
}

@Module({ providers: [RenameAct] })
class ActModule {}

let app: TestApp;
let sink: SmtpSink;
let oak: TestSchool;
let proposer: TestPerson;
let second: TestPerson;
let third: TestPerson;
let target: TestPerson;
const tokens = new Map<string, { access: string; session: string }>();
let shift = 0;

beforeAll(async () => {
  sink = await startSmtpSink();
  app = await startTestApp({
    worker: true,
    smtp: sink.url,
    module: (module): DynamicModule => ({ ...module, imports: [...module.imports!, ActModule] }),
  });
  oak = await app.makeSchool('oak', { school_name: 'Oak School' });
  proposer = await app.makePerson(oak, 'school_admin', { first_name: 'Pia', last_name: 'First' });
  second = await app.makePerson(oak, 'school_admin', { first_name: 'Sam', last_name: 'Second' });
  third = await app.makePerson(oak, 'school_admin', { first_name: 'Tea', last_name: 'Third' });
  for (const person of [proposer, second, third]) await signIn(person);
});
afterAll(async () => {
  await app.close();
  await sink.close();
});
beforeEach(async () => {
  target = await app.makePerson(oak, 'parent', { last_name: 'Name' });
  world.material = 'one';
  world.crash = false;
  jest.spyOn(app.nest.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + shift));
});
afterEach(() => {
  shift = 0;
  jest.restoreAllMocks();
});

async function signIn(person: TestPerson): Promise<void> {
  const { access } = await app.signIn(person);
  const { sid } = JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { sid: string };
  tokens.set(person.id, { access, session: sid });
}

const REASON = 'She married last week and asked for it.';
const propose = (
  by: TestPerson = proposer,
  proof: object = { password: PASSWORD },
  reason = REASON,
): Promise<{ id: string }> => {
  const principal = {
    userId: by.id,
    sessionId: tokens.get(by.id)!.session,
    role: 'school_admin' as const,
    isStaff: false,
  };
  return inContext({ correlationId: newId(), tenantId: by.school.id, principal }, () =>
    app.nest
      .get(CommandBus)
      .execute(new ProposeAct('test.renamed', { person: target.id }, reason, principal, proof)),
  );
};
type Answer = ProposalDetail & Problem;
const act = (id: string, what: string, by: TestPerson, body: object) =>
  app.ask<Answer>(by.school, 'POST', `/api/proposals/${id}/${what}/`, {
    as: tokens.get(by.id)!.access,
    body,
  });
const approve = (id: string, by = second, body: object = { password: PASSWORD }) =>
  act(id, 'approve', by, body);
const read = (id: string, by = second) =>
  app.ask<Answer>(by.school, 'GET', `/api/proposals/${id}/`, { as: tokens.get(by.id)!.access });
const nameNow = async () =>
  (await app.within(oak, (tx) => tx.user.findFirst({ where: { tenant_id: oak.id, id: target.id } })))!
    .last_name;
const audit = async (id: string) =>
  (
    await app.within(oak, (tx) =>
      tx.auditEntry.findMany({
        where: { tenant_id: oak.id, detail: { path: ['proposal_id'], equals: id } },
        orderBy: { id: 'asc' },
      }),
    )
  ).map(({ action, actor_id }) => [action, actor_id]);
const refusal = ({ status, body }: { status: number; body: Problem }) => [status, body.code];

describe('a proposal', () => {
  it('needs a reason, a recent confirmation and the permission', async () => {
    await expect(propose(proposer, { password: PASSWORD }, 'short')).rejects.toMatchObject({
      fields: { reason: ['Please say why, in 10 to 300 letters.'] },
    });
    await expect(propose(proposer, {})).rejects.toMatchObject({ code: 'proof_needed' });
    await expect(propose(proposer, { password: 'wrong' })).rejects.toMatchObject({ code: 'wrong_proof' });
    const teacher = await app.makePerson(oak, 'teacher');
    await signIn(teacher);
    await expect(propose(teacher)).rejects.toMatchObject({ kind: 'forbidden', code: 'not_allowed' });
  });

  it('says so when nobody else here could approve', async () => {
    const elm = await app.makeSchool('elm');
    const alone = await app.makePerson(elm, 'school_admin');
    await signIn(alone);
    await expect(propose(alone)).rejects.toMatchObject({ kind: 'conflict', code: 'no_second_person' });
  });

  it('shows what will be done, and tells the other administrators by e-mail', async () => {
    const { id } = await propose();
    expect((await read(id)).body).toMatchObject({
      title: { hi: 'Rename somebody' },
      state: 'waiting',
      proposed_by: 'Pia First',
      own: false,
      may_decide: true,
      reason: REASON,
      facts: [{ label: { fr: 'New name' }, value: { ar: 'Renamed' } }],
    });
    expect((await read(id, proposer)).body).toMatchObject({ own: true, may_decide: false });
    const mail = await mailTo(sink, second.email!, /A second person is needed: Rename somebody/);
    expect(mail).toContain(`/admin/proposals/${id}`);
    expect(
      sink.mails.filter(
        ({ to, source }) => to.includes(proposer.email!) && /second person/.test(textOf(source)),
      ),
    ).toEqual([]);
    const list = await app.ask<ProposalPage>(oak, 'GET', '/api/proposals/', {
      as: tokens.get(second.id)!.access,
    });
    expect(list.body.results[0]).toMatchObject({ id, may_decide: true });
  });

  it('is made once by a repeated click', async () => {
    const [one, two] = await Promise.all([propose(), propose()]);
    expect(one).toEqual(two);
  });

  it('about somebody else is another one, though it reads the same', async () => {
    const { id } = await propose();
    target = await app.makePerson(oak, 'parent', { last_name: 'Name' });
    expect((await propose()).id).not.toBe(id);
  });
});

describe('an approval', () => {
  it('runs the act once, with its audit entry, and repeating it changes nothing', async () => {
    const { id } = await propose();
    expect((await approve(id)).body).toMatchObject({ state: 'approved', decided_by: 'Sam Second' });
    expect((await approve(id)).status).toBe(200);
    expect(refusal(await approve(id, third))).toEqual([409, 'already_decided']);
    expect(await nameNow()).toBe('Name+');
    expect(await audit(id)).toEqual([
      ['proposal.made', proposer.id],
      ['proposal.approved', second.id],
    ]);
    await mailTo(sink, proposer.email!, /Approved: Rename somebody/);
  });

  it('of two people at the same time: one wins, the other gets 409', async () => {
    const { id } = await propose();
    const answers = await Promise.all([approve(id, second), approve(id, third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await nameNow()).toBe('Name+');
  });

  it('is refused to the proposer, also under another account that was merged with theirs', async () => {
    const { id } = await propose();
    expect(refusal(await approve(id, proposer))).toEqual([403, 'needs_another_person']);
    const twin = await app.makePerson(oak, 'school_admin');
    await signIn(twin);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { tenant_id: oak.id, id: proposer.id }, data: { merged_into: twin.id } }),
    );
    try {
      expect(refusal(await approve(id, twin))).toEqual([403, 'needs_another_person']);
    } finally {
      await app.within(oak, (tx) =>
        tx.user.updateMany({ where: { tenant_id: oak.id, id: proposer.id }, data: { merged_into: null } }),
      );
    }
    expect(await nameNow()).toBe('Name');
  });

  it('needs a recent confirmation, and never comes from a view-as session', async () => {
    const { id } = await propose();
    expect(refusal(await approve(id, second, {}))).toEqual([422, 'proof_needed']);
    expect(refusal(await approve(id, second, { password: 'wrong' }))).toEqual([422, 'wrong_proof']);
    const { session } = tokens.get(third.id)!;
    await app.within(oak, (tx) =>
      tx.session.updateMany({ where: { tenant_id: oak.id, id: session }, data: { way: 'impersonation' } }),
    );
    try {
      expect(refusal(await approve(id, third))).toEqual([403, 'not_allowed']);
    } finally {
      await app.within(oak, (tx) =>
        tx.session.updateMany({ where: { tenant_id: oak.id, id: session }, data: { way: 'password' } }),
      );
    }
    expect(await nameNow()).toBe('Name');
  });

  it('is not there for other roles and other schools', async () => {
    const { id } = await propose();
    const teacher = await app.makePerson(oak, 'teacher');
    await signIn(teacher);
    expect((await approve(id, teacher)).status).toBe(403);
    const ash = await app.makeSchool('ash');
    const stranger = await app.makePerson(ash, 'school_admin');
    await signIn(stranger);
    expect((await approve(id, stranger)).status).toBe(404);
    expect((await read(id, stranger)).status).toBe(404);
  });

  it('is refused when the data changed since', async () => {
    const { id } = await propose();
    world.material = 'two';
    expect(refusal(await approve(id))).toEqual([409, 'proposal_outdated']);
    world.material = 'one';
    expect(refusal(await approve(id))).toEqual([409, 'proposal_outdated']);
    expect((await read(id)).body.state).toBe('outdated');
    expect(await nameNow()).toBe('Name');
  });

  it('is refused after its time, before and after the job has noticed', async () => {
    const { id } = await propose();
    shift = 24 * 3_600_000 + 1;
    expect(refusal(await approve(id))).toEqual([409, 'proposal_expired']);
    expect((await read(id)).body.state).toBe('expired');
    await app.nest.get(ExpireProposals, { strict: false }).run();
    expect(refusal(await approve(id))).toEqual([409, 'proposal_expired']);
    expect((await audit(id)).at(-1)).toEqual(['proposal.expired', proposer.id]);
    expect(await nameNow()).toBe('Name');
  });

  it('is refused when the proposer may not propose any more', async () => {
    const leaver = await app.makePerson(oak, 'school_admin');
    await signIn(leaver);
    const { id } = await propose(leaver);
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { tenant_id: oak.id, id: leaver.id }, data: { status: 'archived' } }),
    );
    expect(refusal(await approve(id))).toEqual([409, 'proposer_gone']);
  });

  it('that fails before its commit leaves nothing, and can be repeated', async () => {
    const { id } = await propose();
    world.crash = true;
    expect((await approve(id)).status).toBe(500);
    expect([await nameNow(), (await read(id)).body.state, (await audit(id)).length]).toEqual([
      'Name',
      'waiting',
      1,
    ]);
    world.crash = false;
    expect((await approve(id)).status).toBe(200);
    expect(await nameNow()).toBe('Name+');
  });
});

describe('a proposal that is not approved', () => {
  it('is refused by another person with a reason, which the proposer reads', async () => {
    const { id } = await propose();
    expect((await act(id, 'refuse', second, { reason: 'no' })).status).toBe(422);
    expect(refusal(await act(id, 'refuse', proposer, { reason: 'I changed my mind.' }))).toEqual([
      403,
      'needs_another_person',
    ]);
    const refused = await act(id, 'refuse', second, { reason: 'We have no letter of hers.' });
    expect(refused.body).toMatchObject({ state: 'refused', decision_note: 'We have no letter of hers.' });
    expect(refusal(await approve(id, third))).toEqual([409, 'already_decided']);
    const mail = await mailTo(sink, proposer.email!, /Refused: Rename somebody/);
    expect(mail).toContain('We have no letter of hers.');
  });

  it('is withdrawn by its proposer alone', async () => {
    const { id } = await propose();
    expect((await act(id, 'withdraw', second, {})).status).toBe(404);
    expect((await act(id, 'withdraw', proposer, {})).body.state).toBe('withdrawn');
    expect((await act(id, 'withdraw', proposer, {})).status).toBe(200);
    expect(refusal(await approve(id))).toEqual([409, 'already_decided']);
    expect(await nameNow()).toBe('Name');
  });
});

it('the database itself refuses an approval by the proposer', async () => {
  const { id } = await propose();
  await expect(
    app.within(oak, (tx) =>
      tx.proposal.updateMany({
        where: { tenant_id: oak.id, id },
        data: { state: 'approved', decided_by: proposer.id },
      }),
    ),
  ).rejects.toThrow(/proposal_has_two_people/);
});
