import { useCallback, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { bookWasRead, useSaveProgressMutation } from './api.ts';
import { keepPlace } from './place.ts';
import type { Place } from './protocol.ts';

const SAVE_AFTER = 1000;

interface Unsaved {
  place: Place;
  clientTime: string;
}

/**
 * Keeps the place: in this browser at once, on the server about a second after the last turn, when the page is
 * hidden or left, and again when the internet comes back. Visitors' places stay in the browser.
 */
export function useProgress(bookId: string, person: string | null): (place: Place) => void {
  const [save] = useSaveProgressMutation();
  const dispatch = useDispatch();
  const unsaved = useRef<Unsaved | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasSaved = useRef(false);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const waiting = unsaved.current;
    if (!waiting || !person) return;
    unsaved.current = null;
    hasSaved.current = true;
    const { locator, percentage } = waiting.place;
    const { error } = await save({
      id: bookId,
      progressBody: { locator, percentage, client_time: waiting.clientTime },
    });
    // A newer place may wait already; only a network fault is worth another try.
    const isNetworkFault = error && 'status' in error && error.status === 'FETCH_ERROR';
    if (isNetworkFault) unsaved.current ??= waiting;
  }, [bookId, person, save]);

  useEffect(() => {
    const flushNow = () => void flush();
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') void flush();
    };
    addEventListener('pagehide', flushNow);
    addEventListener('online', flushNow);
    document.addEventListener('visibilitychange', flushHidden);
    return () => {
      removeEventListener('pagehide', flushNow);
      removeEventListener('online', flushNow);
      document.removeEventListener('visibilitychange', flushHidden);
      void flush().then(() => {
        if (hasSaved.current) dispatch(bookWasRead(bookId));
      });
    };
  }, [bookId, dispatch, flush]);

  return useCallback(
    (place: Place) => {
      const clientTime = new Date().toISOString();
      keepPlace(person, bookId, place.locator, clientTime);
      unsaved.current = { place, clientTime };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), SAVE_AFTER);
    },
    [bookId, flush, person],
  );
}
