/** One answer as it is stored. */
export interface ConsentRow {
  purpose: string;
  text_version: string;
  given_at: Date;
  withdrawn_at: Date | null;
}

/** `outdated`: the yes was given to older words, and counts no more. */
export type ConsentState = 'given' | 'withdrawn' | 'outdated' | 'unanswered';

/** What the answers to one purpose, newest first, mean under the words of today. */
export function consentState(rows: ConsentRow[], version: string): ConsentState {
  const open = rows.filter(({ withdrawn_at }) => withdrawn_at === null);
  if (open.some(({ text_version }) => text_version === version)) return 'given';
  if (open.length > 0) return 'outdated';
  return rows.length > 0 ? 'withdrawn' : 'unanswered';
}
