import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { inContext } from '../../../../platform/context.ts';
import { newId } from '../../../../platform/ids.ts';
import { ListMemberships } from '../../contract.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type {
  ClassCard,
  ClassCardPage,
  ClassGroupList,
  ClassStudentPage,
  StudentLoginSlip,
} from './class-views.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let mine: string;
let head: string;
let stranger: string;
let foreign: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher', { first_name: 'Tess' });
  mine = (await app.signIn(teacher)).access;
  head = await app.tokenOf(oak, 'school_admin');
  stranger = await app.tokenOf(oak, 'teacher');
  foreign = await app.tokenOf(elm, 'school_admin');
});
afterAll(() => app.close());

const ask = <Body = Problem>(
  as: string,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  school = oak,
) => app.ask<Body>(school, method, `/api/${path}`, { as, ...(body !== undefined && { body }) });
let years = 2000;
const makeClass = async (name = 'Beech Class', as = mine): Promise<ClassCard> =>
  (await ask<ClassCard>(as, 'POST', 'classes/', { name, year: `${(years += 1)}/x` })).body;
const addStudent = async (id: string, first_name: string, as = mine): Promise<StudentLoginSlip> =>
  (await ask<StudentLoginSlip>(as, 'POST', `classes/${id}/students/`, { first_name })).body;
const names = async (id: string, query = '', as = mine): Promise<string[]> =>
  (await ask<ClassStudentPage>(as, 'GET', `classes/${id}/students/${query}`)).body.results.map(
    ({ first_name }) => first_name,
  );
const signIn = (username: string, password: string) =>
  app.ask<{ access: string }>(oak, 'POST', '/api/auth/token/', {
    body: { username, password, remember: false },
  });

describe('the names of classes', () => {
  it('are sorted as people count: Class 2 before Class 10', async () => {
    const as = await app.tokenOf(oak, 'teacher');
    for (const name of ['Class 10', 'class 2', 'Class 1', '10B', '9A']) await makeClass(name, as);
    const sorted = async (ordering: string) =>
      (await ask<ClassCardPage>(as, 'GET', `classes/?ordering=${ordering}`)).body.results.map(
        ({ name }) => name,
      );
    const up = ['9A', '10B', 'Class 1', 'class 2', 'Class 10'];
    expect(await sorted('name')).toEqual(up);
    expect(await sorted('-name')).toEqual(up.toReversed());
  });
});

describe('a teacher of more than a hundred classes', () => {
  it('sees all of them, on the dashboard and as memberships', async () => {
    const busy = await app.makePerson(oak, 'teacher');
    const ids = Array.from({ length: 120 }, () => newId());
    await app.within(oak, async (tx) => {
      await tx.schoolClass.createMany({
        data: ids.map((id, n) => ({
          id,
          tenant_id: oak.id,
          code: `MANY${String(n).padStart(4, '0')}`,
          name: `Group ${n}`,
          year: '2026',
        })),
      });
      await tx.classMember.createMany({
        data: ids.map((class_id) => ({
          tenant_id: oak.id,
          class_id,
          user_id: busy.id,
          role: 'lead' as const,
        })),
      });
    });
    const { access } = await app.signIn(busy);
    const { body } = await app.ask<{ classes: { id: string }[] }>(oak, 'GET', '/api/dashboard/', {
      as: access,
    });
    expect(new Set(body.classes.map(({ id }) => id))).toEqual(new Set(ids));
    const memberships = await inContext({ correlationId: 'test', tenantId: oak.id, principal: null }, () =>
      app.nest.get(QueryBus).execute(new ListMemberships(busy.id)),
    );
    expect(memberships).toHaveLength(120);
  });
});

