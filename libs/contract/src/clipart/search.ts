/** The name of each picture in one language, and the words that find it. */
export type ClipartWords = Record<string, [name: string, words: string]>;

const LANGUAGES = {
  en: () => import('./generated/words.en.ts'),
  fr: () => import('./generated/words.fr.ts'),
  ar: () => import('./generated/words.ar.ts'),
  hi: () => import('./generated/words.hi.ts'),
} satisfies Record<string, () => Promise<{ words: ClipartWords }>>;

/** The words of a language; English for a language that has none. */
export const loadClipartWords = async (language: string): Promise<ClipartWords> =>
  (
    await (
      Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language as keyof typeof LANGUAGES] : LANGUAGES.en
    )()
  ).words;

/** The words of all languages, in which a child searches at once. */
export const loadAllClipartWords = (): Promise<ClipartWords[]> =>
  Promise.all(Object.keys(LANGUAGES).map(loadClipartWords));

/**
 * A text as it is compared: accents, the vowel signs of Arabic and the dots below letters of Hindi are left out, because
 * people type with and without them. The vowels of Hindi stay: words differ by them.
 */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|[\u064b-\u0655]|\u0670|\u0640|\u093c/g, '')
    .replace(/\u0671/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase();

/** The separate words of a text. */
const split = (text: string): string[] => plain(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The pictures that a search finds in any of the languages, best first: each word of the search begins a word of the
 * picture; whole words and names count more.
 */
export function findClipart(search: string, languages: readonly ClipartWords[]): string[] {
  const wanted = split(search);
  if (wanted.length === 0) return [];
  const found = new Map<string, number>();
  for (const words of languages)
    for (const [picture, [name, more]] of Object.entries(words)) {
      const [own, others] = [split(name), split(more)];
      const points = wanted.map((word) =>
        own.includes(word)
          ? own.length === 1
            ? 5
            : 4
          : others.includes(word)
            ? 3
            : own.some((one) => one.startsWith(word))
              ? 2
              : others.some((one) => one.startsWith(word))
                ? 1
                : 0,
      );
      const worst = Math.min(...points);
      if (worst > (found.get(picture) ?? 0)) found.set(picture, worst);
    }
  return [...found].sort(([, one], [, other]) => other - one).map(([picture]) => picture);
}
