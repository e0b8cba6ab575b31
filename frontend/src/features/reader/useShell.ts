import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { BookContent } from '../../api/types.ts';
import {
  isShellMessage,
  type LookedUpWord,
  type BookToOpen,
  type ContentsItem,
  type FailureCode,
  type HostMessage,
  type Locator,
  type PageAppearance,
  type ReadingPosition,
  type Selected,
  type ShellMessage,
} from '../../shared/reader/protocol.ts';
import { withPreviousLook } from '../../shared/reader/previousLook.ts';

/** Timeout in milliseconds: the shell sends nothing when it could not be loaded at all. */
const PATIENCE = 20_000;

export interface OpenedBook {
  pages: number;
  contents: ContentsItem[];
  direction: 'ltr' | 'rtl';
  audio: boolean;
  /** Whether pages turn or scroll, where the book declares it. */
  flow: PageAppearance['flow'] | null;
}

export interface ShellState {
  /** Null until the book is open. */
  opened: OpenedBook | null;
  position: ReadingPosition | null;
  isFinished: boolean;
  isPlaying: boolean;
  failure: FailureCode | null;
  /** The device has a voice that can read this book. */
  canSpeak: boolean;
  /** The book has pages that are much wider than high. */
  isWide: boolean;
  /** External link of the book that waits for confirmation. */
  externalLink: string | null;
  /** Words that are selected on the page. */
  selected: Selected | null;
  /** The word that was tapped. */
  asked: LookedUpWord | null;
}

const CLOSED: ShellState = {
  opened: null,
  position: null,
  isFinished: false,
  isPlaying: false,
  canSpeak: false,
  isWide: false,
  failure: null,
  externalLink: null,
  selected: null,
  asked: null,
};

export type FoundMessage = Extract<ShellMessage, { type: 'found' }>;

interface ShellOptions {
  content: BookContent;
  pages: number;
  /** Language of the text, as in the catalogue. */
  language: string;
  /** Where to open; read once. */
  locator: Locator | null;
  look: PageAppearance;
  onMoved: (position: ReadingPosition) => void;
  onEscape: () => void;
  onMarkTapped: (id: string) => void;
  /** Called on activity of the reader. */
  onActive: () => void;
  onSearchAsked: () => void;
  onFound: (found: FoundMessage) => void;
}

export interface Shell {
  frame: RefObject<HTMLIFrameElement | null>;
  state: ShellState;
  send: (message: HostMessage) => void;
  closeFinish: () => void;
  closeLink: () => void;
  closeWord: () => void;
  retryPage: () => void;
}

/**
 * Exchanges messages with the reader shell in the frame: opens the book once, then forwards messages in both
 * directions.
 */
export function useShell(options: ShellOptions): Shell {
  const { content } = options;
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<ShellState>(CLOSED);
  const { origin } = new URL(content.shell_url, location.href);

  const send = useCallback(
    // The worker that serves offline books may have a shell of the previous version.
    (message: HostMessage) => frame.current?.contentWindow?.postMessage(withPreviousLook(message), origin),
    [origin],
  );

  // The listener below lives as long as the frame; its options may change with every render.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const change = (part: Partial<ShellState>) => setState((before) => ({ ...before, ...part }));
    let timer = setTimeout(() => change({ failure: 'open_failed' }), PATIENCE);
    let firstPosition: ReadingPosition | null = null;

    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = event.data;
      if (!isShellMessage(message)) return;
      const now = latest.current;
      switch (message.type) {
        case 'ready':
          clearTimeout(timer);
          timer = setTimeout(() => change({ failure: 'open_failed' }), PATIENCE);
          send({
            type: 'open',
            book: bookToOpen(now.content, now.pages, now.language),
            locator: now.locator,
            look: now.look,
            calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
          });
          break;
        case 'opened': {
          const { pages: total, contents, direction, audio, flow = null } = message;
          change({ opened: { pages: total, contents, direction, audio, flow } });
          break;
        }
        case 'moved':
          clearTimeout(timer);
          setState((before) => ({
            ...before,
            position: message.position,
            failure: null,
            isFinished: before.isFinished && message.position.atEnd,
            // A word card closes with its page.
            asked: before.position && isSamePosition(before.position, message.position) ? before.asked : null,
          }));
          // Opening a book is not reading it: only a position other than the first is saved.
          firstPosition ??= message.position;
          if (!isSamePosition(firstPosition, message.position)) {
            firstPosition = NO_POSITION;
            now.onMoved(message.position);
          }
          break;
        case 'finished':
          change({ isFinished: true });
          break;
        case 'audio':
          change({ isPlaying: message.state === 'playing' });
          break;
        case 'can_speak':
          change({ canSpeak: true });
          break;
        case 'wide_page':
          change({ isWide: true });
          break;
        case 'external_link':
          change({ externalLink: message.href });
          break;
        case 'escape':
          now.onEscape();
          break;
        case 'selected':
          change({ selected: message.selected });
          break;
        case 'word':
          change({ asked: message.asked });
          break;
        case 'mark_tapped':
          now.onMarkTapped(message.id);
          break;
        case 'active':
          now.onActive();
          break;
        case 'search_asked':
          now.onSearchAsked();
          break;
        case 'found':
          now.onFound(message);
          break;
        case 'failed':
          clearTimeout(timer);
          change({ failure: message.code });
          break;
      }
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [origin, send]);

  return {
    frame,
    state,
    send,
    closeFinish: () => setState((before) => ({ ...before, isFinished: false })),
    closeLink: () => setState((before) => ({ ...before, externalLink: null })),
    closeWord: () => {
      setState((before) => ({ ...before, asked: null }));
      send({ type: 'clear_selection' });
      frame.current?.focus();
    },
    retryPage: () => {
      setState((before) => ({ ...before, failure: null }));
      send({ type: 'retry' });
    },
  };
}

/** A position that equals none: after the first turn every position is saved, including the first. */
const NO_POSITION: ReadingPosition = {
  locator: { href: '', progression: 0 },
  percentage: 0,
  page: 0,
  pages: 0,
  chapter: null,
  atStart: false,
  atEnd: false,
};

const isSamePosition = (a: ReadingPosition, b: ReadingPosition): boolean =>
  a.locator.href === b.locator.href && Math.abs(a.locator.progression - b.locator.progression) < 0.01;

/** Converts the response of `GET /books/{id}/content/` to the message for the shell. */
function bookToOpen(content: BookContent, pages: number, language: string): BookToOpen {
  const { readingOrder } = content.manifest as { readingOrder?: ManifestItem[] };
  return {
    format: content.format,
    layout: content.layout,
    direction: content.direction,
    language,
    baseUrl: content.base_url.endsWith('/') ? content.base_url : `${content.base_url}/`,
    pages,
    readingOrder: (readingOrder ?? []).map(({ href, properties }) => ({
      href,
      positions: properties?.positions ?? 1,
    })),
  };
}

interface ManifestItem {
  href: string;
  properties?: { positions?: number };
}
