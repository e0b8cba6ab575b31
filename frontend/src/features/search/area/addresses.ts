export const search = '/search';

/** The page with all results of a search. */
export const searchPath = (words: string): string => `${search}?search=${encodeURIComponent(words)}`;
