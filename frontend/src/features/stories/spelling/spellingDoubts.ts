/** A word of a page that may be misspelled, with suggestions. */
export interface Doubt {
  page: string;
  word: string;
  better: string[];
}
/** A word with its page. */
export interface Placed {
  page: string;
  word: string;
}

/** Phonetic spellings of children. The dictionary suggests swapped letters, but not sounds. */
const HEARD: Record<string, string> = {
  becos: 'because',
  becoz: 'because',
  becouse: 'because',
  cos: 'because',
  sed: 'said',
  wos: 'was',
  woz: 'was',
  wot: 'what',
  wen: 'when',
  wer: 'were',
  wy: 'why',
  thay: 'they',
  thare: 'there',
  sum: 'some',
  cum: 'come',
  cud: 'could',
  shud: 'should',
  wud: 'would',
  gud: 'good',
  luv: 'love',
  nite: 'night',
  lite: 'light',
  frend: 'friend',
  frends: 'friends',
  scool: 'school',
  skool: 'school',
  peple: 'people',
  littel: 'little',
  litel: 'little',
  elefant: 'elephant',
  fone: 'phone',
  rane: 'rain',
  hapy: 'happy',
  verry: 'very',
  meny: 'many',
  enuf: 'enough',
  ruff: 'rough',
  laff: 'laugh',
  laft: 'laughed',
  nock: 'knock',
  nife: 'knife',
  rong: 'wrong',
  rite: 'right',
  rote: 'wrote',
  tryed: 'tried',
  cryed: 'cried',
  runned: 'ran',
  goed: 'went',
};
/** Those that are words themselves: they are not reported as errors. */
const WORDS_TOO = new Set(['sum', 'ruff', 'rite', 'rote', 'nock', 'cos']);

const MOST = 400;
const LONGEST = 20;
const segments = (text: string, language: string): Intl.SegmentData[] => [
  ...new Intl.Segmenter(language, { granularity: 'word' }).segment(text),
];

/**
 * The words of a story to check, each once per page. Left out: names (capitalised inside a sentence, on this
 * page or another one, and those of `people`), words in capitals (`POW`), sounds (`whoooosh`) and words with
 * digits.
 */
export function wordsOf(
  pages: readonly { id: string; text: string }[],
  language: string,
  people: readonly string[] = [],
): Placed[] {
  const found: Placed[] = [];
  const names = new Set(people.flatMap((name) => name.split(/\s+/)));
  for (const { id, text } of pages) {
    const seen = new Set<string>();
    let begins = true;
    for (const { segment, isWordLike } of segments(text, language)) {
      if (!isWordLike) {
        if (/[.!?…:\n“”"„«»‘]/u.test(segment)) begins = true;
        continue;
      }
      const name = !begins && /^\p{Lu}/u.test(segment);
      begins = false;
      const word = segment.replaceAll('’', "'");
      const shouts = word.length > 1 && word === word.toLocaleUpperCase();
      if (name) names.add(word);
      if (name || shouts || word.length > LONGEST || /\p{N}|(\p{L})\1\1/iu.test(word) || seen.has(word))
        continue;
      seen.add(word);
      found.push({ page: id, word });
    }
  }
  return found.filter(({ word }) => !names.has(word)).slice(0, MOST);
}

/** The doubts, with phonetic suggestions before those of the dictionary, in the case of the word. */
export function doubtsOf(placed: readonly Placed[], unknown: ReadonlyMap<string, string[]>): Doubt[] {
  return placed.flatMap(({ page, word }) => {
    const low = word.toLowerCase();
    const heard = HEARD[low];
    const guesses = unknown.get(word);
    if (!guesses && !(heard && !WORDS_TOO.has(low) && low !== heard)) return [];
    const large = /^\p{Lu}/u.test(word);
    const as = (text: string) => (large ? text.charAt(0).toUpperCase() + text.slice(1) : text);
    const better = [...new Set([...(heard ? [as(heard)] : []), ...(guesses ?? []).map(as)])].slice(0, 3);
    return [{ page, word, better }];
  });
}

/** The text with a word replaced wherever it occurs as a whole word. */
export const withCorrection = (text: string, language: string, word: string, better: string): string =>
  segments(text, language)
    .map(({ segment, isWordLike }) =>
      isWordLike && segment.replaceAll('’', "'") === word ? better : segment,
    )
    .join('');
