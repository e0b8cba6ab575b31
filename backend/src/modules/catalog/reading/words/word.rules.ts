/** Most characters of a word, in any script. */
export const WORD_MAX = 48;
export const MEANING_MAX = 300;
/** How many words somebody may save. */
export const MAX_SAVED_WORDS = 300;

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu;

/**
 * The normalized form of a word, under which it is stored and looked up: composed (NFC), in lower case by the rules of its language,
 * without surrounding punctuation; null when no word is left.
 */
export function wordOf(text: string, language: string): string | null {
  const composed = text.normalize('NFC').replace(EDGES, '').replace(/\s+/g, ' ');
  // The tatweel only stretches an Arabic word.
  const bare = composed.replaceAll('\u0640', '').replaceAll('’', "'");
  const word = bare.toLocaleLowerCase(language);
  return /\p{L}/u.test(word) && word.length <= WORD_MAX && word.split(' ').length <= 4 ? word : null;
}

/** The language of a tag without its region: `en` for `en-ZA`; null for an invalid tag. */
export function languageOf(tag: string): string | null {
  const [base = ''] = tag.toLowerCase().split(/[-_]/);
  return /^[a-z]{2,3}$/.test(base) && base !== 'und' ? base : null;
}
