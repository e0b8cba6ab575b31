import type { ResourceDraft, ResourceChange } from '@bookgrove/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { normalizeError } from '../../../api/normalizeError.ts';
import { ownResourcesApi } from '../api.ts';

export type Said = Required<Omit<ResourceChange, 'version'>>;
/** `other`: another window changed it, and saving from here has stopped. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'other';

const QUIET_MS = 800;

export const saidOf = (draft: ResourceDraft): Said => ({
  title: draft.title, summary: draft.summary, alt: draft.alt, language: draft.language, age_min: draft.age_min,
  age_max: draft.age_max, subjects: draft.subjects, goals: draft.goals, uses: draft.uses,
  readers: draft.readers, audience: draft.audience, rights: draft.rights, license: draft.license as Said['license'],
  credit: draft.credit, proof: draft.proof,
}); // prettier-ignore

/** What is said of a piece, kept on the server a moment after each change; one request at a time, always the newest. */
export function useResourceForm(draft: ResourceDraft) {
  const [said, setSaid] = useState<Said>(() => saidOf(draft));
  const [state, setState] = useState<SaveState>('saved');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [change] = ownResourcesApi.useChangeResourceMutation();
  const newest = useRef(said);
  const kept = useRef(said);
  const version = useRef(draft.version);
  const running = useRef<Promise<boolean> | null>(null);
  newest.current = said;

  const send = useCallback((): Promise<boolean> => {
    if (running.current) return running.current;
    const once = async (): Promise<boolean> => {
      while (newest.current !== kept.current) {
        const sent = newest.current;
        setState('saving');
        const { data, error } = await change({
          id: draft.id,
          resourceChange: { ...sent, version: version.current },
        });
        if (!data) {
          const { code, fields } = normalizeError(error);
          setErrors(fields);
          setState(code === 'resource_changed' || code === 'not_yours_now' ? 'other' : 'failed');
          return false;
        }
        version.current = data.version;
        kept.current = sent;
        setErrors({});
      }
      setState('saved');
      return true;
    };
    running.current = once().finally(() => (running.current = null));
    return running.current;
  }, [change, draft.id]);

  useEffect(() => {
    if (said === kept.current || state === 'other') return;
    setState('waiting');
    const timer = setTimeout(() => void send(), QUIET_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what changed is what is said; the state follows it
  }, [said, send]);
  useEffect(() => () => void send(), [send]);

  return {
    said,
    state,
    errors,
    set: (part: Partial<Said>) => setSaid((now) => ({ ...now, ...part })),
    /** Resolves once everything is kept; false when it could not be. */
    flush: send,
  };
}
