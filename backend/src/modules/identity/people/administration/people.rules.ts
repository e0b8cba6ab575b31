import { MESSAGES, type Role } from '@bookgrove/contract';
import { AppError, invalidFields } from '../../../../platform/errors.ts';

/**
 * Roles that administrators assign. Community visitors share one account, with the school's community
 * password.
 */
export const ASSIGNABLE_ROLES = ['student', 'teacher', 'parent', 'school_admin', 'platform_admin'] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** The actor of a change. */
interface Actor {
  userId: string;
  role: Role;
}

const wrong = (field: string, message: string): AppError => invalidFields({ [field]: [message] });

/**
 * Checks the role of a new person, or a change of role.
 * @throws AppError when the actor may not assign it, or it does not exist in this kind of tenant
 */
export function assertMayAssignRole(
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

/** @throws AppError when the actor would lock themselves out */
export function assertMayArchive(actor: Actor, subject: { id: string; role: Role }): void {
  assertMayChange(actor, subject);
  if (subject.id === actor.userId)
    throw new AppError('forbidden', 'own_account', 'You cannot archive yourself. Ask another administrator.');
}

/**
 * Checks that a school or the platform keeps an administrator. `others`: number of active ones that would
 * remain.
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
  // The platform's team may leave a school without one, and appoint a new one afterwards.
  if (role === 'school_admin' && actor.role !== 'platform_admin')
    throw new AppError(
      'conflict',
      'last_admin',
      'This is the school’s last administrator. Add another first.',
    );
}

/**
 * Required fields of a role. As little as possible is stored of children: neither e-mail address nor country.
 * @throws AppError naming each missing member
 */
export function assertComplete(person: { role: Role; email: string | null; country: string | null }): void {
  if (person.role === 'student') return;
  const fields = {
    ...(!person.email && { email: [MESSAGES.userForm.emailRequired] }),
    ...(!person.country && { country: [MESSAGES.userForm.countryRequired] }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

/** The first candidate for a username: `mia.beech`, in Latin letters as far as possible. */
export function usernameFrom(first: string, last: string): string {
  const plain = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '');
  return [plain(first), plain(last)].filter(Boolean).join('.').slice(0, 60) || 'person';
}
