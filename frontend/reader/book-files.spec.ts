import { afterEach, describe, expect, it } from '@jest/globals';
import { AddressExpired, bookFiles } from './book-files.ts';

const ORIGIN = 'http://files.school.localhost:3000';
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('bookFiles', () => {
  it.each(['https://elsewhere.example/b/x/', '/reader/', '/b/x', 'http://school.localhost:3000/b/x/'])(
    'refuses %s as the address of a book',
    (base) => expect(() => bookFiles(base, ORIGIN)).toThrow(),
  );

  it('encodes names and does not leave the book', () => {
    const files = bookFiles(`${ORIGIN}/b/key/`, ORIGIN);
    expect(files.url('EPUB/page 1?.xhtml')).toBe(`${ORIGIN}/b/key/EPUB/page%201%3F.xhtml`);
    expect(() => files.url('../other/book.opf')).toThrow();
  });

  it.each([
    [404, null],
    [200, 'text'],
  ])('answers %d with %s', async (status, expected) => {
    globalThis.fetch = () => Promise.resolve(new Response('text', { status }));
    await expect(bookFiles(`${ORIGIN}/b/key/`, ORIGIN).loadText('a.xhtml')).resolves.toBe(expected);
  });

  it('distinguishes an expired address from a fault', async () => {
    const files = bookFiles(`${ORIGIN}/b/key/`, ORIGIN);
    globalThis.fetch = () => Promise.resolve(new Response('', { status: 403 }));
    await expect(files.loadText('a.xhtml')).rejects.toBeInstanceOf(AddressExpired);
    globalThis.fetch = () => Promise.resolve(new Response('', { status: 503 }));
    await expect(files.loadBlob('a.jpg')).rejects.not.toBeInstanceOf(AddressExpired);
  });
});
