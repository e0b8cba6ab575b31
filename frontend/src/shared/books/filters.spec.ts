import { describe, expect, it } from '@jest/globals';
import { filtersFrom, isFiltered, isNarrowed, valuesOf, viewFrom, withValue } from './filters.ts';

const of = (query: string) => filtersFrom(new URLSearchParams(query));

describe('what an address asks of the library', () => {
  it('is its filters', () => {
    expect(of('search=cat&level=1,2&language=pt-BR&featured=true&ordering=pages')).toEqual({
      search: 'cat',
      level: '1,2',
      language: 'pt-BR',
      featured: true,
      ordering: 'pages',
    });
  });

  it.each([
    ['level=9', {}],
    ['level=1,x,2', { level: '1,2' }],
    ['goal=18', {}],
    ['audience=old', {}],
    ['length=endless', {}],
    ['price=cheap', {}],
    ['language=%00', {}],
    [`theme=${'x'.repeat(65)}`, {}],
    ['featured=maybe', {}],
    ['ordering=-secret', {}],
    ['search=%20%00%20', {}],
    ['search=a%00b', { search: 'a b' }],
    [
      `category=${Array.from({ length: 30 }, (_, n) => `k${n}`).join(',')}`,
      { category: Array.from({ length: 20 }, (_, n) => `k${n}`).join(',') },
    ],
  ])('does not trip over “%s”', (query, filters) => {
    expect(of(query)).toEqual(filters);
  });

  it('is cut where a search is too long for a search', () => {
    expect(String(of(`search=${'x'.repeat(10_000)}`).search)).toHaveLength(255);
  });
});

it('an order is no filter, and a category alone leaves the counts of categories', () => {
  expect([isFiltered(of('ordering=title')), isNarrowed(of('ordering=title'))]).toEqual([false, false]);
  expect([isFiltered(of('category=poems')), isNarrowed(of('category=poems'))]).toEqual([true, false]);
  expect([isFiltered(of('search=cat')), isNarrowed(of('search=cat'))]).toEqual([true, true]);
});

it('shows as chosen only what narrows the list, and a press puts the rest away', () => {
  const params = new URLSearchParams('level=2,9&own=maybe&featured=true');
  expect(['level', 'own', 'featured'].map((name) => valuesOf(params, name))).toEqual([['2'], [], ['true']]);
  expect(withValue(params, 'level', '3').search).toContain('level=2%2C3');
});

it('is laid out as the address says; without a word of it the youngest get large covers', () => {
  const view = (query: string, young: boolean) => viewFrom(new URLSearchParams(query), young);
  expect([view('', false), view('', true), view('view=covers', true), view('view=big', false)]).toEqual([
    'covers',
    'big',
    'covers',
    'big',
  ]);
  expect(view('view=upside-down', false)).toBe('covers');
});
