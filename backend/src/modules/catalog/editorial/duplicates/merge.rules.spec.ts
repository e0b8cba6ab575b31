import { describe, expect, it } from '@jest/globals';
import { mergeDetails } from './merge.rules.ts';

const kept = { language: 'en', categories: ['a'] };
const going = { language: 'fr', categories: [] as string[] };
const merge = (own: object, ...others: object[]) =>
  mergeDetails({ ...kept, ...own }, others.map((one) => ({ ...going, ...one }))); // prettier-ignore

describe('the details that a merge adds to the surviving book', () => {
  it('are none when it has all details itself', () => {
    expect(merge({ isbn: '1', summary: 'Own', themes: ['sea'], age_min: 0 }, { isbn: '2', summary: 'Other', themes: ['sun'], age_min: 3 })).toEqual({});
  }); // prettier-ignore

  it.each([
    'isbn', 'subtitle', 'summary', 'license', 'publisher', 'published_on', 'series', 'series_position', 'reading_level', 'age_min',
    'age_max', 'age_rating', 'illustrators', 'translators', 'narrators', 'keywords', 'themes', 'sdg_goals',
  ])('include its missing %s', (name) => expect(merge({}, { [name]: 7 })).toEqual({ [name]: [null, 7] })); // prettier-ignore

  it.each([
    [null, null],
    ['', ''],
    [[], []],
    [undefined, null],
  ])('treat %j as missing', (own, before) =>
    expect(merge({ summary: own }, { summary: 'Other' })).toEqual({ summary: [before, 'Other'] }),
  );

  it('come from the first duplicate that states them', () => {
    expect(merge({}, { summary: '' }, { summary: 'Second' }, { summary: 'Third' })).toEqual({ summary: [null, 'Second'] });
    expect(merge({}, { summary: '' }, { themes: [] })).toEqual({});
    expect(merge({}, { title: 'Never the title', rights: 'own' })).toEqual({});
  }); // prettier-ignore

  it('include a language only where none was known', () => {
    expect(merge({ language: 'und' }, { language: 'und' }, { language: 'fr' })).toEqual({ language: ['und', 'fr'] });
    expect(merge({ language: 'und' }, { language: 'und' })).toEqual({});
    expect(merge({ language: 'en' }, { language: 'fr' })).toEqual({});
  }); // prettier-ignore

  it('include the categories of all, each once and twelve at most', () => {
    expect(merge({}, { categories: ['a'] })).toEqual({});
    expect(merge({}, { categories: ['b', 'a'] }, { categories: ['c', 'b'] })).toEqual({
      categories: [['a'], ['a', 'b', 'c']],
    });
    const many = Array.from({ length: 20 }, (_, at) => `m${at}`);
    expect(merge({}, { categories: many })['categories']![1]).toEqual(['a', ...many.slice(0, 11)]);
  });

  it('include no age range that begins after it ends', () => {
    expect(merge({ age_max: 6 }, { age_min: 7 })).toEqual({});
    expect(merge({ age_max: 6 }, { age_min: 6 })).toEqual({ age_min: [null, 6] });
    expect(merge({ age_min: 8 }, { age_max: 7 })).toEqual({});
    expect(merge({}, { age_min: 9 }, { age_max: 8 })).toEqual({});
    expect(merge({ age_max: 'six' }, { age_min: 7 })).toEqual({ age_min: [null, 7] });
  });
});
