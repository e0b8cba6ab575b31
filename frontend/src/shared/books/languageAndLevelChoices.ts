/** Reading levels, easiest first. */
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;

/** Languages that a form offers for a book, those of the platform first; a file may have any other. */
export const LANGUAGES_OF_BOOKS: readonly string[] = [
  'en',
  'fr',
  'ar',
  'hi',
  'es',
  'pt',
  'de',
  'it',
  'nl',
  'sw',
  'zu',
  'xh',
  'zh',
  'ja',
  'ur',
  'ta',
  'bn',
];

/** The same, with the language that a book already has. */
export const languagesWith = (language: string): string[] => [
  ...new Set([...(language ? [language] : []), ...LANGUAGES_OF_BOOKS]),
];
