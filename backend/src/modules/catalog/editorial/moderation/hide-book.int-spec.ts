import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import {
  eventually,
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { Book } from '../../library/books/book-view.ts';
import type { ModeratedBook } from './get-moderated-book.query.ts';
import type { ModerationBoard } from './list-moderation-queue.query.ts';
import type { BookInSchoolLibrary, PlatformBooksPage } from './school-library.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let head: string;
let elmHead: string;
let student: TestPerson;
let child: string;
let team: string;
let uploader: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  student = await app.makePerson(oak, 'student');
  uploader = await app.makePerson(app.platform, 'platform_admin');
  [head, elmHead] = await Promise.all([app.tokenOf(oak, 'school_admin'), app.tokenOf(elm, 'school_admin')]);
  child = (await app.signIn(student)).access;
  team = (await app.signIn(uploader)).access;
});
afterAll(() => app.close());

const ofPlatform = (title: string) =>
  publishToLibrary(app, app.platform, { title, visibility: 'public', created_by: uploader.id });
const hide = (id: string, body: object = { reason: 'unsuitable' }, as = head, school = oak) =>
  app.ask<BookInSchoolLibrary & Problem>(school, 'PUT', `/api/platform-books/${id}/hidden`, { as, body });
const show = (id: string, as = head) =>
  app.ask<BookInSchoolLibrary & Problem>(oak, 'DELETE', `/api/platform-books/${id}/hidden`, { as });
const report = (id: string, as = child) =>
  app.ask(oak, 'POST', `/api/books/${id}/report`, {
    as,
    body: { fault: 'unsuitable', note: 'It scares me.' },
  });
const moderationBoard = async (as = head, school = oak) =>
  (await app.ask<PlatformBooksPage>(school, 'GET', '/api/platform-books?limit=100', { as })).body.results;
const board = async (as = head, school = oak) =>
  (await app.ask<ModerationBoard>(school, 'GET', '/api/book-desk/board', { as })).body;
const page = (id: string, as?: string, school = oak) =>
  app.ask<Pick<Book, 'hidden'> & Problem>(school, 'GET', `/api/books/${id}/`, { as });
const found = async (title: string, as?: string) =>
  (
    await app.ask<{ results: { title: string }[] }>(
      oak,
      'GET',
      `/api/books/?search=${encodeURIComponent(title)}`,
      { as },
    )
  ).body.results.length;
const movesOf = (id: string) =>
  app.within(oak, (tx) =>
    tx.bookHistoryEntry.findMany({ where: { tenant_id: oak.id, book_id: id }, orderBy: { id: 'asc' } }),
  );

