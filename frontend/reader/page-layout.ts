import type { EPUB } from 'foliate-js/epub.js';
import type { BookToOpen } from '../src/shared/reader/protocol.ts';

export type PageLayout = BookToOpen['layout'];

const LAYOUT = /^rendition:layout-(pre-paginated|reflowable)$/;

/** The layout of each section: its own, or that of the book. The first of several counts. */
export const pageLayouts = (epub: EPUB, ofBook: PageLayout): PageLayout[] =>
  epub.sections.map((_, index) => {
    const own = epub.resources.spine[index]?.properties?.flatMap((one) => LAYOUT.exec(one)?.[1] ?? [])[0];
    return own === undefined ? ofBook : own === 'pre-paginated' ? 'fixed' : 'reflowable';
  });

/**
 * How the pages of a part are paired: as its first page says, or else the book. A single page is shown alone, in the
 * middle, unless it has a side. A book that wants spreads in every orientation has them on a phone in landscape only: beside
 * each other in portrait, two pages are too small to read. `shorterSide`: of the space for the pages, in CSS pixels.
 */
export function spreadOf(
  epub: EPUB,
  { first, last }: { first: number; last: number },
  shorterSide: number,
): string | undefined {
  if (first === last && !epub.sections[first]?.pageSpread) return 'none';
  const own = epub.resources.spine[first]?.properties?.flatMap((one) => SPREAD.exec(one)?.[1] ?? [])[0];
  const spread = own ?? epub.rendition.spread;
  return spread === 'both' && shorterSide < PHONE ? 'landscape' : spread;
}

/** A space whose shorter side is less than this, in CSS pixels, belongs to a phone. */
const PHONE = 640;

const SPREAD = /^rendition:spread-(\w+)$/;
