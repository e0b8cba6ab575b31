import type { ExperimentNoteView } from '@bookgrove/api-client';

/** Maximum number of notes of one experiment in a visitor's browser. */
export const MAX_LOCAL_NOTES = 20;
const key = (slug: string) => `experiment-notes:${slug}`;

/** A visitor's note: stored in the browser with its drawing; its photo is stored by `localPhotos.ts`. */
export type LocalNote = ExperimentNoteView & { picture: string | null; here?: boolean };

/** A visitor's notes in this browser; empty where storage cannot be read. */
export function localNotes(slug: string): LocalNote[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(slug)) ?? '[]');
    return Array.isArray(kept) ? (kept as LocalNote[]) : [];
  } catch {
    return [];
  }
}

/** Stores a visitor's notes; false when the browser stores nothing or has no more room. */
export function saveLocalNotes(slug: string, notes: LocalNote[]): boolean {
  try {
    localStorage.setItem(key(slug), JSON.stringify(notes.slice(0, MAX_LOCAL_NOTES)));
    return true;
  } catch {
    return false;
  }
}
