import { expect, it } from '@jest/globals';
import { pageOf } from '../../ui/table/params.ts';
import { letterFiltersFrom, LETTER_FILTERS } from './letterFilters.ts';

const of = (query: string) => {
  const params = new URLSearchParams(query);
  return LETTER_FILTERS.map((name) => letterFiltersFrom(params, name));
};

it('reads from an address only filters of the list of letters', () => {
  expect(of('country=KE&language=pt-BR&goal=17&year=2026')).toEqual(['KE', 'pt-BR', '17', '2026']);
  expect(of('country=Kenya&language=%00&goal=18&year=soon')).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('accepts only whole page numbers of the list', () => {
  expect(['2', '1.5', '0', '-3', 'x', '1e99'].map((page) => pageOf(new URLSearchParams({ page })))).toEqual([
    2, 1, 1, 1, 1, 1_000,
  ]);
});
