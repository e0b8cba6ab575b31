import {
  hostOriginOf,
  isHostMessage,
  type HostMessage,
  type PageAppearance,
  type ShellMessage,
} from '../src/shared/reader/protocol.ts';
import {
  isPreviousMessage,
  PROTOCOL_VERSION,
  toCurrentMessage,
  toPreviousMessage,
} from '../src/shared/reader/previousNames.ts';
import type { KeyAction } from '../src/features/reader/keys.ts';
import { markLookedUp, wordAtPoint, wordAtText, type WordOnPage } from './looked-up-word.ts';
import { AddressExpired, bookFiles } from './book-files.ts';
import type { BookEngine, EngineEvents } from './engine.ts';
import { listenForTurns } from './gestures.ts';
import { ReadingGuide } from './reading-guide.ts';
import './reader.css';
import { isWidePage } from './page-size.ts';
import { LINES, textSize } from './page-style.ts';
import { TurnQueue } from './turn-queue.ts';
import { guardPage } from '../src/shared/trustedTypes.ts';

guardPage(
  ['/reader/assets/', '/reader/sw.js'],
  // A parsed document is inert, and its files were cleaned when they were uploaded. foliate-js builds its page
  // from a style sheet and empty elements of its own.
  (text, sink) =>
    sink === 'DOMParser parseFromString' ||
    (sink === 'ShadowRoot innerHTML' &&
      /^<style>[^<]*<\/style>(\s*(<div( (id|part)="\w+")*>|<\/div>))*\s*$/.test(text)),
);
const hostOrigin = hostOriginOf(location.origin);
const root = document.getElementById('book');

/** Whether the app page is of the previous version, which has other names for some messages. */
let meetsPreviousPage = false;

/** Messages are sent only to the app page that frames this page, identified by its origin. */
function tell(message: ShellMessage): void {
  if (!hostOrigin) return;
  window.parent.postMessage(meetsPreviousPage ? toPreviousMessage(message) : message, hostOrigin);
}

const turns = new TurnQueue();
const guide = new ReadingGuide(document.body);
const SIGN_EVERY = 10_000;
let engine: BookEngine | null = null;
let tryAgain: (() => void) | null = null;
let search = new AbortController();
/** Documents that have been shown; removed ones have no window any more. */
let documents: Document[] = [document];

const events: EngineEvents = {
  moved: (position) => tell({ type: 'moved', position }),
  shown: (document) => {
    // A PDF is drawn into this page itself, which has its listeners already.
    if (document === window.document) return;
    documents = [...documents.filter((one) => one.defaultView && one !== document), document];
    listenForTurns(document, {
      key: pressKey,
      edge: (side) => turn(side),
      word: (x, y) => ask(wordAtPoint(document, x, y, engine?.language ?? '')),
      mayPan,
      ...(hasOwnSwipe ? {} : { swipe: (towards) => turn(towards === 'left' ? 'right' : 'left') }),
    });
    if (isWidePage(document)) tell({ type: 'wide_page' });
    guide.follow(document);
    listenForSigns(document);
  },
  selected: (selected) => tell({ type: 'selected', selected }),
  markTapped: (id) => tell({ type: 'mark_tapped', id }),
  externalLink: (href) => tell({ type: 'external_link', href }),
  internalLink: (href) => void turns.run(async () => engine?.goToHref(href)),
  audio: (state) => tell({ type: 'audio', state }),
  canSpeak: () => tell({ type: 'can_speak' }),
  pageFailed: (error) => {
    fail(error, 'page_failed');
    return new Promise((resolve) => (tryAgain = resolve));
  },
};
/** Flowing text has its own swipe that follows the finger. */
let hasOwnSwipe = false;
let look: PageAppearance | null = null;
let isPdf = false;
/** Whether a finger pans: on an enlarged page, or in scrolling mode. */
const mayPan = (): boolean => look !== null && (look.zoom > 1 || (isPdf && look.flow === 'scroll'));

function fail(error: unknown, code: 'open_failed' | 'page_failed'): void {
  console.warn(error);
  tell({ type: 'failed', code: error instanceof AddressExpired ? 'expired' : code });
}

let lastSign = 0;

