import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { readCode } from '../../../../../test/support/qr.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { ReadingListView } from './list-view.ts';
import type { ListFollowing } from './list.queries.ts';
import type { PosterCode } from './poster-code.ts';
import type { ReadingListPage } from './reading-lists.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let larch: TestClass;
let ada: string;
let ben: string;
let stranger: string;
let head: string;
let boats: string;
let stars: string;
let robins: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [beech, larch] = [await makeClass(app, oak, 2), await makeClass(app, oak, 1)];
  [ada, ben, stranger, head] = [
    (await app.signIn(beech.students[0]!)).access,
    (await app.signIn(beech.students[1]!)).access,
    (await app.signIn(larch.students[0]!)).access,
    await app.tokenOf(oak, 'school_admin'),
  ];
  boats = await publishToLibrary(app, oak, { title: 'Boats' });
  stars = await publishToLibrary(app, app.platform, { title: 'Stars' });
  robins = newId();
  await app.within(oak, async (tx) => {
    await tx.classGroup.createMany({
      data: [{ id: robins, tenant_id: oak.id, class_id: beech.id, name: 'Robins' }],
    });
    await tx.classGroupMember.createMany({
      data: [{ tenant_id: oak.id, group_id: robins, user_id: beech.students[0]!.id }],
    });
  });
});
afterAll(() => app.close());

const body = (change: object = {}) => ({
  title: 'By the sea',
  note: 'One a week.',
  audience: 'class',
  class_id: beech.id,
  due_on: '2030-05-01',
  books: [{ id: stars, note: 'Look for the whale.' }, { id: boats }],
  ...change,
});
const make = (as: string, change: object = {}, school = oak) =>
  app.ask<{ id: string } & Problem>(school, 'POST', '/api/reading-lists/', { as, body: body(change) });
const put = (id: string, as: string, change: object = {}) =>
  app.ask<{ id: string } & Problem>(oak, 'PUT', `/api/reading-lists/${id}/`, { as, body: body(change) });
const get = (id: string, as: string, school = oak) =>
  app.ask<ReadingListView & Problem>(school, 'GET', `/api/reading-lists/${id}/`, { as });
const titles = async (as: string, query = '') =>
  (await app.ask<ReadingListPage>(oak, 'GET', `/api/reading-lists/${query}`, { as })).body.results.map(
    ({ title }) => title,
  );
const remove = (id: string, as: string) =>
  app.ask(oak, 'DELETE', `/api/reading-lists/${id}/`, { as }).then(({ status }) => status);

describe('a list for a class', () => {
  it('is shown to the class in its order, with each child’s progress', async () => {
    const { body: made } = await make(beech.token);
    await app.within(oak, (tx) =>
      tx.readingProgress.createMany({
        data: [
          {
            tenant_id: oak.id,
            user_id: beech.students[0]!.id,
            book_tenant_id: oak.id,
            book_id: boats,
            locator: {},
            percentage: 100,
            client_time: new Date(),
          },
          {
            tenant_id: oak.id,
            user_id: beech.students[1]!.id,
            book_tenant_id: app.platform.id,
            book_id: stars,
            locator: {},
            percentage: 30.4,
            client_time: new Date(),
          },
        ],
      }),
    );
    const { body: list } = await get(made.id, ada);
    expect(list).toMatchObject({
      title: 'By the sea',
      note: 'One a week.',
      audience: 'class',
      class_name: 'Beech Class',
      due_on: '2030-05-01',
      books_count: 2,
      finished_count: 1,
      may_change: false,
      may_follow: false,
    });
    expect(list.books.map(({ book, note }) => [book.title, note])).toEqual([
      ['Stars', 'Look for the whale.'],
      ['Boats', ''],
    ]);
    expect(await titles(ben)).toEqual(['By the sea']);
    expect(await titles(stranger)).toEqual([]);
    expect((await get(made.id, stranger)).status).toBe(404);
    expect((await get(made.id, larch.token)).status).toBe(404);

    const following = await app.ask<ListFollowing>(oak, 'GET', `/api/reading-lists/${made.id}/following/`, {
      as: beech.token,
    });
    expect(following.body.books.map(({ title }) => title)).toEqual(['Stars', 'Boats']);
    expect(
      following.body.students.map(({ first_name, progress, finished }) => [first_name, progress, finished]),
    ).toEqual([
      ['Kid0', [null, 100], 1],
      ['Kid1', [30, null], 0],
    ]);
    expect((await app.ask(oak, 'GET', `/api/reading-lists/${made.id}/following/`, { as: ada })).status).toBe(
      403,
    );
    expect(await remove(made.id, beech.token)).toBe(204);
  });

  it('is changed by the class’s teachers and the head, and by nobody else', async () => {
    const { body: made } = await make(beech.token);
    for (const as of [larch.token, ada, await app.tokenOf(oak, 'parent')])
      expect([403, 404]).toContain((await put(made.id, as, { audience: 'draft' })).status);
    expect(await remove(made.id, larch.token)).toBe(404);
    expect((await put(made.id, head, { title: 'By the lake' })).status).toBe(200);
    expect((await get(made.id, ada)).body.title).toBe('By the lake');
    expect(await remove(made.id, head)).toBe(204);
    expect((await get(made.id, ada)).status).toBe(404);
  });

  it('is assigned only to classes that one teaches; the refusal says how to correct it', async () => {
    const fields = async (change: object, as = beech.token) => {
      const answer = await make(as, change);
      expect(answer.status).toBe(422);
      return answer.body.errors;
    };
    expect(await fields({ class_id: larch.id })).toEqual({ class_id: ['Choose one of your classes.'] });
    expect(await fields({ audience: 'group', group_id: robins }, larch.token)).toEqual({
      group_id: ['Choose a group of one of your classes.'],
    });
    expect(await fields({ title: '  ' })).toEqual({ title: ['Give the list a name.'] });
    expect(await fields({ due_on: '2030-02-31' })).toEqual({
      due_on: ['Choose a day that is in the calendar.'],
    });
    expect(await fields({ books: [{ id: boats }, { id: boats }] })).toEqual({
      books: ['A book stands on the list twice. Take one away.'],
    });
    expect((await make(ada)).status).toBe(403);
    expect((await make(await app.tokenOf(elm, 'teacher'), {}, elm)).status).toBe(422);
  });
});

