import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { SessionStore } from '../reauth.ts';
import { LiveConnection, type LiveChange, type LiveState } from './connection.ts';

/** Shortest time between two calls of `onChange`, in milliseconds. */
const PAUSE_MS = 2_000;

const connections = new WeakMap<object, LiveConnection>();

/** The one connection of the page. */
function connectionOf(store: SessionStore): LiveConnection {
  const known = connections.get(store);
  if (known) return known;
  const made = new LiveConnection(store);
  connections.set(store, made);
  return made;
}

/**
 * Calls `onChange` when something of the topic has changed: at once, and then at most once in two seconds with all that
 * came meanwhile. While the page is hidden, the call waits until it is seen again.
 * @param onChange gets the ids of what changed; none means anything of the topic
 * @returns whether changes arrive now
 */
export function useLive(topic: string, onChange: (ids: LiveChange) => void): LiveState {
  const store = useStore() as unknown as SessionStore;
  const [state, setState] = useState<LiveState>('connecting');
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const calls = coalesce((ids) => latest.current(ids));
    const leave = connectionOf(store).follow(topic, { changed: calls.add, stateChanged: setState });
    return () => {
      leave();
      calls.stop();
    };
  }, [store, topic]);
  return state;
}

/** Collects changes, and calls `work` with them: now, or when the pause after the last call is over and the page is seen. */
function coalesce(work: (ids: LiveChange) => void): { add: (ids: LiveChange) => void; stop: () => void } {
  let waiting: { ids: Set<string>; anything: boolean } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    if (!waiting || timer !== undefined || document.hidden) return;
    const { ids, anything } = waiting;
    waiting = null;
    timer = setTimeout(() => {
      timer = undefined;
      flush();
    }, PAUSE_MS);
    work(anything ? [] : [...ids]);
  };
  document.addEventListener('visibilitychange', flush);
  return {
    add: (ids) => {
      waiting ??= { ids: new Set(), anything: false };
      if (ids.length === 0) waiting.anything = true;
      for (const id of ids) waiting.ids.add(id);
      flush();
    },
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', flush);
    },
  };
}
