import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  coveredEpub,
  multipart,
  publishToLibrary,
  untilChecked,
  upload,
  uploadOf,
} from '../../../../../test/support/books.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { uploadingSchool, type UploadingSchool } from '../../../../../test/support/uploads.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';

let { app, oak, teacher, as, head } = {} as UploadingSchool;
beforeAll(async () => {
  ({ app, oak, teacher, as, head } = await uploadingSchool());
});
afterAll(() => app.close());

const post = (path: string, body: object = {}, by = head) =>
  app.ask<Problem & { status: string }>(oak, 'POST', `/api/${path}`, { as: by, body });
const row = (id: string) => app.within(oak, (tx) => tx.book.findFirstOrThrow({ where: { id } }));
const historyOf = (id: string) =>
  app.within(oak, (tx) =>
    tx.bookHistoryEntry.findMany({ where: { book_id: id }, orderBy: [{ created_at: 'asc' }, { id: 'asc' }] }),
  );
/** The events about a book in their order, without the prefix of their type. */
const eventsOf = async (id: string) => {
  const found = await app.db.systemTransaction((tx) =>
    tx.outboxEvent.findMany({
      where: {
        type: {
          in: ['catalog.book-published.v1', 'catalog.book-withdrawn.v1', 'catalog.book-price-changed.v1'],
        },
      },
      orderBy: { id: 'asc' },
    }),
  );
  return found
    .filter(({ payload }) => (payload as { book_id: string }).book_id === id)
    .map(({ type, payload }) => {
      const { book_id: _book, ...facts } = payload as Record<string, unknown>;
      return [type.slice('catalog.book-'.length, -'.v1'.length), facts];
    });
};
const auditOf = async (title: string) => {
  const found = await app.db.systemTransaction((tx) =>
    tx.outboxEvent.findMany({ where: { type: 'catalog.staff-acted.v2' }, orderBy: { id: 'asc' } }),
  );
  return found
    .map(({ payload }) => payload as { action: string; name: string; by: string })
    .filter(({ name }) => name === title)
    .map(({ action, by }) => [action, by]);
};

