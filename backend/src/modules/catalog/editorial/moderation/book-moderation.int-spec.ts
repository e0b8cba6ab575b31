import { APPROVAL_UNDO_HOURS } from '@bookgrove/contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import {
  startTestApp,
  type TestApp,
  type TestPerson,
  type TestSchool,
} from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import type { ModeratedBook } from './get-moderated-book.query.ts';
import type { ModerationCounts } from './get-moderation-counts.query.ts';
import type { BookTransitioned, ModerationQueuePage, EditedBooks } from './book-moderation.controller.ts';
import { missingDetails, stageOf } from './moderation.rules.ts';
import type { ModerationBoard } from './list-moderation-queue.query.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let teacher: TestPerson;
let teacherToken: string;
let head: string;
let team: string;
let student: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  teacher = await app.makePerson(oak, 'teacher');
  teacherToken = (await app.signIn(teacher)).access;
  [head, student] = await Promise.all([app.tokenOf(oak, 'school_admin'), app.tokenOf(oak, 'student')]);
  team = await app.tokenOf(app.platform, 'platform_admin');
});
afterAll(() => app.close());

const move = (id: string, body: object, as = head, school = oak) =>
  app.ask<BookTransitioned & Problem>(school, 'POST', `/api/book-desk/${id}/move`, { as, body });
const board = async (as = head, school = oak, query = '') =>
  (await app.ask<ModerationBoard>(school, 'GET', `/api/book-desk/board${query}`, { as })).body;
const details = async (id: string, as = head, school = oak) =>
  (await app.ask<ModeratedBook>(school, 'GET', `/api/book-desk/${id}`, { as })).body;
const draft = (change: object = {}) =>
  publishToLibrary(app, oak, { status: 'draft', created_by: teacher.id, published_at: null, ...change });

