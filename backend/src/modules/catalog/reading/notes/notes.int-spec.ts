import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import { newId } from '../../../../platform/ids.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import type { AnnotationPage, WaitingNotePage } from './notes.controller.ts';
import type { AnnotationView } from './note-view.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let larch: TestClass;
let ada: string;
let ben: string;
let stranger: string;
let neighbour: string;
let book: string;

beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  [beech, larch] = [await makeClass(app, oak, 2), await makeClass(app, oak, 1)];
  [ada, ben, stranger] = [
    (await app.signIn(beech.students[0]!)).access,
    (await app.signIn(beech.students[1]!)).access,
    (await app.signIn(larch.students[0]!)).access,
  ];
  neighbour = await app.tokenOf(elm, 'school_admin');
  book = await publishToLibrary(app, oak, { file_id: newId() });
});
afterAll(() => app.close());

const note = (change: object = {}) => ({
  motivation: 'commenting',
  locator: { href: 'page.xhtml', progression: 0.4 },
  page: 4,
  percentage: 40,
  quote: 'a boat sails',
  note: 'Where to?',
  visibility: 'private',
  client_time: new Date().toISOString(),
  ...change,
});
const put = (id: string, body: object, as: string, school = oak) =>
  app.ask<AnnotationView & Problem>(school, 'PUT', `/api/books/${book}/annotations/${id}/`, { as, body });
const list = async (as: string, what = 'annotations', school = oak) =>
  (await app.ask<AnnotationPage & Problem>(school, 'GET', `/api/books/${book}/${what}/`, { as })).body;
const ids = (page: AnnotationPage) => page.results.map(({ id }) => id);
const decide = (id: string, decision: string, as: string, school = oak) =>
  app.ask<AnnotationView & Problem>(school, 'PUT', `/api/annotations/${id}/decision/`, {
    as,
    body: { decision },
  });
const remove = (id: string, as: string) => app.ask(oak, 'DELETE', `/api/annotations/${id}/`, { as });

