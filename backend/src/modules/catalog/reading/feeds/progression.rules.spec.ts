import { describe, expect, it } from '@jest/globals';
import { deviceOf, locatorAt, referenceOf } from './progression.rules.ts';

const book = {
  readingOrder: [
    { href: 'EPUB/one.xhtml', properties: { positions: 2 } },
    { href: 'EPUB/two words.xhtml', properties: { positions: 6 } },
    { href: 'EPUB/three.xhtml', properties: { positions: 2 } },
  ],
};

describe('a reading position from another app', () => {
  it.each([
    [0, 'EPUB/one.xhtml', 0],
    [0.1, 'EPUB/one.xhtml', 0.5],
    [0.5, 'EPUB/two words.xhtml', 0.5],
    [0.2, 'EPUB/two words.xhtml', 0],
    [1, 'EPUB/three.xhtml', 1],
  ])('at %d of the book is in the right file', (progression, href, within) => {
    const locator = locatorAt(book, progression);
    expect(locator.href).toBe(href);
    expect(locator.progression).toBeCloseTo(within);
  });

  it('prefers a reference to a file to the percentage', () => {
    expect(locatorAt(book, 0.05, ['#t=3', 'EPUB/two%20words.xhtml#p4']).href).toBe('EPUB/two words.xhtml');
    expect(locatorAt(book, 0.05, ['elsewhere.xhtml', '%E0%A4%A']).href).toBe('EPUB/one.xhtml');
  });

  it('finds the page of a PDF', () => {
    const pdf = { readingOrder: [{ href: 'book.pdf#page=1' }, { href: 'book.pdf#page=2' }] };
    expect(locatorAt(pdf, 0, ['#page=2']).href).toBe('book.pdf#page=2');
    expect(referenceOf({ href: 'book.pdf#page=2' })).toEqual(['#page=2']);
  });

  it('is defined for a book without parts', () => {
    expect(locatorAt({ readingOrder: [] }, 0.4)).toEqual({ href: '', progression: 0 });
    expect(referenceOf(null)).toEqual([]);
  });
});

describe('the device id that another app sends', () => {
  it('is kept when it is a UUID', () => {
    const id = '019c0047-cc8d-7ec4-a3c3-938ccadc020a';
    expect(deviceOf({ id: `urn:uuid:${id}`, name: 'Ebook Reader (Pixel 10 Pro)' })).toEqual({
      id,
      kind: 'tablet',
      system: 'android',
    });
  });

  it('is derived from any other name, always the same one', () => {
    const one = deviceOf({ id: 'https://reader.example.com', name: 'Web' });
    expect(one.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(deviceOf({ id: 'https://reader.example.com', name: 'Else' }).id).toBe(one.id);
  });
});

describe('a reference', () => {
  const at = (...references: string[]) => locatorAt(book, 0.5, references).href;

  it('to the first file is stored', () => expect(at('EPUB/one.xhtml')).toBe('EPUB/one.xhtml'));
  it('may begin with a slash or a dot and a slash', () => {
    expect(at('/EPUB/three.xhtml')).toBe('EPUB/three.xhtml');
    expect(at('./EPUB/three.xhtml')).toBe('EPUB/three.xhtml');
    expect(at('x/EPUB/three.xhtml')).toBe('EPUB/two words.xhtml');
  });
  it('above the maximum length is ignored', () => {
    const long = (length: number) => `EPUB/one.xhtml#${'a'.repeat(length - 15)}`;
    expect(at(long(2_000))).toBe('EPUB/one.xhtml');
    expect(at(long(2_001))).toBe('EPUB/two words.xhtml');
  });
  it('that cannot be decoded is compared as it is', () => {
    const odd = { readingOrder: [{ href: 'a.xhtml' }, { href: '100%.xhtml' }, { href: '' }] };
    expect(locatorAt(odd, 0, ['100%.xhtml']).href).toBe('100%.xhtml');
    expect(locatorAt(odd, 0, ['#p3']).href).toBe('a.xhtml');
  });
  it('to no known file is ignored', () =>
    expect(locatorAt({ readingOrder: [] }, 0.5, ['a'])).toEqual({ href: '', progression: 0 }));
});

it.each([
  ['Ada’s iPhone', 'phone', 'ios'], ['iOS reader', 'tablet', 'ios'], ['iPad mini', 'tablet', 'ios'], ['Android', 'phone', 'android'],
  ['Pixel 9', 'phone', 'android'], ['Galaxy S30', 'phone', 'android'], ['Galaxy Tab', 'tablet', 'android'],
  ['Windows 11', 'computer', 'windows'], ['iMac', 'computer', 'mac'], ['MacBook Air', 'computer', 'mac'],
  ['Linux', 'computer', 'linux'], ['Kindle', 'tablet', 'other'], ['Kobo', 'tablet', 'other'], ['E-reader', 'tablet', 'other'],
  ['Nook book', 'tablet', 'other'], ['A mobile', 'phone', 'other'], ['Fairphone', 'phone', 'other'], ['Toaster', 'computer', 'other'],
])('reads “%s” as a %s with %s', (name, kind, system) =>
  expect(deviceOf({ id: 'x', name })).toMatchObject({ kind, system }),
); // prettier-ignore

it('accepts only a UUID as an id', () => {
  const uuid = '0190A000-0000-7000-8000-0000000000ab';
  for (const id of [uuid, `urn:uuid:${uuid}`]) expect(deviceOf({ id, name: '' }).id).toBe(uuid.toLowerCase());
  for (const id of [`x${uuid}`, `${uuid}x`, 'x']) {
    expect(deviceOf({ id, name: '' }).id).not.toContain(uuid.toLowerCase());
    expect(deviceOf({ id, name: '' }).id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});
