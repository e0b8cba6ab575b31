import { keyAction, type KeyAction } from '../src/features/reader/keys.ts';

export interface GestureActions {
  /** `held` is true when the key repeats because it is held down. */
  key(action: KeyAction, held: boolean): void;
  /** A tap on the left or right part of the screen. */
  edge(side: 'left' | 'right'): void;
  /** A tap on a word, at a point of the document; returns true when there was a word. */
  word?(x: number, y: number): boolean;
  /** A finger moved quickly sideways; `left` means that it moved to the left. */
  swipe?(towards: 'left' | 'right'): void;
  /** Whether the page is larger than the window: a finger then pans it instead of swiping. */
  mayPan?(): boolean;
}

/** Share of the width on each side that turns the page. */
const EDGE = 0.3;
/**
 * Within this distance of the side, in pixels or as a share, a tap always turns; further in, a tapped word is
 * looked up.
 */
const MARGIN = { pixels: 72, share: 0.15 };
const SWIPE_DISTANCE = 40;
const OWN_TAPS =
  'a, area, button, input, select, textarea, label, summary, audio, video, [role=button], [onclick]';

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Horizontal position of an event on the shell's screen, for events from inside a (scaled, scrolled) book
 * frame.
 */
function screenX(event: MouseEvent, document: Document): number {
  const frame = document.defaultView?.frameElement as HTMLElement | null | undefined;
  if (!frame || document === window.document) return event.clientX;
  const box = frame.getBoundingClientRect();
  return box.left + event.clientX * (frame.clientWidth ? box.width / frame.clientWidth : 1);
}

/**
 * Listens in a document for page-turning keys, taps near the sides and, where the engine has none of its own,
 * swipes. Links, controls, selected text and pages enlarged with two fingers are ignored.
 */
export function listenForTurns(document: Document, actions: GestureActions): void {
  document.addEventListener('keydown', (event) => {
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    actions.key(action, event.repeat);
  });

  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || isZoomed()) return;
    if ((event.target as Element | null)?.closest?.(OWN_TAPS)) return;
    if (document.getSelection()?.isCollapsed === false) return;
    const share = screenX(event, document) / window.innerWidth;
    const margin = Math.min(MARGIN.share, MARGIN.pixels / window.innerWidth);
    const isInside = share >= margin && share <= 1 - margin;
    if (isInside && actions.word?.(event.clientX, event.clientY)) return;
    if (share < EDGE) actions.edge('left');
    else if (share > 1 - EDGE) actions.edge('right');
  });

  const { swipe } = actions;
  if (!swipe) return;
  let start: { x: number; y: number } | null = null;
  document.addEventListener(
    'touchstart',
    (event) => {
      const [touch] = event.touches;
      start =
        event.touches.length === 1 && touch && !isZoomed() && !actions.mayPan?.()
          ? { x: touch.screenX, y: touch.screenY }
          : null;
    },
    { passive: true },
  );
  // Without this a swipe would be the browser's own gesture and navigate away from the book.
  document.addEventListener(
    'touchmove',
    (event) => {
      if (start && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
  document.addEventListener('touchend', (event) => {
    const [touch] = event.changedTouches;
    if (!start || !touch) return;
    const dx = touch.screenX - start.x;
    const dy = touch.screenY - start.y;
    start = null;
    if (Math.abs(dx) >= SWIPE_DISTANCE && Math.abs(dx) > Math.abs(dy) * 1.5) swipe(dx < 0 ? 'left' : 'right');
  });
}
