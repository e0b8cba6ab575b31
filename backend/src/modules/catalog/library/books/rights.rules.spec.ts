import { describe, expect, it } from '@jest/globals';
import { isbnOf, licenseOf, toIsbn13 } from './rights.rules.ts';

describe('an ISBN', () => {
  it.each([
    ['978-0-306-40615-7', '9780306406157'],
    ['ISBN: 0-306-40615-2', '9780306406157'],
    ['080442957X', '9780804429573'],
    ['978-0-306-40615-8', null],
    ['0-306-40615-3', null],
    ['hello', null],
  ])('written as %s is %s', (written, isbn) => expect(toIsbn13(written)).toBe(isbn));

  it('is extracted from among other numbers', () => {
    expect(
      isbnOf([
        { scheme: 'uuid', value: '9780306406157' },
        { scheme: 'isbn', value: 'wrong' },
        { scheme: 'gtin', value: '9780306406157' },
      ]),
    ).toBe('9780306406157');
    expect(isbnOf([])).toBeNull();
  });
});

describe('a licence', () => {
  it.each([
    ['https://creativecommons.org/licenses/by-sa/4.0/', 'CC-BY-SA-4.0'],
    ['Released under CC BY-NC 3.0 by the author', 'CC-BY-NC-3.0'],
    ['CC-BY', 'CC-BY-4.0'],
    ['https://creativecommons.org/publicdomain/zero/1.0/', 'CC0-1.0'],
    ['© 2020 Somebody. All rights reserved.', null],
    [null, null],
  ])('is read from “%s” as %s', (rights, name) => expect(licenseOf(rights)).toBe(name));
});
