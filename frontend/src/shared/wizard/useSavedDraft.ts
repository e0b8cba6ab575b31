import { useCallback, useEffect, useRef, useState } from 'react';
import { differing, merge, type EditConflict } from './editConflict.ts';

/**
 * `other`: another window changed the draft, and saving from here has stopped; `clash`: saving is paused until the
 * person resolves the conflict.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'other' | 'clash';
/** Why a draft could not be saved: error messages by field. */
export interface UnsavedNotice<Said> {
  fields: Record<string, string>;
  /** Somebody else or another window has saved a newer version: nothing more is sent from here. */
  other: boolean;
  /** The newer version, where the two can be merged. */
  theirs?: Said;
}

const QUIET_MS = 800;
/**
 * The values of a form, saved on the server shortly after each change: one request at a time, with the changed fields
 * only. Values that the server finds meanwhile (the title in a checked file) are applied where nobody has typed.
 * Changes of another window are merged; where both changed the same field, the person is asked.
 * @param save resolves with null once the server has saved it
 */
export function useSavedDraft<Said extends object>(
  server: Said,
  save: (changed: Partial<Said>, all: Said) => Promise<UnsavedNotice<Said> | null>,
) {
  const [said, setSaid] = useState(server);
  const [state, setState] = useState<SaveState>('saved');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const newest = useRef(said);
  const kept = useRef(server);
  const typed = useRef(new Set<keyof Said>());
  const saving = useRef(save);
  const running = useRef<Promise<boolean> | null>(null);
  const [clash, setClash] = useState<EditConflict<Said> | null>(null);
  /** Saving is paused until the conflict is resolved. */
  const held = useRef(false);
  newest.current = said;
  saving.current = save;

  const flush = useCallback((): Promise<boolean> => {
    if (held.current) return Promise.resolve(false);
    if (running.current) return running.current;
    const once = async (): Promise<boolean> => {
      for (;;) {
        const all = newest.current;
        const changed = differing(kept.current, all);
        if (Object.keys(changed).length === 0) break;
        setState('saving');
        const failed = await saving.current(changed, all);
        if (failed?.theirs) {
          const both = merge(kept.current, newest.current, failed.theirs);
          kept.current = failed.theirs;
          newest.current = both.said;
          setSaid(both.said);
          if (!both.clash) continue;
          held.current = true;
          setClash(both.clash);
          setState('clash');
          return false;
        }
        if (failed) {
          held.current = failed.other;
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
    if (held.current || Object.keys(differing(kept.current, said)).length === 0) return;
    setState('waiting');
    const timer = setTimeout(() => void flush(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [said, flush]);
  useEffect(() => () => void flush(), [flush]);

  return {
    said,
    state,
    errors,
    clash,
    /** Resolves the conflict with one of the two versions. */
    choose: (side: 'ours' | 'theirs') => {
      if (!clash) return;
      if (side === 'theirs') {
        const taken = Object.fromEntries(
          clash.names.map((name) => [name, clash.theirs[name]]),
        ) as Partial<Said>;
        newest.current = { ...newest.current, ...taken };
        setSaid(newest.current);
      }
      held.current = false;
      setClash(null);
      void flush();
    },
    set: (part: Partial<Said>) => {
      for (const name of Object.keys(part)) typed.current.add(name as keyof Said);
      setSaid((now) => ({ ...now, ...part }));
    },
    /** Resolves once everything is saved; false when saving failed. */
    flush,
  };
}