describe('one’s own notes', () => {
  it('are stored as W3C annotations, in page order, and are visible to their author only', async () => {
    const [late, early] = [newId(), newId()];
    expect((await put(late, note(), ada)).body).toMatchObject({
      id: late,
      type: 'Annotation',
      motivation: 'commenting',
      body: { type: 'TextualBody', purpose: 'commenting', value: 'Where to?' },
      target: {
        source: `urn:uuid:${book}`,
        selector: { type: 'TextQuoteSelector', exact: 'a boat sails' },
        locator: { href: 'page.xhtml', progression: 0.4 },
      },
      visibility: 'private',
      state: 'own',
    });
    await put(early, note({ motivation: 'bookmarking', page: 1, percentage: 3, quote: '', note: '' }), ada);
    expect(ids(await list(ada))).toEqual([early, late]);
    expect(ids(await list(ben))).toEqual([]);
    expect(ids(await list(beech.token, 'margin'))).toEqual([]);
    await Promise.all([remove(early, ada), remove(late, ada)]);
  });

  it('are stored once however often they are sent; the latest by the device’s clock wins', async () => {
    const id = newId();
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString();
    await Promise.all([1, 2, 3].map(() => put(id, note({ client_time: at(5) }), ada)));
    await put(id, note({ note: 'Later', client_time: at(9) }), ada);
    expect((await put(id, note({ note: 'Earlier', client_time: at(7) }), ada)).body.body?.value).toBe(
      'Later',
    );
    expect((await list(ada)).count).toBe(1);
    await remove(id, ada);
    expect((await remove(id, ada)).status).toBe(204);
  });

  it('of another person cannot be changed or deleted', async () => {
    const id = newId();
    await put(id, note(), ada);
    expect((await put(id, note({ note: 'Mine now' }), ben)).status).toBe(404);
    expect((await remove(id, ben)).status).toBe(204);
    expect((await list(ada)).results[0]?.body?.value).toBe('Where to?');
    await remove(id, ada);
  });

  it('are at most 200 in one book, also with concurrent requests', async () => {
    await app.within(oak, (tx) =>
      tx.annotation.createMany({
        data: Array.from({ length: 199 }, () => ({
          id: newId(),
          tenant_id: oak.id,
          user_id: larch.students[0]!.id,
          book_tenant_id: oak.id,
          book_id: book,
          motivation: 'bookmarking',
          locator: {},
          page: 1,
          percentage: 1,
          client_time: new Date(),
          updated_at: new Date(),
        })),
      }),
    );
    const answers = await Promise.all([1, 2, 3].map(() => put(newId(), note(), stranger)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('notes_full');
  });

  it.each([
    ['an empty note', { note: ' ' }, 'note'],
    ['another kind', { motivation: 'liking' }, 'motivation'],
    ['a colour of its own', { colour: '#f00' }, 'colour'],
    ['a page before the first', { page: 0 }, 'page'],
    ['a long quotation', { quote: 'x'.repeat(1_001) }, 'quote'],
    ['another writer', { user_id: newId() }, 'user_id'],
  ])('are refused with %s', async (_what, change, field) => {
    const { status, body } = await put(newId(), note(change), ada);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('class notes', () => {
  it('shows a note to the class after its teacher approved it, and hides it again', async () => {
    const id = newId();
    expect((await put(id, note({ visibility: 'class' }), ada)).body).toMatchObject({
      state: 'waiting',
      class_id: beech.id,
    });
    expect(ids(await list(ben, 'margin'))).toEqual([]);
    const [waiting] = (await list(beech.token, 'margin')).results;
    expect(waiting).toMatchObject({ id, state: 'waiting', creator: 'Kid0' });

    expect((await decide(id, 'show', beech.token)).body.state).toBe('shown');
    expect((await list(ben, 'margin')).results).toMatchObject([{ id, creator: 'Kid0', state: 'shown' }]);
    expect(ids(await list(stranger, 'margin'))).toEqual([]);
    expect(ids(await list(larch.token, 'margin'))).toEqual([]);

    // A changed text has to be reviewed again.
    expect((await put(id, note({ visibility: 'class', note: 'Something else' }), ada)).body.state).toBe(
      'waiting',
    );
    expect(ids(await list(ben, 'margin'))).toEqual([]);
    await decide(id, 'hide', beech.token);
    expect(ids(await list(ben, 'margin'))).toEqual([]);
    expect((await list(ada)).results[0]?.state).toBe('hidden');
    await put(id, note({ visibility: 'private' }), ada);
    expect((await decide(id, 'show', beech.token)).status).toBe(404);
    await remove(id, ada);
  });

  it('is decided on by the class’s own teachers and the school’s administrators alone', async () => {
    const id = newId();
    await put(id, note({ visibility: 'class' }), ada);
    const head = await app.tokenOf(oak, 'school_admin');
    expect([
      (await decide(id, 'show', larch.token)).status,
      (await decide(id, 'show', ben)).status,
      (await decide(id, 'show', neighbour, elm)).status,
      (await decide(id, 'perhaps', beech.token)).status,
      (await decide(id, 'show', head)).status,
    ]).toEqual([404, 403, 404, 422, 200]);
    await remove(id, ada);
  });

  it('marks private data for the teacher before approval, in four languages', async () => {
    const told = [
      ['Ring me: 0171 555 0134', 'phone', '0171 555 0134'],
      ['J’habite 12 rue des Lilas', 'address', '12 rue des Lilas'],
      ['رقمي ٠٥٠١٢٣٤٥٦٧', 'phone', '٠٥٠١٢٣٤٥٦٧'],
      ['तुम बेवकूफ हो', 'rude', 'बेवकूफ'],
    ] as const;
    for (const [words, kind, exact] of told) {
      const id = newId();
      const saved = await put(id, note({ visibility: 'class', note: words }), ada);
      expect(saved.body.flags).toEqual([]);
      const waiting = await app.ask<WaitingNotePage>(oak, 'GET', '/api/class-notes/', { as: beech.token });
      expect(waiting.body.results.map(({ flags }) => flags)).toEqual([[{ kind, exact }]]);
      const margin = await list(beech.token, 'margin');
      expect(margin.results.map(({ flags }) => flags)).toEqual([[{ kind, exact }]]);
      await decide(id, 'show', beech.token);
      expect((await list(ben, 'margin')).results.map(({ flags }) => flags)).toEqual([[]]);
      await remove(id, ada);
    }
  });

  it('list notes that wait for teachers, with their book', async () => {
    const id = newId();
    await put(id, note({ visibility: 'class' }), ada);
    const waiting = async (as: string, school = oak) =>
      (await app.ask<WaitingNotePage>(school, 'GET', '/api/class-notes/', { as })).body.results;
    expect(await waiting(beech.token)).toMatchObject([
      { id, book_title: expect.any(String), creator: 'Kid0' },
    ]);
    const ofBook = async (book: string) =>
      (await app.ask<WaitingNotePage>(oak, 'GET', `/api/class-notes/?book=${book}`, { as: beech.token })).body
        .count;
    expect([await ofBook(book), await ofBook(newId())]).toEqual([1, 0]);
    expect((await app.ask(oak, 'GET', '/api/class-notes/?book=all', { as: beech.token })).status).toBe(422);
    expect(await waiting(larch.token)).toEqual([]);
    expect(await waiting(neighbour, elm)).toEqual([]);
    await remove(id, ada);
  });

  it('require the class when there are several, and refuse other classes', async () => {
    expect((await put(newId(), note({ visibility: 'class', class_id: larch.id }), ada)).body.errors).toEqual({
      class_id: ['Choose one of your classes.'],
    });
    const nobody = await app.tokenOf(oak, 'parent');
    expect((await put(newId(), note({ visibility: 'class' }), nobody)).body.errors).toEqual({
      class_id: ['You are in no class to share it with.'],
    });
  });

  it('show a teacher’s own note at once', async () => {
    const id = newId();
    await put(id, note({ visibility: 'class', note: 'Look here' }), beech.token);
    expect((await list(ben, 'margin')).results).toMatchObject([{ id, state: 'shown' }]);
    await remove(id, beech.token);
  });
});