describe('hiding a book of the platform', () => {
  it('hides it at this school alone, with a reason in the history, and shows it again', async () => {
    const id = await ofPlatform('The Dark Wood');
    expect((await hide(id, { reason: 'unsuitable', note: 'Too dark for us.' })).body).toEqual({
      id,
      hidden: true,
    });
    expect([
      (await page(id, child)).status,
      await found('Dark Wood', child),
      await found('Dark Wood'),
    ]).toEqual([404, 0, 0]);
    expect((await page(id, head)).body.hidden).toBe(true);
    expect((await page(id, elmHead, elm)).body.hidden).toBe(false);
    expect((await page(id, undefined, elm)).status).toBe(200);

    expect((await show(id)).body).toEqual({ id, hidden: false });
    expect([(await page(id, child)).status, await found('Dark Wood', child)]).toEqual([200, 1]);
    expect((await movesOf(id)).map(({ move, reason, note }) => [move, reason, note])).toEqual([
      ['hide', 'unsuitable', 'Too dark for us.'],
      ['show', null, ''],
    ]);
    const noted = await eventually(async () => {
      const entries = await app.within(oak, (tx) => tx.auditEntry.findMany({ orderBy: { id: 'asc' } }));
      const about = entries.filter((entry) => JSON.stringify(entry).includes('The Dark Wood'));
      if (about.length < 2) throw new Error('The audit of the school has not heard of both.');
      return JSON.stringify(about);
    }, 20_000);
    for (const word of ['book.hidden', 'Too dark for us.', 'book.shown']) expect(noted).toContain(word);
  });

  it('removes it from search counts, and its page is still full', async () => {
    await ofPlatform('Marsh lantern, east');
    await ofPlatform('Marsh lantern, west');
    const search = async () =>
      (
        await app.ask<{ count: number; results: { id: string }[] }>(
          oak,
          'GET',
          '/api/books/?search=marsh%20lantern&limit=1',
          { as: child },
        )
      ).body;
    const before = await search();
    expect(before.count).toBe(2);
    await hide(before.results[0]!.id);
    const after = await search();
    expect([after.count, after.results.length]).toEqual([1, 1]);
    expect(after.results[0]!.id).not.toBe(before.results[0]!.id);
  });

  it('notifies the uploader, at the platform, which school hid it and why', async () => {
    const id = await ofPlatform('The Loud Parade');
    await hide(id, { reason: 'quality', note: 'Half of the pages are upside down.' });
    const email = await eventually(async () => {
      const mails = await app.within(oak, (tx) =>
        tx.email.findMany({ where: { template: 'book-hidden', recipient: uploader.email! } }),
      );
      const mail = mails.find(({ subject }) => subject.includes('The Loud Parade'));
      if (!mail) throw new Error('Nobody was told.');
      return mail;
    }, 20_000);
    expect(email).toMatchObject({ recipient: uploader.email, subject: 'A school hid “The Loud Parade”' });
    expect(email.text).toContain('Half of the pages are upside down.');
    expect(email.text).toContain(`/admin-panel/view-book/${id}`);
    const seen = (await app.ask<ModeratedBook>(app.platform, 'GET', `/api/book-desk/${id}`, { as: team }))
      .body;
    expect(seen.hidden_at.map(({ reason, note }) => [reason, note])).toEqual([
      ['quality', 'Half of the pages are upside down.'],
    ]);
    expect(seen.moves.map(({ move }) => move)).toEqual(['hide']);
  });

  it('happens once, however often it is requested', async () => {
    const id = await ofPlatform('Twice Asked');
    const answers = await Promise.all([hide(id), hide(id, { reason: 'other' }), hide(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await movesOf(id)).length).toBe(1);
    await Promise.all([show(id), show(id)]);
    expect((await movesOf(id)).length).toBe(2);
  });

  it('is audited only where it changes something', async () => {
    const id = await ofPlatform('Nothing To Decide');
    const retain = () => app.ask(oak, 'POST', `/api/platform-books/${id}/keep`, { as: head });
    expect((await retain()).status).toBe(200);
    expect(await movesOf(id)).toEqual([]);
    await hide(id);
    await hide(id, { reason: 'other' });
    expect((await movesOf(id)).map(({ move, reason }) => [move, reason])).toEqual([['hide', 'unsuitable']]);
  });

  it('shows an explanation to a child who was reading it, and nothing to others', async () => {
    const id = await ofPlatform('Half Read');
    await app.within(oak, (tx) =>
      tx.readingProgress.createMany({
        data: [
          {
            tenant_id: oak.id,
            user_id: student.id,
            book_tenant_id: app.platform.id,
            book_id: id,
            locator: {},
            percentage: 40,
            client_time: new Date(),
          },
        ],
      }),
    );
    await hide(id);
    const answer = await page(id, child);
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
      404,
      'put_away',
      'Your school has put this book away. Your teacher can help you to find another one.',
    ]);
    expect((await page(id)).body.code).toBe('not_found');
    expect((await app.ask<Problem>(oak, 'GET', `/api/books/${id}/content/`, { as: child })).body.code).toBe(
      'put_away',
    );
  });

  it('is for those who manage books, at a school, with a reason, and for books of the platform', async () => {
    const id = await ofPlatform('Not For Everybody');
    const own = await publishToLibrary(app, oak, { title: 'Our own' });
    const teacher = await app.tokenOf(oak, 'teacher');
    for (const as of [teacher, child]) expect((await hide(id, undefined, as)).status).toBe(403);
    expect((await hide(id, {})).body.errors).toEqual({ reason: ['Choose a reason.'] });
    expect((await hide(own)).body.code).toBe('own_book');
    expect((await hide(id, undefined, team, app.platform)).body.code).toBe('own_book');
  });
});

describe('a report of a book of the platform', () => {
  it('reaches the moderators of the reader’s school and of the platform; each decides for itself', async () => {
    const id = await ofPlatform('Reported Everywhere');
    await report(id);
    expect((await moderationBoard()).find((card) => card.id === id)).toMatchObject({
      reports: 1,
      hidden: null,
      reader_reports: [{ fault: 'unsuitable', note: 'It scares me.' }],
    });
    expect(await moderationBoard(elmHead, elm)).toEqual([]);
    expect((await board()).platform_reported).toBe(1);
    const reported = async () =>
      (
        await app.ask<{ results: { id: string }[] }>(
          app.platform,
          'GET',
          '/api/book-desk?reported=true&limit=100',
          { as: team },
        )
      ).body.results.map((card) => card.id);
    expect(await reported()).toContain(id);

    // The school keeps the book; the platform still has to decide.
    await app.ask(oak, 'POST', `/api/platform-books/${id}/keep`, { as: head });
    expect([await moderationBoard(), (await board()).platform_reported]).toEqual([
      expect.not.arrayContaining([expect.objectContaining({ id })]),
      0,
    ]);
    expect(await reported()).toContain(id);
    // A new report waits again.
    await report(id);
    expect((await board()).platform_reported).toBe(1);
    // The platform decides for all schools.
    await app.ask(app.platform, 'POST', `/api/book-desk/${id}/move`, { as: team, body: { move: 'settle' } });
    expect((await board()).platform_reported).toBe(0);
  });

  it('is decided by hiding the book, which then is listed for moderation as hidden', async () => {
    const id = await ofPlatform('Reported And Hidden');
    await report(id);
    await hide(id, { reason: 'personal', note: 'It names a child.' });
    expect((await moderationBoard()).find((card) => card.id === id)).toMatchObject({
      reports: 0,
      hidden: { reason: 'personal', note: 'It names a child.' },
    });
    const { platform_reported, platform_hidden } = await board();
    expect(platform_reported).toBe(0);
    expect(platform_hidden).toBeGreaterThan(0);
  });
});
