import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishToLibrary } from '../../../../test/support/books.ts';
import { startTestApp, type TestApp, type TestSchool } from '../../../../test/support/test-app.ts';
import type { Problem } from '../../../platform/http/problem.filter.ts';
import type { Combined } from './search.controller.ts';

let app: TestApp;
let oak: TestSchool;
let elm: TestSchool;
beforeAll(async () => {
  app = await startTestApp();
  [oak, elm] = await Promise.all([app.makeSchool('oak'), app.makeSchool('elm')]);
  await publishToLibrary(app, oak, {
    slug: 'lighthouse',
    title: 'The Lighthouse Cat',
    authors: ['Inês Duarte'],
  });
  await publishToLibrary(app, oak, { title: 'Lighthouse', summary: 'Nothing else.' });
  await publishToLibrary(app, oak, { title: 'Salt', summary: 'An old lighthouse keeper sings.' });
  await publishToLibrary(app, oak, { title: 'The Kite Makers', authors: ['Dawit Alemu'] });
  await publishToLibrary(app, oak, { title: 'My Dog Is a Cloud', student_made: true });
  await publishToLibrary(app, oak, { title: 'Bees and the Fox' });
  await publishToLibrary(app, oak, { title: 'Hidden Lighthouse', status: 'draft' });
  await publishToLibrary(app, elm, { title: 'Lighthouse of the Neighbours' });
  await publishToLibrary(app, app.platform, { title: 'Lighthouses for Everybody' });
});
afterAll(() => app.close());

const search = async (words: string, more = '') =>
  (await app.ask<Combined & Problem>(oak, 'GET', `/api/combined/?search=${encodeURIComponent(words)}${more}`))
    .body;
const titles = async (words: string) => (await search(words)).results.books.map(({ title }) => title);

describe('GET /combined/', () => {
  it('returns every kind of result, best first, of this school and the platform only', async () => {
    const answer = await search('lighthouse');
    expect(Object.keys(answer.results)).toEqual([
      'books',
      'stories',
      'courses',
      'charities',
      'projects',
      'hubs',
      'challenges',
      'libraries',
    ]);
    expect(answer.results.books.map(({ title }) => title)).toEqual([
      'Lighthouse',
      'Lighthouses for Everybody',
      'The Lighthouse Cat',
      'Salt',
    ]);
    expect([answer.query, answer.count]).toEqual(['lighthouse', 4]);
    expect(answer.results.books[2]).toMatchObject({
      type: 'book',
      slug: 'lighthouse',
      subtitle: 'Inês Duarte',
      image: null,
      url: '/library/lighthouse',
      matched_on: 'title',
    });
    expect(answer.results.books[3]?.matched_on).toBe('summary');
    const scores = answer.results.books.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
  });

  it.each(['lighthose cat', 'ligthouse cat', 'LIGHTHOUSE  CAT', 'lighthuose cat'])(
    'finds “%s”',
    async (words) => {
      expect((await titles(words))[0]).toBe('The Lighthouse Cat');
    },
  );

  it('suggests a spelling, except when the typed words were found', async () => {
    expect((await search('lighthose')).did_you_mean).toBe('lighthouse');
    expect((await search('lighthouse')).did_you_mean).toBeNull();
    expect((await search('xylophone')).did_you_mean).toBeNull();
  });

  it.each([
    ['laffed', 'laughed'],
    ['afrade', 'afraid'],
    ['foks', 'fox'],
    ['bes', 'bees'],
  ])('suggests for “%s” the common word that sounds alike: “%s”', async (typed, meant) => {
    expect((await search(typed)).did_you_mean).toBe(meant);
  });

  it.each(['hindi', 'हिंदी', 'الهندية'])('finds books in the language that “%s” names', async (words) => {
    await publishToLibrary(app, oak, { title: 'चाँद', language: 'hi-IN', published_at: new Date() });
    expect(await titles(words)).toContain('चाँद');
    expect((await search(words)).did_you_mean).toBeNull();
  });

  it.each(['pluie', 'बारिश', 'مطر'])('finds books about what “%s” names', async (words) => {
    await publishToLibrary(app, oak, { title: 'Puddles', themes: ['rain'] });
    expect(await titles(words)).toContain('Puddles');
    expect((await search(words)).did_you_mean).toBeNull();
  });

  it('finds what students wrote as stories', async () => {
    const { results, count } = await search('my dog is a cloud');
    expect([results.books, count]).toEqual([[], 1]);
    expect(results.stories).toEqual([expect.objectContaining({ type: 'story', title: 'My Dog Is a Cloud' })]);
    expect(results.stories[0]).not.toHaveProperty('student_made');
  });

  it.each(['dawit', 'Dawit Alemu', 'dawit alemmu'])(
    'finds the author “%s”, with that reason',
    async (words) => {
      const { results } = await search(words);
      expect(results.books[0]).toMatchObject({ title: 'The Kite Makers', matched_on: 'author' });
    },
  );

  it('returns nothing for empty input, punctuation, and unknown words', async () => {
    for (const words of ['', '   ', '%', "'; drop table", 'xylophone zebra'])
      expect([words, await titles(words)]).toEqual([words, []]);
  });

  it('returns the requested number of each kind, and reports other errors', async () => {
    expect((await search('lighthouse', '&limit=1')).results.books).toHaveLength(1);
    const { errors } = await search('lighthouse', '&limit=51');
    expect(errors).toEqual({ limit: ['limit must be a whole number from 1 to 50.'] });
    expect((await search('x'.repeat(256))).errors).toEqual({
      search: ['search must have at most 255 characters.'],
    });
  });
});
