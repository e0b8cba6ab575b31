import type { BookFilters } from '../../api/books.ts';

const NEARER_MOST = 3;

/**
 * Filters relaxed step by step, for an empty list: first the search text without filters, then without the filters
 * from the last to the first, then category and audience alone.
 */
export function relaxedFilters(filters: BookFilters): BookFilters[] {
  const { search, category, audience, ordering: _order, ...narrow } = filters;
  const kind = { ...(category && { category }), ...(audience && { audience }) };
  const names = Object.keys(narrow) as (keyof typeof narrow)[];
  const fewer = names.map((_, at) =>
    Object.fromEntries(names.slice(0, at).map((name) => [name, narrow[name]])),
  );
  const wishes: BookFilters[] = [
    ...(search && (names.length > 0 || category || audience) ? [{ search }] : []),
    ...fewer.reverse().map((some) => ({ ...kind, ...some })),
    ...(search && names.length === 0 ? [kind] : []),
  ];
  return wishes.filter((wish) => Object.keys(wish).length > 0).slice(0, NEARER_MOST);
}