describe('the board', () => {
  it('shows every book in the column that the rules give', async () => {
    const school = await app.makeSchool('birch');
    const as = await app.tokenOf(school, 'school_admin');
    const expected = new Map<string, string>();
    const full = { license: 'CC-BY-4.0', rights: null, rights_proof: '', student_made: false };
    const gaps = [{ age_rating: null }, { language: 'und' }, { license: null }];
    for (const status of ['draft', 'in_review', 'published', 'archived'] as const)
      for (const ingestion of ['waiting', 'processing', 'ready', 'refused'] as const)
        for (const stage of [null, 'open', 'changes', 'escalated'] as const)
          for (const gap of ingestion === 'ready' && !stage ? [{}, ...gaps] : [{}]) {
            const facts = { ...full, age_rating: 6, language: 'en', ...gap };
            const id = await publishToLibrary(app, school, { status, ingestion, ...facts });
            if (stage)
              await app.within(school, (tx) =>
                tx.bookModerationCase.createMany({ data: [{ tenant_id: school.id, book_id: id, stage }] }),
              );
            const complete = missingDetails(facts).length === 0;
            expected.set(id, stageOf({ status, ingestion, stage, complete }));
          }
    for (const stage of new Set(expected.values())) {
      const { results } = (
        await app.ask<ModerationQueuePage>(school, 'GET', `/api/book-desk?limit=100&stage=${stage}`, { as })
      ).body;
      const right = [...expected].filter(([, where]) => where === stage).map(([id]) => id);
      expect(results.map(({ id }) => id).sort()).toEqual(right.sort());
      expect(results.every((card) => card.stage === stage)).toBe(true);
      // Pages have the same order and the same count, also past the end.
      for (const offset of [1, 90]) {
        const part = (
          await app.ask<ModerationQueuePage>(
            school,
            'GET',
            `/api/book-desk?limit=2&offset=${offset}&stage=${stage}`,
            { as },
          )
        ).body;
        expect([part.count, part.results.map(({ id }) => id)]).toEqual([
          right.length,
          results.slice(offset, offset + 2).map(({ id }) => id),
        ]);
      }
    }
    const { columns, live, withdrawn } = await board(as, school);
    const counted = new Map([
      ...columns.map(({ stage, count }) => [stage, count] as const),
      ['live', live] as const,
      ['withdrawn', withdrawn] as const,
    ]);
    for (const [stage, count] of counted)
      expect([stage, count]).toEqual([
        stage,
        [...expected.values()].filter((where) => where === stage).length,
      ]);
  });

  it('lists the longest waiting books first, and marks those without an assignee', async () => {
    const school = await app.makeSchool('maple');
    const as = await app.tokenOf(school, 'school_admin');
    const day = (n: number) => new Date(Date.now() - n * 86_400_000);
    const old = await publishToLibrary(app, school, {
      title: 'Old',
      status: 'in_review',
      created_at: day(9),
    });
    await publishToLibrary(app, school, { title: 'New', status: 'in_review', created_at: day(1) });
    const { columns, forgotten, longest } = await board(as, school);
    expect(columns.find(({ stage }) => stage === 'review')!.cards.map(({ title }) => title)).toEqual([
      'Old',
      'New',
    ]);
    expect([forgotten, longest?.id]).toEqual([1, old]);
    await move(old, { move: 'take' }, as, school);
    expect((await board(as, school)).forgotten).toBe(0);
    expect((await board(as, school, '?owner=mine')).columns[2]!.cards.map(({ title }) => title)).toEqual([
      'Old',
    ]);
    expect((await board(as, school, '?search=ne')).columns[2]!.cards.map(({ title }) => title)).toEqual([
      'New',
    ]);
  });

  it('has pages in the order of waiting, whenever the books were uploaded', async () => {
    const school = await app.makeSchool('willow');
    const as = await app.tokenOf(school, 'school_admin');
    const hour = () => Math.floor(Math.random() * 200);
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const waits: { id: string; since: number }[] = [];
    for (let n = 0; n < 45; n += 1) {
      const [uploaded, taken] = [ago(hour()), n % 3 === 0 ? ago(hour() / 4) : null];
      const id = await publishToLibrary(app, school, { status: 'in_review', created_at: uploaded });
      if (taken)
        await app.within(school, (tx) =>
          tx.bookModerationCase.createMany({
            data: [{ tenant_id: school.id, book_id: id, stage: 'open', since: taken }],
          }),
        );
      waits.push({ id, since: Math.max(uploaded.getTime(), taken?.getTime() ?? 0) });
    }
    waits.sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
    for (const query of ['', '&stage=review', '&owner=nobody'])
      for (const offset of [0, 5, 20, 43, 60]) {
        const { body } = await app.ask<ModerationQueuePage>(
          school,
          'GET',
          `/api/book-desk?limit=5&offset=${offset}${query}`,
          { as },
        );
        expect([body.count, body.results.map(({ id }) => id)]).toEqual([
          waits.length,
          waits.slice(offset, offset + 5).map(({ id }) => id),
        ]);
      }
  });

  it('is for those who manage books; the platform’s team sees all schools', async () => {
    const mine = await draft({ title: 'Of oak', status: 'in_review' });
    const theirs = await publishToLibrary(app, elm, {
      title: 'Of elm',
      status: 'in_review',
      published_at: null,
    });
    expect((await app.ask(oak, 'GET', '/api/book-desk/board', { as: teacherToken })).status).toBe(403);
    expect((await app.ask(oak, 'GET', '/api/book-desk/board', { as: student })).status).toBe(403);
    const ids = async (as: string, school: TestSchool) =>
      (
        await app.ask<ModerationQueuePage>(school, 'GET', '/api/book-desk?limit=100', { as })
      ).body.results.map(({ id }) => id);
    expect(await ids(head, oak)).toContain(mine);
    expect(await ids(head, oak)).not.toContain(theirs);
    expect(await ids(team, app.platform)).toEqual(expect.arrayContaining([mine, theirs]));
    expect((await app.ask(oak, 'GET', `/api/book-desk/${theirs}`, { as: head })).status).toBe(404);
    expect((await move(theirs, { move: 'approve' })).status).toBe(404);
  });
});

