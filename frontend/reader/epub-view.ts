import type { Target } from 'foliate-js/epub.js';
import type { Mark, PageLook } from '../src/features/reader/protocol.ts';

/** What is on the screen, by spine index; fractions are 0 to 1 inside their section. */
export interface Seen {
  first: number;
  fraction: number;
  last: number;
  endFraction: number;
  /** The visible text, where the layout has one. */
  range: Range | null;
}

/** The drawing half of the EPUB engine: one for flowing text, one for pages of fixed layout. */
export interface EpubView {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  goTo(target: Target): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  /** Where to go for a fraction of a section. */
  anchorAt(fraction: number): NonNullable<Target['anchor']>;
  apply(look: PageLook): void;
  /** The loaded document of a section, when it is on the screen. */
  documentOf(section: number): Document | null;
  showPageNumber(page: number): void;
  /** Moves the page under the window by some lines; false where all of it is seen, or nothing is left that way. */
  pan?(lines: 1 | -1): boolean;
  /** Draws marks over their words. */
  mark(marks: Mark[]): void;
  /** Id of the mark at a point of a document; null where there is none. */
  markAt(document: Document, x: number, y: number): string | null;
}

export interface EpubViewEvents {
  seen(seen: Seen): void;
  loaded(document: Document, section: number): void;
}
