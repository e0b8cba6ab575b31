import { useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/index.ts';
import { differing, merge, type EditConflict } from './editConflict.ts';

/**
 * `other`: another window changed the draft, and saving from here has stopped; `clash`: saving is paused until the
 * person resolves the conflict.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'other' | 'clash';
const SAVES: Record<SaveState, string> = {
  saved: 'Everything is kept',
  waiting: 'Not kept yet',
  saving: 'Being kept',
  failed: 'Could not be kept. Look at the fields.',
  other: 'Another window changed this. Load the page again.',
  clash: 'Not kept yet: it was changed in two places.',
};
/** The sentence for a person about whether the draft is saved. */
export const saveStateLabel = (state: SaveState): string => t(SAVES[state]);

/** Why a draft could not be saved: error messages by field. */
export interface UnsavedNotice<Said> {
  fields: Record<string, string>;
  /** The message of the failed request. */
  message: string;
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
  const running = useRef<Promise<string | null> | null>(null);
  const [clash, setClash] = useState<EditConflict<Said> | null>(null);
  /** Saving is paused: a conflict is to be resolved, or the page to be loaded again. */
  const held = useRef<'other' | 'clash' | null>(null);
  saving.current = save;
  /** Changes the values for the next rendering and, at once, for a save under way. */
  const put = useCallback((part: Partial<Said>) => {
    newest.current = { ...newest.current, ...part };
    setSaid(newest.current);
  }, []);

  const flush = useCallback((): Promise<string | null> => {
    if (held.current) return Promise.resolve(saveStateLabel(held.current));
    if (running.current) return running.current;
    const rest = (): Partial<Said> => differing(kept.current, newest.current);
    const end = (): null => {
      setErrors((now) => (Object.keys(now).length > 0 ? {} : now));
      setState('saved');
      return null;
    };
    /** Saves until nothing is left; resolves like `flush`. */
    const saveAll = async (): Promise<string | null> => {
      for (let changed = rest(); Object.keys(changed).length > 0; changed = rest()) {
        const all = newest.current;
        setState('saving');
        const failed = await saving.current(changed, all);
        if (failed?.theirs) {
          const both = merge(kept.current, newest.current, failed.theirs);
          kept.current = failed.theirs;
          put(both.said);
          if (!both.clash) continue;
          setClash(both.clash);
          setState((held.current = 'clash'));
          return saveStateLabel('clash');
        }
        if (failed?.other) {
          setErrors(failed.fields);
          setState((held.current = 'other'));
          return saveStateLabel('other');
        }
        if (failed) {
          // What was refused is no longer what the form says: the person corrected it meanwhile.
          if (Object.keys(differing(all, newest.current)).length > 0) continue;
          setErrors(failed.fields);
          setState('failed');
          return Object.values(failed.fields)[0] ?? failed.message;
        }
        kept.current = { ...kept.current, ...changed };
      }
      return end();
    };
    // Without a request nothing is running, and a change of the same event is saved by the next flush.
    if (Object.keys(rest()).length === 0) return Promise.resolve(end());
    running.current = saveAll().finally(() => (running.current = null));
    return running.current;
  }, [put]);

  useEffect(() => {
    const found = differing(kept.current, server);
    for (const name of typed.current) delete found[name];
    if (Object.keys(found).length === 0) return;
    kept.current = { ...kept.current, ...found };
    put(found);
  }, [server, put]);

  useEffect(() => {
    if (held.current) return;
    // A change that was taken back needs no request; `flush` shows it as saved at once.
    if (Object.keys(differing(kept.current, said)).length === 0) return void flush();
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
        put(taken);
      }
      held.current = null;
      setClash(null);
      void flush();
    },
    set: (part: Partial<Said>) => {
      for (const name of Object.keys(part)) typed.current.add(name as keyof Said);
      put(part);
    },
    /** Resolves with null once everything is saved, or with a sentence for the person why it is not. */
    flush,
  };
}
