/**
 * What the app page (the host) and the reader shell on the book origin say to each other by `postMessage`.
 * Both sides import this file, check `event.origin` and `event.source`, and read every message through the guards
 * below: a message that does not fit exactly is ignored, because the shell runs beside book content.
 */

/**
 * A reading position in the format of other reading systems: file and fraction, plus an exact EPUB CFI where there is
 * one.
 */
export interface Locator {
  /** Path inside the book, decoded, without a fragment. For a PDF `book.pdf#page=3`. */
  href: string;
  /** EPUB Canonical Fragment Identifier of the visible text. */
  cfi?: string;
  /** 0 to 1 within the file named by `href`. */
  progression: number;
  /** Page number in the whole book, 1 to `pages`. */
  position?: number;
}

/** Display settings of a page. `size` is a step from 1 to 7. */
export interface PageAppearance {
  size: number;
  /** `own`: the fonts that the book brings; the app page sends it only for books that bring some. */
  font: 'own' | 'clear' | 'book' | 'dyslexia';
  lines: 'close' | 'normal' | 'wide';
  /** Letter spacing. */
  spacing: 'close' | 'normal' | 'wide';
  /** Word spacing. */
  words: 'close' | 'normal' | 'wide';
  colour: 'paper' | 'sepia' | 'night' | 'sharp';
  flow: 'pages' | 'scroll';
  /** A band that follows the lines, or one line with the rest dimmed. */
  guide: 'none' | 'ruler' | 'line';
  /** Magnification of a fixed-layout or PDF page relative to the size that fits: a step from 1 to 5 of `ZOOMS`. */
  zoom: number;
}
export const ZOOMS = [1, 1.25, 1.5, 2, 3] as const;

/** A highlighted range of the text. */
export interface Mark {
  id: string;
  locator: Locator;
  /** The text itself: used to find the range where a page has no exact positions, or has changed. */
  words: Pick<Selected, 'quote' | 'prefix' | 'suffix'>;
  /** `found`: the result of a search that is shown; a tap goes through it. */
  colour: MarkColour | 'found';
  /** Whether the highlight has a note. */
  note: boolean;
}
export type MarkColour = 'sun' | 'leaf' | 'sky' | 'rose';

/** Selected text. `prefix` and `suffix` help to find it again when the book has changed. */
export interface Selected {
  quote: string;
  prefix: string;
  suffix: string;
  locator: Locator;
}

/** A passage that contains the searched words, with the text around them. */
export interface SearchResult extends Selected {
  chapter: string | null;
  /** Page number in the whole book, approximate for flowing text. */
  page: number;
}
export const SEARCH_MAX = 100;
/** A search ends at this number of results. */
export const MOST_FOUND = 500;

/**
 * How far a search is: still under way, through the whole book, stopped at `MOST_FOUND`, or at the end of the book
 * although some pages could not be loaded.
 */
export type SearchState = 'searching' | 'complete' | 'stopped' | 'incomplete';

/** A word of the page to look up. */
export interface LookedUpWord {
  /** As written in the text, at most `WORD_MAX` characters. */
  word: string;
  /** The sentence around it, at most `SENTENCE_MAX` characters. */
  sentence: string;
  /** BCP 47 tag of the text; empty where the file has none. */
  language: string;
  /** Explanation from the book's glossary. */
  meaning: string | null;
}
export const WORD_MAX = 48;
export const SENTENCE_MAX = 300;

/** What the shell needs to know to open a book. */
export interface BookToOpen {
  format: 'epub' | 'pdf';
  layout: 'reflowable' | 'fixed';
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag from the catalogue. A PDF often has none. */
  language: string;
  /** Folder of the unpacked book on the book origin, ending in `/`. */
  baseUrl: string;
  /** Pages of the whole book as counted by the catalogue. */
  pages: number;
  /** Files in reading order with their relative lengths, from the publication manifest. */
  readingOrder: { href: string; positions: number }[];
}

/** An entry of the table of contents. `page` is the page on which it begins. */
export interface ContentsItem {
  title: string;
  href: string | null;
  page: number | null;
  children: ContentsItem[];
}

