import { describe, expect, it } from '@jest/globals';
import { spokenHere, wishedLanguage } from './language.ts';

describe('the language that a browser prefers', () => {
  it.each([
    ['fr', 'fr'],
    ['de, fr-CA;q=0.8, en;q=0.5', 'fr'],
    ['en;q=0.5, ar', 'ar'],
    ['hi-IN,hi;q=0.9,en-GB;q=0.8', 'hi'],
    ['fr;q=0, en', 'en'],
    ['de, nl', null],
    ['*', null],
    ['', null],
    [';;q=,,', null],
  ])('in “%s” is %s', (header, language) => {
    expect(wishedLanguage(header)).toBe(language);
  });

  it('is undefined without a header', () => expect(wishedLanguage(undefined)).toBeNull());

  it('is recognised by its first part only', () => {
    expect(['FR-ca', 'english', 'xx', 7, null].map(spokenHere)).toEqual(['fr', null, null, null, null]);
  });
});
