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

describe('whom a book would reach', () => {
  it('is told of every kind of reader', () =>
    expect(previewsOf({ status: 'draft' } as never).map(({ who }) => who)).toEqual(PREVIEW_READERS));

  it('is everybody in the school, as if the draft were live', () => {
    const found = previews();
    for (const who of ['child-6', 'child-15', 'teacher', 'parent'])
      expect(found[who]).toEqual([true, true, null]);
    expect(found['visitor']).toEqual([true, false, 'sign-in']);
  });

  it('begins at its age', () => {
    const found = previews({ age_rating: 12 });
    expect(found['child-9']).toEqual([false, false, 'age']);
    expect(found['child-12']).toEqual([true, true, null]);
    expect(found['teacher']).toEqual([true, true, null]);
  });

  it('is no child under thirteen while nobody has said from which age', () => {
    const found = previews({ age_rating: null });
    expect(found['child-12']).toEqual([false, false, 'unrated']);
    expect(found['child-15']).toEqual([true, true, null]);
    expect(found['teacher']).toEqual([true, true, null]);
  });

  it('is the class of a book for one class: its children and its teachers, not the parents', () => {
    const found = previews({ visibility: 'class', class_id: 'c1' });
    expect(found['child-6']).toEqual([true, true, null]);
    expect(found['teacher']).toEqual([true, true, null]);
    expect(found['parent']).toEqual([false, false, 'audience']);
  });

  it('is told apart from what a reader has to pay or sign in for', () => {
    expect(previews({ price_minor: 500 })['child-9']).toEqual([true, false, 'price']);
    const wide = previews({ owner: 'platform', visibility: 'platform' });
    expect(wide['visitor']).toEqual([true, false, 'sign-in']);
    expect(previews({ owner: 'platform', visibility: 'public' })['visitor']).toEqual([true, true, null]);
  });
});
