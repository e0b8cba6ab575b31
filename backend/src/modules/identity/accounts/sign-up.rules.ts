import type { TenantKind } from '@bookgrove/contract';

/**
 * Roles open to registration: students everywhere; teachers only on the platform, where there are no classes.
 */
export const SIGN_UP_ROLES = ['student', 'teacher'] as const;
export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

/**
 * Why a person cannot register in this role here, or null. At a school a teacher sees children's names and
 * work, so the school itself admits teachers, by invitation.
 */
export function signUpRefusal(role: SignUpRole, tenantKind: TenantKind): string | null {
  if (role === 'teacher' && tenantKind === 'school')
    return 'Teachers come to this school by invitation. Ask its office to send you one.';
  return null;
}

/**
 * A generated username; registered people sign in by e-mail. It never has the form of an e-mail address, so
 * that it cannot equal somebody else's.
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
