import type { PageLook } from '../src/features/reader/protocol.ts';
import clear from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import book from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import dyslexia from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import dyslexiaBold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';
import type { FontAddresses } from './page-style.ts';

/** Absolute, because the pages are blob: documents. */
const address = (url: string) => new URL(url, location.href).href;

export const LETTERS: FontAddresses = {
  clear: address(clear),
  book: address(book),
  dyslexia: address(dyslexia),
  dyslexiaBold: address(dyslexiaBold),
};

/**
 * Asks for the letters of a page while its book is on the way. A page asks for them itself only when it is drawn, and its
 * words would then move under a finger.
 */
export function expectLetters({ letters }: PageLook): void {
  // Letters that do not come are missed by the page, which then takes others.
  new FontFace('expected', `url("${LETTERS[letters]}")`).load().catch(() => undefined);
}
