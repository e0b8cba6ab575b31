import { useEffect, useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { keyAction } from './keys.ts';
import type { HostMessage, ReadingPosition } from '../../shared/reader/protocol.ts';

export type Turn = Extract<HostMessage, { type: 'turn' }>['to'];

/** Calls `begin` once, as soon as `isReady` is true. */
export function useBegin(isReady: boolean, begin: () => void): void {
  const done = useRef(false);
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    if (!isReady || done.current) return;
    done.current = true;
    latest.current();
  }, [isReady]);
}

/**
 * The keys of the reader while the focus is outside the book's own frame. `onSearch` returns false to leave the key
 * to the browser.
 */
export function useReaderKeys(turn: (to: Turn) => void, onEscape: () => void, onSearch: () => boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const action = keyAction(event);
      if (!action || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (action === 'escape') return onEscape();
      if (action === 'search' && !onSearch()) return;
      event.preventDefault();
      if (action !== 'search') turn(action);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn, onEscape, onSearch]);
}

/** Shows the page in the title of the window. */
export function useTitle(title: string, position: ReadingPosition | null): void {
  const page = position?.page;
  useEffect(() => {
    document.title = page === undefined ? title : t('Page {page} · {title}', { page, title });
  }, [title, page]);
}
