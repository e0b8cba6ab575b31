import { describe, expect, it } from '@jest/globals';
import { isbnProblem, toIsbn13 } from './isbn.ts';

describe('an ISBN', () => {
  it.each([
    ['978-0-306-40615-7', '9780306406157'],
    ['0-306-40615-2', '9780306406157'],
    ['urn:isbn:9780306406157', '9780306406157'],
    ['ISBN-13: 978 0 306 40615 7', '9780306406157'],
    ['080442957x', '9780804429573'],
    ['979-10-90636-07-1', '9791090636071'],
  ])('%s is read', (written, isbn) => {
    expect(toIsbn13(written)).toBe(isbn);
    expect(isbnProblem(written)).toBeNull();
  });

  it.each([
    ['9780306406158', /do not fit together/],
    ['0306406153', /do not fit together/],
    ['97803064061', /has 10 or 13 digits, this has 11/],
    ['5901234123457', /begins with 978 or 979/],
    ['030640615A', /digits alone/],
    ['03064X6152', /digits alone/],
    ['', /this has 0/],
  ])('%s is refused with a message', (written, words) => {
    expect(toIsbn13(written)).toBeNull();
    expect(isbnProblem(written)).toMatch(words);
  });
});
