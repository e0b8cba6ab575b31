import { useListBookCategoriesQuery } from '../api/books.ts';
import { useModes } from './modes.ts';

/** Entries with the leading ones first, in the given order; the others follow in their order. */
export function leadingFirst<C extends { slug: string }>(
  entries: readonly C[],
  leading: readonly string[],
): C[] {
  const first = leading.flatMap((slug) => entries.filter((entry) => entry.slug === slug));
  return [...first, ...entries.filter(({ slug }) => !leading.includes(slug))];
}

/** The categories in the order of the current mode; undefined while they load. */
export function useLeadingCategories() {
  const { data } = useListBookCategoriesQuery();
  const { current } = useModes();
  return data && leadingFirst(data, current?.categories ?? []);
}