describe('a class', () => {
  it('is created by a teacher who then leads it, with a code of its own', async () => {
    const { status, body } = await ask<ClassCard>(mine, 'POST', 'classes/', {
      name: '  Ash Class ',
      year: '2026/27',
      grade: 'Year 3',
    });
    expect([status, body.name, body.grade, body.students_count]).toEqual([201, 'Ash Class', 'Year 3', 0]);
    expect(body.code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(body.teachers).toEqual([{ id: teacher.id, first_name: 'Tess', last_name: 'Okoye', role: 'lead' }]);
    const short = await ask<ClassCardPage>(mine, 'GET', 'v1/teacher/school-classes/?limit=5');
    expect(Object.keys(short.body.results[0]!).sort()).toEqual([
      'archived',
      'code',
      'id',
      'name',
      'students_count',
      'year',
    ]);
  });

  it('reports invalid fields', async () => {
    const { status, body } = await ask(mine, 'POST', 'classes/', { name: ' ', year: 7, colour: 'red' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      name: ['Please enter a name for the class.'],
      year: ['Please enter the school year, e.g. 2026/27.'],
      colour: ['This field is not known here. Leave it out.'],
    });
  });

  it('is visible to its teachers and to administrators only', async () => {
    const { id } = await makeClass();
    const paths = [`classes/${id}/`, `classes/${id}/students/`, `classes/${id}/groups/`];
    for (const path of paths) {
      expect((await ask(mine, 'GET', path)).status).toBe(200);
      expect((await ask(head, 'GET', path)).status).toBe(200);
      expect((await ask(stranger, 'GET', path)).status).toBe(404);
      expect((await ask(foreign, 'GET', path, undefined, elm)).status).toBe(404);
      for (const role of ['student', 'parent'] as const)
        expect((await ask(await app.tokenOf(oak, role), 'GET', path)).status).toBe(403);
    }
    for (const [path, body] of [
      ['archive/', {}],
      ['roll-over/', { name: 'x', year: 'y' }],
      ['students/', { first_name: 'Eve' }],
      ['groups/', { name: 'Eve' }],
    ] as const)
      expect((await ask(stranger, 'POST', `classes/${id}/${path}`, body)).status).toBe(404);
    expect((await ask(stranger, 'PATCH', `classes/${id}/`, { name: 'Mine' })).status).toBe(404);
    const listed = (await ask<ClassCardPage>(stranger, 'GET', 'classes/')).body;
    expect(listed.count).toBe(0);
  });

  it('accepts co-teachers of this school only, who then have access', async () => {
    const { id } = await makeClass();
    const co = await app.makePerson(oak, 'teacher');
    const outsiders = [await app.makePerson(elm, 'teacher'), await app.makePerson(oak, 'parent')];
    for (const outsider of outsiders) {
      const { status, body } = await ask(mine, 'PATCH', `classes/${id}/`, { co_teacher_ids: [outsider.id] });
      expect([status, body.errors]).toEqual([422, { co_teacher_ids: ['Choose teachers of this school.'] }]);
    }
    await ask(mine, 'PATCH', `classes/${id}/`, { co_teacher_ids: [co.id] });
    const token = (await app.signIn(co)).access;
    expect((await ask(token, 'GET', `classes/${id}/`)).status).toBe(200);
    // A co-teacher cannot make themselves the lead.
    const change = await ask<ClassCard>(token, 'PATCH', `classes/${id}/`, { lead_id: co.id });
    expect(change.body.teachers.find(({ role }) => role === 'lead')!.id).toBe(teacher.id);
    await ask(mine, 'PATCH', `classes/${id}/`, { co_teacher_ids: [] });
    expect((await ask(token, 'GET', `classes/${id}/`)).status).toBe(404);
  });

  it('keeps its lead teacher when only its co-teachers change', async () => {
    const colleague = await app.makePerson(oak, 'teacher');
    const theirs = (await app.signIn(colleague)).access;
    const [first, middle, last] = [
      await makeClass('Sea Class', theirs),
      await makeClass('Sky Class'),
      await makeClass('Sun Class', theirs),
    ];
    for (const { id } of [first, middle, last]) {
      const before = (await ask<ClassCard>(head, 'GET', `classes/${id}/`)).body.teachers;
      const after = await ask<ClassCard>(head, 'PATCH', `classes/${id}/`, { co_teacher_ids: [] });
      expect(after.body.teachers).toEqual(before);
    }
  });

  it('is audited with its name when it is created, and has no grade by default', async () => {
    const made = await makeClass('Recorded Class');
    expect(made.grade).toBe('');
    const entries = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { action: 'class.created' }, select: { detail: true } }),
    );
    expect(entries).toContainEqual({ detail: { class_id: made.id, name: 'Recorded Class' } });
  });

  it('is found by name, code and grade, active or archived, in pages', async () => {
    const made = await makeClass('Zebra 100%');
    const find = async (query: string) =>
      (await ask<ClassCardPage>(head, 'GET', `classes/?${query}`)).body.results.map(({ name }) => name);
    expect(await find('search=zebra')).toEqual(['Zebra 100%']);
    expect(await find('search=100%25')).toEqual(['Zebra 100%']);
    expect(await find(`search=${made.code.toLowerCase()}`)).toEqual(['Zebra 100%']);
    await ask(head, 'POST', `classes/${made.id}/archive/`, {});
    expect([await find('search=zebra'), await find('search=zebra&archived=true')]).toEqual([
      [],
      ['Zebra 100%'],
    ]);
    expect((await ask(mine, 'POST', `classes/${made.id}/students/`, { first_name: 'Late' })).body.code).toBe(
      'class_archived',
    );
    await ask(mine, 'POST', `classes/${made.id}/restore/`, {});
    expect(await find('search=zebra')).toEqual(['Zebra 100%']);
    expect((await find('ordering=-name'))[0]).toBe('Zebra 100%');
  });

  it('is rolled over once, with people and groups, also with concurrent requests', async () => {
    const { id, code } = await makeClass('Elm Class');
    const [ada, ben] = [await addStudent(id, 'Ada'), await addStudent(id, 'Ben')];
    await ask(mine, 'POST', `classes/${id}/groups/`, { name: 'Owls', student_ids: [ada.id] });
    await ask(mine, 'POST', `classes/${id}/students/archive/`, { student_ids: [ben.id], reason: 'Moved' });
    const body = { name: 'Elm Class', year: '2027/28', grade: 'Year 4' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => ask<ClassCard>(mine, 'POST', `classes/${id}/roll-over/`, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const next = answers[0]!.body;
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect([next.year, next.grade, next.students_count, next.code === code]).toEqual([
      '2027/28',
      'Year 4',
      1,
      false,
    ]);
    expect(next.teachers.map((person) => person.id)).toEqual([teacher.id]);
    const groups = (await ask<ClassGroupList>(mine, 'GET', `classes/${next.id}/groups/`)).body.results;
    expect(groups).toMatchObject([{ name: 'Owls', student_ids: [ada.id] }]);
    const old = (await ask<ClassCard>(mine, 'GET', `classes/${id}/`)).body;
    expect([old.archived, old.next_class_id]).toEqual([true, next.id]);
    expect((await ask(mine, 'GET', `list-student-in-class/${code}/`)).status).toBe(404);
  });
});

