import { transliterate } from 'transliteration';

/** Latin letters and digits of a text, in lower case; other scripts transliterated. */
const plain = (text: string): string =>
  transliterate(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 24);

/** Reserved names. */
const RESERVED = new Set(['admin', 'community', 'root', 'support', 'teacher', 'head']);

/**
 * The base of a student's username: first name and first word of the class, so that it does not reveal the
 * surname in the list of a class code.
 * @example usernameBase('Zoë', 'Beech Class') // 'zoe.beech'
 */
export function usernameBase(firstName: string, className: string): string {
  const first = plain(firstName.trim().split(/\s+/)[0] ?? '') || plain(firstName) || 'student';
  const second = plain(
    className
      .trim()
      .split(/[\s,/()-]+/)
      .find((word) => plain(word) !== '') ?? '',
  );
  const name = second ? `${first}.${second}` : first;
  return RESERVED.has(name) ? `${name}1` : name;
}

/** The first of `base`, `base2`, `base3` … that is not taken. Adds it to the taken ones. */
export function claimUsername(base: string, taken: Set<string>): string {
  let name = base;
  for (let n = 2; taken.has(name); n += 1) name = `${base}${n}`;
  taken.add(name);
  return name;
}

/** A valid username: 2 to 64 letters, digits, dots, hyphens, underscores, and @ for school accounts. */
export const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u;
export const USERNAME_MESSAGE =
  'A username has 2 to 64 letters, digits, dots or hyphens, and begins with a letter or digit.';