describe('a list for one child', () => {
  const forAda = (change: object = {}, as = beech.token) =>
    make(as, { audience: 'child', student_id: beech.students[0]!.id, title: 'For Kid0', ...change });

  it('is found by the child and by those who teach the class, and by no classmate', async () => {
    const { body: made } = await forAda();
    expect(await titles(ada)).toEqual(['For Kid0']);
    expect((await get(made.id, ada)).body).toMatchObject({ audience: 'child', student_name: null });
    for (const as of [ben, stranger, larch.token, await app.tokenOf(oak, 'parent')]) {
      expect(await titles(as)).toEqual([]);
      expect((await get(made.id, as)).status).toBe(404);
    }
    const { body: seen } = await get(made.id, beech.token);
    expect(seen.student_name).toMatch(/^Kid0 /);
    const { body } = await app.ask<ListFollowing>(oak, 'GET', `/api/reading-lists/${made.id}/following/`, {
      as: beech.token,
    });
    expect(body.students.map(({ first_name }) => first_name)).toEqual(['Kid0']);
    await remove(made.id, beech.token);
  });

  it('is assigned only to a child of one of the teacher’s classes', async () => {
    const refused = { student_id: ['Choose a child of this class.'] };
    expect((await forAda({ student_id: larch.students[0]!.id })).body.errors).toEqual(refused);
    expect((await forAda({ student_id: null })).body.errors).toEqual(refused);
    expect((await forAda({}, larch.token)).body.errors).toEqual({
      class_id: ['Choose one of your classes.'],
    });
  });
});

