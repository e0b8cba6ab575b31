import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import {
  eventually,
  PASSWORD,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Comparison, LikelyDuplicatePage } from './duplicates.controller.ts';
import type { MergedStudents } from './merge-students.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let head: string;
let nextDoor: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
  [head, nextDoor] = await Promise.all([app.tokenOf(oak, 'school_admin'), app.tokenOf(elm, 'school_admin')]);
});
afterAll(() => app.close());

const merge = (keep_id: string, merge_id: string, as = head, school = oak) =>
  app.ask<MergedStudents & Problem>(school, 'POST', '/api/archived-students/merge/', {
    as,
    body: { keep_id, merge_id },
  });
const duplicates = async (as = head, school = oak) =>
  (await app.ask<LikelyDuplicatePage>(school, 'GET', '/api/archived-students/duplicates/', { as })).body;
const child = (first_name: string, last_name: string, more: object = {}) =>
  app.makePerson(oak, 'student', { first_name, last_name, email: null, ...more });
const joins = (class_id: string, ...people: TestPerson[]) =>
  app.within(oak, (tx) =>
    tx.classMember.createMany({
      data: people.map(({ id }) => ({ tenant_id: oak.id, class_id, user_id: id })),
    }),
  );
let books = 0;
const aBook = (): Promise<string> => publishToLibrary(app, oak, { title: `Book ${++books}` });
const rowOf = (id: string) =>
  app.within(oak, (tx) => tx.user.findUnique({ where: { tenant_id_id: { tenant_id: oak.id, id } } }));
const savePosition = (user: TestPerson, book_id: string, hour: number, percentage: number) =>
  app.within(oak, (tx) =>
    tx.readingProgress.createMany({
      data: [
        {
          tenant_id: oak.id,
          user_id: user.id,
          book_tenant_id: oak.id,
          book_id,
          locator: { at: percentage },
          percentage,
          client_time: new Date(Date.UTC(2026, 8, 1, hour)),
          updated_at: new Date(),
        },
      ],
    }),
  );
const positionsOf = async (user: TestPerson) =>
  Object.fromEntries(
    (
      await app.within(oak, (tx) =>
        tx.readingProgress.findMany({ where: { tenant_id: oak.id, user_id: user.id } }),
      )
    ).map(({ book_id, percentage }) => [book_id, percentage]),
  );

describe('likely duplicates', () => {
  it('have equal names regardless of accents and case; within a class the last name may be missing', async () => {
    const [zoe, zoë] = [
      await child('Zoe', 'Hale-Ash'),
      await child('ZOË', 'Haleash', { status: 'archived' }),
    ];
    const [mia, mi] = [await child('Mia', 'Reed'), await child('Mia', '')];
    const far = await child('Mia', '');
    await joins(beech.id, mia, mi);
    const { results, count } = await duplicates();
    const pairs = results.map(({ why, one, other }) => [why, ...[one.id, other.id].sort()]);
    expect(pairs).toEqual([
      ['same_class', ...[mia.id, mi.id].sort()],
      ['same_name', ...[zoe.id, zoë.id].sort()],
    ]);
    expect(count).toBe(2);
    expect(results[0]!.one.classes).toEqual(['Beech Class']);
    expect(JSON.stringify(results)).not.toContain(far.id);
    expect((await duplicates(nextDoor, elm)).count).toBe(0);
  });

  it('are not suggested again once they are marked as distinct', async () => {
    const { results } = await duplicates();
    const { one, other } = results[0]!;
    const say = (body: object, as = head) =>
      app.ask(oak, 'POST', '/api/archived-students/duplicates/distinct/', { as, body });
    const answers = await Promise.all([
      say({ one_id: one.id, other_id: other.id }),
      say({ one_id: other.id, other_id: one.id }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await duplicates()).count).toBe(1);
    expect((await say({ one_id: one.id, other_id: newId() })).status).toBe(404);
    expect((await say({ one_id: one.id, other_id: one.id })).body.errors?.['other_id']).toEqual([
      'Choose two different students.',
    ]);
    expect((await say({ one_id: 'x', other_id: one.id })).body.errors?.['one_id']).toEqual([
      'one_id must be the id of a student.',
    ]);
  });

  it('are visible to administrators only', async () => {
    const [a, b] = beech.students;
    const asked = [
      app.ask(oak, 'GET', '/api/archived-students/duplicates/', { as: beech.token }),
      app.ask(oak, 'GET', `/api/archived-students/compare/?one_id=${a!.id}&other_id=${b!.id}`, {
        as: beech.token,
      }),
      merge(a!.id, b!.id, beech.token),
    ];
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await merge(a!.id, b!.id, nextDoor, elm)).status).toBe(404);
    expect((await rowOf(b!.id))?.merged_into).toBeNull();
  });

  it('are compared side by side, in the requested order', async () => {
    const [a, b] = beech.students;
    await savePosition(b!, await aBook(), 1, 10);
    const { body } = await app.ask<Comparison>(
      oak,
      'GET',
      `/api/archived-students/compare/?one_id=${b!.id}&other_id=${a!.id}`,
      { as: head },
    );
    expect(body.students.map(({ id, books, classes }) => [id, books, classes])).toEqual([
      [b!.id, 1, [{ name: 'Beech Class', year: '2026' }]],
      [a!.id, 0, [{ name: 'Beech Class', year: '2026' }]],
    ]);
    const gone = await app.ask(
      oak,
      'GET',
      `/api/archived-students/compare/?one_id=${a!.id}&other_id=${newId()}`,
      { as: head },
    );
    expect(gone.status).toBe(404);
  });
});

