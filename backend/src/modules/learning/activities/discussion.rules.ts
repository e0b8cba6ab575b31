import type { Role } from '@bookgrove/contract';
import { privateWords } from '@bookgrove/contract/stories';

export type PostState = 'shown' | 'waiting' | 'hidden';

/** Who reads what somebody writes in a lesson. */
export interface DiscussionRoom {
  id: string;
  kind: 'cohort' | 'class' | 'course' | 'own';
}

/**
 * The room of a learner: their cohort, for a child their class (the one they were enrolled with, else the first), for other
 * adults everybody who learns the course. A child without a class is read by the staff alone.
 */
export function roomOf(
  person: { id: string; role: Role },
  known: { cohort: string | null; enrolledClass: string | null; classes: readonly string[]; course: string },
): DiscussionRoom {
  if (known.cohort) return { id: known.cohort, kind: 'cohort' };
  if (person.role !== 'student') return { id: known.course, kind: 'course' };
  const own =
    known.enrolledClass && known.classes.includes(known.enrolledClass)
      ? known.enrolledClass
      : known.classes[0];
  return own ? { id: own, kind: 'class' } : { id: person.id, kind: 'own' };
}

/** A child's text with a phone number, an address or hurtful words waits for a teacher; other texts are shown at once. */
export const stateOfPost = (role: Role, text: string): PostState =>
  role === 'student' && privateWords(text).length > 0 ? 'waiting' : 'shown';

/** Whether somebody reads a text that is not theirs. */
export const isReadable = (state: PostState, moderates: boolean): boolean => moderates || state === 'shown';
