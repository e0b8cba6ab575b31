import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedData } from '../../../../../test/support/shared-data.ts';
import { languageOf, WORD_MAX, wordOf } from './word.rules.ts';

describe('a tapped word', () => {
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

const data = sharedData();
(data === null ? describe.skip : describe)('the big list of naughty strings', () => {
  it('is normalised to a stable form, or is none, for any input', () => {
    const strings = JSON.parse(readFileSync(join(data ?? '', 'strings/blns.json'), 'utf8')) as string[];
    expect(strings.length).toBeGreaterThan(500);
    for (const language of ['en', 'ar', 'tr'])
      for (const text of strings) {
        const word = wordOf(text, language);
        if (word === null) continue;
        expect(word.length).toBeLessThanOrEqual(WORD_MAX);
        expect(wordOf(word, language)).toBe(word);
      }
  });
});
