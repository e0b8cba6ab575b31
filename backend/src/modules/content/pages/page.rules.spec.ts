import { describe, expect, it } from '@jest/globals';
import { anchorOf, choosePage, partsOf, type Candidate } from './page.rules.ts';

const text = (owner: Candidate['owner'], locale: Candidate['locale']): Candidate => ({ owner, locale });

describe('which text of a page is shown', () => {
  const builtIn = [text('built-in', 'en'), text('built-in', 'fr')];
  it.each([
    ['the language asked for', builtIn, 'fr', text('built-in', 'fr')],
    ['English where the language is missing', builtIn, 'hi', text('built-in', 'en')],
    [
      'the platform’s words before those that came along',
      [...builtIn, text('platform', 'fr')],
      'fr',
      text('platform', 'fr'),
    ],
    ['the language before the author', [...builtIn, text('platform', 'en')], 'fr', text('built-in', 'fr')],
    [
      'a school’s own words before everything',
      [...builtIn, text('school', 'en')],
      'fr',
      text('school', 'en'),
    ],
    ['never a third language', [text('school', 'ar'), ...builtIn], 'fr', text('built-in', 'fr')],
  ] as const)('is %s', (_name, texts, asked, expected) => {
    expect(choosePage(texts, asked)).toEqual(expected);
  });
});

describe('the parts of a page', () => {
  it('begin at each heading of the second level', () => {
    expect(partsOf('Hello.\r\n\r\n## One\nFirst.\n\n### Deeper\nStill one.\n## Two')).toEqual({
      intro: 'Hello.',
      parts: [
        { title: 'One', body: 'First.\n\n### Deeper\nStill one.' },
        { title: 'Two', body: '' },
      ],
    });
  });

  it('get an address that can be shared, in every script', () => {
    expect(anchorOf('How do I start?', 0)).toBe('how-do-i-start');
    expect(anchorOf('كيف أبدأ؟', 0)).toBe('كيف-أبدأ');
    expect(anchorOf('???', 2)).toBe('part-3');
  });
});
