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
 * middle, unless it has a side.
 */
export function spreadOf(epub: EPUB, { first, last }: { first: number; last: number }): string | undefined {
  if (first === last && !epub.sections[first]?.pageSpread) return 'none';
  const own = epub.resources.spine[first]?.properties?.flatMap((one) => SPREAD.exec(one)?.[1] ?? [])[0];
  return own ?? epub.rendition.spread;
}

const SPREAD = /^rendition:spread-(\w+)$/;
