import type { Role } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';

/** How long one may look, with every refresh. */
export const VIEWING_SECONDS = 1_800;
/** How long the ticket between the two hosts lives. */
export const TICKET_SECONDS = 60;
export const REASON = { min: 10, max: 300 } as const;

/** Whose eyes are to be borrowed. */
export interface Viewed {
  id: string;
  role: Role;
  is_staff: boolean;
  status: 'active' | 'archived';
}

/** Who may be viewed by a school's administrators; the platform's team may view everybody below them. */
const BY_SCHOOL: readonly Role[] = ['student', 'teacher'];

/**
 * Nobody looks through the eyes of somebody who may do more than they, nor through those of an account that no
 * person owns.
 * @throws AppError that says why not
 */
export function assertMayViewAs(actor: { userId: string; role: Role }, person: Viewed): void {
  if (person.id === actor.userId)
    throw new AppError('conflict', 'own_account', 'This is you. You see it through your own eyes already.');
  const below =
    actor.role === 'platform_admin'
      ? person.role !== 'platform_admin' && person.role !== 'community'
      : actor.role === 'school_admin' && BY_SCHOOL.includes(person.role);
  if (!below || person.is_staff)
    throw new AppError(
      'forbidden',
      'not_allowed',
      actor.role === 'platform_admin'
        ? 'You cannot view as members of the platform’s team.'
        : 'You can view as students and teachers of your school.',
    );
  if (person.status !== 'active')
    throw new AppError('conflict', 'archived', 'This person is archived. Restore them first.');
}

/** A reason as it is kept; null when it says too little or too much. Spaces alone say nothing. */
export function readReason(typed: string): string | null {
  const reason = typed.replace(/\s+/g, ' ').trim();
  return reason.length >= REASON.min && reason.length <= REASON.max ? reason : null;
}