/** The current reading position. */
export interface ReadingPosition {
  locator: Locator;
  /** 0 to 100 of the whole book, measured at the end of the visible part. */
  percentage: number;
  page: number;
  pages: number;
  chapter: string | null;
  atStart: boolean;
  atEnd: boolean;
}

export type AudioState = 'playing' | 'paused';

/** What a voice of the device does: highlight each spoken word, or read without highlighting. */
export type VoiceHelp = 'words' | 'voice';

export type HostMessage =
  | { type: 'open'; book: BookToOpen; locator: Locator | null; look: PageAppearance; calm: boolean }
  | { type: 'turn'; to: 'next' | 'previous' | 'first' | 'last' | 'left' | 'right' | 'up' | 'down' }
  | { type: 'go_to_page'; page: number }
  | { type: 'go_to_href'; href: string }
  /** `words` are scrolled into view where the page is larger than the window. */
  | { type: 'go_to'; locator: Locator; words?: Mark['words'] }
  | { type: 'look'; look: PageAppearance }
  | { type: 'marks'; marks: Mark[] }
  | { type: 'clear_selection' }
  /** Searches the book; the answers are `found` messages with the same `id`. Ends the search before it. */
  | { type: 'search'; id: number; words: string; isWhole: boolean }
  | { type: 'end_search' }
  /** Looks up the selection; the answer is a `word` message. */
  | { type: 'ask_selected' }
  | { type: 'download'; fileId: string; baseUrl: string; files: string[]; cover: string | null }
  | { type: 'remove_all_but'; fileIds: string[] }
  /** Asks for covers by their paths on the book origin; the answer is a `covers` message in the same order. */
  | { type: 'get_covers'; paths: string[] }
  | { type: 'audio'; play: boolean; rate: number; help: VoiceHelp }
  | { type: 'retry' };

export type FailureCode = 'open_failed' | 'page_failed' | 'expired';

export type ShellMessage =
  /** `version`: of the names in messages (`previousNames.ts`); the previous version sends none. */
  | { type: 'ready'; version?: number }
  /** `flow`: what the book declares; the reader may choose another. */
  | {
      type: 'opened';
      pages: number;
      contents: ContentsItem[];
      direction: 'ltr' | 'rtl';
      audio: boolean;
      flow?: PageAppearance['flow'];
    }
  | { type: 'moved'; position: ReadingPosition }
  | { type: 'finished' }
  | { type: 'audio'; state: AudioState }
  | { type: 'external_link'; href: string }
  | { type: 'escape' }
  | { type: 'selected'; selected: Selected | null }
  | { type: 'mark_tapped'; id: string }
  /** Null when a tap hit no word: an open card may close. */
  | { type: 'word'; asked: LookedUpWord | null }
  | { type: 'active' }
  /** The keys of the search were pressed in the book. */
  | { type: 'search_asked' }
  /** More results in the order of the book; `share` of it, 0 to 1, has been searched. */
  | { type: 'found'; id: number; results: SearchResult[]; share: number; state: SearchState }
  | { type: 'can_speak' }
  /** A page of fixed layout is much wider than high. */
  | { type: 'wide_page' }
  | { type: 'downloading'; done: number; total: number }
  | { type: 'downloaded'; fileId: string; cover: string | null }
  | { type: 'download_failed' }
  | { type: 'removed' }
  /** data: addresses; null for a cover that could not be read. */
  | { type: 'covers'; covers: (string | null)[] }
  | { type: 'failed'; code: FailureCode };

