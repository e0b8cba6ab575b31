import { describe, expect, it } from '@jest/globals';
import { languageOf, wordOf } from './word.rules.ts';

describe('a word that was tapped', () => {
  it.each([
    ['Seed', 'en', 'seed'],
    ['“Whisper,”', 'en', 'whisper'],
    ["don't", 'en', "don't"],
    ['don’t', 'en', "don't"],
    ['École', 'fr', 'école'],
    ['E\u0301cole', 'fr', 'école'],
    ['كتـــاب', 'ar', 'كتاب'],
    ['किताब।', 'hi', 'किताब'],
    ['हिन्दी', 'hi', 'हिन्दी'],
    ['IRMAK', 'tr', 'ırmak'],
    [' hot   dog ', 'en', 'hot dog'],
  ])('%s in %s is %s', (text, language, word) => expect(wordOf(text, language)).toBe(word));

  it.each(['', '…', '12', '🐶', 'a'.repeat(49), 'one two three four five'])('“%s” is none', (text) =>
    expect(wordOf(text, 'en')).toBeNull(),
  );

  it.each([
    ['en-ZA', 'en'],
    ['EN_gb', 'en'],
    ['xh', 'xh'],
    ['und', null],
    ['', null],
    ['english', null],
  ])('the language of %s is %s', (tag, language) => expect(languageOf(tag)).toBe(language));
});
