import { describe, expect, it } from '@jest/globals';
import { filtersFrom, isFiltered, isNarrowed, valuesOf, viewFrom, withValue } from './filters.ts';

const of = (query: string) => filtersFrom(new URLSearchParams(query));

describe('the filters in an address of the library', () => {
  it('are read from the query', () => {
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
  ])('ignore “%s”', (query, filters) => {
    expect(of(query)).toEqual(filters);
  });

  it('are cut where a search is too long', () => {
    expect(String(of(`search=${'x'.repeat(10_000)}`).search)).toHaveLength(255);
  });
});

it('exclude the order; a category alone keeps the counts of categories', () => {
  expect([isFiltered(of('ordering=title')), isNarrowed(of('ordering=title'))]).toEqual([false, false]);
  expect([isFiltered(of('category=poems')), isNarrowed(of('category=poems'))]).toEqual([true, false]);
  expect([isFiltered(of('search=cat')), isNarrowed(of('search=cat'))]).toEqual([true, true]);
});

it('are shown as active only when they narrow the list, and can be cleared with one click', () => {
  const params = new URLSearchParams('level=2,9&own=maybe&featured=true');
  expect(['level', 'own', 'featured'].map((name) => valuesOf(params, name))).toEqual([['2'], [], ['true']]);
  expect(withValue(params, 'level', '3').search).toContain('level=2%2C3');
});

it('choose the layout; without one the youngest get large covers', () => {
  const view = (query: string, young: boolean) => viewFrom(new URLSearchParams(query), young);
  expect([view('', false), view('', true), view('view=covers', true), view('view=big', false)]).toEqual([
    'covers',
    'big',
    'covers',
    'big',
  ]);
  expect(view('view=upside-down', false)).toBe('covers');
});
