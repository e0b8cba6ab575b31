import { describe, expect, it } from '@jest/globals';
import type { BookAccessDetails } from '../../library/books/book-access.rules.ts';
import { PREVIEW_READERS, previewsOf } from './preview.rules.ts';

const previews = (change: Partial<BookAccessDetails> = {}) => {
  const book: BookAccessDetails = {
    status: 'draft',
    owner: 'school',
    created_by: 'uploader',
    price_minor: null,
    age_rating: 0,
    visibility: 'school',
    class_id: null,
    hidden: false,
    ...change,
  };
  return Object.fromEntries(
    previewsOf(book).map(({ who, finds, opens, because }) => [who, [finds, opens, because]]),
  );
};

describe('the readers a book would reach', () => {
  it('are reported for every kind of reader', () =>
    expect(previewsOf({ status: 'draft' } as never).map(({ who }) => who)).toEqual(PREVIEW_READERS));

  it('are everybody in the school, as if the draft were published', () => {
    const found = previews();
    for (const who of ['child-6', 'child-15', 'teacher', 'parent'])
      expect(found[who]).toEqual([true, true, null]);
    expect(found['visitor']).toEqual([true, false, 'sign-in']);
  });

  it('begin at its age rating', () => {
    const found = previews({ age_rating: 12 });
    expect(found['child-9']).toEqual([false, false, 'age']);
    expect(found['child-12']).toEqual([true, true, null]);
    expect(found['teacher']).toEqual([true, true, null]);
  });

  it('exclude children under thirteen while the book has no age rating', () => {
    const found = previews({ age_rating: null });
    expect(found['child-12']).toEqual([false, false, 'unrated']);
    expect(found['child-15']).toEqual([true, true, null]);
    expect(found['teacher']).toEqual([true, true, null]);
  });

  it('are the children and teachers of the class for a class book, not the parents', () => {
    const found = previews({ visibility: 'class', class_id: 'c1' });
    expect(found['child-6']).toEqual([true, true, null]);
    expect(found['teacher']).toEqual([true, true, null]);
    expect(found['parent']).toEqual([false, false, 'audience']);
  });

  it('are reported separately from payment and sign-in requirements', () => {
    expect(previews({ price_minor: 500 })['child-9']).toEqual([true, false, 'price']);
    const wide = previews({ owner: 'platform', visibility: 'platform' });
    expect(wide['visitor']).toEqual([true, false, 'sign-in']);
    expect(previews({ owner: 'platform', visibility: 'public' })['visitor']).toEqual([true, true, null]);
  });
});
