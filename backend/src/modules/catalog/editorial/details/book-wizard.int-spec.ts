import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { UPLOAD_PART_BYTES } from '@bookgrove/contract';
import {
  coveredEpub,
  multipart,
  publishToLibrary,
  untilChecked,
  upload,
  uploadOf,
} from '../../../../../test/support/books.ts';
import { uploadingSchool, type UploadingSchool } from '../../../../../test/support/uploads.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { ModeratedBook } from '../moderation/get-moderated-book.query.ts';
import type { ModerationBoard } from '../moderation/list-moderation-queue.query.ts';
import type { OwnBookPage } from '../moderation/book-moderation.controller.ts';
import type { BookDetailsView } from './book-details.ts';

let { app, oak, teacher, as, head } = {} as UploadingSchool;
beforeAll(async () => {
  ({ app, oak, teacher, as, head } = await uploadingSchool());
});
afterAll(() => app.close());

const draft = (change: object = {}) =>
  publishToLibrary(app, oak, {
    status: 'draft',
    created_by: teacher.id,
    published_at: null,
    rights: null,
    ...change,
  });
const say = (id: string, body: object, by = as) =>
  app.ask<Omit<BookDetailsView, 'status'> & Pick<Problem, 'errors'>>(
    oak,
    'PATCH',
    `/api/books/${id}/details`,
    { as: by, body },
  );
const publish = (id: string) => app.ask<Problem>(oak, 'POST', `/api/books/${id}/publish`, { as, body: {} });
const history = (id: string) =>
  app.within(oak, (tx) =>
    tx.bookHistoryEntry.findMany({
      where: { tenant_id: oak.id, book_id: id },
      orderBy: [{ created_at: 'asc' }, { id: 'asc' }],
    }),
  );
const moves = async (id: string) => (await history(id)).length;
const transition = (id: string, move: object) =>
  app.ask(oak, 'POST', `/api/book-desk/${id}/move`, { as: head, body: move });
const submit = (id: string) => app.ask<Problem>(oak, 'POST', `/api/books/${id}/submit`, { as });
const recall = (id: string, by = as) => app.ask<Problem>(oak, 'POST', `/api/books/${id}/recall`, { as: by });
const show = async (id: string) =>
  (await app.ask<BookDetailsView>(oak, 'GET', `/api/books/${id}/details`, { as })).body;

describe('the right to publish a book', () => {
  it('is stated in the wizard with its licence or proof, and shown to moderators', async () => {
    const id = await draft();
    expect((await say(id, {})).body.remarks).toContain('rights-missing');
    const permitted = await say(id, {
      rights: 'permission',
      license: 'CC-BY-4.0',
      rights_proof: 'Mrs Reed, by letter, 3 May',
    });
    expect(permitted.body).toMatchObject({ rights: 'permission', license: null });
    expect(permitted.body.remarks).not.toContain('proof-missing');
    const card = await app.ask<ModeratedBook>(oak, 'GET', `/api/book-desk/${id}`, { as: head });
    expect(card.body).toMatchObject({ rights: 'permission', rights_proof: 'Mrs Reed, by letter, 3 May' });
    expect(card.body.findings.map(({ code }) => code)).not.toContain('RIGHTS_MISSING');
    // The text about a permission is not stored for the uploader's own work.
    expect((await say(id, { rights: 'own' })).body).toMatchObject({ rights: 'own', rights_proof: '' });
    expect((await say(id, { rights: 'found' })).body.errors).toEqual({
      rights: ['Choose by which right the book is here.'],
    });
  });

  it('must be complete before the book is published or sent for review', async () => {
    const id = await draft();
    await say(id, { rights: 'licence' });
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'rights_unclear' } });
    expect((await submit(id)).body.code).toBe('rights_unclear');
    await say(id, { rights: 'permission' });
    expect((await publish(id)).body.detail).toBe('Write down who gave the permission first.');
    await say(id, { rights_proof: 'Mrs Reed, 3 May', visibility: 'public' });
    expect((await publish(id)).body.detail).toMatch(/does not let visitors in/);
    await say(id, { visibility: 'school' });
    expect((await publish(id)).status).toBe(200);
  });
});

