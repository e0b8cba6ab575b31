import { useCallback, useEffect, useRef, useState } from 'react';

/** `other`: another window changed it, and saving from here has stopped. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'other';
/** Why something could not be kept: words beside their fields. */
export interface NotKept {
  fields: Record<string, string>;
  /** Somebody, or another window, was quicker: nothing more is sent from here. */
  other: boolean;
}

const QUIET_MS = 800;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Members that say something else than before. */
function differing<Said extends object>(before: Said, now: Said): Partial<Said> {
  const names = Object.keys(now) as (keyof Said)[];
  return Object.fromEntries(
    names.filter((name) => !same(before[name], now[name])).map((name) => [name, now[name]]),
  ) as Partial<Said>;
}

/**
 * What is said in a form, kept on the server a moment after each change: one request at a time, with what changed alone.
 * What the server finds out meanwhile (the title in a file that was checked) is taken over where nobody has typed.
 * @param save resolves with null once the server has it
 */
export function useKept<Said extends object>(
  server: Said,
  save: (changed: Partial<Said>, all: Said) => Promise<NotKept | null>,
) {
  const [said, setSaid] = useState(server);
  const [state, setState] = useState<SaveState>('saved');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const newest = useRef(said);
  const kept = useRef(server);
  const typed = useRef(new Set<keyof Said>());
  const saving = useRef(save);
  const running = useRef<Promise<boolean> | null>(null);
  newest.current = said;
  saving.current = save;

  const flush = useCallback((): Promise<boolean> => {
    if (running.current) return running.current;
    const once = async (): Promise<boolean> => {
      for (;;) {
        const all = newest.current;
        const changed = differing(kept.current, all);
        if (Object.keys(changed).length === 0) break;
        setState('saving');
        const failed = await saving.current(changed, all);
        if (failed) {
          setErrors(failed.fields);
          setState(failed.other ? 'other' : 'failed');
          return false;
        }
        kept.current = { ...kept.current, ...changed };
        setErrors({});
      }
      setState('saved');
      return true;
    };
    running.current = once().finally(() => (running.current = null));
    return running.current;
  }, []);

  useEffect(() => {
    const found = differing(kept.current, server);
    for (const name of typed.current) delete found[name];
    if (Object.keys(found).length === 0) return;
    kept.current = { ...kept.current, ...found };
    setSaid((now) => ({ ...now, ...found }));
  }, [server]);

  useEffect(() => {
    if (state === 'other' || Object.keys(differing(kept.current, said)).length === 0) return;
    setState('waiting');
    const timer = setTimeout(() => void flush(), QUIET_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what changed is what is said; the state follows it
  }, [said, flush]);
  useEffect(() => () => void flush(), [flush]);

  return {
    said,
    state,
    errors,
    set: (part: Partial<Said>) => {
      for (const name of Object.keys(part)) typed.current.add(name as keyof Said);
      setSaid((now) => ({ ...now, ...part }));
    },
    /** Resolves once everything is kept; false when it could not be. */
    flush,
  };
}
