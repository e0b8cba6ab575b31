import type { PageAppearance } from '../src/shared/reader/protocol.ts';
import clear from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import book from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url';
import dyslexia from '@fontsource/opendyslexic/files/opendyslexic-latin-400-normal.woff2?url';
import dyslexiaBold from '@fontsource/opendyslexic/files/opendyslexic-latin-700-normal.woff2?url';
import type { FontAddresses } from './page-style.ts';

/** Absolute, because the pages are blob: documents. */
const address = (url: string) => new URL(url, location.href).href;

export const READER_FONTS: FontAddresses = {
  clear: address(clear),
  book: address(book),
  dyslexia: address(dyslexia),
  dyslexiaBold: address(dyslexiaBold),
};

/**
 * Starts to load the fonts of a page while its book is loading. A page itself requests them only when it is
 * drawn, and its words would then shift.
 */
export function expectFonts({ font }: PageAppearance): void {
  // The fonts of the book itself are fetched with its style sheets.
  if (font === 'own') return;
  // When a font cannot be loaded, the page falls back to another.
  new FontFace('expected', `url("${READER_FONTS[font]}")`).load().catch(() => undefined);
}