describe('the records of a book’s status change', () => {
  it('are a history entry, an audit entry and an event each for publishing and archiving, once', async () => {
    const title = 'Published by hand';
    const id = await publishToLibrary(app, oak, {
      title,
      created_by: teacher.id,
      status: 'draft',
      published_at: null,
    });
    // Of two concurrent requests the second one finds the book published.
    const both = await Promise.all([1, 2].map(() => post(`books/${id}/publish/`, {}, as)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await post(`books/${id}/archive/`, {}, as);
    await post(`books/${id}/archive/`, {}, as);
    await post(`books/${id}/publish/`, {}, as);
    expect(await eventsOf(id)).toEqual([
      ['published', { published_by: teacher.id, first: true }],
      ['withdrawn', { withdrawn_by: teacher.id, kind: 'archived' }],
      ['published', { published_by: teacher.id, first: false }],
    ]);
    expect((await historyOf(id)).map(({ move, actor_id }) => [move, actor_id])).toEqual([
      ['publish', teacher.id],
      ['archive', teacher.id],
      ['publish', teacher.id],
    ]);
    expect(await auditOf(title)).toEqual([
      ['book.published', teacher.id],
      ['book.archived', teacher.id],
      ['book.published', teacher.id],
    ]);
  });

  it('are the same where the check publishes a book as its uploader requested', async () => {
    const { body } = await upload(
      app,
      oak,
      as,
      uploadOf(await coveredEpub(), { publish: 'true', rights: 'own', age_rating: '0', title: 'Checked' }),
    );
    expect((await untilChecked(app, oak, as, body.id)).status).toBe('ready');
    expect(await eventsOf(body.id)).toEqual([['published', { published_by: teacher.id, first: true }]]);
    const [entry, ...rest] = await historyOf(body.id);
    expect([entry!.move, entry!.actor_id, rest]).toEqual(['publish', teacher.id, []]);
    expect(entry!.actor_name).not.toBe('');
    expect(await auditOf('Checked')).toEqual([['book.published', teacher.id]]);
  });

  it('give the moderator’s reason for a withdrawal or return; an archived draft was not published', async () => {
    const one = await publishToLibrary(app, oak, { title: 'Withdrawn' });
    await post(`book-desk/${one}/move`, { move: 'withdraw', reason: 'rights' });
    const [[kind, facts] = []] = await eventsOf(one);
    expect([kind, facts]).toEqual([
      'withdrawn',
      expect.objectContaining({ kind: 'withdrawn', reason: 'rights' }),
    ]);
    const two = await publishToLibrary(app, oak, { title: 'Returned' });
    await post(`book-desk/${two}/move`, { move: 'return', reason: 'level' });
    await post(`book-desk/${two}/move`, { move: 'approve' });
    expect((await eventsOf(two)).map(([name, of]) => [name, (of as { kind?: string }).kind])).toEqual([
      ['withdrawn', 'returned'],
      ['published', undefined],
    ]);
    const draft = await publishToLibrary(app, oak, { status: 'draft', published_at: null });
    await post(`books/${draft}/archive/`);
    expect([await eventsOf(draft), (await row(draft)).status]).toEqual([[], 'archived']);
  });

  it('include one event for each new price, with both prices in minor units and the charity share', async () => {
    const id = await publishToLibrary(app, oak, { title: 'Sold' });
    const price = { amount: 450, currency: 'GBP' };
    const change = (body: object) => app.ask(oak, 'PATCH', `/api/books/${id}/details`, { as: head, body });
    await change({ price, charity_bps: 2000 });
    await change({ price, charity_bps: 2000, summary: 'The same price.' });
    await post('books/edit', { books: [id], set: { price: { amount: 500, currency: 'GBP' } } });
    const [one, two, ...rest] = (await eventsOf(id)).map(([, facts]) => facts);
    expect(one).toEqual({
      changed_by: expect.any(String) as unknown,
      old_price_minor: null,
      old_currency: null,
      old_charity_bps: null,
      price_minor: 450,
      currency: 'GBP',
      charity_bps: 2000,
    });
    expect(two).toEqual({
      changed_by: expect.any(String) as unknown,
      old_price_minor: 450,
      old_currency: 'GBP',
      old_charity_bps: 2000,
      price_minor: 500,
      currency: 'GBP',
      charity_bps: 2000,
    });
    expect(rest).toEqual([]);
  });
});

describe('a merged book', () => {
  const merged = async (change: object = {}) => {
    const kept = await publishToLibrary(app, oak, { title: 'Kept', created_by: teacher.id });
    return publishToLibrary(app, oak, {
      title: 'Merged',
      created_by: teacher.id,
      status: 'archived',
      merged_into: kept,
      ...change,
    });
  };

  it('is withdrawn by the merge, with that reason', async () => {
    const [keep, other] = [await publishToLibrary(app, oak, {}), await publishToLibrary(app, oak, {})];
    expect((await post('book-twins/merge', { keep, others: [other] })).status).toBe(200);
    expect((await eventsOf(other)).map(([name, facts]) => [name, (facts as { kind: string }).kind])).toEqual([
      ['withdrawn', 'merged'],
    ]);
    expect(await eventsOf(keep)).toEqual([]);
  });

  it('cannot be published manually', async () => {
    const id = await merged();
    for (const by of [as, head]) {
      const { status, body } = await post(`books/${id}/publish/`, {}, by);
      expect([status, body.code]).toEqual([409, 'book_merged']);
    }
    expect((await row(id)).status).toBe('archived');
  });

  it('cannot be returned to be published again, nor approved', async () => {
    const id = await merged();
    expect((await post(`book-desk/${id}/move`, { move: 'return', reason: 'other' })).body.code).toBe(
      'book_merged',
    );
    expect((await post(`book-desk/${id}/move`, { move: 'approve' })).status).toBe(409);
    const draft = await merged({ status: 'draft' });
    expect((await post(`book-desk/${draft}/move`, { move: 'approve' })).body.code).toBe('book_merged');
    const { body } = await post('book-desk/publish', { books: [draft] });
    expect([body, (await row(draft)).status]).toEqual([expect.anything(), 'draft']);
  });

  it('is not published by the check of a file either', async () => {
    const id = await merged({ status: 'draft', ingestion: 'waiting', awaits_file: true, published_at: null });
    const sent = await app.ask<Problem>(oak, 'POST', `/api/books/${id}/file`, {
      as,
      ...multipart(uploadOf(await coveredEpub(), { publish: 'true' })),
    });
    expect(sent).toMatchObject({ status: 202 });
    // Its address leads to the other book, so its row is queried.
    const checked = await eventually(async () => {
      const book = await row(id);
      if (book.ingestion !== 'ready') throw new Error(`still ${book.ingestion}`);
      return book;
    }, 30_000);
    expect([checked.status, await eventsOf(id)]).toEqual(['draft', []]);
  });
});