type Fields = Record<string, unknown>;
type Guard<T> = (value: unknown) => value is T;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 4096;
/** A small picture as a data URL. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 100_000 &&
  /^data:image\/(webp|png|jpeg);base64,[\w+/=]+$/.test(value);
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isBetween = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;
const isOneOf =
  <T extends string>(...words: T[]): Guard<T> =>
  (value): value is T =>
    words.includes(value as T);
const isNullOr = <T>(value: unknown, guard: Guard<T>): value is T | null => value === null || guard(value);
const isListOf = <T>(value: unknown, guard: Guard<T>): value is T[] =>
  Array.isArray(value) && value.every(guard);

export const isLocator: Guard<Locator> = (value): value is Locator =>
  isObject(value) &&
  isText(value['href']) &&
  (value['cfi'] === undefined || isText(value['cfi'])) &&
  isBetween(value['progression'], 0, 1) &&
  (value['position'] === undefined || isCount(value['position']));

export const isPageAppearance: Guard<PageAppearance> = (value): value is PageAppearance =>
  isObject(value) &&
  isCount(value['size']) &&
  isBetween(value['size'], 1, 7) &&
  isOneOf('own', 'clear', 'book', 'dyslexia')(value['font']) &&
  isOneOf('close', 'normal', 'wide')(value['lines']) &&
  isOneOf('close', 'normal', 'wide')(value['spacing']) &&
  isOneOf('close', 'normal', 'wide')(value['words']) &&
  isOneOf('pages', 'scroll')(value['flow']) &&
  isOneOf('none', 'ruler', 'line')(value['guide']) &&
  isOneOf('paper', 'sepia', 'night', 'sharp')(value['colour']) &&
  isCount(value['zoom']) &&
  isBetween(value['zoom'], 1, ZOOMS.length);

const isWords: Guard<Mark['words']> = (value): value is Mark['words'] =>
  isObject(value) && isText(value['quote']) && isText(value['prefix']) && isText(value['suffix']);

const isMark: Guard<Mark> = (value): value is Mark =>
  isObject(value) &&
  isText(value['id']) &&
  isLocator(value['locator']) &&
  isWords(value['words']) &&
  isOneOf('sun', 'leaf', 'sky', 'rose', 'found')(value['colour']) &&
  isFlag(value['note']);

const isSelected: Guard<Selected> = (value): value is Selected =>
  isWords(value) && isLocator((value as unknown as Fields)['locator']);

const isSearchResult: Guard<SearchResult> = (value): value is SearchResult =>
  isSelected(value) &&
  isNullOr((value as unknown as Fields)['chapter'], isText) &&
  isCount((value as unknown as Fields)['page']);

const isShort =
  (longest: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= longest;

const isAskedWord: Guard<LookedUpWord> = (value): value is LookedUpWord =>
  isObject(value) &&
  isShort(WORD_MAX)(value['word']) &&
  value['word'] !== '' &&
  isShort(SENTENCE_MAX)(value['sentence']) &&
  isShort(35)(value['language']) &&
  isNullOr(value['meaning'], isShort(SENTENCE_MAX));

const isReadingOrderItem: Guard<BookToOpen['readingOrder'][number]> = (
  value,
): value is BookToOpen['readingOrder'][number] =>
  isObject(value) && isText(value['href']) && isCount(value['positions']);

const isBookToOpen: Guard<BookToOpen> = (value): value is BookToOpen =>
  isObject(value) &&
  isOneOf('epub', 'pdf')(value['format']) &&
  isOneOf('reflowable', 'fixed')(value['layout']) &&
  isOneOf('ltr', 'rtl')(value['direction']) &&
  isShort(35)(value['language']) &&
  isText(value['baseUrl']) &&
  isCount(value['pages']) &&
  isListOf(value['readingOrder'], isReadingOrderItem);

const isContentsItem: Guard<ContentsItem> = (value): value is ContentsItem =>
  isObject(value) &&
  isText(value['title']) &&
  isNullOr(value['href'], isText) &&
  isNullOr(value['page'], isCount) &&
  isListOf(value['children'], isContentsItem);

const isReadingPosition: Guard<ReadingPosition> = (value): value is ReadingPosition =>
  isObject(value) &&
  isLocator(value['locator']) &&
  isBetween(value['percentage'], 0, 100) &&
  isCount(value['page']) &&
  isCount(value['pages']) &&
  isNullOr(value['chapter'], isText) &&
  isFlag(value['atStart']) &&
  isFlag(value['atEnd']);

const hostGuards: Record<HostMessage['type'], (message: Fields) => boolean> = {
  open: (m) =>
    isBookToOpen(m['book']) &&
    isNullOr(m['locator'], isLocator) &&
    isPageAppearance(m['look']) &&
    isFlag(m['calm']),
  turn: (m) => isOneOf('next', 'previous', 'first', 'last', 'left', 'right', 'up', 'down')(m['to']),
  go_to_page: (m) => isCount(m['page']),
  go_to_href: (m) => isText(m['href']),
  go_to: (m) => isLocator(m['locator']) && (m['words'] === undefined || isWords(m['words'])),
  look: (m) => isPageAppearance(m['look']),
  marks: (m) => isListOf(m['marks'], isMark),
  clear_selection: () => true,
  search: (m) => isCount(m['id']) && isShort(SEARCH_MAX)(m['words']) && isFlag(m['isWhole']),
  end_search: () => true,
  ask_selected: () => true,
  download: (m) =>
    isText(m['fileId']) &&
    isText(m['baseUrl']) &&
    isListOf(m['files'], isText) &&
    isNullOr(m['cover'], isText),
  remove_all_but: (m) => isListOf(m['fileIds'], isText),
  get_covers: (m) => isListOf(m['paths'], isText),
  audio: (m) => isFlag(m['play']) && isBetween(m['rate'], 0.5, 2) && isOneOf('words', 'voice')(m['help']),
  retry: () => true,
};

const shellGuards: Record<ShellMessage['type'], (message: Fields) => boolean> = {
  ready: (m) => m['version'] === undefined || isCount(m['version']),
  opened: (m) =>
    isCount(m['pages']) &&
    isListOf(m['contents'], isContentsItem) &&
    isOneOf('ltr', 'rtl')(m['direction']) &&
    isFlag(m['audio']) &&
    (m['flow'] === undefined || isOneOf('pages', 'scroll')(m['flow'])),
  moved: (m) => isReadingPosition(m['position']),
  finished: () => true,
  wide_page: () => true,
  audio: (m) => isOneOf('playing', 'paused')(m['state']),
  external_link: (m) => isText(m['href']),
  escape: () => true,
  selected: (m) => isNullOr(m['selected'], isSelected),
  mark_tapped: (m) => isText(m['id']),
  word: (m) => isNullOr(m['asked'], isAskedWord),
  active: () => true,
  search_asked: () => true,
  found: (m) =>
    isCount(m['id']) &&
    isListOf(m['results'], isSearchResult) &&
    m['results'].length <= MOST_FOUND &&
    isBetween(m['share'], 0, 1) &&
    isOneOf('searching', 'complete', 'stopped', 'incomplete')(m['state']),
  can_speak: () => true,
  downloading: (m) => isCount(m['done']) && isCount(m['total']),
  downloaded: (m) => isText(m['fileId']) && isNullOr(m['cover'], isPicture),
  download_failed: () => true,
  removed: () => true,
  covers: (m) => isListOf(m['covers'], (cover): cover is string | null => isNullOr(cover, isPicture)),
  failed: (m) => isOneOf('open_failed', 'page_failed', 'expired')(m['code']),
};

const fits = (guards: Record<string, (message: Fields) => boolean>, data: unknown): boolean =>
  isObject(data) &&
  isText(data['type']) &&
  Object.hasOwn(guards, data['type']) &&
  guards[data['type']]?.(data) === true;

/** Whether a value is a well-formed message from the app page. */
export const isHostMessage: Guard<HostMessage> = (data): data is HostMessage => fits(hostGuards, data);

/** Whether a value is a well-formed message from the reader shell. */
export const isShellMessage: Guard<ShellMessage> = (data): data is ShellMessage => fits(shellGuards, data);

const BOOK_HOST_PREFIX = 'files.';

/**
 * The app's origin as seen from the book origin: the same host without its `files.` prefix; null when there is none.
 */
export function hostOriginOf(shellOrigin: string): string | null {
  const url = new URL(shellOrigin);
  if (!url.host.startsWith(BOOK_HOST_PREFIX)) return null;
  return `${url.protocol}//${url.host.slice(BOOK_HOST_PREFIX.length)}`;
}
