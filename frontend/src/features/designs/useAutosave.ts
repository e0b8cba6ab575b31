import type { Design } from '@bookgrove/api-client';
import type { DesignBody } from '@bookgrove/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { normalizeError } from '../../api/normalizeError.ts';
import { useChangeDesignMutation } from './api.ts';

/** `other`: the design was changed in another window, and saving from here has stopped. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'other';

const QUIET_MS = 900;

/** Saves a design shortly after each change; one request at a time, always with the latest state. */
export function useAutosave(design: Design, title: string, body: DesignBody) {
  const [change] = useChangeDesignMutation();
  const [state, setState] = useState<SaveState>('saved');
  const [message, setMessage] = useState<string | null>(null);
  const newest = useRef({ title, body });
  const kept = useRef({ title: design.title, body: design.body as DesignBody });
  const version = useRef(design.version);
  const busy = useRef(false);
  const stopped = useRef(false);
  newest.current = { title: title.trim() || kept.current.title, body };

  const isOpen = () =>
    newest.current.body !== kept.current.body || newest.current.title !== kept.current.title;

  const send = useCallback(async (): Promise<void> => {
    if (busy.current || stopped.current || !isOpen()) return;
    busy.current = true;
    const sent = newest.current;
    setState('saving');
    const answer = await change({ id: design.id, designChange: { ...sent, version: version.current } });
    busy.current = false;
    if (answer.error) {
      const { code, message: words } = normalizeError(answer.error);
      stopped.current = code === 'design_changed';
      setState(stopped.current ? 'other' : 'failed');
      setMessage(words);
      return;
    }
    version.current = answer.data.version;
    kept.current = sent;
    setMessage(null);
    if (isOpen()) return send();
    setState('saved');
  }, [change, design.id]);

  useEffect(() => {
    if (!isOpen() || stopped.current) return;
    setState('waiting');
    const timer = setTimeout(() => void send(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [title, body, send]);

  // Saves pending changes when the person leaves the page.
  useEffect(() => {
    const leave = () => void send();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);

  return { state, message, retry: () => void send() };
}
