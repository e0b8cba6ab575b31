import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Book } from '../../api/types.ts';
import { useColumns } from '../../ui/table/useColumns.ts';
import { detailsOf } from './model.ts';

const book = {
  age_rating: 6,
  reading_level: 2,
  language: 'en',
  summary: 'A boat.',
  categories: [{ slug: 'sea', name: 'Sea' }],
  cover: {},
  license: null,
  rights_settled: true,
  accessibility_features: ['alternativeText'],
} as unknown as Book;

describe('the details of a book', () => {
  it('are counted, and missing ones are named', () => {
    expect(detailsOf(book)).toEqual({ said: 8, of: 8, missing: [] });
    const bare = {
      ...book,
      age_rating: 0,
      reading_level: null,
      language: 'und',
      cover: null,
      rights_settled: false,
    };
    expect(detailsOf(bare)).toEqual({ said: 4, of: 8, missing: ['Level', 'Language', 'Cover', 'Licence'] });
    // A book with settled rights, such as the uploader's own work, needs no licence, so none is missing.
    expect(detailsOf({ ...bare, rights_settled: true }).missing).not.toContain('Licence');
  });
});

describe('the columns of a table', () => {
  beforeEach(() => localStorage.clear());
  const columns = () => renderHook(() => useColumns('test', ['one', 'two', 'three'], ['one', 'two']));

  it('stay as they were chosen, in their own order', () => {
    const first = columns();
    expect(first.result.current[0]).toEqual({ shown: ['one', 'two'], dense: false });
    act(() => first.result.current[1]({ shown: ['three', 'one'], dense: true }));
    expect(first.result.current[0]).toEqual({ shown: ['one', 'three'], dense: true });
    expect(columns().result.current[0]).toEqual({ shown: ['one', 'three'], dense: true });
  });

  it('are the defaults where stored values are broken, without removed ones', () => {
    localStorage.setItem('table.test', '{');
    expect(columns().result.current[0].shown).toEqual(['one', 'two']);
    localStorage.setItem('table.test', '{"shown":["two","long-gone"]}');
    expect(columns().result.current[0].shown).toEqual(['two']);
  });
});
