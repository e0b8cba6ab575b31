import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
import type { ModeratedBook } from '../../editorial/moderation/get-moderated-book.query.ts';
import type { BookTransitioned } from '../../editorial/moderation/book-moderation.controller.ts';

let { app, oak, teacher, as, head } = {} as UploadingSchool;
beforeAll(async () => {
  ({ app, oak, teacher, as, head } = await uploadingSchool());
});
afterAll(() => app.close());

const mend = (id: string, content: Buffer | string, by = as) =>
  app.ask<{ id: string; status: string } & Problem>(oak, 'POST', `/api/books/${id}/file`, {
    as: by,
    ...multipart(uploadOf(content)),
  });
const move = (id: string, body: object) =>
  app.ask<BookTransitioned>(oak, 'POST', `/api/book-desk/${id}/move`, { as: head, body });
const details = async (id: string) =>
  (await app.ask<ModeratedBook>(oak, 'GET', `/api/book-desk/${id}`, { as: head })).body;
const nav = (chapters: string[]) =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>C</title></head><body>
   <nav epub:type="toc"><ol>${chapters.map((name) => `<li><a href="page.xhtml">${name}</a></li>`).join('')}</ol></nav></body></html>`;

describe('a replaced file', () => {
  it('needs a reason, is checked, compared with the previous file, and reviewed again before anybody reads it', async () => {
    const first = await coveredEpub({ nav: nav(['The shore', 'The storm']) });
    const sent = await upload(
      app,
      oak,
      as,
      uploadOf(first, { publish: 'true', rights: 'own', age_rating: '0' }),
    );
    const { id } = sent.body;
    expect(await untilChecked(app, oak, as, id)).toMatchObject({ status: 'ready', asked: null });
    await move(id, { move: 'return', reason: 'pictures', note: 'The storm is too wild.' });
    const told = await untilChecked(app, oak, as, id);
    expect(told.asked).toMatchObject({ reason: 'pictures', note: 'The storm is too wild.' });

    const second = await coveredEpub({ nav: nav(['The shore', 'The calm sea']) });
    expect(await mend(id, second)).toMatchObject({ status: 202, body: { id, status: 'waiting' } });
    expect((await mend(id, second)).body.code).toBe('check_running');
    expect((await untilChecked(app, oak, as, id)).status).toBe('ready');
    const { stage, status, files } = await details(id);
    expect([stage, status, files.length]).toEqual(['changes', 'draft', 2]);
    expect(files[0]!.differences.map(({ what, before, after }) => [what, before, after])).toEqual(
      expect.arrayContaining([
        ['chapter-added', '', 'The calm sea'],
        ['chapter-removed', 'The storm', ''],
      ]),
    );
    await app.ask(oak, 'POST', `/api/books/${id}/submit`, { as });
    expect((await move(id, { move: 'approve' })).body.stage).toBe('live');
    expect((await mend(id, first)).body.code).toBe('not_a_draft');
  });

  it('replaces a refused file', async () => {
    const sent = await upload(app, oak, as, uploadOf('PK\x03\x04 broken'));
    expect((await untilChecked(app, oak, as, sent.body.id)).status).toBe('refused');
    expect((await mend(sent.body.id, await coveredEpub())).status).toBe(202);
    expect((await untilChecked(app, oak, as, sent.body.id)).status).toBe('ready');
  });

  it('is stored once when two people upload one at once', async () => {
    const id = await publishToLibrary(app, oak, {
      status: 'draft',
      created_by: teacher.id,
      published_at: null,
    });
    const file = await coveredEpub();
    const answers = await Promise.all([mend(id, file), mend(id, file, head)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    await untilChecked(app, oak, as, id);
    const files = await app.within(oak, (tx) =>
      tx.bookFile.count({ where: { tenant_id: oak.id, book_id: id } }),
    );
    expect(files).toBe(1);
  });

  it('is accepted from its uploader or those who manage books, only for books, and never for stories', async () => {
    const draft = (change: object = {}) =>
      publishToLibrary(app, oak, { status: 'draft', published_at: null, ...change });
    const foreign = await draft();
    expect((await mend(foreign, await coveredEpub())).status).toBe(404);
    const published = await publishToLibrary(app, oak);
    expect((await mend(published, await coveredEpub())).status).toBe(403);
    const mine = await draft({ created_by: teacher.id });
    expect((await mend(mine, 'Hello')).body.code).toBe('FILE_KIND_UNKNOWN');
    expect((await mend(mine, await coveredEpub(), await app.tokenOf(oak, 'student'))).status).toBe(403);
    const next = await app.makeSchool('elm');
    const stranger = await app.tokenOf(next, 'school_admin');
    const asked = await app.ask(next, 'POST', `/api/books/${mine}/file`, {
      as: stranger,
      ...multipart(uploadOf(await coveredEpub())),
    });
    expect(asked.status).toBe(404);
    await app.within(oak, (tx) =>
      tx.story.createMany({
        data: [
          {
            id: newId(),
            tenant_id: oak.id,
            author_id: teacher.id,
            kind: 'story',
            title: 'S',
            language: 'en',
            cover: {},
            pages: [],
            book_id: mine,
          },
        ],
      }),
    );
    expect((await mend(mine, await coveredEpub())).body.code).toBe('made_of_a_story');
  });
});