describe('groups of a class', () => {
  it('are made, changed and removed, with members of the class only', async () => {
    const { id } = await makeClass();
    const { id: other } = await makeClass();
    const [ada, ben, eve] = [
      await addStudent(id, 'Ada'),
      await addStudent(id, 'Ben'),
      await addStudent(other, 'Eve'),
    ];
    const groups = `classes/${id}/groups/`;
    const made = await ask<ClassGroupList>(mine, 'POST', groups, { name: 'Owls', student_ids: [ada.id] });
    const group = made.body.results[0]!;
    expect((await ask(mine, 'POST', groups, { name: 'owls' })).body.errors).toEqual({
      name: ['This class has a group of that name. Choose another name.'],
    });
    expect((await ask(mine, 'PATCH', `${groups}${group.id}/`, { student_ids: [eve.id] })).status).toBe(404);
    const changed = await ask<ClassGroupList>(mine, 'PATCH', `${groups}${group.id}/`, {
      name: 'Wise owls',
      student_ids: [ben.id],
    });
    expect(changed.body.results).toEqual([{ id: group.id, name: 'Wise owls', student_ids: [ben.id] }]);
    expect(await names(id, `?group=${group.id}`)).toEqual(['Ben']);
    expect((await ask(mine, 'DELETE', `${groups}${group.id}/`)).status).toBe(204);
    expect((await ask(mine, 'DELETE', `${groups}${group.id}/`)).status).toBe(404);
    expect(await names(id)).toEqual(['Ada', 'Ben']);
  });
});

