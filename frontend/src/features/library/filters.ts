import type { BookFilters } from '../../api/books.ts';

/** Ages as the library offers them; `name` is the English text. */
export const AGE_BANDS = [
  { value: '4-6', name: 'Ages 4–6', short: '4–6' },
  { value: '7-9', name: 'Ages 7–9', short: '7–9' },
  { value: '10-12', name: 'Ages 10–12', short: '10–12' },
  { value: '13-18', name: '13 and up', short: '13+' },
] as const;

/** Orders of the list; the first is the one without a word in the address. */
export const ORDERINGS = [
  { value: '', name: 'Newest first' },
  { value: 'title', name: 'Title A to Z' },
  { value: 'reading_level', name: 'Easiest first' },
] as const;

export const LEVELS = ['1', '2', '3', '4', '5', '6'] as const;

/** Books shown at first, and added each time. */
export const BOOKS_PER_STEP = 24;

const FILTERS = ['search', 'category', 'audience', 'level', 'language'] as const;

/** What the address asks for. Everything about the list lives there, so Back, reload and sharing give the same. */
export function filtersFrom(params: URLSearchParams): BookFilters {
  const text = Object.fromEntries(
    FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const ordering = params.get('ordering');
  return {
    ...text,
    ...(params.get('featured') === 'true' && { featured: true }),
    ...(params.get('student_made') === 'true' && { student_made: true }),
    ...(ordering && ORDERINGS.some(({ value }) => value === ordering) && { ordering }),
  };
}

/** Whether the address narrows the list at all; a mere order does not. */
export const isFiltered = (filters: BookFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'ordering');

/** The address with one filter changed; a changed filter starts the list from its beginning. */
export function withFilter(
  params: URLSearchParams,
  name: string,
  value: string,
): { pathname: string; search: string } {
  const next = new URLSearchParams(params);
  next.delete('pages');
  if (value) next.set(name, value);
  else next.delete(name);
  return { pathname: '/library', search: next.toString() };
}
