/** Converts a search text to an SQL `ilike` pattern that matches it anywhere in a text. */
export const likePattern = (search: string | undefined): string =>
  `%${(search ?? '').trim().replace(/[\\%_]/g, '\\$&')}%`;
