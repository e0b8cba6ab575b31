/** Symbols of the longest slug that is made of a text. */
const LONGEST = 80;

/**
 * A slug from a name or title: letters and digits of any script in small letters, joined by hyphens, at most 80 symbols.
 * @param fallback what a text without letters and digits becomes
 */
export function slugFrom(text: string, fallback: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return [...slug].slice(0, LONGEST).join('').replace(/-+$/, '') || fallback;
}
