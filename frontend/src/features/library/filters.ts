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
  { value: 'pages', name: 'Shortest first' },
] as const;

export const LEVELS = ['1', '2', '3', '4', '5', '6'] as const;

/** Books shown at first, and added each time. */
export const BOOKS_PER_STEP = 24;

/** How books are laid out. */
export const VIEWS = ['covers', 'list', 'big'] as const;
export type View = (typeof VIEWS)[number];
/** What the address asks for; without a word in it large covers for the youngest, and covers for everybody else. */
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
/** Filters that are on or off. */
const SWITCHES = ['featured', 'student_made', 'own', 'audio'] as const;

/** What a value of a filter may be; whatever else an address holds is as good as not there. */
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
/** Values of one filter, and letters of what is looked for, that the server takes. */
const VALUES_MOST = 20;
const SEARCH_MOST = 255;

const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f]/g, ' ').trim();

/** The values of a filter that takes several, without what no list can answer. */
export const valuesOf = (params: URLSearchParams, name: string): string[] =>
  (params.get(name) ?? '')
    .split(',')
    .map(plain)
    .filter((value) => (VALUES[name] ?? /^.{1,64}$/).test(value))
    .slice(0, VALUES_MOST);

/** What the address asks for. Everything about the list lives there, so Back, reload and sharing give the same. */
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

/** Whether the address narrows the list at all; a mere order does not. */
export const isFiltered = (filters: BookFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'ordering');

/** Whether something other than a kind of book narrows the list: the kinds then hold fewer books than the shelves. */
export const isNarrowed = (filters: BookFilters): boolean =>
  Object.keys(filters).some((name) => name !== 'ordering' && name !== 'category');

/** The address with one value of a filter put in or taken out. */
export function withValue(params: URLSearchParams, name: string, value: string) {
  const values = valuesOf(params, name);
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
  return withFilter(params, name, next.join(','));
}

/** The address with no filter at all; words, order and view stay. */
export function withoutFilters(params: URLSearchParams): { pathname: string; search: string } {
  const next = new URLSearchParams(params);
  for (const name of [...FILTERS, ...SWITCHES, 'pages']) if (name !== 'search') next.delete(name);
  return { pathname: '/library', search: next.toString() };
}

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

/** Filters of the panel, in its order; kinds and ages have a place of their own above the books. */
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
