import type { Role } from '@bookgrove/contract';
import { AppError } from '../../../../platform/errors.ts';

/** Duration of a view-as session in seconds, including every refresh. */
export const VIEWING_SECONDS = 1_800;
/** Lifetime of the ticket between the two hosts, in seconds. */
export const TICKET_SECONDS = 60;
export const REASON = { min: 10, max: 300 } as const;

/** The person to view. */
export interface Viewed {
  id: string;
  role: Role;
  is_staff: boolean;
  status: 'active' | 'archived';
}

/** Roles that a school's administrators may view; the platform's team may view everybody below them. */
const BY_SCHOOL: readonly Role[] = ['student', 'teacher'];

/**
 * Refuses to view as a person with more permissions than the actor, or as a shared account.
 * @throws AppError with the reason
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

/** The stored form of a reason; null when it is too short or too long. Surrounding spaces do not count. */
export function readReason(typed: string): string | null {
  const reason = typed.replace(/\s+/g, ' ').trim();
  return reason.length >= REASON.min && reason.length <= REASON.max ? reason : null;
}
