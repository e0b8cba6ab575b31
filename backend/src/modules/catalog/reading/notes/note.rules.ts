/** Who sees a note: its writer alone, the class's teachers, or the whole class. */
export type NoteState = 'own' | 'waiting' | 'shown' | 'hidden';

/** A class, and the role that somebody has in it. */
export interface Membership {
  class_id: string;
  role: 'student' | 'lead' | 'co';
}

/**
 * The state of a note after its writer saved it. A class sees only what a teacher approved: a changed text waits for a review
 * again, and the same text keeps its decision. A teacher's own note needs no review.
 */
export function stateAfterSaving(
  before: { state: NoteState; class_id: string | null; note: string; quote: string } | null,
  now: { class_id: string | null; note: string; quote: string },
  role: Membership['role'] | null,
): NoteState {
  if (now.class_id === null) return 'own';
  if (role === 'lead' || role === 'co') return 'shown';
  const isSame =
    before !== null &&
    before.class_id === now.class_id &&
    before.note === now.note &&
    before.quote === now.quote;
  return isSame && before.state !== 'own' ? before.state : 'waiting';
}

/** The class to share a note with: the one that is named, or the only one there is; null where neither exists. */
export function classToShareWith(memberships: Membership[], wanted: string | null): Membership | null {
  if (wanted !== null) return memberships.find(({ class_id }) => class_id === wanted) ?? null;
  return memberships.length === 1 ? memberships[0]! : null;
}
