import type { BookFilters } from '../../api/books.ts';

/** Age ranges of the library; `name` is the English text. */
export const AGE_BANDS = [
  { value: '4-6', name: 'Ages 4–6', short: '4–6' },
  { value: '7-9', name: 'Ages 7–9', short: '7–9' },
  { value: '10-12', name: 'Ages 10–12', short: '10–12' },
  { value: '13-18', name: '13 and up', short: '13+' },
] as const;

/** The range that is offered only where there are books for it. */
export const OLDEST_BAND = '13-18';

/** Orders of the list; the first is the default and has no parameter in the address. */
export const ORDERINGS = [
  { value: '', name: 'Newest first' },
  { value: 'title', name: 'Title A to Z' },
  { value: 'reading_level', name: 'Easiest first' },
  { value: 'pages', name: 'Shortest first' },
] as const;

export const LEVELS = ['1', '2', '3', '4', '5', '6'] as const;

/** Number of books shown initially and added by each step. */
export const BOOKS_PER_STEP = 24;

/** Layouts of the list. */
export const VIEWS = ['covers', 'list', 'big'] as const;
export type View = (typeof VIEWS)[number];
/** The view in the address; the default is large covers for the youngest readers and covers for everybody else. */
export const viewFrom = (params: URLSearchParams, young: boolean): View =>
  VIEWS.find((view) => view === params.get('view')) ?? (young ? 'big' : 'covers');

const FILTERS = [
  'search',
  'category',
  'audience',
  'level',
  'language',
  'theme',
  'goal',
  'length',
  'format',
  'feature',
  'form',
  'price',
] as const;
/** Boolean filters. */
const SWITCHES = ['featured', 'student_made', 'own', 'owned', 'audio'] as const;

/** Valid values of the filters; other parameters of the address are ignored. */
const VALUES: Record<string, RegExp> = {
  audience: /^\d{1,2}-\d{1,2}$/,
  level: /^[1-6]$/,
  language: /^[a-z]{2,8}(-[a-z\d]{1,8})*$/i,
  goal: /^([1-9]|1[0-7])$/,
  length: /^(short|medium|long)$/,
  format: /^(epub|pdf)$/,
  form: /^(story|blog|letter|poem|comic)$/,
  price: /^(free|sold)$/,
  ...Object.fromEntries(SWITCHES.map((name) => [name, /^true$/])),
};
/** The server's limits: values of one filter, and characters of the search text. */
const VALUES_MOST = 20;
const SEARCH_MOST = 255;

const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f]/g, ' ').trim();

/** Values of a multi-value filter, without invalid ones. */
export const valuesOf = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '')
    .split(',')
    .map(plain)
    .filter((value) => (VALUES[name] ?? /^.{1,64}$/).test(value))
    .slice(0, VALUES_MOST);

/**
 * Filters from the search parameters. The address holds the whole state of the list, so that Back, reload and sharing
 * work.
 */
export function filtersFrom(params: URLSearchParams): BookFilters {
  const search = plain(params.get('search') ?? '');
  const text = Object.fromEntries(
    FILTERS.flatMap((name) => {
      const value =
        name === 'search' ? search.slice(0, SEARCH_MOST).trim() : valuesOf(params, name).join(',');
      return value ? [[name, value]] : [];
    }),
  );
  const ordering = params.get('ordering');
  return {
    ...text,
    ...Object.fromEntries(SWITCHES.flatMap((name) => valuesOf(params, name).map(() => [name, true]))),
    ...(ordering && ORDERINGS.some(({ value }) => value === ordering) && { ordering }),
  };
}

/** Whether the address has any filter; an order alone does not count. */
export const isFiltered = (filters: BookFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'ordering');

/** Whether a filter other than the category is set: the categories then contain fewer books than in total. */
export const isNarrowed = (filters: BookFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'ordering' && name !== 'category');

/** The address with one value of a filter added or removed. */
export function withValue(params: URLSearchParams, name: string, value: string) {
  const values = valuesOf(params, name);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(params, name, next.join(','));
}

/** The address without filters; search text, order and view are preserved. */
export function withoutFilters(params: URLSearchParams): { pathname: string; search: string } {
  const next = new URLSearchParams(params);
  for (const name of [...FILTERS, ...SWITCHES, 'pages']) if (name !== 'search') next.delete(name);
  return { pathname: '/library', search: next.toString() };
}

/** The address with one filter changed; this resets the list to its first page. */
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

/** Filters of the panel in order; category and age have separate controls above the books. */
export const NARROWING = [
  'level',
  'language',
  'length',
  'audio',
  'theme',
  'goal',
  'feature',
  'own',
  'form',
  'student_made',
  'featured',
  'format',
  'price',
] as const;
export type Narrowing = (typeof NARROWING)[number];
