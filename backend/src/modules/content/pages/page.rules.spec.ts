import { describe, expect, it } from '@jest/globals';
import {
  anchorOf,
  choosePage,
  directionOf,
  isPageSlug,
  isSchoolPage,
  languagesOf,
  PAGE_LOCALES,
  PAGE_SLUGS,
  partsOf,
  type Candidate,
} from './page.rules.ts';

const text = (owner: Candidate['owner'], locale: Candidate['locale']): Candidate => ({ owner, locale });

describe('the version of a page that is shown', () => {
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

describe('the sections of a page', () => {
  it('begin at each heading of the second level', () => {
    expect(partsOf('Hello.\r\n\r\n## One\nFirst.\n\n### Deeper\nStill one.\n## Two')).toEqual({
      intro: 'Hello.',
      parts: [
        { title: 'One', body: 'First.\n\n### Deeper\nStill one.' },
        { title: 'Two', body: '' },
      ],
    });
  });

  it('get a shareable anchor in every script', () => {
    expect(anchorOf('How do I start?', 0)).toBe('how-do-i-start');
    expect(anchorOf('كيف أبدأ؟', 0)).toBe('كيف-أبدأ');
    expect(anchorOf('???', 2)).toBe('part-3');
  });
});

describe('the pages', () => {
  it('are identified by the last part of their address', () => {
    expect(isPageSlug('privacy-policy')).toBe(true);
    expect(isPageSlug('privacy')).toBe(false);
  });

  it('that a school may write itself are two; the others are the same for everybody', () =>
    expect(PAGE_SLUGS.filter(isSchoolPage)).toEqual(['about', 'contact']));

  it('are right to left in Arabic only', () =>
    expect(PAGE_LOCALES.map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'ltr']));

  it('of a school are offered in its own languages, those of the platform in all existing ones', () => {
    const texts = [text('built-in', 'en'), text('platform', 'fr'), text('school', 'hi')];
    expect(languagesOf(texts, texts[0]!)).toEqual(['en', 'fr', 'hi']);
    expect(languagesOf(texts, texts[2]!)).toEqual(['hi']);
  });

  it('that exist in a third language only are not shown', () =>
    expect(choosePage([text('school', 'ar'), text('platform', 'hi')], 'fr')).toBeUndefined());
});

describe('the texts of a page', () => {
  it('are read with line ends of every system, and trimmed', () =>
    expect(partsOf('Hello. \r\r##   One  \r  First.  \r\r## Two\n\n')).toEqual({
      intro: 'Hello.',
      parts: [
        { title: 'One', body: 'First.' },
        { title: 'Two', body: '' },
      ],
    }));

  it('are empty where nothing is written', () => expect(partsOf('')).toEqual({ intro: '', parts: [] }));

  it('have anchors without accents and double hyphens, of sixty characters at most', () => {
    expect(anchorOf('— Où est l’été?! —', 0)).toBe('où-est-l-été'.normalize('NFD').replace(/\p{M}/gu, ''));
    expect(anchorOf('a'.repeat(80), 0)).toBe('a'.repeat(60));
  });
});