describe('the students of a class who need something', () => {
  it('are found by what they need', async () => {
    const { id } = await makeClass();
    const ada = await addStudent(id, 'Ada');
    await addStudent(id, 'Ben');
    const eve = await addStudent(id, 'Eve');
    await signIn(ada.username, ada.password);
    await app.within(oak, async (tx) => {
      await tx.user.updateMany({ where: { tenant_id: oak.id, id: eve.id }, data: { password_hash: null } });
    });
    expect(await names(id, '?needs=login')).toEqual(['Ben', 'Eve']);
    expect(await names(id, '?needs=password')).toEqual(['Eve']);
    expect(await names(id, '?needs=badge')).toEqual(['Ada', 'Ben', 'Eve']);
    const print = await ask(mine, 'POST', `classes/${id}/badges/`, { students: [ada.id] });
    expect(print.status).toBe(200);
    expect(await names(id, '?needs=badge')).toEqual(['Ben', 'Eve']);
    expect(await names(id, '?needs=anything')).toEqual(['Ben', 'Eve']);
    expect((await ask(mine, 'GET', `classes/${id}/students/?needs=sleep`)).body.errors).toHaveProperty(
      'needs',
    );
  });
});

describe('the members of a group', () => {
  it('are active students only', async () => {
    const { id } = await makeClass();
    const [ada, ben] = [await addStudent(id, 'Ada'), await addStudent(id, 'Ben')];
    const groups = `classes/${id}/groups/`;
    await ask(mine, 'POST', groups, { name: 'Owls', student_ids: [ada.id, ben.id] });
    await ask(mine, 'POST', `classes/${id}/students/archive/`, { student_ids: [ben.id], reason: 'Moved' });
    const { body } = await ask<ClassGroupList>(mine, 'GET', groups);
    expect(body.results.map(({ student_ids }) => student_ids)).toEqual([[ada.id]]);
  });

  it('cannot be copied into a second group of the same name, which is reported at its field', async () => {
    const { id } = await makeClass();
    await ask(mine, 'POST', `classes/${id}/groups/`, { name: 'Owls' });
    const again = await ask(mine, 'POST', `classes/${id}/groups/`, { name: 'OWLS' });
    expect([again.status, again.body.code]).toEqual([422, 'validation_failed']);
  });
});

