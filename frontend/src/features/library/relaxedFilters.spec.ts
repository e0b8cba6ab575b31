import { describe, expect, it } from '@jest/globals';
import { relaxedFilters } from './relaxedFilters.ts';

describe('what is near to a wish that nothing fits', () => {
  it('is the words without filters, then fewer filters, then kind and age', () => {
    expect(relaxedFilters({ search: 'whale', level: '6' })).toEqual([{ search: 'whale' }]);
    expect(relaxedFilters({ search: 'zzz', category: 'poems' })).toEqual([
      { search: 'zzz' },
      { category: 'poems' },
    ]);
    expect(relaxedFilters({ category: 'poems', level: '6', language: 'fr' })).toEqual([
      { category: 'poems', level: '6' },
      { category: 'poems' },
    ]);
  });

  it('is nothing where there is nothing to leave out', () => {
    expect(relaxedFilters({ search: 'zzz' })).toEqual([]);
    expect(relaxedFilters({ level: '6', ordering: 'title' })).toEqual([]);
  });
});
