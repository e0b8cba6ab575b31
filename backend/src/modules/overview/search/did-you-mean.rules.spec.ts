import { describe, expect, it } from '@jest/globals';
import { didYouMean } from './did-you-mean.rules.ts';

const found = ['The Lighthouse Cat', 'Inês Duarte', 'Where Rivers Sleep', 'الفنار والقط'];

describe('what somebody probably meant', () => {
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
    'of “%s” is what was typed, or nobody knows',
    (typed) => {
      expect(didYouMean(typed, found)).toBeNull();
    },
  );

  it('is unknown where nothing was found', () => {
    expect(didYouMean('lighthose', [])).toBeNull();
  });
});
