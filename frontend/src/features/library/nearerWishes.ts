import type { BookFilters } from '../../api/books.ts';

const NEARER_MOST = 3;

/**
 * Wishes nearer and nearer to everything, for when a list is empty: first the words without the filters, then the filters
 * one by one from the last, then kind and age alone.
 */
export function nearerWishes(filters: BookFilters): BookFilters[] {
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
