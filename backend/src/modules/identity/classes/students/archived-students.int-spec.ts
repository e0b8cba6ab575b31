import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { ArchivedStudentPage } from './archived-students.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let head: string;
let stranger: string;
let nextDoor: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 8);
  [head, stranger, nextDoor] = await Promise.all([
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(oak, 'teacher'),
    app.tokenOf(elm, 'school_admin'),
  ]);
});
afterAll(() => app.close());

const list = async (as: string, search = '', school = oak) =>
  (await app.ask<ArchivedStudentPage>(school, 'GET', `/api/archived-students/?search=${search}`, { as }))
    .body;
const archive = (ids: string[], reason = 'Left the school', as = beech.token) =>
  app.ask(oak, 'POST', `/api/classes/${beech.id}/students/archive/`, {
    as,
    body: { student_ids: ids, reason },
  });
const restore = (ids: string[], as = head, more: object = {}, school = oak) =>
  app.ask<{ count: number } & Problem>(school, 'POST', '/api/archived-students/restore/', {
    as,
    body: { student_ids: ids, ...more },
  });
const erase = (student: TestPerson, username = student.username, as = head, school = oak) =>
  app.ask(school, 'POST', `/api/archived-students/${student.id}/erase/`, { as, body: { username } });
const rowOf = (id: string) =>
  app.within(oak, (tx) => tx.user.findUnique({ where: { tenant_id_id: { tenant_id: oak.id, id } } }));
const auditOf = (action: string, subject_id: string) =>
  app.within(oak, (tx) => tx.auditEntry.count({ where: { tenant_id: oak.id, action, subject_id } }));

describe('the list of archived students', () => {
  it('shows who, when, why and from which class, to the head and the class’s own teachers', async () => {
    const [kid] = beech.students;
    await archive([kid!.id], 'Moved to Leeds');
    for (const as of [head, beech.token]) {
      const { results } = await list(as, kid!.username);
      expect(results).toEqual([
        expect.objectContaining({
          id: kid!.id,
          archived_reason: 'Moved to Leeds',
          archived_by_name: 'Ada Okoye',
          classes: ['Beech Class'],
        }),
      ]);
    }
    expect((await list(stranger)).count).toBe(0);
    expect((await list(nextDoor, '', elm)).count).toBe(0);
    const parent = await app.tokenOf(oak, 'parent');
    expect((await app.ask(oak, 'GET', '/api/archived-students/', { as: parent })).status).toBe(403);
    expect((await app.ask(oak, 'GET', '/api/archived-students/')).status).toBe(401);
  });

  it('searches by name and username, with percent signs taken literally', async () => {
    expect((await list(head, 'kid0')).count).toBe(1);
    expect((await list(head, 'OKOYE')).count).toBe(1);
    expect((await list(head, '%25')).count).toBe(0);
  });

  it('omits erased people', async () => {
    const kid = await app.makePerson(oak, 'student', { status: 'archived' });
    expect((await list(head, kid.username)).count).toBe(1);
    await app.within(oak, (tx) =>
      tx.user.update({
        where: { tenant_id_id: { tenant_id: oak.id, id: kid.id } },
        data: { username: `erased-${kid.id}`, first_name: 'Erased', last_name: 'person' },
      }),
    );
    expect((await list(head, 'erased')).count).toBe(0);
    expect((await restore([kid.id])).status).toBe(404);
  });
});

