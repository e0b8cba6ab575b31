import type { Place } from '@bookgrove/contract';

/** Who may register by themselves: everybody as a student; a teacher only where no children's classes are. */
export const SIGN_UP_ROLES = ['student', 'teacher'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/**
 * Why somebody cannot register in this role here, or null. At a school a teacher sees children's names and work, so
 * the school itself lets them in: by invitation.
 */
export function signUpRefusal(role: SignUpRole, place: Place): string | null {
  if (role === 'teacher' && place === 'school')
    return 'Teachers come to this school by invitation. Ask its office to send you one.';
  return null;
}

/**
 * A username nobody has to remember: who registers signs in by e-mail. It never looks like an e-mail address, so that
 * it cannot stand in the way of the owner of one.
 * @param tail a few random letters
 */
export function usernameFor(firstName: string, lastName: string, tail: string): string {
  const words = `${firstName}.${lastName}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '')
    .replace(/\.+/g, '.')
    .replace(/^\.|\.$/g, '')
    .slice(0, 60);
  return `${words || 'reader'}.${tail}`;
}
