/** The reader's keys, the same in the app page and inside the book. */
export type KeyAction =
  'next' | 'previous' | 'first' | 'last' | 'left' | 'right' | 'up' | 'down' | 'escape' | 'search';

const ACTIONS: Record<string, KeyAction> = {
  ArrowRight: 'right',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowUp: 'up',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'escape',
};

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'
>;

/**
 * Ctrl-F, or Cmd-F on a Mac: the browser's own search sees only the page that is drawn now. With a keyboard of
 * another script the key is known by its position.
 */
const isSearchKey = ({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyPress): boolean =>
  ctrlKey !== metaKey &&
  !shiftKey &&
  !altKey &&
  (key.toLowerCase() === 'f' || (code === 'KeyF' && key > '~'));

const OWN_KEYS = 'input, select, textarea, [contenteditable], [role=slider], [role=radio], audio, video';
const ACTIVATED_BY_SPACE = 'a, button, summary';

/**
 * The action of a key press, or null when the key has another use: a form control, a shortcut of the browser,
 * or Space on a focused button or link.
 */
export function keyAction(event: KeyPress): KeyAction | null {
  if (isSearchKey(event)) return 'search';
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const target = event.target as Partial<Element> | null;
  const isWithin = (selector: string) => target?.closest?.call(target, selector) != null;
  if (event.key === 'Escape') return 'escape';
  if (isWithin(OWN_KEYS)) return null;
  if (event.key === ' ') {
    if (isWithin(ACTIVATED_BY_SPACE)) return null;
    return event.shiftKey ? 'previous' : 'next';
  }
  if (event.shiftKey) return null;
  return ACTIONS[event.key] ?? null;
}
