import { Parser } from 'htmlparser2';
import type { ReadingDirection } from './types.ts';

// Control and format characters that PostgreSQL, XML or a screen cannot handle: C0/C1 (except tab and line ends),
// bidirectional overrides that could disguise a name, the byte order mark, and non-characters.
const UNPRINTABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g;

/** One line of text for storing and showing: well-formed, NFC, no control characters, at most `max` characters. */
export function cleanText(text: string, max = 1_000): string {
  const line = text.toWellFormed().replace(UNPRINTABLE, '').replace(/\s+/g, ' ').trim().normalize('NFC');
  return line.length <= max
    ? line
    : `${line
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}

const FIRST_STRONG = /[\p{L}\u200e\u200f]/u;
const RIGHT_TO_LEFT =
  /[\u200f\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Text that is written in `direction` wherever the direction is taken from the first letter (`dir="auto"`): a mark
 * (U+200E or U+200F) is put before it when that letter says otherwise.
 */
export function inDirection(text: string, direction: ReadingDirection): string {
  const first = FIRST_STRONG.exec(text)?.[0];
  const guessed = first !== undefined && RIGHT_TO_LEFT.test(first) ? 'rtl' : 'ltr';
  if (text === '' || guessed === direction) return text;
  return (direction === 'rtl' ? '\u200f' : '\u200e') + text;
}

/** Plain text of a description that may contain markup; paragraphs are separated by a blank line. */
export function plainText(markup: string, max = 4_000): string {
  let text = markup;
  if (/<[a-z!/]/i.test(markup)) {
    text = '';
    let hidden = 0;
    const parser = new Parser({
      onopentag: (name) => {
        if (/^(script|style)$/.test(name)) hidden += 1;
        if (/^(p|br|div|li|h[1-6])$/.test(name)) text += '\n\n';
      },
      onclosetag: (name) => {
        if (/^(script|style)$/.test(name)) hidden -= 1;
      },
      ontext: (piece) => {
        if (hidden === 0) text += piece;
      },
    });
    parser.end(markup);
  }
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => cleanText(paragraph, max));
  const joined = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  return joined.length <= max
    ? joined
    : `${joined
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}

const SPACED_WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’_-]*/gu;
// Scripts without spaces between words; the segmenter divides these runs.
const UNSPACED_RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Number of words: runs of letters and digits, and what `Intl.Segmenter` finds in scripts without spaces. */
export function countWords(text: string): number {
  let words = 0;
  const spaced = text.replace(UNSPACED_RUN, (run) => {
    for (const segment of segmenter.segment(run)) if (segment.isWordLike) words += 1;
    return ' ';
  });
  for (const _ of spaced.matchAll(SPACED_WORD)) words += 1;
  return words;
}

/** Canonical BCP 47 (`ja-jp` becomes `ja-JP`), or null when it is invalid; `und`, `zxx` and `mul` are null, too. */
export function canonicalLanguage(tag: string): string | null {
  try {
    const [canonical] = Intl.getCanonicalLocales(tag.trim().replaceAll('_', '-'));
    return canonical === undefined || /^(und|zxx|mul)\b/.test(canonical) ? null : canonical;
  } catch {
    return null;
  }
}

const RTL_SCRIPTS = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr']);

/** Direction in which the most likely script of a language is written (CLDR likely subtags). */
export function languageDirection(language: string | null): ReadingDirection {
  const script = language === null ? undefined : new Intl.Locale(language).maximize().script;
  return script !== undefined && RTL_SCRIPTS.has(script) ? 'rtl' : 'ltr';
}

const WORDS_A_PAGE = 250;
const WORDS_A_MINUTE = 120;
const SECONDS_A_PICTURE = 8;

/** Pages of a reflowable book without a page list: one for each 250 words begun, at least one. */
export const pagesFromWords = (words: number): number => Math.max(1, Math.ceil(words / WORDS_A_PAGE));

/** Whole minutes for a child who reads aloud: 120 words a minute and 8 seconds for each picture, at least one minute. */
export const readingMinutes = (words: number, pictures: number): number =>
  Math.max(1, Math.ceil(words / WORDS_A_MINUTE + (pictures * SECONDS_A_PICTURE) / 60));
