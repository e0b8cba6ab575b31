/** Text in the form in which it is compared, and where each of its characters stands in the original. */
export interface ComparedText {
  text: string;
  /** Offset in the original of every character of `text`, and the length of the original at the end. */
  offsets: number[];
}

/** Start and end of a match, as offsets of the original text. */
export interface Match {
  from: number;
  to: number;
}

/**
 * Signs above and below letters that a search ignores: accents of Latin, Greek and Cyrillic, points of Hebrew, vowel
 * signs of Arabic, the dot below of Indian scripts; and characters without a shape (soft hyphen, joiners, direction
 * marks, the Arabic line that only makes a word longer). The vowel signs of Indian scripts are letters and stay.
 */
const IGNORED =
  /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u093c\u09bc\u0a3c\u0abc\u00ad\u0640\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Letters that are written in more than one way, and letters whose accent is a part of their shape. */
const SAME: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  'ँ': 'ं',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
/** First digit of the scripts whose digits are written as 0 to 9, too. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

const known = new Map<string, string>();

function comparedCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const plain = character.normalize('NFKD').replace(IGNORED, '').toLowerCase();
  const compared = [...plain.normalize('NFKD').replace(IGNORED, '')]
    .map((one) => {
      const code = one.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? (SAME[one] ?? one) : String(code - zero);
    })
    .join('');
  known.set(character, compared);
  return compared;
}

/**
 * Text without case, accents and different spellings of the same letter. White space of any length is one space.
 * Equal texts in this form are equal for a search.
 */
export function comparedText(original: string): ComparedText {
  const parts: string[] = [];
  const offsets: number[] = [];
  let offset = 0;
  let endsWithSpace = true;
  for (const character of original) {
    const isSpace = /\s/.test(character);
    const compared = isSpace ? (endsWithSpace ? '' : ' ') : comparedCharacter(character);
    for (let at = 0; at < compared.length; at += 1) offsets.push(offset);
    parts.push(compared);
    offset += character.length;
    if (compared !== '' || isSpace) endsWithSpace = isSpace;
  }
  offsets.push(offset);
  return { text: parts.join(''), offsets };
}

/** The searched words in the form of `comparedText`; empty when there is nothing to search for. */
export const comparedWords = (words: string): string => comparedText(words).text.trim();

const IN_WORD_BEFORE = /[\p{L}\p{N}\p{M}]$/u;
const IN_WORD_AFTER = /^[\p{L}\p{N}\p{M}]/u;
/** Scripts that put no spaces between words: there every match counts as whole. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** “And”, “so” and the article, which Arabic writes together with the word. */
const ARABIC_BEFORE = /(?:^|[^\p{L}\p{N}\p{M}])(?:[وف]?(?:[بك]?ال|لل)|[وف])$/u;

const startsWord = (text: string, from: number): boolean => {
  const before = text.slice(Math.max(0, from - 6), from);
  const first = text.slice(from, from + 2);
  return (
    !IN_WORD_BEFORE.test(before) ||
    !IN_WORD_AFTER.test(first) ||
    WITHOUT_SPACES.test(before.slice(-2)) ||
    WITHOUT_SPACES.test(first) ||
    ARABIC_BEFORE.test(before)
  );
};

const endsWord = (text: string, to: number): boolean => {
  const last = text.slice(Math.max(0, to - 2), to);
  const after = text.slice(to, to + 2);
  return (
    !IN_WORD_AFTER.test(after) ||
    !IN_WORD_BEFORE.test(last) ||
    WITHOUT_SPACES.test(after) ||
    WITHOUT_SPACES.test(last)
  );
};

/**
 * Where words stand in a text, in its order and without overlaps. `words` has the form of `comparedWords`;
 * `isWhole` leaves out matches inside longer words.
 */
export function matchesOf(original: string, words: string, isWhole: boolean): Match[] {
  if (words === '') return [];
  const { text, offsets } = comparedText(original);
  const matches: Match[] = [];
  for (let from = text.indexOf(words); from >= 0;) {
    const to = from + words.length;
    const isMatch = !isWhole || (startsWord(text, from) && endsWord(text, to));
    if (isMatch) matches.push(matchAt(original, offsets, from, to));
    from = text.indexOf(words, isMatch ? to : from + 1);
  }
  return matches;
}

/** A match ends after the ignored signs of its last letter, so that no accent is cut off. */
function matchAt(original: string, offsets: number[], from: number, to: number): Match {
  const last = offsets[to - 1] ?? 0;
  let end = last + (original.codePointAt(last)! > 0xffff ? 2 : 1);
  while (end < original.length && comparedCharacter(original[end]!) === '' && !/\s/.test(original[end]!))
    end += 1;
  return { from: offsets[from] ?? 0, to: end };
}

/** Characters of context on each side of a match. */
const CONTEXT = 60;
/** Context is cut at a space when there is one this near to its end. */
const NEAR = 16;

/** The words of a match and the text around them, cut between words. */
export function quoteOf(
  original: string,
  { from, to }: Match,
): { quote: string; prefix: string; suffix: string } {
  const before = original.slice(Math.max(0, from - CONTEXT), from);
  const after = original.slice(to, to + CONTEXT);
  const cutBefore = from > CONTEXT ? before.slice(0, NEAR).search(/\s\S*$/) + 1 : 0;
  const cutAfter = to + CONTEXT < original.length ? after.slice(-NEAR).search(/\s/) : -1;
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  return {
    quote: plain(original.slice(from, to)),
    prefix: plain(before.slice(cutBefore)),
    suffix: plain(cutAfter < 0 ? after : after.slice(0, after.length - NEAR + cutAfter)),
  };
}
