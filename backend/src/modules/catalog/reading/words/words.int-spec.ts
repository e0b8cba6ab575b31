import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../../test/support/books.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { makeClass, type TestClass } from '../../../../../test/support/classes.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../../test/support/test-app.ts';
import type { Problem } from '../../../../platform/http/problem.filter.ts';
import { newId } from '../../../../platform/ids.ts';
import { MAX_SAVED_WORDS } from './word.rules.ts';
import type { WordEntry } from './word-view.ts';
import type { RequestedWordPage, SavedWordPage, SchoolWordPage } from './words.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
let beech: TestClass;
let mia: { id: string; token: string };
let leo: { id: string; token: string };
let book: string;

beforeAll(async () => {
  app = await startTestApp({ worker: true });
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  beech = await makeClass(app, oak, 2);
  [mia, leo] = (await Promise.all(
    beech.students.map(async (student) => ({ id: student.id, token: (await app.signIn(student)).access })),
  )) as [typeof mia, typeof leo];
  book = await publishToLibrary(app, oak, { title: 'The Kite Makers', file_id: newId() });
});
afterAll(() => app.close());

const lookUp = (word: string, as?: string, language = 'en', school = oak) =>
  app.ask<WordEntry & Problem>(school, 'GET', `/api/words/${language}/${encodeURIComponent(word)}/`, {
    ...(as && { as }),
  });
const keep = (as: string, body: object, id = newId(), school = oak) =>
  app.ask<{ id: string } & Problem>(school, 'PUT', `/api/my-words/${id}/`, {
    as,
    body: { language: 'en', word: 'Kite,', ...body },
  });
const mine = (as: string, person?: string, school = oak) =>
  app.ask<SavedWordPage & Problem>(school, 'GET', `/api/my-words/${person ? `?person=${person}` : ''}`, {
    as,
  });
const forget = (as: string, id: string) => app.ask(oak, 'DELETE', `/api/my-words/${id}/`, { as });
const asked = (as: string, school = oak) =>
  app.ask<RequestedWordPage & Problem>(school, 'GET', '/api/asked-words/', { as });
const explain = (as: string, word: string, body: object, language = 'en', school = oak) =>
  app.ask<Problem>(school, 'PUT', `/api/school-words/${language}/${word}/`, { as, body });

describe('a word', () => {
  it('is explained to everybody, including visitors, with easy words before the dictionary', async () => {
    const { status, body } = await lookUp('Seeds');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      word: 'seeds',
      language: 'en',
      has_dictionary: true,
      kept_id: null,
      asked: false,
    });
    expect(body.meanings[0]).toMatchObject({ headword: 'seed', part: 'noun', from: 'first_words' });
    expect(body.meanings.slice(1).every(({ from }) => from === 'wordnet')).toBe(true);
    expect((await lookUp('lighthouse')).body.meanings[0]).toMatchObject({ from: 'wordnet' });
  });

  it('without an entry returns none, also in a language without a dictionary', async () => {
    expect((await lookUp('flumbertwig')).body).toMatchObject({ meanings: [], has_dictionary: true });
    expect((await lookUp('constitution', undefined, 'fr')).body).toMatchObject({
      meanings: [],
      has_dictionary: false,
    });
    expect((await lookUp('والشمس', undefined, 'ar')).body.meanings[0]).toMatchObject({ headword: 'شمس' });
    expect((await lookUp('12')).status).toBe(422);
    expect((await lookUp('seed', undefined, 'nonsense')).status).toBe(422);
  });
});

