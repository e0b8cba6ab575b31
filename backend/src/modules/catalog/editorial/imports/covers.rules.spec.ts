import { describe, expect, it } from '@jest/globals';
import { isbnInName, isCoverName } from './covers.rules.ts';

describe('the name of a cover', () => {
  it.each([
    ['9780306406157.jpg', '9780306406157'],
    ['covers/978-0-306-40615-7.PNG', '9780306406157'],
    ['0306406152.webp', '9780306406157'],
    ['front of 978 0 306 40615 7 (large).jpg', '9780306406157'],
    ['cover_9780306406157_front.jpeg', '9780306406157'],
    ['9780306406158.jpg', null],
    ['heron.jpg', null],
    ['IMG_20240519_101112.jpg', null],
  ])('%s gives %s', (name, isbn) => {
    expect(isbnInName(name)).toBe(isbn);
  });

  it.each([
    ['a/9780306406157.jpg', true],
    ['9780306406157.svg', false],
    ['__MACOSX/._9780306406157.jpg', false],
    ['.hidden.png', false],
    ['a/', false],
  ])('%s is a cover: %s', (name, is) => {
    expect(isCoverName(name)).toBe(is);
  });
});
