import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { coveredEpub, multipart, untilChecked, upload, uploadOf } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { arrives, familyOf, storyteller } from '../../../../../test/support/stories.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { PersonalData } from '../../../../platform/personal-data/personal-data.ts';
import type { Book } from '../../library/books/book-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let head: string;
let stranger: string;
let elsewhere: TestClass;
let teacher: ReturnType<typeof storyteller>;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak', { school_name: 'Oak School' });
  elm = await app.makeSchool('elm');
  beech = await makeClass(app, oak, 7);
  elsewhere = await makeClass(app, elm, 0);
  teacher = storyteller(app, oak, beech.token);
  head = (await app.signIn(await app.makePerson(oak, 'school_admin'))).access;
  stranger = (await app.signIn(await app.makePerson(oak, 'teacher'))).access;
});
afterAll(() => app.close());

const FIELDS = { title: 'My boat', summary: 'A boat that flies.', language: 'en' };
const open = async (id: string, as: string): Promise<number> =>
  (await app.ask<Book>(oak, 'GET', `/api/books/${id}/`, { as })).status;
const files = async (bookId: string): Promise<string[]> =>
  readdir(join(app.dataDir, 'files'), { recursive: true }).then((all) =>
    all.filter((path) => path.includes(bookId)),
  );

/** A student puts in a book, which passes the check. */
async function putIn(student: TestPerson) {
  const token = (await app.signIn(student)).access;
  const author = storyteller(app, oak, token);
  const { status, body } = await upload(app, oak, token, uploadOf(await coveredEpub(), FIELDS));
  expect([status, body]).toEqual([
    202,
    { id: expect.any(String), status: 'waiting', story_id: expect.any(String) },
  ]);
  const { id: book, story_id: story } = body as unknown as { id: string; story_id: string };
  expect(await untilChecked(app, oak, token, book)).toMatchObject({ status: 'ready' });
  return { token, author, book, story };
}
const approve = async (id: string) =>
  teacher.post(`stories/${id}/approve`, { version: (await teacher.get(id)).body.version });

it('a book is published after the teacher has approved it and then the family has agreed', async () => {
  const family = await familyOf(app, oak, beech, beech.students[0]!.id);
  const { token, author, book, story } = await putIn(beech.students[0]!);
  // A draft is the student's alone.
  expect([await open(book, token), await open(book, beech.token), await open(book, family.token)]).toEqual([
    200, 404, 404,
  ]);
  expect((await author.submit(story)).body.state).toBe('submitted');
  // In review it is also read by their teacher and their guardian, and by nobody else.
  const classmate = (await app.signIn(beech.students[6]!)).access;
  expect([await open(book, beech.token), await open(book, family.token)]).toEqual([200, 200]);
  expect([await open(book, stranger), await open(book, classmate)]).toEqual([404, 404]);
  expect((await teacher.get(story)).body).toMatchObject({
    author: { name: 'Kid0 O' },
    file: { name: 'boat.epub', book_id: book, state: 'ready' },
    summary: FIELDS.summary,
  });
  expect((await approve(story)).status).toBe(200);
  expect((await author.get(story)).body).toMatchObject({
    state: 'approved',
    waits_for: 'family',
    book: null,
  });
  expect(await open(book, classmate)).toBe(404);
  await family.says('publish', true);
  await arrives(author, story, 'published');
  const published = (await app.ask<Book>(oak, 'GET', `/api/books/${book}/`, { as: classmate })).body;
  expect(published).toMatchObject({
    title: 'My boat',
    summary: FIELDS.summary,
    authors: ['A young author of Oak School'],
    visibility: 'school',
    price: null,
  });
  // Withdrawn with the consent, and published again with it; the family still sees it meanwhile.
  await family.says('publish', false);
  await arrives(author, story, 'approved');
  expect(await open(book, classmate)).toBe(404);
  expect(await open(book, family.token)).toBe(200);
  await family.says('publish', true);
  await arrives(author, story, 'published');
  expect(await open(book, classmate)).toBe(200);
});

it('a consent that was given before is enough, once the teacher has approved the book', async () => {
  const family = await familyOf(app, oak, beech, beech.students[1]!.id);
  await family.says('publish', true);
  const { author, book, story } = await putIn(beech.students[1]!);
  await author.submit(story);
  const classmate = (await app.signIn(beech.students[6]!)).access;
  expect(await open(book, classmate)).toBe(404);
  await approve(story);
  await arrives(author, story, 'published');
  expect(await open(book, classmate)).toBe(200);
});

