import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { HasConsent } from '../../contract.ts';
import type { Consents } from '../consents/get-consents.query.ts';
import type { Family } from './family.controller.ts';
import type { ChildDetail } from './family.query.ts';
import type { GuardianCode } from './guardian-codes.ts';
import type { GuardianLettersOfClass, GuardianLinkPage } from './guardians.controller.ts';
import type { GuardiansOfStudent } from './list-guardians.query.ts';
import type { Redeemed } from './use-guardian-code.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let mia: TestPerson;
let ben: TestPerson;
let classId: string;
/** Access tokens of Oak School. */
let head: string;
let teacher: string;
let stranger: string;
let parent: TestPerson;
let asParent: string;

const tokenOf = async (person: TestPerson): Promise<string> => (await app.signIn(person)).access;

async function makeClass(school: TestSchool, code: string, members: [TestPerson, 'lead' | 'student'][]) {
  const class_id = newId();
  await app.within(school, async (tx) => {
    await tx.schoolClass.createMany({
      data: [{ id: class_id, tenant_id: school.id, code, name: 'Beech Class', year: '2026/27' }],
    });
    await tx.classMember.createMany({
      data: members.map(([{ id }, role]) => ({ tenant_id: school.id, class_id, user_id: id, role })),
    });
  });
  return class_id;
}

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  mia = await app.makePerson(oak, 'student', { first_name: 'Mia', last_name: 'Beech', email: null });
  ben = await app.makePerson(oak, 'student', { first_name: 'Ben', last_name: 'Ash', email: null });
  const lead = await app.makePerson(oak, 'teacher', { first_name: 'Grace', last_name: 'Adeyemi' });
  classId = await makeClass(oak, 'BEECH724', [
    [lead, 'lead'],
    [mia, 'student'],
    [ben, 'student'],
  ]);
  parent = await app.makePerson(oak, 'parent', { first_name: 'Pat', last_name: 'Beech' });
  [head, teacher, stranger, asParent] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    tokenOf(lead),
    app.tokenOf(oak, 'teacher'),
    tokenOf(parent),
  ]);
});
afterAll(() => app.close());

const codeFor = async (child: TestPerson, as = teacher): Promise<GuardianCode> =>
  (await app.ask<GuardianCode>(oak, 'POST', `/api/students/${child.id}/guardian-codes/`, { as, body: {} }))
    .body;
const redeem = (code: string, as = asParent, school = oak, from = '10.2.0.1') =>
  app.ask<Redeemed & { code: string; detail: string }>(school, 'POST', '/api/guardian-links/redeem/', {
    as,
    from,
    body: { code },
  });
const childrenOf = async (as: string) =>
  (await app.ask<Family>(oak, 'GET', '/api/family/children/', { as })).body.children;
/** A new parent with a link to the child. */
async function guardianOf(child: TestPerson): Promise<{ person: TestPerson; as: string; link: string }> {
  const person = await app.makePerson(oak, 'parent', { first_name: 'Sam' });
  const as = await tokenOf(person);
  const { body } = await redeem(
    (await codeFor(child)).code,
    as,
    oak,
    `10.3.0.${Math.ceil(Math.random() * 250)}`,
  );
  return { person, as, link: body.id };
}

describe('what a guardian may do who joins by a code', () => {
  const permissionsOf = async (school: TestSchool, child: TestPerson) => {
    const [link] = await app.within(school, (tx) =>
      tx.guardianLink.findMany({ where: { student_id: child.id, state: 'active' } }),
    );
    return [...link!.permissions].sort();
  };

  it('includes to buy for the child exactly where the school sells books', async () => {
    for (const sells of [false, true]) {
      const school = await app.makeSchool(sells ? 'shop' : 'noshop');
      await app.within(school, (tx) =>
        tx.schoolSetting.createMany({ data: [{ tenant_id: school.id, features: sells ? ['shop'] : [] }] }),
      );
      const child = await app.makePerson(school, 'student', { email: null });
      const path = `/api/students/${child.id}/guardian-codes/`;
      const as = await app.tokenOf(school, 'school_admin');
      const { body } = await app.ask<GuardianCode>(school, 'POST', path, { as, body: {} });
      const joined = await redeem(body.code, await app.tokenOf(school, 'parent'), school, '10.9.0.1');
      expect(joined.status).toBe(200);
      expect(await permissionsOf(school, child)).toEqual([
        'consent',
        ...(sells ? ['purchase'] : []),
        'view_progress',
        'view_work',
      ]);
    }
  });
});

