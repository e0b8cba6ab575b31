import type {
  BookToOpen,
  ContentsItem,
  Locator,
  Mark,
  PageLook,
  Place,
  Selected,
  VoiceHelp,
} from '../src/features/reader/protocol.ts';
import type { BookFiles } from './book-files.ts';

/** The one face behind which foliate-js, pdf.js or another engine stands. Turns must be awaited one by one. */
export interface BookEngine {
  readonly pages: number;
  readonly contents: ContentsItem[];
  readonly direction: 'ltr' | 'rtl';
  readonly readAloud: ReadAloud | null;
  /** BCP 47 tag that the book gives; empty where it gives none. */
  readonly language: string;
  /** Shows the first page, or the place where somebody stopped. Unknown places lead to the first page. */
  start(locator: Locator | null): Promise<void>;
  /** Turns forward; false when there is nothing after this page. */
  next(): Promise<boolean>;
  previous(): Promise<boolean>;
  goToPage(page: number): Promise<void>;
  goToHref(href: string): Promise<void>;
  goTo(locator: Locator): Promise<void>;
  /** Draws marks over their words. */
  mark(marks: Mark[]): void;
  clearSelection(): void;
  /** What the book's own glossary says of a word. */
  meaningOf(word: string): Promise<string | null>;
  apply(look: PageLook): void;
  /** Moves a page that is larger than the window; false where nothing is left that way. */
  pan(lines: 1 | -1): boolean;
}

/** The recorded voice of a book with media overlays, or a voice of the device. */
export interface ReadAloud {
  play(rate: number, help: VoiceHelp): Promise<void>;
  pause(): void;
  /** The reader turned the page: the voice follows. */
  pageTurned(): void;
}

/** What an engine tells the shell. */
export interface EngineEvents {
  moved(place: Place): void;
  /** A document of the book came on the screen: keys, taps and swipes are to be listened to in it. */
  shown(document: Document): void;
  selected(selected: Selected | null): void;
  markTapped(id: string): void;
  externalLink(href: string): void;
  internalLink(href: string): void;
  audio(state: 'playing' | 'paused'): void;
  /** The device has a voice for this book: `readAloud` is there from now on. */
  canSpeak(): void;
  /** A page could not be loaded; the promise resolves when somebody asks to try again. */
  pageFailed(error: unknown): Promise<void>;
}

export interface EngineOptions {
  root: HTMLElement;
  book: BookToOpen;
  files: BookFiles;
  events: EngineEvents;
  look: PageLook;
  /** No sliding pages: the reader asked for less motion. */
  calm: boolean;
}

export type OpenBook = (options: EngineOptions) => Promise<BookEngine>;
