import { distance } from 'fastest-levenshtein';

/** Shorter words are too similar to each other to be corrected. */
const SHORTEST = 4;
/** Limits of the words compared, from the results and from the query. */
const MOST_WORDS = 400;
const MOST_TYPED = 12;

/** The text as it is compared: without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Maximum number of wrong letters: one in a short word, two in a long one. */
const allowed = (word: string): number => (word.length < 6 ? 1 : 2);

/**
 * Suggests a corrected query: each word that occurs in no result is replaced by the most similar word of the
 * results. Null when nothing has to be replaced, or no word is similar enough.
 */
export function didYouMean(typed: string, found: string[]): string | null {
  const known = [...new Set(found.flatMap(wordsOf))].slice(0, MOST_WORDS).map((word) => ({
    word,
    bare: plain(word),
  }));
  let replaced = false;
  const words = wordsOf(typed)
    .slice(0, MOST_TYPED)
    .map((word) => {
      const bare = plain(word);
      if (bare.length < SHORTEST || known.some((one) => one.bare.startsWith(bare))) return word;
      const nearest = known
        .map((one) => ({ ...one, away: distance(bare, one.bare) }))
        .filter(({ bare: other, away }) => other.length >= SHORTEST && away <= allowed(bare))
        .sort((a, b) => a.away - b.away)[0];
      if (!nearest) return word;
      replaced = true;
      return nearest.word.toLocaleLowerCase();
    });
  return replaced ? words.join(' ') : null;
}
