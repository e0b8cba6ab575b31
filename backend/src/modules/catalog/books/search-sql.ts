import { shelfOf, type Reader } from './book-access.rules.ts';
import { toIsbn13 } from './rights.rules.ts';

/** Candidates that are weighed for each school: enough for a whole list, few enough for the slowest word. */
export const MOST = 1_000;
/** Other filters narrow what was found, so more has to be; and so many are counted, in lists as beside them. */
const MOST_FILTERED = 5_000;

interface Search {
  words: string;
  reader: Reader;
  /** Books in every state, for those who manage them; the caller's statement says which. */
  everything?: boolean;
  maker?: string | null;
  own?: boolean;
  filtered?: boolean;
  /** So many of the best alone: where nothing else narrows them. */
  best?: number;
  /** With what matched. */
  told?: boolean;
}

/** `catalog.find_books` for a `from`: ids and scores of what fits the words, in no order, and how many there are. */
export function findBooks(search: Search, add: (value: unknown) => string): string {
  const { age, classes } = shelfOf(search.reader);
  return (
    `catalog.find_books(${add(toIsbn13(search.words) ?? search.words)}::text, ${add(stemmersOf(search.words))}::regdictionary[], ` +
    `${add(age)}::int, ${add(classes)}::uuid[], ${add(search.everything ?? false)}::boolean, ` +
    `${add(search.maker ?? null)}::uuid, ${add(search.own ?? false)}::boolean, ` +
    `${add(search.filtered ? MOST_FILTERED : MOST)}::int, ${add(search.best ?? null)}::int, ${search.told ?? false})`
  );
}

/** What takes off the endings that may be on the words, by their letters: a stem that no book has costs nothing. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Arabic}/u, ['arabic']],
  [/\p{Script=Devanagari}/u, ['hindi', 'nepali']],
  [/\p{Script=Cyrillic}/u, ['russian', 'serbian']],
  [/\p{Script=Greek}/u, ['greek']],
  [/\p{Script=Tamil}/u, ['tamil']],
  [/\p{Script=Latin}/u, ['english', 'french', 'spanish', 'portuguese', 'german']],
];
const LATIN = SCRIPTS.at(-1)![1].map((language) => `pg_catalog.${language}_stem`);
/** What most people type is asked for one script and not for six. */
const isPlain = (words: string): boolean => /^[ -~]*$/.test(words) && /[a-z]/i.test(words);
export const stemmersOf = (words: string): string[] =>
  isPlain(words)
    ? LATIN
    : SCRIPTS.flatMap(([script, languages]) =>
        script.test(words) ? languages.map((language) => `pg_catalog.${language}_stem`) : [],
      );
