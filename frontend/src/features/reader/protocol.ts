/**
 * What the app page (the host) and the reader shell on the book origin say to each other by `postMessage`.
 * Both sides import this file, check `event.origin` and `event.source`, and read every message through the guards
 * below: a message that does not fit exactly is ignored, because the shell runs beside book content.
 */

/** A place in a book that other readers understand too: file and fraction, plus an exact EPUB CFI where there is one. */
export interface Locator {
  /** Path inside the book, decoded, without a fragment. For a PDF `book.pdf#page=3`. */
  href: string;
  /** EPUB Canonical Fragment Identifier of the visible text. */
  cfi?: string;
  /** 0 to 1 inside the file named by `href`. */
  progression: number;
  /** Page number, 1 to `pages`, in the whole book. */
  position?: number;
}

/** How a page looks. `size` is a step from 1 to 7. */
export interface PageLook {
  size: number;
  letters: 'clear' | 'book' | 'spaced';
  lines: 'close' | 'normal' | 'wide';
  spacing: 'close' | 'normal' | 'wide';
  colour: 'paper' | 'sepia' | 'night' | 'sharp';
}

/** What the shell needs to know to open a book. */
export interface BookToOpen {
  format: 'epub' | 'pdf';
  layout: 'reflowable' | 'fixed';
  direction: 'ltr' | 'rtl';
  /** Folder of the unpacked book on the book origin, ending in `/`. */
  baseUrl: string;
  /** Pages of the whole book as the catalogue counts them. */
  pages: number;
  /** Files in reading order with their weight, as the publication manifest gives them. */
  readingOrder: { href: string; positions: number }[];
}

/** One line of the contents list. `page` is where it begins. */
export interface ContentsItem {
  title: string;
  href: string | null;
  page: number | null;
  children: ContentsItem[];
}

/** Where the reader is now. */
export interface Place {
  locator: Locator;
  /** 0 to 100 of the whole book, counted at the end of what is visible. */
  percentage: number;
  page: number;
  pages: number;
  chapter: string | null;
  atStart: boolean;
  atEnd: boolean;
}

export type AudioState = 'playing' | 'paused';

export type HostMessage =
  | { type: 'open'; book: BookToOpen; locator: Locator | null; look: PageLook; calm: boolean }
  | { type: 'turn'; to: 'next' | 'previous' | 'first' | 'last' | 'left' | 'right' }
  | { type: 'go_to_page'; page: number }
  | { type: 'go_to_href'; href: string }
  | { type: 'look'; look: PageLook }
  | { type: 'audio'; play: boolean; rate: number }
  | { type: 'retry' };

export type FailureCode = 'open_failed' | 'page_failed' | 'expired';

export type ShellMessage =
  | { type: 'ready' }
  | { type: 'opened'; pages: number; contents: ContentsItem[]; direction: 'ltr' | 'rtl'; audio: boolean }
  | { type: 'moved'; place: Place }
  | { type: 'finished' }
  | { type: 'audio'; state: AudioState }
  | { type: 'external_link'; href: string }
  | { type: 'escape' }
  | { type: 'failed'; code: FailureCode };

type Fields = Record<string, unknown>;
type Guard<T> = (value: unknown) => value is T;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 4096;
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

export const isPageLook: Guard<PageLook> = (value): value is PageLook =>
  isObject(value) &&
  isCount(value['size']) &&
  isBetween(value['size'], 1, 7) &&
  isOneOf('clear', 'book', 'spaced')(value['letters']) &&
  isOneOf('close', 'normal', 'wide')(value['lines']) &&
  isOneOf('close', 'normal', 'wide')(value['spacing']) &&
  isOneOf('paper', 'sepia', 'night', 'sharp')(value['colour']);

const isReadingOrderItem: Guard<BookToOpen['readingOrder'][number]> = (
  value,
): value is BookToOpen['readingOrder'][number] =>
  isObject(value) && isText(value['href']) && isCount(value['positions']);

const isBookToOpen: Guard<BookToOpen> = (value): value is BookToOpen =>
  isObject(value) &&
  isOneOf('epub', 'pdf')(value['format']) &&
  isOneOf('reflowable', 'fixed')(value['layout']) &&
  isOneOf('ltr', 'rtl')(value['direction']) &&
  isText(value['baseUrl']) &&
  isCount(value['pages']) &&
  isListOf(value['readingOrder'], isReadingOrderItem);

const isContentsItem: Guard<ContentsItem> = (value): value is ContentsItem =>
  isObject(value) &&
  isText(value['title']) &&
  isNullOr(value['href'], isText) &&
  isNullOr(value['page'], isCount) &&
  isListOf(value['children'], isContentsItem);

const isPlace: Guard<Place> = (value): value is Place =>
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
    isPageLook(m['look']) &&
    isFlag(m['calm']),
  turn: (m) => isOneOf('next', 'previous', 'first', 'last', 'left', 'right')(m['to']),
  go_to_page: (m) => isCount(m['page']),
  go_to_href: (m) => isText(m['href']),
  look: (m) => isPageLook(m['look']),
  audio: (m) => isFlag(m['play']) && isBetween(m['rate'], 0.5, 2),
  retry: () => true,
};

const shellGuards: Record<ShellMessage['type'], (message: Fields) => boolean> = {
  ready: () => true,
  opened: (m) =>
    isCount(m['pages']) &&
    isListOf(m['contents'], isContentsItem) &&
    isOneOf('ltr', 'rtl')(m['direction']) &&
    isFlag(m['audio']),
  moved: (m) => isPlace(m['place']),
  finished: () => true,
  audio: (m) => isOneOf('playing', 'paused')(m['state']),
  external_link: (m) => isText(m['href']),
  escape: () => true,
  failed: (m) => isOneOf('open_failed', 'page_failed', 'expired')(m['code']),
};

const fits = (guards: Record<string, (message: Fields) => boolean>, data: unknown): boolean =>
  isObject(data) &&
  isText(data['type']) &&
  Object.hasOwn(guards, data['type']) &&
  guards[data['type']]?.(data) === true;

/** Is this a well-formed message from the app page? */
export const isHostMessage: Guard<HostMessage> = (data): data is HostMessage => fits(hostGuards, data);

/** Is this a well-formed message from the reader shell? */
export const isShellMessage: Guard<ShellMessage> = (data): data is ShellMessage => fits(shellGuards, data);

const BOOK_HOST_PREFIX = 'files.';

/** The app's origin as seen from the book origin: the same host without its `files.` prefix; null when there is none. */
export function hostOriginOf(shellOrigin: string): string | null {
  const url = new URL(shellOrigin);
  if (!url.host.startsWith(BOOK_HOST_PREFIX)) return null;
  return `${url.protocol}//${url.host.slice(BOOK_HOST_PREFIX.length)}`;
}
