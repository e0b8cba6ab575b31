import { shelfOf, type Reader } from './book-access.rules.ts';
import { toIsbn13 } from './rights.rules.ts';

/** Candidates that are weighed for each school: enough for a whole list, few enough for the slowest word. */
const MOST = 1_000;
/** Other filters narrow what was found, so more has to be. */
const MOST_FILTERED = 5_000;

interface Search {
  words: string;
  reader: Reader;
  /** Books in every state, for those who manage them; the caller's statement says which. */
  everything?: boolean;
  maker?: string | null;
  own?: boolean;
  filtered?: boolean;
}

/** `catalog.find_books` for a `from`: ids, scores and reasons of what fits the words, in no order. */
export function findBooks(search: Search, add: (value: unknown) => string): string {
  const { age, classes } = shelfOf(search.reader);
  return (
    `catalog.find_books(${add(toIsbn13(search.words) ?? search.words)}::text, ${add(tonguesOf(search.words))}::text[], ` +
    `${add(age)}::int, ${add(classes)}::uuid[], ${add(search.everything ?? false)}::boolean, ` +
    `${add(search.maker ?? null)}::uuid, ${add(search.own ?? false)}::boolean, ` +
    `${add(search.filtered ? MOST_FILTERED : MOST)}::int)`
  );
}

/** Languages whose endings may be on the words, by their letters: a stem that no book has costs nothing. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Arabic}/u, ['ar']],
  [/\p{Script=Devanagari}/u, ['hi', 'ne']],
  [/\p{Script=Cyrillic}/u, ['ru', 'sr']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Tamil}/u, ['ta']],
  [/\p{Script=Latin}/u, ['en', 'fr', 'es', 'pt', 'de']],
];
export const tonguesOf = (words: string): string[] =>
  SCRIPTS.flatMap(([script, languages]) => (script.test(words) ? languages : []));
