import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import nspell from 'nspell';
import { doubtsOf, withCorrection, wordsOf } from './spellingDoubts.ts';

const page = (text: string, id = 'p1') => ({ id, text });
const words = (text: string) => wordsOf([page(text)], 'en').map(({ word }) => word);

describe('words without a dictionary entry', () => {
  it('are listed for each page, once, without names, capitals, sounds and numbers', () => {
    expect(words('Otto saw the owl. Then Otto said POW! The owl went whoooosh 3 times, at 5pm.')).toEqual([
      'saw',
      'the',
      'owl',
      'Then',
      'said',
      'The',
      'went',
      'times',
      'at',
    ]);
    expect(wordsOf([page('a cat'), page('a cat', 'p2')], 'en')).toHaveLength(4);
    // A name found inside one sentence is a name at the start of another too; so are the names of co-authors.
    expect(
      wordsOf([page('Yara and Zuri laughed.'), page('Zuri ran.', 'p2')], 'en', ['Yara K']).map(
        ({ word }) => word,
      ),
    ).toEqual(['and', 'laughed', 'ran']);
    expect(words('It doesn’t matter')).toContain("doesn't");
  });
});

describe('spelling help', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-en-gb'));
  const known = nspell(
    readFileSync(join(folder, 'index.aff'), 'utf8'),
    readFileSync(join(folder, 'index.dic'), 'utf8'),
  );
  const doubts = (text: string) => {
    const placed = wordsOf([page(text)], 'en');
    const unknown = placed.filter(({ word }) => !known.correct(word));
    return doubtsOf(placed, new Map(unknown.map(({ word }) => [word, known.suggest(word)])));
  };

  it('lists unknown words with suggestions', () => {
    const found = doubts('“Ten, nine,” he wispered. Thay ran becos it doesn’t rain.');
    expect(found.map(({ word, better }) => [word, better[0]])).toEqual([
      ['wispered', 'whispered'],
      ['Thay', 'They'],
      ['becos', 'because'],
    ]);
  });

  it('ignores correct words', () => {
    expect(doubts('The colour of the sum was grey. My grandma’s teapot purred.')).toEqual([]);
  });
});

it('replaces whole words only, everywhere', () => {
  expect(withCorrection('He rane. Rane, rane! The ranes.', 'en', 'rane', 'ran')).toBe(
    'He ran. Rane, ran! The ranes.',
  );
});