describe('students of a class', () => {
  it('are created without an e-mail and sign in with the password that is shown once', async () => {
    const { id } = await makeClass('Beech Class');
    const added = await ask<StudentLoginSlip>(mine, 'POST', `classes/${id}/students/`, {
      first_name: 'Zoë',
      last_name: 'Müller',
    });
    expect([added.status, added.body.username]).toEqual([201, 'zoe.beech']);
    expect(added.headers['cache-control']).toBe('private, no-store');
    expect(added.body.password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
    expect((await signIn('ZOE.beech', added.body.password)).status).toBe(200);
    const again = await Promise.all(Array.from({ length: 5 }, () => addStudent(id, 'Zoe')));
    expect(again.map(({ username }) => username).sort()).toEqual([2, 3, 4, 5, 6].map((n) => `zoe.beech${n}`));
    expect((await addStudent(id, 'Жанна')).username).toBe('zhanna.beech');
    expect((await addStudent(id, '🎈')).username).toMatch(/^\S+\.beech/);
    const table = await ask<ClassStudentPage>(mine, 'GET', `classes/${id}/students/?search=müll`);
    expect(table.body.results).toMatchObject([{ username: 'zoe.beech', has_password: true, groups: [] }]);
    expect(table.body.results[0]!.last_seen_at).not.toBeNull();
  });

  it('are listed 20 a page: 86 are 20, 20, 20, 20 and 6, here and on the list behind the code', async () => {
    const { id, code } = await makeClass('Big Class');
    await app.within(oak, async (tx) => {
      const people = Array.from({ length: 86 }, (_, n) => ({
        id: `00000000-0000-7000-8000-0000000010${String(n).padStart(2, '0')}`,
        tenant_id: oak.id,
        username: `big.${n}`,
        first_name: `Kid ${String(n).padStart(2, '0')}`,
        last_name: '',
        role: 'student' as const,
      }));
      await tx.user.createMany({ data: people });
      await tx.classMember.createMany({
        data: people.map((kid) => ({ tenant_id: oak.id, class_id: id, user_id: kid.id })),
      });
    });
    for (const start of [`/api/classes/${id}/students/`, `/api/list-student-in-class/${code}/`]) {
      const sizes: number[] = [];
      for (let path: string | null = start; path;) {
        const { body }: { body: { results: unknown; next: string | null } } = await app.ask(
          oak,
          'GET',
          path,
          { as: mine },
        );
        const rows = Array.isArray(body.results)
          ? body.results
          : (body.results as { students: unknown[] }).students;
        sizes.push(rows.length);
        path = body.next;
      }
      expect(sizes).toEqual([20, 20, 20, 20, 6]);
    }
  });

  it('are changed in place; a username is unique regardless of case', async () => {
    const { id } = await makeClass('Fir Class');
    const [ada, ben] = [await addStudent(id, 'Ada'), await addStudent(id, 'Ben')];
    const path = (kid: StudentLoginSlip) => `classes/${id}/students/${kid.id}/`;
    expect((await ask(mine, 'PATCH', path(ada), { username: 'BEN.fir' })).body.errors).toEqual({
      username: ['Somebody at this school has this username. Choose another one.'],
    });
    expect((await ask(mine, 'PATCH', path(ada), { username: 'no spaces' })).status).toBe(422);
    expect((await ask(mine, 'PATCH', path(ada), { first_name: '' })).body.errors).toEqual({
      first_name: ['First name is required.'],
    });
    const race = await Promise.all(
      [ada, ben].map((kid) => ask(mine, 'PATCH', path(kid), { username: 'captain' })),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await ask(mine, 'PATCH', path(ada), { first_name: 'Adele' })).status).toBe(200);
    expect(await names(id)).toEqual(['Adele', 'Ben']);
  });

  it('have an optional month of birth, which other children never see', async () => {
    const { id, code } = await makeClass('Yew Class');
    const kid = (
      await ask<StudentLoginSlip>(mine, 'POST', `classes/${id}/students/`, {
        first_name: 'Ada',
        birth_year: 2016,
        birth_month: 9,
      })
    ).body;
    const path = `classes/${id}/students/${kid.id}/`;
    const birth = async () =>
      (await ask<ClassStudentPage>(mine, 'GET', `classes/${id}/students/`)).body.results.map(
        ({ birth_year, birth_month }) => [birth_year, birth_month],
      );
    expect(await birth()).toEqual([[2016, 9]]);
    const wrong = async (body: object) => (await ask(mine, 'PATCH', path, body)).body.errors;
    expect(await wrong({ birth_year: 2099 })).toEqual({
      birth_year: ['This month is still to come. Choose the year again.'],
    });
    expect(await wrong({ birth_month: 13 })).toEqual({
      birth_month: ['birth_month must be a number from 1 to 12.'],
    });
    expect((await ask(mine, 'PATCH', path, { birth_year: 2015, birth_month: null })).status).toBe(200);
    expect(await birth()).toEqual([[2015, null]]);
    expect((await ask(mine, 'PATCH', path, { birth_year: null })).status).toBe(200);
    expect(await birth()).toEqual([[null, null]]);
    for (const body of [{ birth_month: 5 }, { birth_year: null, birth_month: 5 }])
      expect(await wrong(body)).toEqual({
        birth_year: ['Choose the year as well: a month needs one.'],
      });
    await ask(mine, 'PATCH', path, { birth_year: 2016, birth_month: 9 });
    const list = await app.ask(oak, 'GET', `/api/list-student-in-class/${code}/`);
    expect([list.status, JSON.stringify(list.body)]).toEqual([200, expect.not.stringContaining('birth')]);
    const kept = await app.within(oak, (tx) =>
      tx.auditEntry.findFirst({
        where: { subject_id: kid.id, action: 'person.changed' },
        orderBy: { id: 'desc' },
      }),
    );
    expect(kept?.detail).toMatchObject({ changed: ['birth_year', 'birth_month'] });
    const shared = await ask<StudentLoginSlip>(mine, 'POST', `classes/${id}/students/`, {
      first_name: 'Yew',
      is_class_account: true,
      birth_year: 2016,
    });
    expect(shared.status).toBe(201);
    expect((await birth())[0]).toEqual([null, null]);
  });

  it('lose their sessions when the password is changed', async () => {
    const { id } = await makeClass('Gum Class');
    const kid = await addStudent(id, 'Kit');
    const session = await app.ask<{ access: string }>(oak, 'POST', '/api/auth/token/', {
      body: { username: kid.username, password: kid.password, remember: false },
    });
    const reset = await ask<StudentLoginSlip>(
      mine,
      'POST',
      `classes/${id}/students/${kid.id}/reset-password/`,
      {},
    );
    expect(reset.status).toBe(200);
    expect((await signIn(kid.username, kid.password)).status).toBe(401);
    expect((await signIn(kid.username, reset.body.password)).status).toBe(200);
    const live = await app.within(oak, (tx) =>
      tx.session.count({ where: { user_id: kid.id, revoked_reason: 'password_changed' } }),
    );
    expect([live, session.status]).toEqual([1, 200]);
    for (const who of [stranger, head])
      expect(
        (await ask(who, 'POST', `classes/${id}/students/${teacher.id}/reset-password/`, {})).status,
      ).toBe(404);
  });

  it('can share one account, which is listed first', async () => {
    const { id } = await makeClass('Ivy Class');
    await addStudent(id, 'Ada');
    const shared = await ask<StudentLoginSlip>(mine, 'POST', `classes/${id}/students/`, {
      first_name: 'Whole Ivy Class',
      is_class_account: true,
    });
    expect(shared.status).toBe(201);
    const { results } = (await ask<ClassStudentPage>(mine, 'GET', `classes/${id}/students/`)).body;
    expect(results.map(({ is_class_account }) => is_class_account)).toEqual([true, false]);
    expect((await signIn(shared.body.username, shared.body.password)).status).toBe(200);
  });

  it('are moved, removed and restored; a teacher cannot add a child of other teachers', async () => {
    const from = await makeClass('Kea Class');
    const to = await makeClass('Lark Class');
    const theirs = await makeClass('Their Class', stranger);
    const kid = await addStudent(from.id, 'Kim');
    const post = (path: string, body: object, as = mine) => ask(as, 'POST', `classes/${path}`, body);
    const kids = { student_ids: [kid.id] };
    expect((await post(`${from.id}/students/move/`, { ...kids, to_class_id: theirs.id })).status).toBe(404);
    expect((await post(`${theirs.id}/students/put-in/`, kids, stranger)).status).toBe(404);
    expect((await post(`${from.id}/students/move/`, { ...kids, to_class_id: to.id })).status).toBe(200);
    expect([await names(from.id), await names(to.id)]).toEqual([[], ['Kim']]);
    expect((await post(`${to.id}/students/remove/`, kids)).status).toBe(200);
    expect(await names(to.id)).toEqual([]);
    expect((await post(`${from.id}/students/put-in/`, kids)).status).toBe(404);
    expect((await post(`${to.id}/students/put-in/`, kids)).status).toBe(200);
    expect(await names(to.id)).toEqual(['Kim']);
    expect((await post(`${theirs.id}/students/put-in/`, kids, head)).status).toBe(200);
    expect(await names(theirs.id, '', stranger)).toEqual(['Kim']);
  });

  it('are archived with a reason, and removed from lists and sign-in at once', async () => {
    const { id, code } = await makeClass('Moss Class');
    const kid = await addStudent(id, 'Mo');
    const path = `classes/${id}/students/archive/`;
    expect((await ask(mine, 'POST', path, { student_ids: [kid.id] })).body.errors).toEqual({
      reason: ['Please say why, e.g. left the school.'],
    });
    const { access } = (await signIn(kid.username, kid.password)).body;
    const write = () =>
      app
        .ask(oak, 'PATCH', '/api/user/profile/', { as: access, body: { language: 'fr' } })
        .then(({ status }) => status);
    expect(await write()).toBe(200);
    expect((await ask(mine, 'POST', path, { student_ids: [kid.id], reason: 'Left' })).status).toBe(200);
    expect(await write()).toBe(401);
    expect(await names(id)).toEqual([]);
    expect((await ask<{ count: number }>(mine, 'GET', `list-student-in-class/${code}/`)).body.count).toBe(0);
    expect((await signIn(kid.username, kid.password)).status).toBe(401);
    const [entry] = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { subject_id: kid.id, action: 'person.archived' } }),
    );
    expect([entry!.reason, entry!.actor_id]).toEqual(['Left', teacher.id]);
  });
});
