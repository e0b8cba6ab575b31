import { afterEach, describe, expect, it } from '@jest/globals';
import { activate, t, translated, voiceWith } from './index.ts';
import { compileMessage } from './compile.ts';

describe('a text', () => {
  it.each<[string, Record<string, string | number>, string]>([
    ['Books', {}, 'Books'],
    ['Page {page} of {pages}', { page: 3, pages: 28 }, 'Page 3 of 28'],
    ['{count, plural, one {# book} other {# books}}', { count: 1 }, '1 book'],
    ['{count, plural, one {# book} other {# books}}', { count: 1284 }, '1,284 books'],
    [
      '{name}, {count, plural, =0 {nobody} one {# student} other {# students}}',
      { name: 'Oak', count: 0 },
      'Oak, nobody',
    ],
    ['Books for “{search}”', { search: '{count} #1' }, 'Books for “{count} #1”'],
  ])('%s', (message, values, shown) => {
    expect(t(message, values)).toBe(shown);
  });

  it.each(['{count, select, a {b}}', '{count, plural, one {# book}', '{name'])(
    'with a mistake is reported: %s',
    (message) => {
      expect(() => compileMessage(message)).toThrow();
    },
  );
});

describe('another language', () => {
  const books =
    '{count, plural, zero {لا كتب} one {كتاب واحد} two {كتابان} few {# كتب} many {# كتابًا} other {# كتاب}}';
  const source = '{count, plural, one {# book} other {# books}}';

  afterEach(() => activate('en', {}));

  it.each([
    [0, 'لا كتب'],
    [1, 'كتاب واحد'],
    [2, 'كتابان'],
    [3, '3 كتب'],
    [11, '11 كتابًا'],
    [100, '100 كتاب'],
    [1284, '1,284 كتابًا'],
  ])('counts %s in Arabic by its six forms, with the digits of the page', (count, shown) => {
    activate('ar', { [source]: books });
    expect(t(source, { count })).toBe(shown);
  });

  it('has its own plural rules and number groups: French and Hindi', () => {
    activate('fr', { [source]: '{count, plural, one {# livre} other {# livres}}' });
    expect([0, 1, 2].map((count) => t(source, { count }))).toEqual(['0 livre', '1 livre', '2 livres']);
    activate('hi', { [source]: '{count, plural, one {# किताब} other {# किताबें}}' });
    expect(t(source, { count: 123_456 })).toBe('1,23,456 किताबें');
  });

  it('can be used for speech beside the language of the page, with English where a text is missing', () => {
    const french = voiceWith('fr', { [source]: '{count, plural, one {# livre} other {# livres}}' });
    expect([french.t(source, { count: 0 }), french.t('Books'), t(source, { count: 0 })]).toEqual([
      '0 livre',
      'Books',
      '0 books',
    ]);
  });

  it('falls back to English where a text is missing, and leaves messages of the server unchanged', () => {
    activate('fr', { 'Login failed': 'La connexion a échoué' });
    expect(t('Books')).toBe('Books');
    expect(translated('Login failed')).toBe('La connexion a échoué');
    expect(translated('Weird { sentence')).toBe('Weird { sentence');
  });
});