describe('a reminder of a list', () => {
  const remind = (id: string, as: string, body: object = {}) =>
    app.ask<{ reminded: string[] } & Problem>(oak, 'POST', `/api/reading-lists/${id}/reminders/`, {
      as,
      body,
    });
  const emails = async (id: string) => {
    const rows = await app.db.systemTransaction((tx) =>
      tx.outboxEvent.findMany({ where: { type: 'messaging.email-requested.v1' } }),
    );
    return rows
      .map(({ payload }) => payload as { template: string; user_id: string; cause: string })
      .filter(({ cause }) => cause?.startsWith(`${id} `))
      .map(({ template, user_id }) => [template, user_id])
      .sort();
  };

  it('reaches those who have not read everything once a day, and guardians who may see the reading', async () => {
    const { body: made } = await make(beech.token, { books: [{ id: boats }] });
    const kid1 = beech.students[1]?.id;
    // Kid0 has finished the only book; see the first test.
    const [follows, consents] = [
      (await app.makePerson(oak, 'parent')).id,
      (await app.makePerson(oak, 'parent')).id,
    ];
    const link = {
      tenant_id: oak.id,
      student_id: kid1!,
      state: 'active' as const,
      invited_by: beech.teacher.id,
    };
    await app.within(oak, (tx) =>
      tx.guardianLink.createMany({
        data: [
          { ...link, id: newId(), guardian_id: follows, permissions: ['view_progress'] },
          { ...link, id: newId(), guardian_id: consents, permissions: ['consent'] },
        ],
      }),
    );
    const [one, other] = await Promise.all([remind(made.id, beech.token), remind(made.id, head)]);
    expect([...one.body.reminded, ...other.body.reminded]).toEqual([kid1]);
    expect((await remind(made.id, beech.token)).body.reminded).toEqual([]);
    expect(await emails(made.id)).toEqual([
      ['list-reminder', kid1],
      ['list-reminder-family', follows],
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect((await get(made.id, ben)).body.reminded_on).toBe(today);
    expect((await get(made.id, ada)).body.reminded_on).toBeNull();
    await remove(made.id, beech.token);
  });

  it('is for those who may see who read what, and for chosen children', async () => {
    const { body: made } = await make(beech.token, { books: [{ id: stars }] });
    for (const as of [larch.token, ada]) expect([403, 404]).toContain((await remind(made.id, as)).status);
    const chosen = beech.students[0]!.id;
    expect((await remind(made.id, beech.token, { student_ids: [chosen] })).body.reminded).toEqual([chosen]);
    expect((await remind(made.id, beech.token, { student_ids: ['x'] })).status).toBe(422);
    await remove(made.id, beech.token);
  });
});

describe('what a list shows', () => {
  it('is never a book that the child may not see', async () => {
    const older = await publishToLibrary(app, oak, { title: 'Ghosts', age_rating: 14 });
    const hidden = await publishToLibrary(app, oak, { title: 'Draft', status: 'draft' });
    const neighbours = await publishToLibrary(app, elm, { title: 'Theirs' });
    for (const id of [hidden, neighbours, newId()])
      expect((await make(beech.token, { books: [{ id }] })).body.errors).toEqual({
        books: ['One of these books is not in the library. Take it off the list.'],
      });
    const { body: made } = await make(beech.token, { books: [{ id: older }, { id: boats }] });
    expect((await get(made.id, beech.token)).body.books_count).toBe(2);
    const { body: seen } = await get(made.id, ada);
    expect([seen.books_count, seen.books.map(({ book }) => book.title)]).toEqual([1, ['Boats']]);
    expect(JSON.stringify(seen)).not.toContain('Ghosts');
    await remove(made.id, beech.token);
  });

  it('depends on its audience: a group, the school, or nobody yet', async () => {
    const group = (await make(beech.token, { audience: 'group', group_id: robins, title: 'Robins read' }))
      .body;
    const draft = (await make(beech.token, { audience: 'draft', title: 'One day' })).body;
    const school = (await make(beech.token, { audience: 'school', title: 'Everybody', due_on: '' })).body;
    expect(await titles(ada)).toEqual(['Robins read', 'Everybody']);
    expect(await titles(ben)).toEqual(['Everybody']);
    expect(await titles(await app.tokenOf(oak, 'parent'))).toEqual(['Everybody']);
    expect(await titles(larch.token)).toEqual(['Everybody']);
    expect(await titles(larch.token, '?mine=true')).toEqual([]);
    expect((await titles(beech.token)).sort()).toEqual(['Everybody', 'One day', 'Robins read']);
    expect(await titles(head, '?search=robin')).toEqual(['Robins read']);
    expect((await get(group.id, ada)).body.group_name).toBe('Robins');
    expect((await app.ask(oak, 'GET', '/api/reading-lists/')).status).toBe(401);
    expect((await get(school.id, await app.tokenOf(elm, 'school_admin'), elm)).status).toBe(404);
    for (const { id } of [group, draft, school]) await remove(id, beech.token);
  });

  it('is printed with a QR code of its address', async () => {
    const { body: made } = await make(beech.token);
    const poster = (as: string) =>
      app.ask<PosterCode>(oak, 'GET', `/api/reading-lists/${made.id}/poster/`, { as });
    const { body: printed } = await poster(beech.token);
    expect(printed.link).toMatch(new RegExp(`^https?://oak[^/]+/list/${made.id}$`));
    expect(await readCode(printed)).toBe(printed.link);
    expect((await poster(ada)).status).toBe(403);
    await remove(made.id, beech.token);
  });
});

describe('a book put on a list from its page', () => {
  it('is listed once, however often and concurrently it is added', async () => {
    const { body: made } = await make(beech.token, { books: [{ id: boats }] });
    const add = (id: string, as = beech.token) =>
      app.ask(oak, 'PUT', `/api/reading-lists/${made.id}/books/${id}/`, { as, body: {} });
    const answers = await Promise.all([add(stars), add(stars), add(boats), add(stars)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body: list } = await get(made.id, beech.token);
    expect(list.books.map(({ book }) => book.title)).toEqual(['Boats', 'Stars']);
    expect((await add(stars, larch.token)).status).toBe(404);
    await remove(made.id, beech.token);
  });

  it('makes one list of a request that is sent twice', async () => {
    const headers = { 'idempotency-key': newId() };
    const send = () =>
      app.ask<{ id: string }>(oak, 'POST', '/api/reading-lists/', {
        as: beech.token,
        body: body({ title: 'Twice' }),
        headers,
      });
    const [one, other] = [await send(), await send()];
    expect(other.body.id).toBe(one.body.id);
    expect(await titles(beech.token, '?search=twice')).toEqual(['Twice']);
    await remove(one.body.id, beech.token);
  });
});
