/** Letters of one word, however long, in any script. */
export const WORD_MAX = 48;
export const MEANING_MAX = 300;
/** How many words somebody keeps. */
export const MOST_WORDS = 300;

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/**
 * A word as it is kept and looked up: composed, in small letters of its language, without what stands around it; null
 * when nothing of a word is left. Two readers who tap the same word mean the same word.
 */
export function wordOf(text: string, language: string): string | null {
  const composed = text.normalize('NFC').replace(EDGES, '').replace(/\s+/g, ' ');
  // Signs that only stretch an Arabic word are no part of it.
  const bare = composed.replaceAll('\u0640', '').replaceAll('’', "'");
  const word = bare.toLocaleLowerCase(language);
  return /\p{L}/u.test(word) && word.length <= WORD_MAX && word.split(' ').length <= 4 ? word : null;
}

/** The language of a text without its country: `en` for `en-ZA`; null when it is none. */
export function languageOf(tag: string): string | null {
  const [base = ''] = tag.toLowerCase().split(/[-_]/);
  return /^[a-z]{2,3}$/.test(base) && base !== 'und' ? base : null;
}
