import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Book } from '../books/book-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let mine: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher');
  mine = (await app.signIn(teacher)).access;
});
afterAll(() => app.close());

const addBook = async (created_by: string): Promise<string> => {
  const id = newId();
  await app.within(oak, (tx) =>
    tx.book.create({
      data: {
        id,
        tenant_id: oak.id,
        slug: `book-${id}`,
        title: 'The fox',
        language: 'en',
        created_by,
        status: 'published',
        ingestion: 'ready',
        file_id: newId(),
      },
    }),
  );
  return id;
};
const picture = async (color: string): Promise<string> =>
  (
    await sharp({ create: { width: 600, height: 800, channels: 3, background: color } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
const put = (id: string, as: string, bytes: string, school = oak) =>
  app.ask(school, 'POST', `/api/books/${id}/cover/`, { as, body: { picture: bytes } });
const coverOf = async (id: string) =>
  (await app.ask<Book>(oak, 'GET', `/api/books/${id}/`, { as: mine })).body.cover;
const fetched = (address: string) =>
  app.ask({ ...oak, host: new URL(address).host }, 'GET', new URL(address).pathname);

it('an uploaded picture becomes the cover, and the next one has another address', async () => {
  const id = await addBook(teacher.id);
  expect(await coverOf(id)).toBeNull();
  expect((await put(id, mine, await picture('#c2185b'))).status).toBe(200);
  const first = (await coverOf(id))!;
  expect((await fetched(first.large)).status).toBe(200);
  expect((await put(id, mine, await picture('#1d4f8c'))).status).toBe(200);
  const second = (await coverOf(id))!;
  expect(second.large).not.toBe(first.large);
  expect(second.color).not.toBe(first.color);
  expect((await fetched(second.small)).status).toBe(200);
  expect((await fetched(first.large)).status).toBe(404);
});

it('is for the uploader and for administrators of that school', async () => {
  const id = await addBook(teacher.id);
  const bytes = await picture('#17694a');
  expect((await put(id, await app.tokenOf(oak, 'student'), bytes)).status).toBe(403);
  expect((await put(id, await app.tokenOf(oak, 'teacher'), bytes)).status).toBe(403);
  expect((await put(id, await app.tokenOf(elm, 'school_admin'), bytes, elm)).status).toBe(404);
  expect(await coverOf(id)).toBeNull();
  expect((await put(id, await app.tokenOf(oak, 'school_admin'), bytes)).status).toBe(200);
});

it('accepts images only', async () => {
  const id = await addBook(teacher.id);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"/>').toString(
    'base64',
  );
  expect((await put(id, mine, svg)).status).toBe(422);
  expect((await put(id, mine, 'not base64!')).status).toBe(422);
  expect(await coverOf(id)).toBeNull();
});

it('leaves one cover when two are uploaded at once', async () => {
  const id = await addBook(teacher.id);
  const answers = await Promise.all([
    put(id, mine, await picture('#111111')),
    put(id, mine, await picture('#eeeeee')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await fetched((await coverOf(id))!.large)).status).toBe(200);
});
