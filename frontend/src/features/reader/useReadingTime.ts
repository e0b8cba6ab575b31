import { useCallback, useEffect, useRef } from 'react';
import { readingLogApi } from './api.ts';
import { thisDevice } from './device.ts';
import { queueForLater } from '../../shared/reader/outbox.ts';
import { ReadingTime } from './readingTime.ts';
import { useIsKnown } from '../../shared/reader/useOutbox.ts';

/** Minimum session in milliseconds: shorter ones are not logged. */
const LEAST = 10_000;
const SEND_EVERY = 120_000;
const VOICE_EVERY = 30_000;

interface Options {
  bookId: string;
  person: string | null;
  page: number | undefined;
  isPlaying: boolean;
  isAtHome: boolean;
  /** An adult reads along: this is logged as a session of its own. */
  isTogether: boolean;
}

/**
 * Keeps the reading log: one session from opening to leaving, sent while it grows. Returns a function that
 * reports activity.
 */
export function useReadingTime({
  bookId,
  person,
  page,
  isPlaying,
  isAtHome,
  isTogether,
}: Options): () => void {
  const [save] = readingLogApi.useSaveSessionMutation();
  const isKnown = useIsKnown(person);
  const time = useRef(new ReadingTime());
  const id = useRef('');
  const sent = useRef(0);
  const pages = useRef<{ from: number; to: number } | null>(null);
  const hasListened = useRef(false);

  const sign = useCallback(() => time.current.sign(Date.now()), []);

  useEffect(() => {
    if (page === undefined) return;
    sign();
    pages.current = { from: pages.current?.from ?? page, to: page };
  }, [page, sign]);

  useEffect(() => {
    if (!isPlaying) return;
    hasListened.current = true;
    const timer = setInterval(sign, VOICE_EVERY);
    return () => clearInterval(timer);
  }, [isPlaying, isTogether, sign]);

  useEffect(() => {
    // A session that starts on an open page starts now.
    if (pages.current && !time.current.counted) sign();
    const send = async () => {
      const counted = time.current.counted;
      if (!person || !counted || !pages.current) return;
      const { startedAt, endedAt, activeMs } = counted;
      if (activeMs < LEAST || activeMs === sent.current) return;
      sent.current = activeMs;
      id.current ||= crypto.randomUUID();
      const sessionBody = {
        started_at: new Date(startedAt).toISOString(),
        ended_at: new Date(endedAt).toISOString(),
        active_seconds: Math.floor(activeMs / 1000),
        page_from: pages.current.from,
        page_to: pages.current.to,
        mode: modeOf(isTogether, isAtHome && !navigator.onLine, hasListened.current),
        device: thisDevice(),
      };
      const { error } = isKnown.current
        ? await save({ id: bookId, sessionId: id.current, sessionBody })
        : { error: { status: 'FETCH_ERROR' } };
      if (error && 'status' in error && error.status === 'FETCH_ERROR')
        queueForLater(person, {
          method: 'PUT',
          path: `/books/${bookId}/sessions/${id.current}/`,
          body: sessionBody,
        });
    };
    const change = () => {
      if (document.visibilityState === 'hidden') {
        time.current.leave(Date.now());
        void send();
      } else time.current.comeBack(Date.now());
    };
    const leave = () => {
      time.current.sign(Date.now());
      void send();
    };
    const timer = setInterval(() => void send(), SEND_EVERY);
    document.addEventListener('visibilitychange', change);
    addEventListener('pagehide', leave);
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, sign);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', change);
      removeEventListener('pagehide', leave);
      for (const name of ['pointerdown', 'keydown']) removeEventListener(name, sign);
      leave();
      // The way of reading has changed, or the book is left: a new session starts.
      time.current = new ReadingTime();
      id.current = '';
      sent.current = 0;
      hasListened.current = false;
      if (pages.current) pages.current = { from: pages.current.to, to: pages.current.to };
    };
  }, [bookId, isAtHome, isKnown, isTogether, person, save, sign]);

  return sign;
}

/** Reading together takes precedence over how the text was read. */
const modeOf = (
  isTogether: boolean,
  isOffline: boolean,
  hasListened: boolean,
): 'together' | 'offline' | 'listen' | 'silent' =>
  isTogether ? 'together' : isOffline ? 'offline' : hasListened ? 'listen' : 'silent';
