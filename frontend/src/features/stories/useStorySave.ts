import type { StoryView } from '@bookgrove/api-client';
import { mergeStories, type StoryBody } from '@bookgrove/contract/stories';
import { useCallback, useEffect, useRef, useState } from 'react';
import { UNSENT } from '../../api/session.ts';
import { normalizeError } from '../../api/normalizeError.ts';
import { useLazyGetStoryQuery, useSaveStoryMutation } from './api.ts';

/** `offline`: stored on this device and sent as soon as there is a network. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed';

const QUIET_MS = 1_500;
const AGAIN_MS = 8_000;

export const bodyOf = ({ title, language, cover, body }: StoryView): StoryBody => ({
  title,
  language,
  cover: cover as StoryBody['cover'],
  pages: body as StoryBody['pages'],
});

interface Kept {
  base: StoryBody;
  mine: StoryBody;
  version: number;
}
const unsentKey = (person: string, story: string): string => `${UNSENT}${person}:${story}`;

/** The unsent changes of a story on this device, stored under its `unsentKey`. */
function keptOf(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null;
    return kept && typeof kept.version === 'number' ? kept : null;
  } catch {
    return null;
  }
}
function keep(key: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Without storage changes are still sent.
  }
}

/** The initial content of the editor: the server's story, with unsent changes of this device. */
export function resume(story: StoryView, person: string): { body: StoryBody; doubled: string[] } {
  const theirs = bodyOf(story);
  const kept = keptOf(unsentKey(person, story.id));
  if (!kept || !story.may.includes('write')) return { body: theirs, doubled: [] };
  return kept.version === story.version
    ? { body: kept.mine, doubled: [] }
    : mergeStories(kept.base, kept.mine, theirs);
}

/**
 * Saves a story on the server a moment after each change: one request at a time, always with the latest
 * content. Without a network it is stored on the device; when another window saved first, both are merged
 * page by page.
 */
export function useStorySave(
  story: StoryView,
  person: string,
  body: StoryBody,
  onMerged: (body: StoryBody, doubled: string[]) => void,
) {
  const key = unsentKey(person, story.id);
  const [save] = useSaveStoryMutation();
  const [load] = useLazyGetStoryQuery();
  const [state, setState] = useState<SaveState>('saved');
  const [message, setMessage] = useState<string | null>(null);
  const newest = useRef(body);
  const base = useRef(bodyOf(story));
  const version = useRef(story.version);
  const busy = useRef<Promise<boolean> | null>(null);
  newest.current = body;

  const isOpen = () => JSON.stringify(newest.current) !== JSON.stringify(base.current);

  const once = useCallback(async (): Promise<boolean> => {
    if (!isOpen()) {
      keep(key, null);
      setMessage(null);
      setState('saved');
      return true;
    }
    const sent = newest.current;
    setState('saving');
    const answer = await save({ id: story.id, storyChange: { ...sent, version: version.current } });
    if (!answer.error) {
      version.current = answer.data.version;
      base.current = sent;
      return once();
    }
    const { code, message: words } = normalizeError(answer.error);
    if (code === 'story_changed') {
      const theirs = await load(story.id);
      if (theirs.data) {
        const merged = mergeStories(base.current, newest.current, bodyOf(theirs.data));
        base.current = bodyOf(theirs.data);
        version.current = theirs.data.version;
        newest.current = merged.body;
        onMerged(merged.body, merged.doubled);
        return once();
      }
    }
    const away = 'status' in answer.error && answer.error.status === 'FETCH_ERROR';
    // What was refused is no longer what the story says: it was changed meanwhile.
    if (!away && newest.current !== sent) return once();
    setState(away ? 'offline' : 'failed');
    setMessage(away ? null : words);
    return false;
  }, [key, load, onMerged, save, story.id]);

  /** Resolves to whether everything is saved on the server. */
  const send = useCallback((): Promise<boolean> => {
    busy.current ??= once().finally(() => (busy.current = null));
    return busy.current;
  }, [once]);

  useEffect(() => {
    if (!isOpen()) return;
    keep(key, { base: base.current, mine: body, version: version.current });
    setState((now) => (now === 'offline' ? now : 'waiting'));
    const timer = setTimeout(() => void send(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [body, key, send]);

  useEffect(() => {
    if (state !== 'offline') return;
    const again = () => void send();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [state, send]);

  // Leaving the page before the save loses nothing.
  useEffect(() => {
    const leave = () => void send();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [send]);

  return { state, message, send, version };
}
