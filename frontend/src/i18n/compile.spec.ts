import { describe, expect, it } from '@jest/globals';
import { t } from './index.ts';
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
    'with a mistake is noticed: %s',
    (message) => {
      expect(() => compileMessage(message)).toThrow();
    },
  );
});
