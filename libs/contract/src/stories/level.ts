/**
 * Reading level of a text, by open formulas: Flesch–Kincaid grade for English (Kincaid et al. 1975),
 * Kandel–Moles for French (1958), LIX for other languages in Latin, Greek and Cyrillic letters (Björnsson
 * 1968), and sentence length alone where no open formula fits the script. They count words and syllables and
 * ignore the meaning.
 */
export interface StoryLevel {
  words: number;
  sentences: number;
  /** Number of words in the longest sentence. */
  longest: number;
  /** 0 to 3: ages 4–6, 6–8, 8–10, 10 and up. */
  band: 0 | 1 | 2 | 3;
  formula: 'flesch-kincaid' | 'kandel-moles' | 'lix' | 'sentences';
}

const parts = (text: string, language: string, granularity: 'word' | 'sentence'): Intl.SegmentData[] => [
  ...new Intl.Segmenter(language, { granularity }).segment(text),
];
const wordsIn = (text: string, language: string): string[] =>
  parts(text, language, 'word').flatMap(({ isWordLike, segment }) => (isWordLike ? [segment] : []));

/** Counts groups of vowels; in English without a silent e at the end. */
function syllables(word: string, language: string): number {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const heard =
    language === 'en' ? plain.replace(/(?<=[^aeiouyl])e$|(?<=[^td])ed$/, '') : plain.replace(/es?$/, '');
  return Math.max(1, heard.match(/[aeiouy]+/g)?.length ?? 1);
}

const bandOf = (value: number, steps: [number, number, number]): StoryLevel['band'] =>
  value < steps[0] ? 0 : value < steps[1] ? 1 : value < steps[2] ? 2 : 3;

/** The level of a story's texts, one for each page; null when there are too few words. */
export function levelOf(texts: string[], tag: string): StoryLevel | null {
  const language = tag.split('-')[0]!.toLowerCase();
  const known = Intl.Segmenter.supportedLocalesOf([language]).length > 0 ? language : 'en';
  const lengths: number[] = [];
  const all: string[] = [];
  for (const text of texts)
    for (const { segment } of parts(text, known, 'sentence')) {
      const found = wordsIn(segment, known);
      if (found.length === 0) continue;
      lengths.push(found.length);
      all.push(...found);
    }
  if (all.length < 5) return null;
  const perSentence = all.length / lengths.length;
  const base = { words: all.length, sentences: lengths.length, longest: Math.max(...lengths) };
  const perWord = (): number => all.reduce((sum, word) => sum + syllables(word, language), 0) / all.length;
  if (language === 'en') {
    const grade = 0.39 * perSentence + 11.8 * perWord() - 15.59;
    return { ...base, band: bandOf(grade, [1, 3, 5]), formula: 'flesch-kincaid' };
  }
  if (language === 'fr') {
    const ease = 207 - 1.015 * perSentence - 73.6 * perWord();
    return { ...base, band: bandOf(-ease, [-100, -85, -72]), formula: 'kandel-moles' };
  }
  if (/^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(all[0]!)) {
    const long = all.filter((word) => [...word].length > 6).length;
    return { ...base, band: bandOf(perSentence + (100 * long) / all.length, [15, 25, 35]), formula: 'lix' };
  }
  return { ...base, band: bandOf(perSentence, [6, 9, 13]), formula: 'sentences' };
}
