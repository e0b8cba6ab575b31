import type { ExperimentNoteView } from '@bookgrove/api-client';

/** How many notes of one experiment a visitor's browser keeps. */
export const MOST_LOCAL_NOTES = 20;
const key = (slug: string) => `experiment-notes:${slug}`;

/** A visitor's note: it stays in the browser, with its drawing; its photo lies in `localPhotos.ts`. */
export type LocalNote = ExperimentNoteView & { picture: string | null; here?: boolean };

/** What a visitor noted in this browser; empty where nothing can be read. */
export function localNotes(slug: string): LocalNote[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(slug)) ?? '[]');
    return Array.isArray(kept) ? (kept as LocalNote[]) : [];
  } catch {
    return [];
  }
}

/** Keeps a visitor's notes; false when the browser keeps nothing, or has no more room. */
export function keepLocalNotes(slug: string, notes: LocalNote[]): boolean {
  try {
    localStorage.setItem(key(slug), JSON.stringify(notes.slice(0, MOST_LOCAL_NOTES)));
    return true;
  } catch {
    return false;
  }
}
