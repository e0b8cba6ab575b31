import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeClass } from '../../../../../test/support/classes.ts';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Book } from '../books/book-view.ts';
import type { BookReactions } from './react-to-book.ts';
import type { ReactionContributions, ReactionStats } from './reaction.queries.ts';
import type { WorkStats } from '../../editorial/statistics/teacher-stats.query.ts';
import type { SavedReview, ReportedReviewPage, ReviewPage } from './reviews.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let [student, teacher, parent, head, elmHead] = ['', '', '', '', ''];
let book: string;
let ofPlatform: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  const writer = await app.makePerson(oak, 'teacher');
  [teacher, student, parent, head, elmHead] = await Promise.all([
    app.signIn(writer).then(({ access }) => access),
    app.tokenOf(oak, 'student'),
    app.tokenOf(oak, 'parent'),
    app.tokenOf(oak, 'school_admin'),
    app.tokenOf(elm, 'school_admin'),
  ]);
  await app.within(oak, (tx) =>
    tx.category.createMany({ data: [{ tenant_id: oak.id, slug: 'sea', name: 'Sea', position: 1 }] }),
  );
  book = await publishToLibrary(app, oak, { title: 'Boats', categories: ['sea'], created_by: writer.id });
  ofPlatform = await publishToLibrary(app, app.platform, { title: 'Stars' });
});
afterAll(() => app.close());

const react = (as: string, reaction: string, id = book, school = oak) =>
  app.ask<BookReactions>(school, 'PUT', `/api/books/${id}/reaction/`, { as, body: { reaction } });
const review = (as: string, rating: number, text = '', id = book) =>
  app.ask<SavedReview>(oak, 'PUT', `/api/books/${id}/review/`, { as, body: { rating, text } });
const reviews = (as?: string) =>
  app.ask<ReviewPage>(oak, 'GET', `/api/books/${book}/reviews/`, { as }).then(({ body }) => body.results);

describe('reactions', () => {
  it('count once for each reader, with the latest value', async () => {
    expect((await react(student, 'funny')).body).toEqual({ reactions: { funny: 1 }, mine: 'funny' });
    await Promise.all([react(student, 'wow'), react(student, 'wow'), react(teacher, 'wow')]);
    const { body } = await app.ask<BookReactions>(oak, 'GET', `/api/books/${book}/reactions/`, {
      as: teacher,
    });
    expect(body).toEqual({ reactions: { wow: 2 }, mine: 'wow' });
    const shown = await app.ask<Book>(oak, 'GET', `/api/books/${book}/`, { as: parent });
    expect(shown.body.reactions).toEqual({ wow: 2 });
  });

  it('are counted over all books and by category', async () => {
    const wow = async (as?: string) =>
      (await app.ask<ReactionStats>(oak, 'GET', '/api/reactions/stats/', { as })).body.results.find(
        ({ reaction }) => reaction === 'wow',
      );
    const sea = async (as?: string) =>
      (
        await app.ask<ReactionContributions>(oak, 'GET', '/api/categories/reaction-contributions/', { as })
      ).body.categories.find(({ slug }) => slug === 'sea');
    expect(await wow(teacher)).toEqual({ reaction: 'wow', label: 'Wow', count: 2, trend_30d: 2 });
    const shelf = { id: 'sea', slug: 'sea', name: 'Sea' };
    expect(await sea(teacher)).toEqual({ ...shelf, contributions: 2, count: 2, share: 1 });
    // Small numbers could identify a child, so only staff see them.
    for (const as of [undefined, student, parent]) {
      expect(await wow(as)).toEqual({ reaction: 'wow', label: 'Wow', count: null, trend_30d: null });
      expect(await sea(as)).toEqual({ ...shelf, contributions: null, count: null, share: null });
    }
    const others = await Promise.all(Array.from({ length: 3 }, () => app.tokenOf(oak, 'student')));
    for (const one of others) await react(one, 'wow');
    expect(await wow()).toEqual({ reaction: 'wow', label: 'Wow', count: 5, trend_30d: 5 });
    expect(await sea()).toMatchObject({ contributions: 5, share: 1 });
    for (const one of others) await app.ask(oak, 'DELETE', `/api/books/${book}/reaction/`, { as: one });
  });

  it('can be withdrawn', async () => {
    const { body } = await app.ask<BookReactions>(oak, 'DELETE', `/api/books/${book}/reaction/`, {
      as: teacher,
    });
    expect(body).toEqual({ reactions: { wow: 1 }, mine: null });
  });

  it('must be of the fixed set, by a signed-in person, for a book of this school', async () => {
    expect((await react(student, 'stupid')).status).toBe(422);
    expect(
      (await app.ask(oak, 'PUT', `/api/books/${book}/reaction/`, { body: { reaction: 'wow' } })).status,
    ).toBe(401);
    expect((await react(elmHead, 'wow', book, elm)).status).toBe(404);
  });

  it('to a book of the platform stay in the school', async () => {
    await react(student, 'love', ofPlatform);
    const { body } = await app.ask<BookReactions>(elm, 'GET', `/api/books/${ofPlatform}/reactions/`, {
      as: elmHead,
    });
    expect(body.reactions).toEqual({});
  });
});

