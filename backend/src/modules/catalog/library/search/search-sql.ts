import { visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { toIsbn13 } from '../books/rights.rules.ts';

/** Candidates that are scored for each school: enough for a whole list, few enough for the slowest word. */
export const MAX_RESULTS = 1_000;
/** With other filters more candidates are needed; this is also the limit of counts in lists and facets. */
const MOST_FILTERED = 5_000;

interface Search {
  words: string;
  reader: Reader;
  /** Books in every state, for those who manage them; the caller's statement restricts them. */
  everything?: boolean;
  maker?: string | null;
  own?: boolean;
  filtered?: boolean;
  /** Only this many of the best, if no other filter is set. */
  best?: number;
  /** Includes the field that matched. */
  told?: boolean;
}

/** `catalog.find_books` for a `from` clause: ids and scores of matching books, unordered, and their number. */
export function findBooks(search: Search, add: (value: unknown) => string): string {
  const { age, classes } = visibilityScopeOf(search.reader);
  return (
    `catalog.find_books(${add(toIsbn13(search.words) ?? search.words)}::text, ${add(stemmersOf(search.words))}::regdictionary[], ` +
    `${add(age)}::int, ${add(classes)}::uuid[], ${add(search.everything ?? false)}::boolean, ` +
    `${add(search.maker ?? null)}::uuid, ${add(search.own ?? false)}::boolean, ` +
    `${add(search.filtered ? MOST_FILTERED : MAX_RESULTS)}::int, ${add(search.best ?? null)}::int, ${search.told ?? false})`
  );
}

/** Stemmers to use, by the script of the words; a stem that no book contains costs nothing. */
const SCRIPTS: [RegExp, string[]][] = [
  [/\p{Script=Arabic}/u, ['arabic']],
  [/\p{Script=Devanagari}/u, ['hindi', 'nepali']],
  [/\p{Script=Cyrillic}/u, ['russian', 'serbian']],
  [/\p{Script=Greek}/u, ['greek']],
  [/\p{Script=Tamil}/u, ['tamil']],
  [/\p{Script=Latin}/u, ['english', 'french', 'spanish', 'portuguese', 'german']],
];
const LATIN = SCRIPTS.at(-1)![1].map((language) => `pg_catalog.${language}_stem`);
/** ASCII searches, the most frequent ones, need the stemmers of one script and not of all six. */
const isPlain = (words: string): boolean => /^[ -~]*$/.test(words) && /[a-z]/i.test(words);
const stemmersOf = (words: string): string[] =>
  isPlain(words)
    ? LATIN
    : SCRIPTS.flatMap(([script, languages]) =>
        script.test(words) ? languages.map((language) => `pg_catalog.${language}_stem`) : [],
      );
