import { expect, it } from '@jest/globals';
import { featuredOrder } from './featuredOrder.ts';

const book = (id: string, language: string) => ({ id, language });
const books = [book('a', 'fr'), book('b', 'en-GB'), book('c', 'en'), book('d', 'hi')];
const ids = (leads: string[], locale: string) =>
  featuredOrder(books, leads, locale)
    .map(({ id }) => id)
    .join('');

it('has the books in the language of the page first', () => {
  expect(ids([], 'en-GB')).toBe('bcad');
  expect(ids([], 'fr')).toBe('abcd');
});

it('begins with a book that leads no other row, where there is one', () => {
  expect(ids(['b'], 'en')).toBe('cbad');
  expect(ids(['a', 'b', 'c', 'd'], 'en')).toBe('bcad');
});
