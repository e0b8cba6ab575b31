import { MESSAGES, type Role } from '@bookgrove/contract';
import { AppError } from '../../../platform/errors.ts';

/** Roles that administrators give. The community's visitors share one account, which the school's password opens. */
export const GIVEN_ROLES = ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** Who changes somebody. */
export interface Actor {
  userId: string;
  role: Role;
}

const wrong = (field: string, message: string): AppError =>
  new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', {
    fields: { [field]: [message] },
  });

/**
 * A role that a new person gets, or that somebody changes to.
 * @throws AppError when the actor may not give it, or the place has no such role
 */
export function assertMayGive(
  actor: Actor,
  subject: { id: string; role: Role } | null,
  role: Role,
  atPlatform: boolean,
): void {
  if (subject?.role === role) return;
  if (subject?.id === actor.userId)
    throw new AppError(
      'forbidden',
      'own_role',
      'You cannot change your own role. Ask another administrator.',
    );
  if (role === 'platform_admin' && !(atPlatform && actor.role === 'platform_admin'))
    throw wrong('role', 'Platform administrators belong to the platform itself. Choose another role.');
  if (role === 'school_admin' && atPlatform)
    throw wrong('role', 'The platform is not a school. Choose another role, or a school.');
}

/** @throws AppError when the subject ranks above the actor */
export function assertMayChange(actor: Actor, subject: { role: Role }): void {
  if (subject.role === 'platform_admin' && actor.role !== 'platform_admin')
    throw new AppError('forbidden', 'not_allowed', 'Only the platform’s administrators can change this.');
}

/** @throws AppError when somebody would shut themselves out */
export function assertMayArchive(actor: Actor, subject: { id: string; role: Role }): void {
  assertMayChange(actor, subject);
  if (subject.id === actor.userId)
    throw new AppError('forbidden', 'own_account', 'You cannot archive yourself. Ask another administrator.');
}

/**
 * Whether a place may lose one more of those who run it. `others`: how many active ones would remain.
 * @throws AppError conflict
 */
export function assertNotLast(actor: Actor, role: Role, others: number): void {
  if (others > 0) return;
  if (role === 'platform_admin')
    throw new AppError(
      'conflict',
      'last_admin',
      'This is the platform’s last administrator. Add another first.',
    );
  // The platform's team can close a school, and sets a new administrator in afterwards.
  if (role === 'school_admin' && actor.role !== 'platform_admin')
    throw new AppError(
      'conflict',
      'last_admin',
      'This is the school’s last administrator. Add another first.',
    );
}

/**
 * What a person of this role must have. Children are kept by as little as possible: neither e-mail nor country.
 * @throws AppError naming each missing member
 */
export function assertComplete(person: { role: Role; email: string | null; country: string | null }): void {
  if (person.role === 'student') return;
  const fields = {
    ...(!person.email && { email: [MESSAGES.userForm.emailRequired] }),
    ...(!person.country && { country: [MESSAGES.userForm.countryRequired] }),
  };
  if (Object.keys(fields).length > 0)
    throw new AppError('invalid', 'validation_failed', 'Please look at the marked fields.', { fields });
}

/** The first try at a username: `mia.beech`, in Latin letters where the name has them. */
export function usernameFrom(first: string, last: string): string {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '');
  return [plain(first), plain(last)].filter(Boolean).join('.').slice(0, 60) || 'person';
}