describe('saved words', () => {
  it('are saved once, however often they are sent', async () => {
    const answers = await Promise.all([
      keep(mia.token, { sentence: 'The kite flew.', book_id: book, meaning: 'a toy that flies' }),
      keep(mia.token, { word: 'kite' }),
      keep(mia.token, { word: 'KITE', language: 'en-GB' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [id] = new Set(answers.map(({ body }) => body.id));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await mine(mia.token);
    expect(body).toMatchObject({ person: { id: mia.id }, count: 1 });
    expect(body.results[0]).toMatchObject({
      id,
      word: 'kite',
      meaning: 'a toy that flies',
      sentence: 'The kite flew.',
    });
    expect((await lookUp('kite', mia.token)).body.kept_id).toBe(id);
    expect((await lookUp('kite', leo.token)).body.kept_id).toBeNull();
    // A repeated request has the same response.
    expect((await keep(mia.token, {}, id)).body.id).toBe(id);
  });

  it('name their book, and are visible to those who may see the reading', async () => {
    const { body } = await keep(leo.token, { word: 'maker', book_id: book });
    expect((await mine(leo.token)).body.results[0]).toMatchObject({ book_title: 'The Kite Makers' });
    for (const as of [beech.token, await app.tokenOf(oak, 'school_admin')])
      expect((await mine(as, leo.id)).body.results).toMatchObject([{ word: 'maker' }]);
    const larch = await makeClass(app, oak, 1);
    for (const as of [mia.token, larch.token, await app.tokenOf(oak, 'parent')])
      expect((await mine(as, leo.id)).status).toBe(404);
    expect((await mine(await app.tokenOf(elm, 'school_admin'), leo.id, elm)).status).toBe(404);
    // Nobody can delete or overwrite another person's word.
    expect((await forget(mia.token, body.id)).status).toBe(204);
    expect((await keep(mia.token, { word: 'maker' }, body.id)).status).toBe(404);
    expect((await mine(leo.token)).body.count).toBe(1);
    expect((await forget(leo.token, body.id)).status).toBe(204);
    expect((await forget(leo.token, body.id)).status).toBe(204);
    expect((await mine(leo.token)).body.count).toBe(0);
  });

  it('are refused when they are not words, name an inaccessible book, or exceed the limit', async () => {
    expect((await keep(mia.token, { word: '' })).body.errors).toHaveProperty('word');
    expect((await keep(mia.token, { word: '…' })).body.errors).toEqual({ word: ['Choose one word.'] });
    expect((await keep(mia.token, { meaning: 'x'.repeat(301) })).status).toBe(422);
    expect((await keep(mia.token, { word: 'secret', book_id: newId() })).status).toBe(404);
    const someone = await app.makePerson(oak, 'student');
    await app.within(oak, (tx) =>
      tx.savedWord.createMany({
        data: Array.from({ length: MAX_SAVED_WORDS }, (_, i) => ({
          ...{ id: newId(), tenant_id: oak.id, user_id: someone.id, language: 'en', word: `word${i}` },
        })),
      }),
    );
    const { status, body } = await keep((await app.signIn(someone)).access, {});
    expect([status, body.code]).toEqual([409, 'words_full']);
  });
});

describe('asking the teacher', () => {
  it('shows the word to the teachers of the class, and their explanation to the whole school', async () => {
    await Promise.all([
      keep(mia.token, {
        word: 'flumbertwig',
        asked: true,
        sentence: 'A flumbertwig sat there.',
        book_id: book,
      }),
      keep(leo.token, { word: 'Flumbertwig', asked: true }),
    ]);
    expect((await asked(beech.token)).body).toMatchObject({
      count: 1,
      results: [
        {
          word: 'flumbertwig',
          students: 2,
          sentence: 'A flumbertwig sat there.',
          book_title: 'The Kite Makers',
        },
      ],
    });
    expect((await asked(await app.tokenOf(oak, 'school_admin'))).body.count).toBe(1);
    const larch = await makeClass(app, oak, 1);
    expect((await asked(larch.token)).body.count).toBe(0);
    expect((await asked(await app.tokenOf(elm, 'teacher'), elm)).body.count).toBe(0);

    expect((await explain(beech.token, 'Flumbertwig', { meaning: ' a made-up tree ' })).status).toBe(204);
    expect((await asked(beech.token)).body.count).toBe(0);
    expect((await lookUp('flumbertwig', leo.token)).body).toMatchObject({
      asked: true,
      meanings: [{ from: 'school', meaning: 'a made-up tree', example: null }],
    });
    const [word] = (await mine(mia.token)).body.results;
    expect(word).toMatchObject({ word: 'flumbertwig', from_school: true, meaning: 'a made-up tree' });
    // At another school, and for visitors, the word has no meaning.
    expect((await lookUp('flumbertwig')).body.meanings).toEqual([]);
    expect((await lookUp('flumbertwig', await app.tokenOf(elm, 'student'), 'en', elm)).body.meanings).toEqual(
      [],
    );
  });

  it('gives an explanation that precedes the dictionary, and is changed, listed and deleted by teachers only', async () => {
    for (const meaning of ['the stone in a plum', 'the small stone in a plum'])
      expect((await explain(beech.token, 'seed', { meaning, example: 'Spit out the seed.' })).status).toBe(
        204,
      );
    expect((await lookUp('seeds', mia.token)).body.meanings[0]).toMatchObject({
      from: 'school',
      headword: 'seed',
      meaning: 'the small stone in a plum',
    });
    expect((await explain(mia.token, 'seed', { meaning: 'no' })).status).toBe(403);
    expect((await explain(beech.token, 'seed', { meaning: '  ' })).body.errors).toHaveProperty('meaning');
    const list = await app.ask<SchoolWordPage>(oak, 'GET', '/api/school-words/?search=se', {
      as: beech.token,
    });
    expect(list.body.results).toMatchObject([{ word: 'seed', example: 'Spit out the seed.' }]);
    const remove = () => app.ask(oak, 'DELETE', '/api/school-words/en/seed/', { as: beech.token });
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await lookUp('seeds', mia.token)).body.meanings[0]!.from).toBe('first_words');
    await eventually(async () => {
      const entries = await app.within(oak, (tx) =>
        tx.auditEntry.findMany({
          where: { action: { startsWith: 'word.' } },
          select: { action: true, detail: true },
        }),
      );
      const ofSeed = entries.filter(({ detail }) => (detail as { name?: string }).name === 'seed');
      expect(ofSeed.map(({ action }) => action).sort()).toEqual([
        'word.explained',
        'word.explained',
        'word.removed',
      ]);
    });
  });

  it('is for students only', async () => {
    await keep(await app.tokenOf(oak, 'parent'), { word: 'grown', asked: true });
    expect((await asked(await app.tokenOf(oak, 'school_admin'))).body.count).toBe(0);
  });
});
