import { distance } from 'fastest-levenshtein';

/** A word that may have been meant, in small letters without accents, and in how many titles it occurs. */
interface SimilarWord {
  word: string;
  titles: number;
}

/** Shorter words are too similar to each other to be corrected by their letters alone. */
const SHORTEST = 4;
/** Shorter words are not corrected by their sound either. */
const SHORTEST_SOUND = 3;
/** Limits of the words compared, from the results and from the query. */
const MOST_WORDS = 400;
const MOST_TYPED = 12;

/** The text as it is compared: without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Maximum number of wrong letters: one in a short word, two in a long one. */
const allowed = (word: string): number => (word.length < 6 ? 1 : 2);
/** The same where both words sound alike. */
const allowedBySound = (word: string): number => Math.max(2, Math.ceil(word.length / 2));

/** The part of their vowels that two words share. */
function sharedVowels(one: string, other: string): number {
  const vowels = (word: string) => new Set(word.match(/[aeiouy]/g));
  const [a, b] = [vowels(one), vowels(other)];
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 1 : [...a].filter((vowel) => b.has(vowel)).length / all;
}

interface Candidate {
  word: string;
  /** Lower is better. */
  cost: number;
}

/** The cost of a word that sounds like the typed one: wrong letters count less than in others, frequent words less. */
const soundCost = (bare: string, { word, titles }: SimilarWord): number =>
  distance(bare, word) - 1.5 - sharedVowels(bare, word) - 0.25 * Math.log2(1 + titles);

/** Words of the query that occur in no result, without case and accents. */
export function unknownWords(typed: string, found: readonly string[]): string[] {
  const known = found.flatMap(wordsOf).slice(0, MOST_WORDS).map(plain);
  return wordsOf(typed)
    .slice(0, MOST_TYPED)
    .map(plain)
    .filter((bare) => bare.length >= SHORTEST_SOUND && !known.some((word) => word.startsWith(bare)));
}

/**
 * Suggests a corrected query: each word that occurs in no result is replaced by the most similar word: of the results
 * by letters, of `alike` by sound. Null when nothing has to be replaced, or no word is similar enough.
 */
export function didYouMean(
  typed: string,
  found: string[],
  alike: ReadonlyMap<string, readonly SimilarWord[]> = new Map(),
): string | null {
  const known = [...new Set(found.flatMap(wordsOf))].slice(0, MOST_WORDS).map((word) => ({
    word,
    bare: plain(word),
  }));
  const unknown = new Set(unknownWords(typed, found));
  let replaced = false;
  const words = wordsOf(typed)
    .slice(0, MOST_TYPED)
    .map((word) => {
      const bare = plain(word);
      const sounding = alike.get(bare) ?? [];
      // A word that exists is not misspelled, even where no result has it.
      if (!unknown.has(bare) || sounding.some((one) => one.word === bare)) return word;
      const byLetters = known.flatMap(({ word: other, bare: letters }): Candidate[] => {
        const away = distance(bare, letters);
        const near = bare.length >= SHORTEST && letters.length >= SHORTEST && away <= allowed(bare);
        return near ? [{ word: other, cost: away - 1 }] : [];
      });
      const bySound = sounding
        .filter((one) => distance(bare, one.word) <= allowedBySound(bare))
        .map((one): Candidate => ({ word: one.word, cost: soundCost(bare, one) }));
      const [nearest] = [...byLetters, ...bySound].sort((a, b) => a.cost - b.cost);
      if (!nearest) return word;
      replaced = true;
      return nearest.word.toLocaleLowerCase();
    });
  return replaced ? words.join(' ') : null;
}
