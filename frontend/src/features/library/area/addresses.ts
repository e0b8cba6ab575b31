export const home = '/';
export const library = '/library';
export const book = '/library/:id';

/** Path of a book, by its slug (used in visible addresses) or id. */
export const bookPath = (idOrSlug: string): string => `/library/${encodeURIComponent(idOrSlug)}`;

/** Path of the library with filters; empty values are omitted. */
export function libraryPath(filters: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${library}?${query.toString()}` : library;
}
