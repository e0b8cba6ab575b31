/** Who sees a note: its writer alone, the class's teachers, or the whole class. */
export type NoteState = 'own' | 'waiting' | 'shown' | 'hidden';

/** A class as the asker belongs to it. */
export interface Membership {
  class_id: string;
  role: 'student' | 'lead' | 'co';
}

/**
 * The state after its writer saved a note. What a class sees was looked at by a teacher: new or other words wait
 * again, and the same words keep what was decided. A teacher's own note needs nobody's yes.
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

/** The class that a note is to be shared with: the one named, or the only one there is; null when it cannot be told. */
export function classToShareWith(memberships: Membership[], wanted: string | null): Membership | null {
  if (wanted !== null) return memberships.find(({ class_id }) => class_id === wanted) ?? null;
  return memberships.length === 1 ? memberships[0]! : null;
}
