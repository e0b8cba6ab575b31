import { describe, expect, it } from '@jest/globals';
import { nearerWishes } from './nearerWishes.ts';

describe('what is near to a wish that nothing fits', () => {
  it('is the words without filters, then fewer filters, then kind and age', () => {
    expect(nearerWishes({ search: 'whale', level: '6' })).toEqual([{ search: 'whale' }]);
    expect(nearerWishes({ search: 'zzz', category: 'poems' })).toEqual([
      { search: 'zzz' },
      { category: 'poems' },
    ]);
    expect(nearerWishes({ category: 'poems', level: '6', language: 'fr' })).toEqual([
      { category: 'poems', level: '6' },
      { category: 'poems' },
    ]);
  });

  it('is nothing where there is nothing to leave out', () => {
    expect(nearerWishes({ search: 'zzz' })).toEqual([]);
    expect(nearerWishes({ level: '6', ordering: 'title' })).toEqual([]);
  });
});
