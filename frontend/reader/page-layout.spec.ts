import { describe, expect, it } from '@jest/globals';
import type { EPUB } from 'foliate-js/epub.js';
import { spreadOf } from './page-layout.ts';

const book = (spread: string, properties: string[] = [], pageSpread?: string) =>
  ({
    rendition: { spread },
    sections: [{ pageSpread }, {}],
    resources: { spine: [{ properties }, {}] },
  }) as unknown as EPUB;
const PART = { first: 0, last: 1 };

describe('spreadOf', () => {
  it.each([
    ['as the book says', book('both'), PART, 700, 'both'],
    ['as its first page says', book('both', ['rendition:spread-none']), PART, 700, 'none'],
    ['in landscape only, on a phone', book('both'), PART, 366, 'landscape'],
    ['not changed on a phone otherwise', book('auto'), PART, 366, 'auto'],
    ['a single page alone', book('both'), { first: 0, last: 0 }, 366, 'none'],
    ['a single page on its side', book('both', [], 'right'), { first: 0, last: 0 }, 700, 'both'],
  ])('%s', (_, epub, part, shorterSide, spread) => {
    expect(spreadOf(epub, part, shorterSide)).toBe(spread);
  });
});
