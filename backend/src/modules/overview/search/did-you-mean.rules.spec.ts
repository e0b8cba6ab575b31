import { describe, expect, it } from '@jest/globals';
import { didYouMean } from './did-you-mean.rules.ts';

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
