import {
  hostOriginOf,
  isHostMessage,
  type HostMessage,
  type ShellMessage,
} from '../src/features/reader/protocol.ts';
import type { KeyAction } from '../src/features/reader/keys.ts';
import { AddressExpired, bookFiles } from './book-files.ts';
import type { BookEngine, EngineEvents } from './engine.ts';
import { listenForTurns } from './gestures.ts';
import './reader.css';
import { TurnQueue } from './turn-queue.ts';

const hostOrigin = hostOriginOf(location.origin);
const root = document.getElementById('book');

/** The only listener of this page is the app page that frames it, known by its origin. */
function tell(message: ShellMessage): void {
  if (hostOrigin) window.parent.postMessage(message, hostOrigin);
}

const turns = new TurnQueue();
let engine: BookEngine | null = null;
let tryAgain: (() => void) | null = null;

const events: EngineEvents = {
  moved: (place) => tell({ type: 'moved', place }),
  shown: (document) =>
    listenForTurns(document, {
      key: pressKey,
      edge: (side) => turn(side),
      ...(hasOwnSwipe ? {} : { swipe: (towards) => turn(towards === 'left' ? 'right' : 'left') }),
    }),
  externalLink: (href) => tell({ type: 'external_link', href }),
  internalLink: (href) => void turns.run(async () => engine?.goToHref(href)),
  audio: (state) => tell({ type: 'audio', state }),
  pageFailed: (error) => {
    fail(error, 'page_failed');
    return new Promise((resolve) => (tryAgain = resolve));
  },
};
/** Flowing text comes with its own swipe that follows the finger. */
let hasOwnSwipe = false;

function fail(error: unknown, code: 'open_failed' | 'page_failed'): void {
  console.warn(error);
  tell({ type: 'failed', code: error instanceof AddressExpired ? 'expired' : code });
}

type Turn = Extract<HostMessage, { type: 'turn' }>['to'];

function turn(to: Turn): void {
  void turns.run(async () => {
    if (!engine) return;
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
  // A key held down turns as fast as pages come and leaves no queue behind when it is let go.
  else if (!held || !turns.busy) turn(action);
}

async function open({ book, locator, look, calm }: Extract<HostMessage, { type: 'open' }>): Promise<void> {
  if (engine || !root) return;
  document.documentElement.dataset['colour'] = look.colour;
  hasOwnSwipe = book.format === 'epub' && book.layout === 'reflowable';
  // Each engine is a chunk of its own: an EPUB never loads pdf.js.
  const openBook =
    book.format === 'pdf'
      ? (await import('./pdf-engine.ts')).openPdf
      : (await import('./epub-engine.ts')).openEpub;
  const files = bookFiles(book.baseUrl, location.origin);
  engine = await openBook({ root, book, files, events, look, calm });
  tell({
    type: 'opened',
    pages: engine.pages,
    contents: engine.contents,
    direction: engine.direction,
    audio: engine.readAloud !== null,
  });
  await engine.start(locator);
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
    case 'look':
      document.documentElement.dataset['colour'] = message.look.colour;
      void turns.run(async () => engine?.apply(message.look));
      break;
    case 'audio':
      if (message.play) void engine?.readAloud?.play(message.rate);
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
  if (isHostMessage(event.data)) obey(event.data);
});

// Taps and keys beside the page count, too.
listenForTurns(document, { key: pressKey, edge: (side) => turn(side) });
tell({ type: 'ready' });