it('a returned book is mended, put in again and sent again', async () => {
  const { token, author, book, story } = await putIn(beech.students[2]!);
  await author.submit(story);
  const { version } = (await author.get(story)).body;
  const about = { ...FIELDS, title: 'My ship', version };
  const change = (body: object) =>
    app.ask<Problem & { version: number }>(oak, 'PUT', `/api/stories/${story}/about/`, { as: token, body });
  const replace = async () =>
    app.ask<Problem>(oak, 'POST', `/api/stories/${story}/file/`, {
      as: token,
      ...multipart(uploadOf(await coveredEpub(), {}, 'ship.epub')),
    });
  // With the teacher it does not change.
  expect([(await change(about)).body.code, (await replace()).body.code]).toEqual([
    'story_closed',
    'story_closed',
  ]);
  await teacher.post(`stories/${story}/return`, { version, reason: 'Please add an end.' });
  expect((await change(about)).status).toBe(200);
  expect((await author.save(story, version + 1)).body.code).toBe('story_is_file');
  const replaced = await replace();
  expect([replaced.status, replaced.body.code]).toEqual([202, undefined]);
  await untilChecked(app, oak, token, book);
  await eventually(async () => {
    expect((await author.get(story)).body.file).toMatchObject({ name: 'ship.epub', state: 'ready' });
  });
  expect((await author.submit(story)).body.state).toBe('submitted');
  expect(await open(book, beech.token)).toBe(200);
});

it('nobody publishes it without both: not the student, not another teacher, not the head', async () => {
  const { token, author, book, story } = await putIn(beech.students[3]!);
  const publish = (as: string) =>
    app.ask<Problem>(oak, 'POST', `/api/books/${book}/publish/`, { as, body: {} });
  expect((await publish(token)).status).toBe(403);
  expect((await publish(head)).body.code).toBe('consents_missing');
  await author.submit(story);
  expect((await publish(beech.token)).status).toBe(404);
  expect((await author.post(`stories/${story}/approve`, { version: 1 })).status).toBe(403);
  for (const [school, as] of [
    [oak, stranger],
    [elm, elsewhere.token],
  ] as const)
    expect((await storyteller(app, school, as).post(`stories/${story}/approve`, { version: 1 })).status).toBe(
      404,
    );
  await approve(story);
  expect((await publish(head)).body.code).toBe('consents_missing');
  const classmate = (await app.signIn(beech.students[6]!)).access;
  expect(await open(book, classmate)).toBe(404);
  // Price and audience are not the student's to set.
  for (const body of [{ price: '3.00', currency: 'EUR' }, { visibility: 'public' }])
    expect(
      (await app.ask<Problem>(oak, 'PATCH', `/api/books/${book}/details/`, { as: token, body })).status,
    ).toBe(403);
});

it.each([
  [{ visibility: 'public' }, 'visibility'],
  [{ rights: 'permission' }, 'rights'],
  [{ license: 'CC-BY-4.0' }, 'license'],
  [{ publish: 'true' }, 'publish'],
  [{ authors: 'Somebody Else' }, 'authors'],
  [{ price: '3.00' }, 'price'],
])('a student who states %j is refused, and told the field', async (fields, field) => {
  const token = (await app.signIn(beech.students[4]!)).access;
  const { status, body } = await upload(
    app,
    oak,
    token,
    uploadOf(await coveredEpub(), { ...FIELDS, ...fields }),
  );
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

it('an erasure of the student deletes the book’s files and rows', async () => {
  const student = beech.students[5]!;
  const family = await familyOf(app, oak, beech, student.id);
  await family.says('publish', true);
  const { author, book, story } = await putIn(student);
  await author.submit(story);
  await approve(story);
  await arrives(author, story, 'published');
  expect(await files(book)).not.toEqual([]);
  await app.within(oak, (tx) =>
    app.nest.get(PersonalData, { strict: false }).erase(tx, { id: student.id, email: null }),
  );
  const left = await app.within(oak, async (tx) => [
    await tx.story.count({ where: { id: story } }),
    await tx.bookFile.count({ where: { book_id: book } }),
    (await tx.book.findFirstOrThrow({ where: { id: book } })).title,
  ]);
  expect(left).toEqual([0, 0, 'Erased book']);
  await eventually(async () =>
    expect((await files(book)).filter((path) => path.endsWith('original'))).toEqual([]),
  );
});

it('a draft is deleted by its author, with its file', async () => {
  const { author, book, story } = await putIn(beech.students[6]!);
  expect((await author.remove(story)).status).toBe(204);
  expect(await app.within(oak, (tx) => tx.bookFile.count({ where: { book_id: book } }))).toBe(0);
  await eventually(async () =>
    expect((await files(book)).filter((path) => path.endsWith('original'))).toEqual([]),
  );
});