describe('reviews', () => {
  it('are one for each adult, and none for children', async () => {
    expect((await review(student, 5)).status).toBe(403);
    expect((await review(teacher, 6)).status).toBe(422);
    const [first, again] = await Promise.all([review(teacher, 2, 'Hm.'), review(teacher, 2, 'Hm.')]);
    expect(first.body.id).toBe(again.body.id);
    await review(teacher, 4, '<b>Good</b> boats');
    await review(parent, 5, 'We laughed.');
    const seen = await reviews();
    expect(
      seen.map(({ rating, text, mine, open_reports }) => ({ rating, text, mine, open_reports })),
    ).toEqual([
      { rating: 5, text: 'We laughed.', mine: false, open_reports: null },
      { rating: 4, text: '<b>Good</b> boats', mine: false, open_reports: null },
    ]);
    const { body } = await app.ask<Book>(oak, 'GET', `/api/books/${book}/`, { as: student });
    expect(body.rating).toEqual({ average: 4.5, count: 2 });
  });

  it('wait for a decision when they are reported, and are then hidden or kept', async () => {
    const [own, other] = await reviews(parent);
    expect(own!.mine).toBe(true);
    const report = (id: string, as: string) =>
      app.ask(oak, 'POST', `/api/reviews/${id}/report/`, { as, body: { reason: 'unkind' } });
    expect((await report(own!.id, parent)).status).toBe(409);
    expect(
      (await Promise.all([report(other!.id, parent), report(other!.id, parent)])).map(({ status }) => status),
    ).toEqual([200, 200]);
    const waiting = await app.ask<ReportedReviewPage>(oak, 'GET', '/api/reported-reviews/', { as: head });
    expect(waiting.body.results).toMatchObject([
      { id: other!.id, open_reports: 1, reasons: ['unkind'], book: { title: 'Boats' } },
    ]);
    expect(
      (await app.ask<ReportedReviewPage>(elm, 'GET', '/api/reported-reviews/', { as: elmHead })).body.count,
    ).toBe(0);
    const decide = (as: string, hidden: boolean) =>
      app.ask(oak, 'POST', `/api/reviews/${other!.id}/decision/`, {
        as,
        body: { hidden, reason: 'Too rough.' },
      });
    expect((await decide(teacher, true)).status).toBe(403);
    expect((await decide(head, true)).status).toBe(200);
    expect((await reviews()).map(({ id }) => id)).toEqual([own!.id]);
    expect((await reviews(teacher))[0]).toMatchObject({
      mine: true,
      hidden: true,
      hidden_reason: 'Too rough.',
    });
    await decide(head, false);
    expect(await reviews()).toHaveLength(2);
  });

  it('with possible personal data wait for a decision without a report', async () => {
    const waiting = async () =>
      (await app.ask<ReportedReviewPage>(oak, 'GET', '/api/reported-reviews/', { as: head })).body.results;
    expect(await waiting()).toEqual([]);
    const { id } = (await review(parent, 5, 'Call me: 0171 555 0134')).body;
    expect(await waiting()).toMatchObject([
      { id, open_reports: 0, reasons: [], flags: [{ kind: 'phone', exact: '0171 555 0134' }] },
    ]);
    await app.ask(oak, 'POST', `/api/reviews/${id}/decision/`, {
      as: head,
      body: { hidden: false, reason: '' },
    });
    expect(await waiting()).toEqual([]);
    await review(parent, 4, 'Call me: 0171 555 0134');
    expect(await waiting()).toEqual([]);
    await review(parent, 4, 'Write to me@home.example');
    expect(await waiting()).toHaveLength(1);
    await review(parent, 5, 'We laughed.');
    expect(await waiting()).toEqual([]);
    // The decision is in the school's audit, with its reason.
    const reason = 'Nobody should ring her.';
    await app.ask(oak, 'POST', `/api/reviews/${id}/decision/`, { as: head, body: { hidden: true, reason } });
    await app.ask(oak, 'POST', `/api/reviews/${id}/decision/`, {
      as: head,
      body: { hidden: false, reason: '' },
    });
    const told = await app.db.systemTransaction((tx) =>
      tx.outboxEvent.findMany({ where: { type: 'catalog.staff-acted.v2' } }),
    );
    expect(told.map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'review.taken_down', reason }),
        expect.objectContaining({ action: 'review.let_stand' }),
      ]),
    );
  });

  it('stay visible with reports of fewer than three people', async () => {
    const target = (await reviews(parent))[0]!.id;
    const { body } = await app.ask(oak, 'POST', `/api/reviews/${target}/report/`, {
      as: await app.tokenOf(oak, 'parent'),
      body: { reason: 'spoiler' },
    });
    expect(body).toMatchObject({ reported: true });
    expect((await reviews()).map(({ id }) => id)).toContain(target);
  });

  it('are hidden with reports of three people until somebody decides', async () => {
    const target = (await reviews(parent))[0]!.id;
    const people = [teacher, head, await app.tokenOf(oak, 'parent')];
    await Promise.all(
      people.map((as) =>
        app.ask(oak, 'POST', `/api/reviews/${target}/report/`, { as, body: { reason: 'spoiler' } }),
      ),
    );
    expect((await reviews()).map(({ id }) => id)).not.toContain(target);
  });

  it('can be deleted by their author', async () => {
    expect((await app.ask(oak, 'DELETE', `/api/books/${book}/review/`, { as: teacher })).status).toBe(204);
    expect(await reviews()).toEqual([]);
  });
});