/** Reports activity at intervals, so that reading time is not counted when nobody is there. */
function listenForSigns(document: Document): void {
  for (const name of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    document.addEventListener(
      name,
      () => {
        if (Date.now() - lastSign < SIGN_EVERY) return;
        lastSign = Date.now();
        tell({ type: 'active' });
      },
      { passive: true },
    );
}

function applyLook(next: PageAppearance): void {
  look = next;
  const { colour, size, lines, guide: kind } = next;
  document.documentElement.dataset['colour'] = colour;
  guide.apply(kind, textSize(size, window.innerWidth) * LINES[lines]);
}

/** Sends a word to the app page; returns false when there was none. */
function ask(found: WordOnPage | null): boolean {
  markLookedUp(found?.range ?? null);
  if (!found) tell({ type: 'word', asked: null });
  else {
    const { word, sentence, language } = found;
    void engine
      ?.meaningOf(word)
      .then((meaning) => tell({ type: 'word', asked: { word, sentence, language, meaning } }));
  }
  return found !== null;
}

/** Looks up the first of the selected words. */
function askSelected(): void {
  const selection = documents
    .map((one) => (one.defaultView ? one.getSelection() : null))
    .find((one) => one && !one.isCollapsed);
  const { startContainer: node, startOffset } = selection?.getRangeAt(0) ?? {};
  selection?.removeAllRanges();
  if (node?.nodeType === 3) ask(wordAtText(node as Text, startOffset ?? 0, engine?.language ?? ''));
}

type Turn = Extract<HostMessage, { type: 'turn' }>['to'];

function turn(to: Turn): void {
  void turns.run(async () => {
    if (!engine) return;
    if (to === 'down' || to === 'up') {
      const lines = to === 'down' ? 1 : -1;
      if ((guide.isOn && guide.step(lines)) || engine.pan(lines)) return;
      const turned = await (lines > 0 ? engine.next() : engine.previous());
      if (turned) guide.rest(lines > 0 ? 'top' : 'bottom');
      else if (lines > 0) tell({ type: 'finished' });
      return;
    }
    const forward = engine.direction === 'rtl' ? 'left' : 'right';
    if (to === 'first') return engine.goToPage(1);
    if (to === 'last') return engine.goToPage(engine.pages);
    const isForward = to === 'next' || to === forward;
    const hasTurned = await (isForward ? engine.next() : engine.previous());
    if (!hasTurned && isForward) tell({ type: 'finished' });
  });
}

function pressKey(action: KeyAction, held: boolean): void {
  if (action === 'escape') tell({ type: 'escape' });
  else if (action === 'search') tell({ type: 'search_asked' });
  // A held key turns as fast as pages load and leaves no queue when it is released.
  else if (!held || !turns.busy) turn(action);
}

async function open({
  book,
  locator,
  look: wanted,
  calm,
}: Extract<HostMessage, { type: 'open' }>): Promise<void> {
  if (engine || !root) return;
  applyLook(wanted);
  isPdf = book.format === 'pdf';
  const files = bookFiles(book.baseUrl, location.origin);
  // The first page is known: it is fetched while the engine loads and the book's package document is read.
  if (!isPdf)
    files.expect(['META-INF/container.xml', locator?.href ?? decodeURI(book.readingOrder[0]?.href ?? '')]);
  // Each engine is a chunk of its own: an EPUB never loads pdf.js.
  const openBook =
    book.format === 'pdf'
      ? (await import('./pdf-engine.ts')).openPdf
      : (await import('./epub-engine.ts')).openEpub;
  engine = await openBook({ root, book, files, events, look: wanted, calm });
  hasOwnSwipe = engine.hasOwnSwipe ?? false;
  tell({
    type: 'opened',
    pages: engine.pages,
    contents: engine.contents,
    direction: engine.direction,
    audio: engine.readAloud !== null,
    ...(engine.flow && { flow: engine.flow }),
  });
  await engine.start(locator);
}

/** Ends the search before it; the code of the search is loaded with the first one. */
function beginSearch(message: Extract<HostMessage, { type: 'search' }>): void {
  search.abort();
  search = new AbortController();
  const { signal } = search;
  const book = engine;
  if (!book) return;
  void import('./search.ts')
    .then(({ searchBook }) => searchBook(book, message, signal, tell))
    .catch(() => tell({ type: 'found', id: message.id, results: [], share: 0, state: 'incomplete' }));
}

function obey(message: HostMessage): void {
  switch (message.type) {
    case 'open':
      void turns.run(() => open(message)).catch((error: unknown) => fail(error, 'open_failed'));
      break;
    case 'turn':
      turn(message.to);
      break;
    case 'go_to_page':
      void turns.run(async () => engine?.goToPage(message.page));
      break;
    case 'go_to_href':
      void turns.run(async () => engine?.goToHref(message.href));
      break;
    case 'go_to':
      void turns.run(async () => engine?.goTo(message.locator, message.words));
      break;
    case 'marks':
      void turns.run(async () => engine?.mark(message.marks));
      break;
    case 'clear_selection':
      engine?.clearSelection();
      markLookedUp(null);
      break;
    case 'search':
      beginSearch(message);
      break;
    case 'end_search':
      search.abort();
      break;
    case 'ask_selected':
      askSelected();
      break;
    case 'download':
      void import('./offline-download.ts').then(({ downloadForOffline }) =>
        downloadForOffline(message, tell),
      );
      break;
    case 'remove_all_but':
      void import('./offline-download.ts').then(({ removeAllBut }) => removeAllBut(message.fileIds, tell));
      break;
    case 'get_covers':
      void import('./offline-download.ts').then(({ sendCovers }) => sendCovers(message.paths, tell));
      break;
    case 'look':
      applyLook(message.look);
      void turns.run(async () => engine?.apply(message.look));
      break;
    case 'audio':
      if (message.play) void engine?.readAloud?.play(message.rate, message.help);
      else engine?.readAloud?.pause();
      break;
    case 'retry':
      tryAgain?.();
      tryAgain = null;
      break;
  }
}

window.addEventListener('message', (event) => {
  if (event.origin !== hostOrigin || event.source !== window.parent) return;
  meetsPreviousPage ||= isPreviousMessage(event.data);
  const message = toCurrentMessage(event.data);
  if (isHostMessage(message)) obey(message);
});

// Taps and keys beside the page count, too.
listenForTurns(document, {
  key: pressKey,
  edge: (side) => turn(side),
  word: (x, y) => ask(wordAtPoint(document, x, y, engine?.language ?? '')),
  mayPan,
  swipe: (towards) => {
    if (!hasOwnSwipe) turn(towards === 'left' ? 'right' : 'left');
  },
});
guide.follow(document);
listenForSigns(document);
tell({ type: 'ready', version: PROTOCOL_VERSION });