describe('a new book that is sent', () => {
  it('must state the right to publish it; the refusal names the missing field', async () => {
    const id = await draft();
    const missing = { rights: ['Say by which right the book is here first.'] };
    for (const answer of [await submit(id), await publish(id)])
      expect(answer).toMatchObject({ status: 409, body: { code: 'rights_unclear', errors: missing } });
    await say(id, { rights: 'own' });
    expect((await submit(id)).status).toBe(200);
    const free = await draft({ license: 'CC-BY-4.0' });
    expect((await publish(free)).status).toBe(200);
  });

  it('needs no answers for a book that was imported, written here, or published before', async () => {
    const listed = await draft();
    await app.within(oak, (tx) =>
      tx.bookHistoryEntry.createMany({
        data: [{ id: newId(), tenant_id: oak.id, book_id: listed, move: 'import', actor_id: teacher.id }],
      }),
    );
    const back = { status: 'archived' as const, published_at: new Date() };
    for (const id of [listed, await draft({ form: 'story' }), await draft(back)])
      expect((await publish(id)).status).toBe(200);
  });

  it('stays a draft after its check while no right to publish it is stated', async () => {
    const sent = async (fields: Record<string, string>) => {
      const { body } = await upload(
        app,
        oak,
        as,
        uploadOf(await coveredEpub(), { publish: 'true', ...fields }),
      );
      await untilChecked(app, oak, as, body.id);
      return (await show(body.id)).status;
    };
    expect(await sent({})).toBe('draft');
    expect(await sent({ rights: 'permission' })).toBe('draft');
    expect(await sent({ rights: 'permission', rights_proof: 'Mrs Reed, 3 May' })).toBe('published');
  });
});

describe('a submitted book', () => {
  it('can be recalled by its uploader while no moderator has taken it; this is audited, and it leaves the board', async () => {
    const id = await draft({ title: 'Too early', rights: 'own' });
    const waiting = async () =>
      (await app.ask<ModerationBoard>(oak, 'GET', '/api/book-desk/board', { as: head })).body.columns
        .find(({ stage }) => stage === 'review')!
        .cards.some((card) => card.id === id);
    await submit(id);
    expect([(await show(id)).may_recall, await waiting()]).toEqual([true, true]);
    expect((await recall(id, head)).body.code).toBe('not_yours');
    expect((await recall(id, await app.tokenOf(oak, 'teacher'))).status).toBe(404);
    const answers = await Promise.all([recall(id), recall(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await show(id)).toMatchObject({ status: 'draft', may_recall: false });
    expect(await waiting()).toBe(false);
    expect((await history(id)).map(({ move }) => move)).toEqual(['submit', 'recall']);
    const told = await app.db.systemTransaction((tx) =>
      tx.outboxEvent.findMany({ where: { tenant_id: oak.id, type: 'catalog.staff-acted.v2' } }),
    );
    expect(told.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ action: 'book.recalled', name: 'Too early', by: teacher.id }),
    );
  });

  it('cannot be recalled after a moderator has taken it', async () => {
    const id = await draft({ rights: 'own' });
    await submit(id);
    await transition(id, { move: 'take' });
    expect((await show(id)).may_recall).toBe(false);
    expect(await recall(id)).toMatchObject({ status: 409, body: { code: 'looked_at' } });
    expect((await show(id)).status).toBe('in_review');
  });

  it('keeps the requested changes when it is submitted and recalled', async () => {
    const id = await draft({ rights: 'own' });
    await submit(id);
    await transition(id, { move: 'return', reason: 'pictures', note: 'Page 4.' });
    await submit(id);
    expect((await recall(id)).status).toBe(200);
    expect((await publish(id)).body.code).toBe('changes_asked');
  });
});