describe('moderation of a book', () => {
  it('is submitted, returned with a reason, submitted again and approved', async () => {
    const id = await draft({ title: 'The way' });
    const submit = () =>
      app.ask<BookTransitioned>(oak, 'POST', `/api/books/${id}/submit`, { as: teacherToken });
    expect((await submit()).body.stage).toBe('review');
    const silent = await move(id, { move: 'return' });
    expect([silent.status, silent.body.detail]).toEqual([422, 'Say why: choose a reason.']);
    expect((await move(id, { move: 'return', reason: 'pictures', note: 'Page 4.' })).body.stage).toBe(
      'changes',
    );
    const told = await app.db.systemTransaction((tx) =>
      tx.outboxEvent.findMany({ where: { type: 'messaging.email-requested.v1' } }),
    );
    expect(told.map(({ payload }) => payload)).toMatchObject([
      {
        template: 'book-returned',
        data: { path: `/uploadbook/${id}`, title: 'The way', reason: 'pictures', note: 'Page 4.' },
      },
    ]);
    const early = await app.ask<Problem>(oak, 'POST', `/api/books/${id}/publish/`, {
      as: teacherToken,
      body: {},
    });
    expect([early.status, early.body.code]).toEqual([409, 'changes_asked']);
    expect((await submit()).body.stage).toBe('review');
    expect((await move(id, { move: 'approve' })).body.stage).toBe('live');
    const { moves, status } = await details(id);
    expect(status).toBe('published');
    expect(moves.map((one) => [one.move, one.reason])).toEqual([
      ['approve', null],
      ['submit', null],
      ['return', 'pictures'],
      ['submit', null],
    ]);
    expect(moves.every(({ by }) => by.length > 0)).toBe(true);
  });

  it('without rights, language and age is approved only by somebody who names all three', async () => {
    const id = await draft({ rights: null, license: null, language: 'und', age_rating: null });
    expect((await details(id)).stage).toBe('review');
    const refused = await move(id, { move: 'approve' });
    expect([refused.status, refused.body.code, Object.keys(refused.body.errors!)]).toEqual([
      409,
      'details_missing',
      ['license', 'language', 'age_rating'],
    ]);
    const part = await move(id, { move: 'approve', without: ['rights', 'age'] });
    expect([part.status, part.body.detail]).toEqual([
      409,
      'Language is missing. Fill in what is missing, or confirm that you approve the book without it.',
    ]);
    expect((await move(id, { move: 'approve', without: ['price'] })).status).toBe(422);
    expect((await details(id)).status).toBe('draft');
    const all = await move(id, { move: 'approve', without: ['rights', 'language', 'age'] });
    expect(all.body.stage).toBe('live');
  });

  it('stays a draft of its uploader while the moderators review what it lacks', async () => {
    const uploader = await app.makePerson(oak, 'teacher');
    const as = (await app.signIn(uploader)).access;
    await draft({ created_by: uploader.id, age_rating: null });
    const own = () => app.ask<{ results: { stage: string }[] }>(oak, 'GET', '/api/books/own', { as });
    expect((await own()).body.results.map(({ stage }) => stage)).toEqual(['ready']);
  });

  it('is what it was once its approval is undone, by who approved it and while nobody decided again', async () => {
    const [sent, unsent] = [await draft(), await draft()];
    await app.ask(oak, 'POST', `/api/books/${sent}/submit`, { as: teacherToken });
    for (const id of [sent, unsent]) expect((await move(id, { move: 'approve' })).body.stage).toBe('live');
    const other = await app.tokenOf(oak, 'school_admin');
    expect((await move(sent, { move: 'unapprove' }, other)).body.code).toBe('nothing_to_undo');
    expect((await move(sent, { move: 'unapprove' })).body.stage).toBe('review');
    expect((await move(unsent, { move: 'unapprove' })).body.stage).toBe('ready');
    expect([(await details(sent)).status, (await details(unsent)).status]).toEqual(['in_review', 'draft']);
    expect((await move(sent, { move: 'unapprove' })).body.code).toBe('nothing_to_undo');
    expect((await move(sent, { move: 'approve' })).body.stage).toBe('live');
    await app.within(oak, (tx) =>
      tx.bookHistoryEntry.updateMany({
        where: { book_id: sent, move: 'approve' },
        data: { created_at: new Date(Date.now() - (APPROVAL_UNDO_HOURS + 1) * 3_600_000) },
      }),
    );
    expect((await move(sent, { move: 'unapprove' })).body.code).toBe('nothing_to_undo');
  });

  it('is rejected with a reason and approved by routes of their own', async () => {
    const id = await draft({ title: 'Two ways' });
    const post = (path: string, as: string, body: object = {}) =>
      app.ask<BookTransitioned & Problem>(oak, 'POST', `/api/books/${id}/${path}/`, { as, body });
    expect((await post('submit', teacherToken)).body.stage).toBe('review');
    expect((await post('approve', teacherToken)).status).toBe(403);
    expect((await post('reject', teacherToken, { reason: 'pictures' })).status).toBe(403);
    for (const body of [{}, { reason: 'because' }]) {
      const refused = await post('reject', head, body);
      expect([refused.status, refused.body.errors]).toEqual([422, { reason: ['Choose a reason.'] }]);
    }
    const rejected = await post('reject', head, { reason: 'pictures', note: 'Page 4.' });
    expect([rejected.status, rejected.body]).toEqual([200, { id, stage: 'changes' }]);
    expect((await post('submit', teacherToken)).body.stage).toBe('review');
    const approved = await post('approve', head);
    expect([approved.status, approved.body]).toEqual([200, { id, stage: 'live' }]);
    expect((await details(id)).moves.map((one) => [one.move, one.reason])).toEqual([
      ['approve', null],
      ['submit', null],
      ['return', 'pictures'],
      ['submit', null],
    ]);
  });

  it('is submitted only by its uploader', async () => {
    const id = await draft();
    const other = await app.tokenOf(oak, 'teacher');
    expect((await app.ask(oak, 'POST', `/api/books/${id}/submit`, { as: other })).status).toBe(404);
  });

  it('is submitted also by people who manage books, and recalled only by its uploader', async () => {
    const id = await draft();
    expect((await move(id, { move: 'submit' })).body.stage).toBe('review');
    const notHers = await move(id, { move: 'recall' });
    expect([notHers.status, notHers.body.code]).toEqual([403, 'not_yours']);
    const back = await app.ask<BookTransitioned>(oak, 'POST', `/api/books/${id}/recall`, {
      as: teacherToken,
    });
    expect([back.status, back.body.stage]).toEqual([200, 'ready']);
  });

  it('that was returned after publication can still be changed once it is recalled', async () => {
    const id = await draft();
    const way = (step: 'submit' | 'recall') =>
      app.ask<BookTransitioned>(oak, 'POST', `/api/books/${id}/${step}`, { as: teacherToken });
    await way('submit');
    await move(id, { move: 'approve' });
    await move(id, { move: 'return', reason: 'pictures' });
    expect((await way('submit')).body.stage).toBe('review');
    expect((await way('recall')).body.stage).toBe('changes');
  });

  it('that was returned and then approved has no assignee once it is recalled', async () => {
    const id = await draft({ status: 'in_review' });
    await move(id, { move: 'return', reason: 'pictures' });
    await app.ask(oak, 'POST', `/api/books/${id}/submit`, { as: teacherToken });
    await move(id, { move: 'approve' });
    await app.within(oak, (tx) =>
      tx.book.updateMany({ where: { id }, data: { status: 'in_review', published_at: null } }),
    );
    const back = await app.ask<BookTransitioned>(oak, 'POST', `/api/books/${id}/recall`, {
      as: teacherToken,
    });
    expect(back.body.stage).toBe('ready');
  });

  it('names the assignee in the refusal to a second person who takes it', async () => {
    const id = await draft({ status: 'in_review' });
    const first = await app.makePerson(oak, 'school_admin', { first_name: 'Mona', last_name: 'Sule' });
    await move(id, { move: 'take' }, (await app.signIn(first)).access);
    const late = await move(id, { move: 'take' });
    expect([late.status, late.body.code]).toEqual([409, 'case_taken']);
    expect(late.body.detail).toContain('Mona Sule');
  });

  it('is decided once when two people decide at the same moment', async () => {
    const id = await draft({ status: 'in_review' });
    const second = await app.tokenOf(oak, 'school_admin');
    const answers = await Promise.all([move(id, { move: 'take' }), move(id, { move: 'take' }, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is escalated to the platform’s team, which decides under its own name', async () => {
    const id = await draft({ title: 'A hard one', status: 'in_review' });
    await move(id, { move: 'escalate', reason: 'rights', note: 'Whose pictures?' });
    const asked = await app.ask<ModerationQueuePage>(app.platform, 'GET', '/api/book-desk?escalated=true', {
      as: team,
    });
    expect(asked.body.results.map((card) => [card.title, card.escalated])).toContainEqual([
      'A hard one',
      true,
    ]);
    expect((await move(id, { move: 'escalate', reason: 'rights' }, team, app.platform)).body.code).toBe(
      'nobody_above',
    );
    // The form of a school's book can be opened only at that school, so only there is a link to it.
    expect((await details(id, team, app.platform)).own).toBe(false);
    expect((await app.ask(app.platform, 'GET', `/api/books/${id}/details/`, { as: team })).status).toBe(404);
    expect((await move(id, { move: 'approve' }, team, app.platform)).body.stage).toBe('live');
    const { moves, own } = await details(id);
    expect(own).toBe(true);
    expect(moves[0]!.by).not.toBe('');
    expect((await app.ask(oak, 'GET', `/api/books/${id}/`, { as: student })).status).toBe(200);
  });
});

describe('the audit', () => {
  it('has an entry for each decision with its reason and actor, and for no other transition', async () => {
    const school = await app.makeSchool('fir');
    const as = await app.tokenOf(school, 'school_admin');
    const id = await publishToLibrary(app, school, {
      title: 'Told',
      status: 'in_review',
      published_at: null,
    });
    await move(id, { move: 'take' }, as, school);
    await move(id, { move: 'return', reason: 'pictures', note: 'Page 4.' }, as, school);
    await move(id, { move: 'escalate', reason: 'rights' }, as, school);
    await move(id, { move: 'approve' }, as, school);
    await move(id, { move: 'withdraw', reason: 'unsuitable' }, team, app.platform);
    const told = await app.db.systemTransaction((tx) =>
      tx.outboxEvent.findMany({
        where: { tenant_id: school.id, type: 'catalog.staff-acted.v2' },
        orderBy: { id: 'asc' },
      }),
    );
    expect(
      told.map(({ payload }) => {
        const { action, name, reason } = payload as Record<string, string>;
        return [action, name, reason];
      }),
    ).toEqual([
      ['book.returned', 'Told', 'Page 4.'],
      ['book.escalated', 'Told', 'rights'],
      ['book.approved', 'Told', ''],
      ['book.withdrawn', 'Told', 'unsuitable'],
    ]);
    // The school does not know the team's people: the event contains the name.
    expect((told.at(-1)!.payload as { by_name?: string }).by_name).toEqual(expect.stringMatching(/\S/));
  });
});

describe('reports by readers', () => {
  it('count once for each reader, and are resolved', async () => {
    const id = await publishToLibrary(app, oak, { title: 'Reported' });
    const report = (as: string, fault = 'broken') =>
      app.ask(oak, 'POST', `/api/books/${id}/report`, { as, body: { fault, note: 'Page 2 is empty.' } });
    expect((await report(student)).status).toBe(200);
    expect((await report(student, 'unsuitable')).status).toBe(200);
    expect((await report(teacherToken)).status).toBe(200);
    expect((await report(student, 'rude')).status).toBe(422);
    const reported = await app.ask<ModerationQueuePage>(oak, 'GET', '/api/book-desk?reported=true', {
      as: head,
    });
    expect(reported.body.results.map(({ title, reports }) => [title, reports])).toEqual([['Reported', 2]]);
    const { reader_reports } = await details(id);
    expect(reader_reports.map(({ fault }) => fault).sort()).toEqual(['broken', 'unsuitable']);
    await move(id, { move: 'settle' }, team, app.platform);
    expect((await board()).reported).toBe(0);
  });

  it('stay open until somebody who manages books decides, whatever the uploader does', async () => {
    const id = await publishToLibrary(app, oak, { title: 'Mine', created_by: teacher.id });
    await app.ask(oak, 'POST', `/api/books/${id}/report`, { as: student, body: { fault: 'personal' } });
    const open = async () =>
      (
        await app.ask<ModerationQueuePage>(oak, 'GET', '/api/book-desk?reported=true', { as: head })
      ).body.results.map((card) => card.id);
    const tried = [
      await move(id, { move: 'settle' }, teacherToken),
      await move(id, { move: 'settle' }, student),
      await app.ask(oak, 'GET', `/api/book-desk/${id}`, { as: teacherToken }),
      await app.ask(oak, 'DELETE', `/api/books/${id}/`, { as: teacherToken }),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403, 404]);
    await app.ask(oak, 'POST', `/api/books/${id}/archive/`, { as: teacherToken, body: {} });
    expect(await open()).toContain(id);
    await app.ask(oak, 'POST', `/api/books/${id}/publish/`, { as: teacherToken, body: {} });
    expect(await open()).toContain(id);
    await move(id, { move: 'settle' });
    expect(await open()).not.toContain(id);
  });

  it('are accepted only for books that the reader may see', async () => {
    const hidden = await publishToLibrary(app, oak, { age_rating: 18 });
    const answer = await app.ask(oak, 'POST', `/api/books/${hidden}/report`, {
      as: student,
      body: { fault: 'broken' },
    });
    expect(answer.status).toBe(404);
  });
});

describe('the details of a book in moderation', () => {
  it('name duplicates by file and by ISBN', async () => {
    const isbn = '9780140328721';
    const [one, other] = [await draft({ isbn, title: 'One' }), await draft({ isbn, title: 'Other' })];
    const { duplicates, findings } = await details(one);
    expect(duplicates.map(({ id, same }) => [id, same])).toEqual([[other, 'isbn']]);
    expect(findings.find(({ code }) => code === 'SAME_ISBN')).toMatchObject({ tone: 'stop', count: 1 });
  });

  it('hide counts of few readers', async () => {
    const id = await publishToLibrary(app, oak);
    const read = (count: number) =>
      app.within(oak, (tx) =>
        tx.readingProgress.createMany({
          data: Array.from({ length: count }, () => ({
            tenant_id: oak.id,
            user_id: newId(),
            book_tenant_id: oak.id,
            book_id: id,
            locator: {},
            percentage: 1,
            client_time: new Date(),
          })),
        }),
      );
    await read(4);
    expect((await details(id)).usage).toEqual({ readers: null, finished: null, reactions: null, lists: 0 });
    await read(1);
    expect((await details(id)).usage.readers).toBe(5);
  });

  it('mark a duplicate of a platform book, and show who would see it', async () => {
    const isbn = '9780140449136';
    await publishToLibrary(app, app.platform, { isbn, title: 'Of the platform' });
    const id = await draft({ isbn, title: 'A copy', age_rating: 9, reading_level: 1, level_guess: 3 });
    const { findings, duplicates, previews } = await details(id);
    expect(duplicates.map(({ title, owner, same }) => [title, owner, same])).toEqual([
      ['Of the platform', 'platform', 'isbn'],
    ]);
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['OF_PLATFORM', 'LEVEL_DIFFERS']),
    );
    expect(previews.map(({ who, finds, because }) => [who, finds, because])).toEqual([
      ['child-6', false, 'age'],
      ['child-9', true, null],
      ['child-12', true, null],
      ['child-15', true, null],
      ['teacher', true, null],
      ['parent', true, null],
      ['visitor', true, 'sign-in'],
    ]);
  });

  it('are counted for the dashboard', async () => {
    const { body } = await app.ask<ModerationCounts>(oak, 'GET', '/api/book-desk/numbers', { as: head });
    expect(body.added).toHaveLength(30);
    expect(body.live).toBeGreaterThan(0);
    expect(body.schools).toEqual([{ name: 'oak school', count: body.live }]);
    // The English of two countries counts as one language here.
    const school = await app.makeSchool('hazel');
    for (const language of ['en', 'en-ZA', 'zh-Hant-TW']) await publishToLibrary(app, school, { language });
    const as = await app.tokenOf(school, 'school_admin');
    const hazel = await app.ask<ModerationCounts>(school, 'GET', '/api/book-desk/numbers', { as });
    expect(hazel.body.languages).toEqual([
      { name: 'en', count: 2 },
      { name: 'zh-Hant', count: 1 },
    ]);
    const all = await app.ask<ModerationCounts>(app.platform, 'GET', '/api/book-desk/numbers', { as: team });
    expect(all.body.live).toBeGreaterThanOrEqual(body.live);
  });
});

