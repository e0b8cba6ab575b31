import { currentTenantId } from '../../../../platform/context.ts';
import { PLATFORM_TENANT_ID } from '../../../../platform/ids.ts';
import { visibilityScopeOf, type Reader } from '../books/book-access.rules.ts';
import { toIsbn13 } from '../books/rights.rules.ts';
import { visibilitySql } from '../books/visibility-sql.ts';
import { namedSubject, type NamedSubject } from './named-subjects.ts';

/** Candidates that are scored for each school: enough for a whole list, few enough for the slowest word. */
export const MAX_RESULTS = 1_000;
/** With other filters more candidates are needed; this is also the limit of counts in lists and facets. */
const MOST_FILTERED = 5_000;

interface Search {
  words: string;
  reader: Reader;
  /** Books in every state, for those who manage them, and for owners; the caller's statement restricts them. */
  everything?: boolean;
  maker?: string | null;
  own?: boolean;
  filtered?: boolean;
  /** Only this many of the best, if no other filter is set. */
  best?: number;
  /** Includes the field that matched. */
  told?: boolean;
}

type Add = (value: unknown) => string;

/** Scores of books that are in the language, or about the theme, that the search names. */
const SCORE_OF_LANGUAGE = 0.9;
const SCORE_OF_THEME = 0.95;

/**
 * Matching books for a `from` clause: ids and scores, unordered, and their number. A search that names a language or a
 * theme finds the books of it as well.
 */
export function findBooks(search: Search, add: Add): string {
  const named = search.everything || search.maker || search.own ? null : namedSubject(search.words);
  return named ? findNamed(search, named, add) : findWords(search, add);
}

function findNamed(search: Search, { language, theme }: NamedSubject, add: Add): string {
  // All matches: the best of both kinds are not known before they are one list.
  const { best, ...every } = search;
  const columns = 'select tenant_id, book_id, score, matched from';
  const sources = [`${columns} ${findWords(every, add)}`];
  if (theme)
    sources.push(
      `select tenant_id, book_id, score * ${SCORE_OF_THEME}, matched from ${findWords({ ...every, words: theme }, add)}`,
    );
  if (language) {
    const owners = add([...new Set([currentTenantId(), PLATFORM_TENANT_ID])]);
    sources.push(`(select b.tenant_id, b.id, ${SCORE_OF_LANGUAGE}, 'category' from catalog.book b
      where b.tenant_id = any(${owners}::uuid[]) and catalog.language_of(b.language) = ${add(language)}::text
        and ${visibilitySql(visibilityScopeOf(search.reader), add)}
      order by b.published_at desc nulls first, b.id desc limit ${MAX_RESULTS})`);
  }
  const limit = best === undefined ? '' : ` order by score desc, book_id desc limit ${add(best)}::int`;
  return `(select n.tenant_id, n.book_id, max(n.score)::real as score, min(n.matched) as matched,
    (count(*) over ())::int as total from (${sources.join(' union all ')}) n group by n.tenant_id, n.book_id${limit})`;
}

/** `catalog.find_books` for a `from` clause. */
function findWords(search: Search, add: Add): string {
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
