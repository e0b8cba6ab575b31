import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { BooksWithFile } from './find-same-file.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher');
});
afterAll(() => app.close());

const SHA = 'ab'.repeat(32);

/** A book whose file has the digest `SHA`. */
async function bookWithFile(school: TestSchool, change: object): Promise<string> {
  const id = await publishToLibrary(app, school, change);
  await app.within(school, (tx) =>
    tx.bookFile.createMany({
      data: [
        {
          id: newId(),
          tenant_id: school.id,
          book_id: id,
          original_name: 'book.epub',
          sha256: SHA,
          bytes: 1_000n,
          status: 'ready',
        },
      ],
    }),
  );
  return id;
}
const ask = async (as: string, sha256 = SHA, school = oak) =>
  app.ask<BooksWithFile & Problem>(school, 'GET', `/api/books/same-file?sha256=${sha256}`, { as });

describe('books with the same file', () => {
  it('are those that the uploader may know of', async () => {
    const own = await bookWithFile(oak, { status: 'draft', created_by: teacher.id });
    const shown = await bookWithFile(oak, { title: 'Shown' });
    const draft = await bookWithFile(oak, { status: 'draft' });
    const secret = await bookWithFile(oak, { visibility: 'private' });
    await bookWithFile(oak, { status: 'archived', created_by: teacher.id });
    await bookWithFile(elm, { visibility: 'school' });
    const as = (await app.signIn(teacher)).access;
    const { body } = await ask(as);
    expect(body.books.map(({ id, own }) => [id, own])).toEqual([
      [own, true],
      [shown, false],
    ]);
    expect(body.books[1]).toMatchObject({ title: 'Shown', status: 'published', of_platform: false });
    const head = await ask(await app.tokenOf(oak, 'school_admin'));
    expect(head.body.books).toHaveLength(3);
    expect([own, shown, draft, secret]).toEqual(expect.arrayContaining(head.body.books.map(({ id }) => id)));
    expect((await ask(as, 'cd'.repeat(32))).body.books).toEqual([]);
  });

  it('are also those of the platform, and of no other school', async () => {
    await bookWithFile(app.platform, { visibility: 'public', title: 'For all' });
    const { body } = await ask(await app.tokenOf(elm, 'teacher'), SHA, elm);
    expect(body.books.map(({ title, of_platform }) => [title, of_platform]).sort()).toEqual([
      ['A book', false],
      ['For all', true],
    ]);
  });

  it('are named only to those who upload books, for a digest', async () => {
    expect((await ask(await app.tokenOf(oak, 'student'))).status).toBe(403);
    const wrong = await ask((await app.signIn(teacher)).access, 'abc');
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { sha256: ['sha256 is 64 hexadecimal digits in lower case.'] },
    ]);
  });
});