describe('a teacher’s statistics', () => {
  it('cover their own books; for the head, those of the school', async () => {
    await publishToLibrary(app, oak, { title: 'A draft', status: 'draft', published_at: null });
    const numbers = async (as: string) =>
      (await app.ask<WorkStats>(oak, 'GET', '/api/teacher/book-stats/', { as })).body;
    expect(await numbers(teacher)).toMatchObject({
      total: 1,
      published: 1,
      in_review: 0,
      reads: 0,
      reactions: 1,
    });
    expect((await numbers(teacher)).by_month).toHaveLength(12);
    expect(await numbers(head)).toMatchObject({ total: 2, published: 1 });
    expect((await app.ask(oak, 'GET', '/api/teacher/blog-stats/', { as: teacher })).body).toMatchObject({
      total: 0,
      published: 0,
    });
    expect((await app.ask(oak, 'GET', '/api/teacher/book-stats/', { as: student })).status).toBe(403);
  });

  it('of stories follow their states, and count readers of the published books by month', async () => {
    const author = await app.makePerson(oak, 'teacher');
    const as = (await app.signIn(author)).access;
    const bookId = await publishToLibrary(app, oak, { title: 'My blog', created_by: author.id });
    const states = ['draft', 'submitted', 'changes_requested', 'approved', 'published', 'withdrawn'];
    await app.within(oak, async (tx) => {
      await tx.story.createMany({
        data: states.map((state) => ({
          id: newId(),
          tenant_id: oak.id,
          author_id: author.id,
          kind: 'blog',
          state,
          title: state,
          language: 'en',
          cover: {},
          pages: [],
          sent_at: new Date(Date.now() - 4.5 * 86_400_000),
          ...(state === 'published' && { book_id: bookId }),
        })),
      });
      const { id } = await app.makePerson(oak, 'student');
      const place = {
        tenant_id: oak.id,
        book_tenant_id: oak.id,
        book_id: bookId,
        locator: {},
        percentage: 5,
        client_time: new Date(),
      };
      await tx.readingProgress.createMany({
        data: [
          { ...place, user_id: id },
          { ...place, user_id: author.id },
        ],
      });
    });
    await react(student, 'wow', bookId);
    const { body } = await app.ask<WorkStats>(oak, 'GET', '/api/teacher/blog-stats/', { as });
    expect(body).toEqual({
      total: 6,
      published: 1,
      in_review: 3,
      totals: { draft: 1, submitted: 1, changes_requested: 1, approved: 1, published: 1 },
      // Its author is not counted as a reader.
      reads: 1,
      reactions: 1,
      by_class: [],
      waiting_oldest_days: 4,
      top: [expect.objectContaining({ id: bookId, title: 'My blog', language: 'en', reads: 1 })],
      by_month: expect.arrayContaining([{ month: new Date().toISOString().slice(0, 7), reads: 1, sold: 0 }]),
      sold: 0,
      raised: [],
    });
    expect((await app.ask<WorkStats>(oak, 'GET', '/api/teacher/book-stats/', { as })).body).toMatchObject({
      total: 1,
      reads: 2,
    });
    expect(
      (await app.ask<WorkStats>(elm, 'GET', '/api/teacher/blog-stats/', { as: elmHead })).body.total,
    ).toBe(0);
  });

  it('show how far each class is with its works, and how long one of them waits', async () => {
    const [beech, ash] = [await makeClass(app, oak, 2), await makeClass(app, oak, 1)];
    const as = (await app.signIn(beech.teacher)).access;
    const own = { created_by: beech.teacher.id };
    const everybody = await publishToLibrary(app, oak, { ...own, title: 'For all' });
    await publishToLibrary(app, oak, { ...own, title: 'For Ash', visibility: 'class', class_id: ash.id });
    await publishToLibrary(app, oak, {
      ...own,
      title: 'Asked',
      status: 'in_review',
      published_at: null,
      created_at: new Date(Date.now() - 2.5 * 86_400_000),
    });
    const read = (user_id: string) => ({
      tenant_id: oak.id,
      user_id,
      book_tenant_id: oak.id,
      book_id: everybody,
    });
    await app.within(oak, async (tx) => {
      await tx.readingProgress.createMany({
        data: [beech.students[0]!, ash.students[0]!].map(({ id }) => ({
          ...read(id),
          locator: {},
          percentage: 5,
          client_time: new Date(),
        })),
      });
      await tx.readingSession.create({
        data: {
          ...read(beech.students[0]!.id),
          id: newId(),
          started_at: new Date(),
          ended_at: new Date(),
          active_seconds: 420,
          page_from: 1,
          page_to: 2,
          mode: 'silent',
          device_kind: 'tablet',
          device_system: 'ios',
        },
      });
    });
    const { body } = await app.ask<WorkStats>(oak, 'GET', '/api/teacher/book-stats/', { as });
    expect(body).toMatchObject({
      totals: { draft: 0, submitted: 1, changes_requested: 0, approved: 0, published: 2 },
      by_class: [{ class_id: beech.id, published: 1, readers: 1, minutes: 7 }],
      waiting_oldest_days: 2,
      top: [{ id: everybody, title: 'For all', reads: 2 }],
    });
    const school = await app.ask<WorkStats>(oak, 'GET', '/api/teacher/book-stats/', { as: head });
    expect(school.body.by_class.find(({ class_id }) => class_id === ash.id)).toMatchObject({
      readers: 1,
      minutes: 0,
    });
  });
});
