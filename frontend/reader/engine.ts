import type {
  BookToOpen,
  ContentsItem,
  SearchResult,
  Locator,
  Mark,
  PageAppearance,
  ReadingPosition,
  Selected,
  VoiceHelp,
} from '../src/shared/reader/protocol.ts';
import type { BookFiles } from './book-files.ts';
import type { Match } from './search-text.ts';

/** The common interface of all engines (foliate-js, pdf.js). Each turn must be awaited before the next. */
export interface BookEngine {
  readonly pages: number;
  readonly contents: ContentsItem[];
  readonly direction: 'ltr' | 'rtl';
  readonly readAloud: ReadAloud | null;
  /** Whether the pages follow a finger, so that the shell handles no swipes. */
  readonly hasOwnSwipe?: boolean;
  /** Whether pages turn or scroll, where the book declares it. `apply` gets what the reader chose instead. */
  readonly flow?: PageAppearance['flow'];
  /** BCP 47 tag that the book declares; empty when it declares none. */
  readonly language: string;
  /** Shows the saved position, or the first page. Unknown positions lead to the first page. */
  start(locator: Locator | null): Promise<void>;
  /** Turns forward; returns false on the last page. */
  next(): Promise<boolean>;
  previous(): Promise<boolean>;
  goToPage(page: number): Promise<void>;
  goToHref(href: string): Promise<void>;
  /** `words` are scrolled into view where the page is larger than the window. */
  goTo(locator: Locator, words?: Mark['words']): Promise<void>;
  /** Draws marks over their words. */
  mark(marks: Mark[]): void;
  clearSelection(): void;
  /** Number of parts that are searched one after the other: files of an EPUB, pages of a PDF. */
  readonly parts: number;
  /**
   * The results of a part where `find` matches its text, in their order. Calls `pause` after each piece of work;
   * rejects when the part cannot be loaded.
   */
  search(part: number, find: (text: string) => Match[], pause: () => Promise<void>): Promise<SearchResult[]>;
  /** The definition of a word in the book's own glossary. */
  meaningOf(word: string): Promise<string | null>;
  apply(look: PageAppearance): void;
  /** Pans a page that is larger than the window; returns false when its edge is reached. */
  pan(lines: 1 | -1): boolean;
}

/** A recording in a book with media overlays, or a voice of the device. */
export interface ReadAloud {
  play(rate: number, help: VoiceHelp): Promise<void>;
  pause(): void;
  /** Called when the reader has turned the page: speech continues there. */
  pageTurned(): void;
}

/** Events of an engine that the shell handles. */
export interface EngineEvents {
  moved(position: ReadingPosition): void;
  /** A document of the book has been shown: the shell listens to keys, taps and swipes in it. */
  shown(document: Document): void;
  selected(selected: Selected | null): void;
  markTapped(id: string): void;
  externalLink(href: string): void;
  internalLink(href: string): void;
  audio(state: 'playing' | 'paused'): void;
  /** The device has a voice for this book: `readAloud` is set from now on. */
  canSpeak(): void;
  /** A page could not be loaded; the promise resolves when the reader asks to try again. */
  pageFailed(error: unknown): Promise<void>;
}

export interface EngineOptions {
  root: HTMLElement;
  book: BookToOpen;
  files: BookFiles;
  events: EngineEvents;
  look: PageAppearance;
  /** Whether animations of page turns are off, because the reader asked for less motion. */
  calm: boolean;
}

export type OpenBook = (options: EngineOptions) => Promise<BookEngine>;
