import { describe, expect, it } from '@jest/globals';
import { relaxedFilters } from './relaxedFilters.ts';

describe('relaxed filters of a search without results', () => {
  it('are the search without filters, then fewer filters, then category and age', () => {
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

  it('are none where no filter can be left out', () => {
    expect(relaxedFilters({ search: 'zzz' })).toEqual([]);
    expect(relaxedFilters({ level: '6', ordering: 'title' })).toEqual([]);
  });
});
