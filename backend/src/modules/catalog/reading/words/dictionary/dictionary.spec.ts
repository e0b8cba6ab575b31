import { afterAll, describe, expect, it } from '@jest/globals';
import { Dictionary } from './dictionary.ts';
import { pictureBookWord } from './picture-book-words.ts';
import { lemmasOf, plainGloss } from './wordnet.rules.ts';

const dictionary = new Dictionary();
afterAll(() => dictionary.onApplicationShutdown());

describe('the dictionary', () => {
  it('returns the usual meaning first, with an example that contains the word', async () => {
    const entry = await dictionary.find('en', 'lighthouse');
    expect(entry).toEqual({
      headword: 'lighthouse',
      senses: [
        {
          headword: 'lighthouse',
          part: 'noun',
          meaning: 'a tower with a light that gives warning of shoals to passing ships',
          example: null,
          like: [],
        },
      ],
    });
    const [happily] = (await dictionary.find('en', 'happily'))!.senses;
    expect(happily).toMatchObject({ part: 'adv', example: 'They shouted happily.' });
  });

  it.each([
    ['ran', 'run'],
    ['mice', 'mouse'],
    ['running', 'run'],
    ['stories', 'story'],
    ['children', 'child'],
    ['whispered', 'whisper'],
    ['tiniest', 'tiny'],
    ['bigger', 'big'],
    ['boxes', 'box'],
    ['wolves', 'wolf'],
    ['lion’s', 'lion'],
    ['seed', 'seed'],
    ['paris', 'Paris'],
    ['zebra', 'zebra'],
    ['aardvark', 'aardvark'],
  ])('%s is %s', async (word, headword) => {
    expect((await dictionary.find('en', word))?.headword).toBe(headword);
  });

  it('returns every word that an inflected form may belong to', async () => {
    const { senses } = (await dictionary.find('en', 'leaves'))!;
    expect(new Set(senses.map(({ headword }) => headword))).toEqual(new Set(['leave', 'leaf']));
  });

  it('contains no vulgar words, and no vulgar meanings of others', async () => {
    for (const word of ['ass', 'shit', 'fucking', 'bitches', 'negro', 'whore'])
      expect(await dictionary.find('en', word)).toBeNull();
    for (const word of ['dog', 'sex', 'cock', 'tool', 'grass', 'bang', 'faggot', 'come', 'mount'])
      for (const { meaning, like } of (await dictionary.find('en', word))?.senses ?? [])
        expect([meaning, ...like].join(' ')).not.toMatch(
          /girl or woman|sexual|copulat|genital|intercourse|homosexual|street name|slang|vulgar/i,
        );
  });

  it('returns nothing for other languages, stop words, empty input and at the ends of its files', async () => {
    for (const word of [
      'a',
      'he',
      'at',
      'xyzzy',
      'zzz',
      'zyrian zyrian',
      '../../etc/passwd',
      '%',
      'a'.repeat(48),
    ])
      expect(await dictionary.find('en', word)).toBeNull();
    expect(await dictionary.find('fr', 'table')).toBeNull();
  });
});

describe('inflected forms', () => {
  it('are resolved by rules and a list of irregular forms', () => {
    const of = (word: string) => lemmasOf(word).map(({ part, lemma }) => `${part} ${lemma}`);
    expect(of('went')).toContain('verb go');
    expect(of('hopping')).toEqual(expect.arrayContaining(['verb hop', 'verb hopp']));
    expect(of('seed')).not.toContain('verb see');
    expect(of('better')).toContain('adj good');
  });
});

describe('a gloss', () => {
  it('loses remarks in brackets and keeps the first example with the word', () => {
    expect(
      plainGloss(
        '(botany) a small hard fruit (of a plant); any of many; "the kernel is hard"; "sow the seeds in spring"',
        'seed',
      ),
    ).toEqual({ meaning: 'a small hard fruit; any of many', example: 'Sow the seeds in spring.' });
  });
});

describe('easy words for the youngest', () => {
  it.each([
    ['en', 'seed', 'seed'],
    ['fr', 'oiseaux', 'oiseau'],
    ['ar', 'كتاب', 'كتاب'],
    ['ar', 'والشمس', 'شمس'],
    ['ar', 'بالبيت', 'بيت'],
    ['ar', 'شَمْس', 'شمس'],
    ['hi', 'किताबें', 'किताब'],
  ])('in %s know %s as %s', (language, word, headword) => {
    expect(pictureBookWord(language, word)).toMatchObject({
      headword,
      meaning: expect.stringMatching(/\S{2,}/),
    });
  });
  it('use only words of the same list', () => {
    expect(pictureBookWord('en', 'constitution')).toBeNull();
    expect(pictureBookWord('xh', 'inja')).toBeNull();
  });
});