describe('restoring', () => {
  it('returns a student to their classes, once, and they can sign in again', async () => {
    const kid = beech.students[1]!;
    const { access } = await app.signIn(kid);
    await archive([kid.id]);
    const first = await restore([kid.id], beech.token);
    const again = await restore([kid.id], beech.token);
    expect([first.body, again.body]).toEqual([{ count: 1 }, { count: 0 }]);
    expect(await rowOf(kid.id)).toMatchObject({
      status: 'active',
      archived_at: null,
      archived_by: null,
      archived_reason: null,
    });
    expect(await auditOf('person.restored', kid.id)).toBe(1);
    // Sessions from before stay ended.
    expect((await app.ask(oak, 'POST', '/api/auth/logout/', { as: access, body: {} })).status).toBe(401);
    expect((await app.signIn(kid)).access).toBeTruthy();
  });

  it('may name another class of the requester', async () => {
    const kid = beech.students[2]!;
    await archive([kid.id]);
    const other = await makeClass(app, oak, 0, { name: 'Ash Class' });
    expect((await restore([kid.id], beech.token, { class_id: other.id })).status).toBe(404);
    expect((await restore([kid.id], head, { class_id: newId() })).status).toBe(404);
    expect((await restore([kid.id], head, { class_id: other.id })).body).toEqual({ count: 1 });
    const classes = await app.within(oak, (tx) =>
      tx.classMember.findMany({ where: { tenant_id: oak.id, user_id: kid.id } }),
    );
    expect(classes.map(({ class_id }) => class_id).sort()).toEqual([beech.id, other.id].sort());
    await app.within(oak, (tx) =>
      tx.schoolClass.updateMany({ where: { id: other.id }, data: { archived_at: new Date() } }),
    );
    expect((await restore([kid.id], head, { class_id: other.id })).body.code).toBe('class_archived');
  });

  it('is all or nothing, and refused to others', async () => {
    const kid = beech.students[3]!;
    await archive([kid.id]);
    expect((await restore([kid.id, newId()])).status).toBe(404);
    expect((await restore([kid.id], stranger)).status).toBe(404);
    expect((await restore([kid.id], nextDoor, {}, elm)).status).toBe(404);
    expect((await restore([])).body.errors?.['student_ids']).toEqual(['Choose at least one student.']);
    expect((await rowOf(kid.id))?.status).toBe('archived');
    const both = await Promise.all([restore([kid.id]), restore([kid.id])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.count + both[1].body.count).toBeGreaterThanOrEqual(1);
  });
});

describe('permanent deletion', () => {
  it('requires an administrator, an archived student and the typed username', async () => {
    const kid = beech.students[4]!;
    expect((await erase(kid)).body.code).toBe('not_archived');
    await archive([kid.id]);
    expect((await erase(kid, kid.username, beech.token)).status).toBe(403);
    expect((await erase(kid, kid.username, nextDoor, elm)).status).toBe(404);
    expect((await erase(kid, 'somebody')).body.errors?.['username']).toEqual([
      'This is not their username. Nothing was deleted.',
    ]);
    expect((await erase(kid, '')).body.errors?.['username']).toEqual(['Type the username to confirm.']);
    expect(await rowOf(kid.id)).not.toBeNull();
  });

  it('deletes the data of the child in every module', async () => {
    const kid = beech.students[5]!;
    const book_id = await publishToLibrary(app, oak, { title: 'The Fox' });
    await app.within(oak, (tx) =>
      tx.readingProgress.createMany({
        data: [
          {
            tenant_id: oak.id,
            user_id: kid.id,
            book_tenant_id: oak.id,
            book_id,
            locator: {},
            percentage: 5,
            client_time: new Date(),
            updated_at: new Date(),
          },
        ],
      }),
    );
    await archive([kid.id]);
    const [one, other] = await Promise.all([
      erase(kid, kid.username.toUpperCase()),
      erase(kid, kid.username.toUpperCase()),
    ]);
    expect([one.status, other.status].sort()).toEqual([204, 404]);
    expect(await rowOf(kid.id)).toBeNull();
    const left = await app.within(oak, async (tx) => [
      await tx.readingProgress.count({ where: { tenant_id: oak.id, user_id: kid.id } }),
      await tx.classMember.count({ where: { tenant_id: oak.id, user_id: kid.id } }),
    ]);
    expect(left).toEqual([0, 0]);
    const refused = await app.ask(oak, 'POST', '/api/auth/token/', {
      body: { username: kid.username, password: PASSWORD, remember: false },
    });
    expect(refused.status).toBe(401);
    const [entry] = await app.within(oak, (tx) =>
      tx.auditEntry.findMany({ where: { tenant_id: oak.id, action: 'person.erased', subject_id: kid.id } }),
    );
    expect(entry?.subject_name).toBe('Erased person');
  });
});
