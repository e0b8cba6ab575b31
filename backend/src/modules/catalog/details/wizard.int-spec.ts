import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import {
  coveredEpub,
  multipart,
  shelve,
  untilChecked,
  upload,
  uploadOf,
} from '../../../../test/support/books.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { DeskBook } from '../desk/desk-book.query.ts';
import type { OwnBookPage } from '../desk/desk.controller.ts';
import type { BookDetailsView } from './book-details.ts';

let app: TestApp;
let oak: TestSchool;
let teacher: TestPerson;
let as: string;
let head: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  oak = await app.makeSchool('oak');
  teacher = await app.makePerson(oak, 'teacher');
  as = (await app.signIn(teacher)).access;
  head = await app.tokenOf(oak, 'school_admin');
});
afterAll(() => app.close());

const draft = (change: object = {}) =>
  shelve(app, oak, { status: 'draft', created_by: teacher.id, published_at: null, license: null, ...change });
const say = (id: string, body: object, by = as) =>
  app.ask<Omit<BookDetailsView, 'status'> & Pick<Problem, 'errors'>>(
    oak,
    'PATCH',
    `/api/books/${id}/details`,
    { as: by, body },
  );
const publish = (id: string) => app.ask<Problem>(oak, 'POST', `/api/books/${id}/publish`, { as, body: {} });
const moves = (id: string) =>
  app.within(oak, (tx) => tx.bookMove.count({ where: { tenant_id: oak.id, book_id: id } }));

describe('the right by which a book is here', () => {
  it('is said in the wizard, goes with its licence or its proof, and is read by who decides', async () => {
    const id = await draft();
    expect((await say(id, {})).body.remarks).toContain('rights-missing');
    const permitted = await say(id, {
      rights: 'permission',
      license: 'CC-BY-4.0',
      rights_proof: 'Mrs Reed, by letter, 3 May',
    });
    expect(permitted.body).toMatchObject({ rights: 'permission', license: null });
    expect(permitted.body.remarks).not.toContain('proof-missing');
    const desk = await app.ask<DeskBook>(oak, 'GET', `/api/book-desk/${id}`, { as: head });
    expect(desk.body).toMatchObject({ rights: 'permission', rights_proof: 'Mrs Reed, by letter, 3 May' });
    expect(desk.body.findings.map(({ code }) => code)).not.toContain('RIGHTS_MISSING');
    // Nobody’s letter is kept of what is one's own.
    expect((await say(id, { rights: 'own' })).body).toMatchObject({ rights: 'own', rights_proof: '' });
    expect((await say(id, { rights: 'found' })).body.errors).toEqual({
      rights: ['Choose by which right the book is here.'],
    });
  });

  it('is told whole before the book goes on, to the shelf or to be looked at', async () => {
    const id = await draft();
    await say(id, { rights: 'licence' });
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'rights_unclear' } });
    const sent = await app.ask<Problem>(oak, 'POST', `/api/books/${id}/submit`, { as });
    expect(sent.body.code).toBe('rights_unclear');
    await say(id, { rights: 'permission' });
    expect((await publish(id)).body.detail).toBe('Write down who gave the permission first.');
    await say(id, { rights_proof: 'Mrs Reed, 3 May', visibility: 'public' });
    expect((await publish(id)).body.detail).toMatch(/does not let visitors in/);
    await say(id, { visibility: 'school' });
    expect((await publish(id)).status).toBe(200);
  });
});

describe('a draft that is kept as it is typed', () => {
  it('fills no history before somebody else has had it, and every line afterwards', async () => {
    const id = await draft();
    for (const title of ['T', 'Th', 'The owl']) await say(id, { title });
    expect(await moves(id)).toBe(0);
    await say(id, { title: 'The owl, mended' }, head);
    expect(await moves(id)).toBe(1);
    await app.ask(oak, 'POST', `/api/books/${id}/submit`, { as });
    const before = await moves(id);
    await say(id, { title: 'The old owl' });
    expect(await moves(id)).toBe(before + 1);
  });

  it('takes hostile text as text', async () => {
    const file = join(import.meta.dirname, '../../../../../../shared/data/strings/blns.json');
    const strings = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as string[]).filter(
          (text, index) => text.length <= 255 && index % 5 === 0,
        )
      : [
          '<script>alert(1)</script>',
          "'; drop table book; --",
          '‮txt.exe',
          '{{7*7}}',
          '%00',
          '../../etc/passwd',
        ];
    const id = await draft();
    let taken = 0;
    for (const text of strings) {
      const { status, body } = await say(id, { title: text, summary: text });
      expect([text, [200, 400, 422].includes(status)]).toEqual([text, true]);
      if (status !== 200) continue;
      taken += 1;
      expect(body).toMatchObject({ title: text.trim(), summary: text });
    }
    expect(taken).toBeGreaterThan(strings.length * 0.8);
  }, 20_000);
});

describe('one’s own books', () => {
  it('are listed with where they stand, and are nobody else’s', async () => {
    const other = await app.makePerson(oak, 'teacher');
    const theirs = (await app.signIn(other)).access;
    const own = (state: string, by = theirs) =>
      app.ask<OwnBookPage>(oak, 'GET', `/api/books/own?state=${state}`, { as: by });
    const sent = await upload(app, oak, theirs, uploadOf(await coveredEpub()));
    await untilChecked(app, oak, theirs, sent.body.id);
    await shelve(app, oak, { created_by: other.id, title: 'Live' });
    await shelve(app, oak, { created_by: other.id, title: 'A story', form: 'story', status: 'draft' });
    const { body } = await own('open');
    expect(body.results.map(({ id, stage }) => [id, stage])).toEqual([[sent.body.id, 'ready']]);
    expect(body.results[0]!.file_name).toMatch(/epub$/);
    expect((await own('live')).body.results.map(({ title }) => title)).toEqual(['Live']);
    expect((await own('open', head)).body.count).toBe(0);
    expect((await own('open', await app.tokenOf(oak, 'student'))).status).toBe(403);
  });

  it('take another file in parts, too', async () => {
    const file = await coveredEpub();
    const begun = await app.ask<{ id: string }>(oak, 'POST', '/api/uploads', { as, body: {} });
    expect(file.length).toBeLessThan(UPLOAD_PART_BYTES);
    await app.ask(oak, 'PUT', `/api/uploads/${begun.body.id}/parts/0`, {
      as,
      ...multipart([{ name: 'file', filename: 'part', content: file }]),
    });
    const id = await draft();
    const given = await app.ask(oak, 'POST', `/api/books/${id}/file`, {
      as,
      ...multipart([
        { name: 'upload_id', content: begun.body.id },
        { name: 'upload_parts', content: '1' },
        { name: 'upload_name', content: 'mended.epub' },
      ]),
    });
    expect(given.status).toBe(202);
    expect((await untilChecked(app, oak, as, id)).status).toBe('ready');
  });
});
