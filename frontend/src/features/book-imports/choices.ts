/** Levels of reading, easiest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Languages that a form offers for a book, those of the platform first; any other may stand in its file. */
export const LANGUAGES_OF_BOOKS: readonly string[] = [
  'en', 'fr', 'ar', 'hi', 'es', 'pt', 'de', 'it', 'nl', 'sw', 'zu', 'xh', 'zh', 'ja', 'ur', 'ta', 'bn',
]; // prettier-ignore

/** These, and the one that a book has already. */
export const languagesWith = (language: string): string[] => [
  ...new Set([...(language ? [language] : []), ...LANGUAGES_OF_BOOKS]),
];