describe('merging', () => {
  it('transfers everything to the surviving account, and nobody can sign in to the other', async () => {
    const [kept, merged] = [await child('Noor', 'Ali'), await child('Noor', 'Ali')];
    const ash = await makeClass(app, oak, 0, { name: 'Ash Class' });
    await joins(beech.id, kept, merged);
    await joins(ash.id, merged);
    const pat = await app.makePerson(oak, 'parent');
    const link = { tenant_id: oak.id, invited_by: pat.id, permissions: ['view_progress'] };
    const [older, newer, yes] = [newId(), newId(), newId()];
    await app.within(oak, async (tx) => {
      await tx.guardianLink.createMany({
        data: [
          { ...link, id: newId(), student_id: kept.id, guardian_id: pat.id, state: 'active' },
          { ...link, id: newId(), student_id: merged.id, guardian_id: pat.id, state: 'active' },
          { ...link, id: newId(), student_id: merged.id, state: 'invited', code_hash: Buffer.alloc(32, 7) },
        ],
      });
      await tx.consent.createMany({
        data: [
          {
            id: yes,
            tenant_id: oak.id,
            student_id: merged.id,
            purpose: 'photo',
            text_version: '1',
            given_by: pat.id,
          },
        ],
      });
      const badge = { tenant_id: oak.id, created_by: pat.id };
      await tx.badge.createMany({
        data: [
          {
            ...badge,
            id: older,
            user_id: kept.id,
            secret_hash: Buffer.alloc(32, 1),
            created_at: new Date(1),
          },
          { ...badge, id: newer, user_id: merged.id, secret_hash: Buffer.alloc(32, 2) },
        ],
      });
    });
    const [both, only, back] = [await aBook(), await aBook(), await aBook()];
    await savePosition(kept, both, 1, 10);
    await savePosition(merged, both, 5, 60);
    await savePosition(merged, only, 2, 30);
    await savePosition(kept, back, 9, 90);
    await savePosition(merged, back, 3, 5);
    const { access } = await app.signIn(merged);

    const answer = await merge(kept.id, merged.id);
    expect([answer.status, answer.body]).toMatchObject([200, { id: kept.id, merged_id: merged.id }]);
    const after = await app.within(oak, async (tx) => ({
      classes: await tx.classMember.findMany({
        where: { tenant_id: oak.id, user_id: { in: [kept.id, merged.id] } },
      }),
      links: await tx.guardianLink.findMany({
        where: { tenant_id: oak.id, student_id: { in: [kept.id, merged.id] } },
      }),
      consent: await tx.consent.findUnique({ where: { tenant_id_id: { tenant_id: oak.id, id: yes } } }),
      badges: await tx.badge.findMany({
        where: { tenant_id: oak.id, user_id: { in: [kept.id, merged.id] } },
      }),
    }));
    expect(after.classes.map(({ class_id, user_id }) => [class_id, user_id]).sort()).toEqual(
      [
        [beech.id, kept.id],
        [ash.id, kept.id],
      ].sort(),
    );
    expect(after.links.every(({ student_id }) => student_id === kept.id)).toBe(true);
    expect(after.links.map(({ state }) => state).sort()).toEqual(['active', 'invited', 'revoked']);
    expect(after.consent?.student_id).toBe(kept.id);
    expect(
      after.badges.map(({ id, user_id, voided_at }) => [id, user_id, voided_at !== null]).sort(),
    ).toEqual(
      [
        [older, kept.id, true],
        [newer, kept.id, false],
      ].sort(),
    );
    expect(await rowOf(merged.id)).toMatchObject({
      username: `merged-${merged.id}`,
      status: 'archived',
      merged_into: kept.id,
      password_hash: null,
      picture_hash: null,
    });
    const login = await app.ask(oak, 'POST', '/api/auth/token/', {
      body: { username: merged.username, password: PASSWORD, remember: false },
    });
    expect(login.status).toBe(401);
    expect((await app.ask(oak, 'POST', '/api/user/password/', { as: access, body: {} })).status).toBe(401);
    expect((await app.signIn(kept)).access).toBeTruthy();
    // Catalog handles the merge in a job: the newest reading position in each book stays.
    await eventually(async () =>
      expect(await positionsOf(kept)).toEqual({ [both]: 60, [only]: 30, [back]: 90 }),
    );
    expect(await positionsOf(merged)).toEqual({});
  });

  it('is done once when it is requested twice; two crossing requests form no cycle', async () => {
    const [a, b] = [await child('Ivo', 'Kern'), await child('Ivo', 'Kern')];
    const answers = await Promise.all([merge(a.id, b.id), merge(b.id, a.id), merge(a.id, b.id)]);
    const fine = answers.filter(({ status }) => status === 200);
    expect(fine.length).toBeGreaterThanOrEqual(1);
    for (const { status, body } of answers.filter((one) => !fine.includes(one)))
      expect([status, body.code]).toEqual([409, 'already_merged']);
    const rows = [await rowOf(a.id), await rowOf(b.id)];
    expect(rows.filter((row) => row?.merged_into)).toHaveLength(1);
    const kept = rows.find((row) => !row?.merged_into)!;
    const gone = rows.find((row) => row?.merged_into)!;
    expect((await merge(kept.id, gone.id)).body).toMatchObject({ id: kept.id, merged_id: gone.id });
    const told = await app.within(oak, (tx) =>
      tx.auditEntry.count({ where: { tenant_id: oak.id, action: 'person.merged', subject_id: kept.id } }),
    );
    expect(told).toBe(1);
  });

  it('of a surviving account includes the account that was merged into it', async () => {
    const [a, b, c] = [await child('Lu', 'One'), await child('Lu', 'Two'), await child('Lu', 'Three')];
    await merge(b.id, a.id);
    await merge(c.id, b.id);
    expect((await rowOf(a.id))?.merged_into).toBe(c.id);
  });

  it('restores the surviving account when the other one was active', async () => {
    const [gone, here] = [await child('Ana', 'Ruiz', { status: 'archived' }), await child('Ana', 'Ruiz')];
    await merge(gone.id, here.id);
    expect(await rowOf(gone.id)).toMatchObject({ status: 'active', archived_at: null });
  });

  it('refuses accounts that are not two students, with a message', async () => {
    const kid = await child('Ola', 'Berg');
    const [teacher] = [beech.teacher];
    const shared = await app.makePerson(oak, 'student', { email: null });
    await app.within(oak, (tx) =>
      tx.user.updateMany({ where: { id: shared.id }, data: { is_class_account: true } }),
    );
    expect((await merge(kid.id, kid.id)).body.errors?.['merge_id']).toEqual([
      'Choose two different students.',
    ]);
    expect((await merge(kid.id, teacher.id)).status).toBe(404);
    expect((await merge(kid.id, newId())).status).toBe(404);
    expect((await merge(kid.id, 'x')).body.errors?.['merge_id']).toEqual([
      'merge_id must be the id of a student.',
    ]);
    expect((await merge(kid.id, shared.id)).body.code).toBe('class_account');
    const other = await child('Ola', 'Berg');
    await app.within(oak, (tx) =>
      tx.dataRequest.createMany({
        data: [
          {
            id: newId(),
            tenant_id: oak.id,
            person_id: other.id,
            kind: 'erasure',
            asked_by: kid.id,
            asked_as: 'school',
            due_at: new Date(),
          },
        ],
      }),
    );
    expect((await merge(kid.id, other.id)).body).toMatchObject({
      status: 409,
      code: 'erasure_open',
      detail: 'One of the two is to be erased. Cancel that request first, or wait until it is done.',
    });
  });

  it('is permanent: no list shows the other account, and it cannot be restored', async () => {
    const [kept, merged] = [await child('Pia', 'Sol'), await child('Pia', 'Sol')];
    await joins(beech.id, kept, merged);
    await merge(kept.id, merged.id);
    const restored = await app.ask(oak, 'POST', '/api/archived-students/restore/', {
      as: head,
      body: { student_ids: [merged.id] },
    });
    expect(restored.status).toBe(404);
    const byPeople = await app.ask(oak, 'POST', `/api/api-admin/users/${merged.id}/restore/`, { as: head });
    expect(byPeople.body.code).toBe('already_merged');
    const { body } = await app.ask<{ results: { id: string }[] }>(
      oak,
      'GET',
      '/api/archived-students/?limit=100',
      { as: head },
    );
    expect(body.results.map(({ id }) => id)).not.toContain(merged.id);
    expect((await merge(merged.id, (await child('Pia', 'Sol')).id)).body.code).toBe('already_merged');
  });
});