describe('an edit of many books', () => {
  const edit = (books: string[], set: object, as = head) =>
    app.ask<EditedBooks>(oak, 'POST', '/api/books/edit', { as, body: { books, set } });
  const rowOf = (id: string) =>
    app.within(oak, (tx) => tx.book.findUnique({ where: { tenant_id_id: { tenant_id: oak.id, id } } }));

  it('changes them, and is undone where nobody has changed them since', async () => {
    const [one, two, foreign] = [
      await publishToLibrary(app, oak, { reading_level: 1, categories: ['sea'] }),
      await publishToLibrary(app, oak, { reading_level: 3 }),
      await publishToLibrary(app, elm, { reading_level: 1 }),
    ];
    const { body } = await edit([one, two, foreign], { reading_level: 3, add_categories: ['new'] });
    expect(body.changed).toBe(2);
    expect(await rowOf(one)).toMatchObject({ reading_level: 3, categories: ['sea', 'new'] });
    await edit([two], { reading_level: 5 });
    const undo = (as = head) =>
      app.ask<{ changed: number } & Problem>(oak, 'POST', '/api/books/edit/undo', {
        as,
        body: { edits: body.edits },
      });
    expect((await undo(await app.tokenOf(oak, 'school_admin'))).body.code).toBe('nothing_to_undo');
    expect((await undo()).body.changed).toBe(2);
    expect(await rowOf(one)).toMatchObject({ reading_level: 1, categories: ['sea'] });
    expect(await rowOf(two)).toMatchObject({ reading_level: 5, categories: [] });
    expect((await undo()).body.changed).toBe(0);
  });

  it('is refused to those who do not manage books, and with unknown values', async () => {
    const id = await publishToLibrary(app, oak);
    expect((await edit([id], { reading_level: 2 }, teacherToken)).status).toBe(403);
    expect((await edit([id], { reading_level: 9 })).status).toBe(422);
    expect((await edit([id], { title: 'Mine' })).status).toBe(422);
    expect((await edit([], { reading_level: 2 })).status).toBe(422);
  });
});
