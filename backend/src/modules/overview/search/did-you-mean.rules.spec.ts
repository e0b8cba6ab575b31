import { describe, expect, it } from '@jest/globals';
import { didYouMean, unknownWords } from './did-you-mean.rules.ts';

const found = ['The Lighthouse Cat', 'Inês Duarte', 'Where Rivers Sleep', 'الفنار والقط'];

describe('the suggested spelling', () => {
  it.each([
    ['lighthose', 'lighthouse'],
    ['lighthuose cat', 'lighthouse cat'],
    ['the rivrs', 'the rivers'],
    ['duarta', 'duarte'],
    ['الفنير', 'الفنار'],
  ])('of “%s” is “%s”', (typed, meant) => {
    expect(didYouMean(typed, found)).toBe(meant);
  });

  it.each([['lighthouse'], ['LIGHT'], ['ines'], ['cta'], ['elephant'], ['']])(
    'of “%s” is undefined',
    (typed) => {
      expect(didYouMean(typed, found)).toBeNull();
    },
  );

  it('is undefined where nothing is similar', () => {
    expect(didYouMean('lighthose', [])).toBeNull();
  });
});

describe('a spelling by sound', () => {
  const alike = (typed: string, ...words: [string, number][]) =>
    new Map([[typed, words.map(([word, titles]) => ({ word, titles }))]]);

  it.each([
    [
      'laffed',
      'laughed',
      [
        ['loved', 0],
        ['laughed', 0],
        ['lift', 0],
      ],
    ],
    ['afrade', 'afraid', [['afraid', 0]]],
    [
      'foks',
      'fox',
      [
        ['fox', 2],
        ['fix', 0],
      ],
    ],
    [
      'bes',
      'bees',
      [
        ['boys', 0],
        ['busy', 0],
        ['bees', 1],
      ],
    ],
  ] as [string, string, [string, number][]][])('of “%s” is “%s”', (typed, meant, words) => {
    expect(didYouMean(typed, found, alike(typed, ...words))).toBe(meant);
  });

  it('prefers words of more titles', () => {
    expect(didYouMean('rane', [], alike('rane', ['rein', 0], ['rain', 7]))).toBe('rain');
  });

  it('leaves a word that exists, and one that sounds alike but has other letters throughout', () => {
    expect(didYouMean('boys', [], alike('boys', ['boys', 0], ['bees', 9]))).toBeNull();
    expect(didYouMean('psi', [], alike('psi', ['xyzabc', 9]))).toBeNull();
  });

  it('is needed for words of three letters or more that no result begins with', () => {
    expect(unknownWords('the FOKS ligh no', found)).toEqual(['foks']);
  });
});
