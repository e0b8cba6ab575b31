import type { Target } from 'foliate-js/epub.js';
import type { Mark, PageAppearance } from '../src/shared/reader/protocol.ts';

/** What is on the screen, by spine index; fractions are 0 to 1 within a section. */
export interface Seen {
  first: number;
  fraction: number;
  last: number;
  endFraction: number;
  /** The visible text, when the layout provides it. */
  range: Range | null;
}

/** The rendering part of the EPUB engine: one for flowing text, one for pages of fixed layout. */
export interface EpubView {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  goTo(target: Target): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  /** Converts a fraction of a section to a target. */
  anchorAt(fraction: number): NonNullable<Target['anchor']>;
  apply(look: PageAppearance): void;
  /** The loaded document of a section when it is on the screen, else null. */
  documentOf(section: number): Document | null;
  showPageNumber(page: number): void;
  /** Pans the page by some lines; returns false when all of it is visible or its edge is reached. */
  pan?(lines: 1 | -1): boolean;
  /** Draws marks over their words. */
  mark(marks: Mark[]): void;
  /** Id of the mark at a point of a document; null when there is none. */
  markAt(document: Document, x: number, y: number): string | null;
}

export interface EpubViewEvents {
  seen(seen: Seen): void;
  loaded(document: Document, section: number): void;
}