describe('a code for a guardian', () => {
  it('is created by a teacher of the child and by the head only', async () => {
    const ask = (as: string, school = oak) =>
      app.ask(school, 'POST', `/api/students/${mia.id}/guardian-codes/`, { as, body: {} });
    const [byTeacher, byHead, byStranger, byParent, nextDoor] = await Promise.all([
      ask(teacher),
      ask(head),
      ask(stranger),
      ask(asParent),
      app.tokenOf(elm, 'school_admin').then((as) => ask(as, elm)),
    ]);
    expect([byTeacher, byHead, byStranger, byParent, nextDoor].map(({ status }) => status)).toEqual([
      201, 201, 404, 403, 404,
    ]);
    const made = byTeacher.body as unknown as GuardianCode;
    expect(made.code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
    const row = await app.within(oak, (tx) =>
      tx.guardianLink.findUnique({ where: { tenant_id_id: { tenant_id: oak.id, id: made.id } } }),
    );
    expect(row?.code_hash).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(made.code.replaceAll('-', ''));
  });

  it('is created for every child of a class at once, a different one for each', async () => {
    const { body } = await app.ask<GuardianLettersOfClass>(
      oak,
      'POST',
      `/api/classes/${classId}/guardian-codes/`,
      { as: teacher },
    );
    expect(body.name).toBe('Beech Class');
    expect(body.codes.map(({ first_name }) => first_name)).toEqual(['Ben', 'Mia']);
    expect(new Set(body.codes.map(({ code }) => code)).size).toBe(2);
    const foreign = await app.ask(oak, 'POST', `/api/classes/${classId}/guardian-codes/`, { as: stranger });
    expect(foreign.status).toBe(404);
  });

  it('gets one answer when it is wrong, used, revoked, expired or another school’s', async () => {
    const used = await codeFor(ben);
    await guardianOf(ben);
    expect((await redeem(used.code)).status).toBe(200);
    const old = await codeFor(mia);
    await app.within(oak, (tx) =>
      tx.guardianLink.updateMany({
        where: { id: old.id },
        data: { code_expires_at: new Date(Date.now() - 1) },
      }),
    );
    const back = await codeFor(mia);
    await app.ask(oak, 'POST', `/api/guardian-links/${back.id}/end/`, {
      as: teacher,
      body: { reason: 'Lost' },
    });
    const elmParent = await app.tokenOf(elm, 'parent');
    const answers = [
      await redeem('CDFG-HJKM-NPQR'),
      await redeem(used.code),
      await redeem(old.code),
      await redeem(back.code),
      await redeem((await codeFor(mia)).code, elmParent, elm),
    ];
    const told = answers.map(({ status, body: { code, detail } }) => ({ status, code, detail }));
    expect(told[0]).toEqual({
      status: 404,
      code: 'invalid_guardian_code',
      detail: MESSAGES.invalidGuardianCode,
    });
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it('is redeemed in any spelling, and once when two people try at once', async () => {
    const { code } = await codeFor(mia);
    const [one, two] = await Promise.all([app.tokenOf(oak, 'parent'), app.tokenOf(oak, 'parent')]);
    const answers = await Promise.all([
      redeem(` ${code.toLowerCase().replaceAll('-', ' ')} `, one, oak, '10.4.0.1'),
      redeem(code, two, oak, '10.4.0.2'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('creates one link when a parent redeems two codes of a child at once', async () => {
    const [a, b] = [await codeFor(mia), await codeFor(mia)];
    const as = await app.tokenOf(oak, 'parent');
    const answers = await Promise.all([
      redeem(a.code, as, oak, '10.4.0.3'),
      redeem(b.code, as, oak, '10.4.0.3'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await childrenOf(as)).toHaveLength(1);
  });

  it('can be guessed ten times at most', async () => {
    const as = await app.tokenOf(oak, 'parent');
    const tries = [];
    for (let n = 0; n < 12; n += 1) tries.push((await redeem('CDFG-HJKM-NPQR', as, oak, '10.5.0.1')).status);
    expect(tries).toEqual([...Array<number>(10).fill(404), 429, 429]);
    expect((await redeem((await codeFor(mia)).code, as, oak, '10.5.0.9')).status).toBe(429);
  });

  it('is for parents only', async () => {
    const { code } = await codeFor(mia);
    expect((await redeem(code, teacher)).status).toBe(403);
  });
});

describe('a guardian', () => {
  it('sees classes and reading of the child, and loses access as soon as the link ends', async () => {
    const fox = await publishToLibrary(app, oak, { title: 'The Fox Who Counted Stars' });
    await app.within(oak, (tx) =>
      tx.readingProgress.createMany({
        data: [
          {
            tenant_id: oak.id,
            user_id: mia.id,
            book_tenant_id: oak.id,
            book_id: fox,
            locator: {},
            percentage: 42,
            client_time: new Date(),
          },
        ],
      }),
    );
    const { as, link } = await guardianOf(mia);
    const child = await app.ask<ChildDetail>(oak, 'GET', `/api/family/children/${mia.id}/`, { as });
    expect(child.body.classes).toEqual([
      { name: 'Beech Class', year: '2026/27', teachers: [{ name: 'Grace Adeyemi', leader: false }] },
    ]);
    expect(child.body.reading).toMatchObject([
      { title: 'The Fox Who Counted Stars', percentage: 42, state: 'reading', reread_count: 0 },
    ]);
    // A book that was finished three times counts as finished, even if its position is 42 % again.
    await app.within(oak, (tx) =>
      tx.readingState.create({
        data: {
          tenant_id: oak.id,
          user_id: mia.id,
          book_tenant_id: oak.id,
          book_id: fox,
          state: 'finished',
          reread_count: 2,
          finished_at: new Date('2026-11-02T09:00:00Z'),
          since: new Date('2026-11-20T09:00:00Z'),
          client_time: new Date(),
        },
      }),
    );
    const again = await app.ask<ChildDetail>(oak, 'GET', `/api/family/children/${mia.id}/`, { as });
    expect(again.body.reading).toMatchObject([
      { percentage: 42, state: 'finished', reread_count: 2, since: '2026-11-20T09:00:00.000Z' },
    ]);
    expect(await childrenOf(as)).toMatchObject([{ first_name: 'Mia', consents_waiting: 8 }]);

    await app.ask(oak, 'PATCH', `/api/guardian-links/${link}/`, {
      as: head,
      body: { permissions: ['consent'] },
    });
    const less = await app.ask<ChildDetail>(oak, 'GET', `/api/family/children/${mia.id}/`, { as });
    expect(less.body.reading).toBeNull();

    const end = (token: string, reason = 'A court said so') =>
      app.ask(oak, 'POST', `/api/guardian-links/${link}/end/`, { as: token, body: { reason } });
    expect((await end(teacher)).status).toBe(404);
    expect((await end(await app.tokenOf(oak, 'parent'))).status).toBe(404);
    expect((await end(head, '')).status).toBe(422);
    expect((await end(head)).status).toBe(200);
    expect((await app.ask(oak, 'GET', `/api/family/children/${mia.id}/`, { as })).status).toBe(404);
    expect(await childrenOf(as)).toEqual([]);
    const entry = await app.within(oak, (tx) =>
      tx.auditEntry.findFirst({
        where: { action: 'guardian.removed', detail: { path: ['link_id'], equals: link } },
      }),
    );
    expect(entry).toMatchObject({ subject_id: mia.id, subject_name: 'Mia Beech', reason: 'A court said so' });
  });

  it('sees no other child, no child of another school, and none without a link', async () => {
    const elmParent = await app.tokenOf(elm, 'parent');
    const answers = await Promise.all([
      app.ask(oak, 'GET', `/api/family/children/${mia.id}/`, { as: await app.tokenOf(oak, 'parent') }),
      app.ask(elm, 'GET', `/api/family/children/${mia.id}/`, { as: elmParent }),
      app.ask(oak, 'GET', `/api/family/children/${mia.id}/`, { as: teacher }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 403]);
  });

  it('may end the link themselves', async () => {
    const { as, link } = await guardianOf(ben);
    const left = await app.ask(oak, 'POST', `/api/guardian-links/${link}/end/`, {
      as,
      body: { reason: 'Moved' },
    });
    expect(left.status).toBe(200);
    expect(await childrenOf(as)).toEqual([]);
  });

  it('is listed to the child’s teacher without an e-mail, to the head with it', async () => {
    const { person } = await guardianOf(ben);
    const list = async (as: string) =>
      (
        await app.ask<GuardiansOfStudent>(oak, 'GET', `/api/students/${ben.id}/guardians/`, { as })
      ).body.links.find(({ guardian }) => guardian?.id === person.id);
    expect((await list(teacher))?.guardian?.email).toBeNull();
    expect((await list(head))?.guardian?.email).toBe(person.email);
  });

  it('waits for approval where the school requires it, and sees only a first name meanwhile', async () => {
    const policy = (approve_guardians: boolean) =>
      app.ask(oak, 'PUT', '/api/guardian-links/policy/', { as: head, body: { approve_guardians } });
    expect((await policy(true)).status).toBe(200);
    const yes = await guardianOf(mia);
    const no = await guardianOf(mia);
    await policy(false);
    expect(await childrenOf(yes.as)).toMatchObject([
      { state: 'pending_school', first_name: 'Mia', last_name: '', classes: [], consents_waiting: 0 },
    ]);
    expect((await app.ask(oak, 'GET', `/api/family/children/${mia.id}/`, { as: yes.as })).status).toBe(404);
    const pending = () => app.ask<GuardianLinkPage>(oak, 'GET', '/api/guardian-links/pending/', { as: head });
    expect((await pending()).body).toMatchObject({ count: 2, results: [{ id: yes.link }, { id: no.link }] });
    expect((await app.ask(oak, 'GET', '/api/guardian-links/pending/', { as: teacher })).status).toBe(403);

    const decide = (link: string, way: string, body = {}) =>
      app.ask(oak, 'POST', `/api/guardian-links/${link}/${way}/`, { as: head, body });
    expect((await decide(yes.link, 'approve')).status).toBe(200);
    expect((await decide(yes.link, 'approve')).status).toBe(200);
    expect((await decide(no.link, 'refuse', { reason: 'Not known to us' })).status).toBe(200);
    expect((await decide(no.link, 'approve')).status).toBe(409);
    expect((await pending()).body.count).toBe(0);
    expect((await app.ask(oak, 'GET', `/api/family/children/${mia.id}/`, { as: yes.as })).status).toBe(200);
    expect(await childrenOf(no.as)).toEqual([]);
  });
});

describe('consent', () => {
  const consentsOf = async (as: string, child = mia) =>
    app.ask<Consents>(oak, 'GET', `/api/students/${child.id}/consents/`, { as });
  const give = (as: string, purpose: string, version = '2026-11-21') =>
    app.ask<Consents>(oak, 'PUT', `/api/students/${ben.id}/consents/${purpose}/`, { as, body: { version } });
  const withdraw = (as: string, purpose: string) =>
    app.ask<Consents>(oak, 'DELETE', `/api/students/${ben.id}/consents/${purpose}/`, { as });
  const stateOf = (body: Consents, purpose: string) =>
    body.consents.find((consent) => consent.purpose === purpose)!;

  it('is stored once when given repeatedly, and withdrawn with its history kept', async () => {
    const { as } = await guardianOf(ben);
    const [first] = await Promise.all([give(as, 'publish'), give(as, 'publish')]);
    expect(first.status).toBe(200);
    const has = (school = oak) =>
      inContext({ correlationId: newId(), tenantId: school.id, principal: null }, () =>
        app.nest.get(QueryBus, { strict: false }).execute(new HasConsent(ben.id, 'publish')),
      );
    expect([await has(), await has(elm)]).toEqual([true, false]);
    const given = (await consentsOf(as, ben)).body;
    expect(stateOf(given, 'publish')).toMatchObject({ state: 'given', history: [{ given_by: 'Sam Okoye' }] });
    const gone = (await withdraw(as, 'publish')).body;
    expect(stateOf(gone, 'publish').state).toBe('withdrawn');
    expect(await has()).toBe(false);
    expect(stateOf(gone, 'publish').history).toHaveLength(1);
    expect(stateOf((await give(as, 'publish')).body, 'publish').history).toHaveLength(2);
  });

  it('is the same list for guardian, school and child', async () => {
    const { as } = await guardianOf(mia);
    const asMia = await tokenOf(mia);
    const lists = await Promise.all([as, teacher, head, asMia].map((token) => consentsOf(token)));
    expect(new Set(lists.map(({ body }) => JSON.stringify(body.consents))).size).toBe(1);
    expect(lists.map(({ body }) => body.may_answer)).toEqual([true, false, false, false]);
    const others = await Promise.all(
      [stranger, await app.tokenOf(oak, 'parent'), await tokenOf(ben)].map((token) => consentsOf(token)),
    );
    expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('requires the permission, the current text and a known purpose', async () => {
    const { as, link } = await guardianOf(ben);
    expect((await give(as, 'publish', '2020-01-01')).body).toMatchObject({ code: 'consent_text_changed' });
    expect((await give(as, 'anything')).status).toBe(404);
    expect((await give(teacher, 'publish')).status).toBe(403);
    expect((await withdraw(teacher, 'publish')).status).toBe(404);
    await app.ask(oak, 'PATCH', `/api/guardian-links/${link}/`, {
      as: head,
      body: { permissions: ['view_progress'] },
    });
    expect((await give(as, 'translate')).status).toBe(404);
  });

  it('to an older text is requested again', async () => {
    const { as, person } = await guardianOf(ben);
    await app.within(oak, (tx) =>
      tx.consent.createMany({
        data: [
          {
            id: newId(),
            tenant_id: oak.id,
            student_id: ben.id,
            purpose: 'sale',
            text_version: '2020-01-01',
            given_by: person.id,
          },
        ],
      }),
    );
    expect(stateOf((await consentsOf(as, ben)).body, 'sale').state).toBe('outdated');
  });
});

describe('a message to the families of a class', () => {
  const write = (as: string, message: string) =>
    app.ask<{ sent: number; detail: string }>(oak, 'POST', `/api/classes/${room}/families/message/`, {
      as,
      body: { message },
    });
  let room: string;
  let lead: string;
  let family: TestPerson;

  beforeAll(async () => {
    const writer = await app.makePerson(oak, 'teacher', { first_name: 'Ida', last_name: 'Moss' });
    const [ann, tom] = await Promise.all(
      ['Ann', 'Tom'].map((first_name) => app.makePerson(oak, 'student', { first_name, email: null })),
    );
    room = await makeClass(oak, 'WILLOW46', [
      [writer, 'lead'],
      [ann!, 'student'],
      [tom!, 'student'],
    ]);
    lead = await tokenOf(writer);
    family = await app.makePerson(oak, 'parent', { first_name: 'Kit' });
    const link = (student: TestPerson, guardian: TestPerson, state: 'active' | 'pending_school') => ({
      id: newId(),
      tenant_id: oak.id,
      student_id: student.id,
      guardian_id: guardian.id,
      relationship: 'parent',
      invited_by: guardian.id,
      state,
    });
    await app.within(oak, (tx) =>
      tx.guardianLink.createMany({
        data: [link(ann!, family, 'active'), link(tom!, parent, 'pending_school')],
      }),
    );
  });

  it('reaches active guardians with an e-mail address, from the class’s own teachers alone', async () => {
    const { body } = await app.ask(oak, 'GET', `/api/classes/${room}/families/`, { as: lead });
    expect(body).toEqual({ name: 'Beech Class', guardians: 1, children: 2, not_reached: 1 });
    const text = 'Tomorrow we read in the park.\n\n<b>Bring</b> a coat.';
    expect((await write(stranger, text)).status).toBe(404);
    expect((await write(asParent, text)).status).toBe(403);
    expect((await write(lead, '  short  ')).status).toBe(422);
    expect((await write(lead, 'x'.repeat(2_001))).status).toBe(422);
    expect((await write(lead, text)).body).toEqual({ sent: 1 });
    const requested = await app.db.systemTransaction((tx) =>
      tx.outboxEvent.findMany({ where: { type: 'messaging.email-requested.v1' } }),
    );
    const sent = requested
      .map(({ payload }) => payload as { template: string; user_id: string; data: object })
      .filter(({ template }) => template === 'class-message');
    expect(sent.map(({ user_id }) => user_id)).toEqual([family.id]);
    expect(sent[0]!.data).toEqual({
      sender: 'Ida Moss',
      title: 'Beech Class',
      message: text,
      path: '/family',
    });
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'guardian.class_written_to' } }),
    );
    expect(entries.map(({ detail }) => detail)).toEqual([{ class_id: room, count: 1 }]);
  });

  it('is sent five times in an hour by one person', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1)
      statuses.push((await write(lead, 'The same words again.')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
