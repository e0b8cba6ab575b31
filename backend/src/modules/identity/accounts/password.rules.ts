/** Fewer letters than this of a person's own name inside a password say nothing. */
const OWN_WORD_MIN = 3;
/** So much must remain of a password once the person's own words are taken out of it. */
const REST_MIN = 5;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether everybody's first guesses would open it: a password of the list of common ones, with digits after it or
 * without; one short thing over and over; a row of the keyboard or of digits; or little more than the person's own name,
 * e-mail or school.
 * @param own texts that anybody may know of the person
 * @param common the list, in lower case
 */
export function isTooCommon(password: string, own: string[], common: ReadonlySet<string>): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = plain(password);
  if (common.has(lower) || common.has(bare)) return true;
  // "Sunshine2026!" is "sunshine" to everybody who guesses; three words in a row are not.
  const base = lower.replace(/[^\p{L}]{1,6}$/u, '');
  if (base.length >= 4 && common.has(base)) return true;
  if (/^(.{1,4}?)\1+.{0,3}$/su.test(lower) && lower.length < 16) return true;
  if (ROWS.some((row) => bare.length > 0 && row.includes(bare))) return true;
  const words = own.flatMap((text) => text.split(/[\s@._-]+/)).map(plain);
  const rest = [...words, ...own.map(plain)]
    .filter((word) => word.length >= OWN_WORD_MIN)
    .sort((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word, ''), bare);
  return rest !== bare && rest.length < REST_MIN;
}

const reversed = (row: string): string => [...row].reverse().join('');
const ROWS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'].flatMap(
  (row) => [row, reversed(row)],
);
