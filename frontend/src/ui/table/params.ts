/** The address parameters with some values changed; the list starts again from its first page. */
export function withParams(params: URLSearchParams, changes: Record<string, string>): { search: string } {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return { search: next.toString() };
}

/** Numbers of rows of a page from which a person can choose. */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** The number of rows of a page in the address; `usual`, by default 20, without one. */
export const sizeOf = (params: URLSearchParams, usual: (typeof PAGE_SIZES)[number] = 20): number =>
  PAGE_SIZES.find((size) => size === Number(params.get('size'))) ?? usual;

/** Maximum page number: later pages exceed the offset that lists permit. */
const LAST_PAGE = 1_000;

/** The page number in the address, counted from 1. */
export const pageOf = (params: URLSearchParams, name = 'page'): number =>
  Math.min(LAST_PAGE, Math.max(1, Math.floor(Number(params.get(name))) || 1));
