import { LIMITS } from '@bookgrove/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { bookWasRead, useLazyGetProgressQuery, useSaveProgressMutation } from './api.ts';
import { thisDevice } from './device.ts';
import { queueForLater } from '../../shared/reader/outbox.ts';
import { savePosition, savedPosition, knownElsewhere, rememberElsewhere } from './readingPosition.ts';
import { isLocator, type Locator, type ReadingPosition } from '../../shared/reader/protocol.ts';
import { useIsKnown } from '../../shared/reader/useOutbox.ts';

/** Positions that differ by less than this, in percent of the book, are the same page on another screen. */
const SAME_POSITION = 0.5;
/** After this many turns the reader continues here: another position is no longer offered. */
const READS_ON = 3;

interface Unsaved {
  position: ReadingPosition;
  clientTime: string;
}

/** Another position to go to: where another device stopped, or where this one was before it moved to that. */
export interface OtherPosition {
  locator: Locator;
  /** Null means this device. */
  device: { kind: string; system: string } | null;
  /** ISO 8601. */
  at: string;
}

interface Progress {
  onMoved: (position: ReadingPosition) => void;
  /** Another position of this reader, when it is new; offered, never opened by itself. */
  other: OtherPosition | null;
  dismiss: () => void;
}

/**
 * Saves the reading position: in this browser at once, on the server about a second after the last turn, when
 * the page is hidden or left, and again when the network is back. Visitors' positions are stored in the
 * browser only. Reports positions of the reader's other devices.
 */
export function useProgress(bookId: string, person: string | null): Progress {
  const [save] = useSaveProgressMutation();
  const [look] = useLazyGetProgressQuery();
  const dispatch = useDispatch();
  const isKnown = useIsKnown(person);
  const unsaved = useRef<Unsaved | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasSaved = useRef(false);
  const [other, setOther] = useState<OtherPosition | null>(null);
  /** The position in this browser when the book was opened, then the current one. */
  const own = useRef(savedPosition(person, bookId));
  const here = useRef<ReadingPosition | null>(null);
  const turns = useRef(0);

  const hear = useCallback(
    (elsewhere: Elsewhere | null | undefined) => {
      if (!elsewhere || !isLocator(elsewhere.locator)) return;
      const known = knownElsewhere(person, bookId);
      if (known && Date.parse(known) >= Date.parse(elsewhere.client_time)) return;
      rememberElsewhere(person, bookId, elsewhere.client_time);
      turns.current = 0;
      const now = here.current;
      if (!now || Math.abs(now.percentage - elsewhere.percentage) >= SAME_POSITION)
        setOther({ locator: elsewhere.locator, device: elsewhere.device, at: elsewhere.client_time });
      // The book opened where the other device stopped: this device's earlier position is offered.
      else if (own.current && !isSamePage(own.current.locator, now.locator))
        setOther({ locator: own.current.locator, device: null, at: own.current.at });
    },
    [bookId, person],
  );

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const waiting = unsaved.current;
    if (!waiting || !person) return;
    unsaved.current = null;
    hasSaved.current = true;
    const { locator, percentage } = waiting.position;
    const known = knownElsewhere(person, bookId);
    const progressBody = {
      locator,
      percentage,
      client_time: waiting.clientTime,
      device: thisDevice(),
      ...(known ? { known_at: known } : {}),
    };
    const later = () =>
      queueForLater(person, { method: 'PUT', path: `/books/${bookId}/progress/`, body: progressBody });
    if (!isKnown.current) return later();
    const { data, error } = await save({ id: bookId, progressBody });
    hear(data?.elsewhere);
    // A newer position may be queued already; only a network error is retried.
    const isNetworkFault = error && 'status' in error && error.status === 'FETCH_ERROR';
    if (isNetworkFault) {
      unsaved.current ??= waiting;
      later();
    }
  }, [bookId, hear, isKnown, person, save]);

  useEffect(() => {
    const ask = async () => {
      if (!person || !isKnown.current) return;
      const { data } = await look({ id: bookId, device: thisDevice().id });
      hear(data?.devices[0]);
    };
    void ask();
    const flushNow = () => void flush();
    const changeSight = () => {
      if (document.visibilityState === 'hidden') void flush();
      // The reader returns to this device, perhaps from another one.
      else void ask();
    };
    addEventListener('pagehide', flushNow);
    addEventListener('online', flushNow);
    document.addEventListener('visibilitychange', changeSight);
    return () => {
      removeEventListener('pagehide', flushNow);
      removeEventListener('online', flushNow);
      document.removeEventListener('visibilitychange', changeSight);
      void flush().then(() => {
        if (hasSaved.current) dispatch(bookWasRead(bookId));
      });
    };
  }, [bookId, dispatch, flush, hear, isKnown, look, person]);

  const onMoved = useCallback(
    (position: ReadingPosition) => {
      if (here.current && !isSameLocation(here.current.locator, position.locator)) turns.current += 1;
      if (turns.current >= READS_ON) setOther(null);
      here.current = position;
      const clientTime = new Date().toISOString();
      savePosition(person, bookId, position.locator, clientTime);
      unsaved.current = { position, clientTime };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), LIMITS.stateSaveThrottle);
    },
    [bookId, flush, person],
  );
  return { onMoved, other, dismiss: useCallback(() => setOther(null), []) };
}

interface Elsewhere {
  locator: object;
  percentage: number;
  client_time: string;
  device: { kind: string; system: string };
}

const isSamePage = (a: Locator, b: Locator): boolean =>
  a.href === b.href && (a.position === undefined || a.position === b.position);
const isSameLocation = (a: Locator, b: Locator): boolean =>
  a.href === b.href && a.progression === b.progression;