describe('two windows that edit one book', () => {
  it('do not overwrite each other: the second save is refused until it has read the newer version', async () => {
    const id = await draft();
    const { version } = await show(id);
    expect((await say(id, { title: 'First', version })).body.version).toBe(version + 1);
    const slow = await say(id, { title: 'Second', version });
    expect(slow).toMatchObject({ status: 409, body: { code: 'book_changed' } });
    expect((await show(id)).title).toBe('First');
    expect((await say(id, { title: 'First', version: version + 1 })).body.version).toBe(version + 1);
    // An edit of many books changes the details version, too.
    await app.ask(oak, 'POST', '/api/books/edit', {
      as: head,
      body: { books: [id], set: { reading_level: 3 } },
    });
    expect((await say(id, { title: 'Third', version: version + 1 })).status).toBe(409);
    const both = await Promise.all(['a', 'b'].map((title) => say(id, { title, version: version + 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await say(id, { version: 0 })).status).toBe(422);
  });
});

describe('a draft that is saved while it is typed', () => {
  it('makes no history entries before it was first submitted, and one for each change afterwards', async () => {
    const id = await draft();
    for (const title of ['T', 'Th', 'The owl']) await say(id, { title });
    expect(await moves(id)).toBe(0);
    await say(id, { title: 'The owl, mended' }, head);
    expect(await moves(id)).toBe(1);
    await say(id, { rights: 'own' });
    await submit(id);
    const before = await moves(id);
    await say(id, { title: 'The old owl' });
    expect(await moves(id)).toBe(before + 1);
  });

  it('makes one history entry per person and hour after it was returned, with the result', async () => {
    const id = await draft({ title: 'T', rights: 'own' });
    await submit(id);
    await transition(id, { move: 'return', reason: 'details' });
    for (const title of ['Th', 'The', 'The owl']) await say(id, { title });
    await say(id, { summary: 'An owl.' });
    const edits = async () =>
      (await history(id)).filter(({ move }) => move === 'edit').map(({ detail }) => detail);
    expect(await edits()).toEqual([{ title: ['T', 'The owl'], summary: ['', 'An owl.'] }]);
    await say(id, { summary: '' });
    expect(await edits()).toEqual([{ title: ['T', 'The owl'] }]);
    await say(id, { title: 'The owl by night' }, head);
    await say(id, { title: 'The old owl' });
    expect(await edits()).toHaveLength(3);
    await app.within(oak, (tx) =>
      tx.bookHistoryEntry.updateMany({
        where: { tenant_id: oak.id, book_id: id },
        data: { created_at: new Date(Date.now() - 3_700_000) },
      }),
    );
    await say(id, { title: 'The oldest owl' });
    expect(await edits()).toHaveLength(4);
    // An edit of many books keeps a history entry of its own, which can be undone.
    await app.ask(oak, 'POST', '/api/books/edit', {
      as: head,
      body: { books: [id], set: { reading_level: 3 } },
    });
    await say(id, { reading_level: 4 }, head);
    expect(await edits()).toHaveLength(6);
  });

  it('stores hostile text as plain text', async () => {
    const file = join(import.meta.dirname, '../../../../../../../shared/data/strings/blns.json');
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

describe('the list of own books', () => {
  it('contains the books of their uploader with their stages', async () => {
    const other = await app.makePerson(oak, 'teacher');
    const theirs = (await app.signIn(other)).access;
    const own = (state: string, by = theirs) =>
      app.ask<OwnBookPage>(oak, 'GET', `/api/books/own?state=${state}`, { as: by });
    const sent = await upload(app, oak, theirs, uploadOf(await coveredEpub()));
    await untilChecked(app, oak, theirs, sent.body.id);
    await publishToLibrary(app, oak, { created_by: other.id, title: 'Live' });
    await publishToLibrary(app, oak, {
      created_by: other.id,
      title: 'A story',
      form: 'story',
      status: 'draft',
    });
    const { body } = await own('open');
    expect(body.results.map(({ id, stage }) => [id, stage])).toEqual([[sent.body.id, 'ready']]);
    expect(body.results[0]!.file_name).toMatch(/epub$/);
    expect((await own('live')).body.results.map(({ title }) => title)).toEqual(['Live']);
    expect((await own('open', head)).body.count).toBe(0);
    expect((await own('open', await app.tokenOf(oak, 'student'))).status).toBe(403);
  });

  it('accepts a replaced file in parts, too', async () => {
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
