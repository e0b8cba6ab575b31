/** Parts of a person's name shorter than this are ignored inside a password. */
const OWN_WORD_MIN = 3;
/** How many characters must remain of a password without the person's own names. */
const REST_MIN = 5;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a password is easy to guess: one of the common ones, with or without digits after it; a short
 * sequence that repeats; a row of the keyboard or of digits; or little more than the person's own name,
 * e-mail or school.
 * @param own texts about the person that others may know
 * @param common the list, in lower case
 */
export function isTooCommon(password: string, own: string[], common: ReadonlySet<string>): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const bare = plain(password);
  if (common.has(lower) || common.has(bare)) return true;
  // "Sunshine2026!" is as easy to guess as "sunshine"; three words in a row are not.
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
