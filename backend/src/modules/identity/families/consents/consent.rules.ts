/** One stored answer. */
export interface ConsentRow {
  purpose: string;
  text_version: string;
  given_at: Date;
  withdrawn_at: Date | null;
}

/** `outdated`: consent was given to an earlier wording and no longer counts. */
export type ConsentState = 'given' | 'withdrawn' | 'outdated' | 'unanswered';

/** The state of a purpose under the current wording, from its answers, newest first. */
export function consentState(rows: ConsentRow[], version: string): ConsentState {
  const open = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
  if (open.some(({ text_version }) => text_version === version)) return 'given';
  if (open.length > 0) return 'outdated';
  return rows.length > 0 ? 'withdrawn' : 'unanswered';
}
