import type { Role } from '@bookgrove/contract';

/** How long an invitation can be accepted, in days. */
export const INVITATION_DAYS = 14;

/** Roles that a school invites people into. */
export const INVITED_ROLES = ['teacher', 'parent', 'student', 'school_admin'] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const INVITATION_STATES = ['waiting', 'expired', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

interface InvitationFacts {
  accepted_at: Date | null;
  revoked_at: Date | null;
  expires_at: Date;
}

/** The status of an invitation. Accepted and revoked are final; an expired one may be sent again. */
export function stateOf(
  { accepted_at, revoked_at, expires_at }: InvitationFacts,
  now: Date,
): InvitationState {
  if (accepted_at) return 'accepted';
  if (revoked_at) return 'revoked';
  return expires_at > now ? 'waiting' : 'expired';
}

/** Membership in the class of the invitation; null for roles that cannot belong to a class. */
export function enrolInClass(role: Role): 'co' | 'student' | null {
  if (role === 'teacher' || role === 'school_admin') return 'co';
  return role === 'student' ? 'student' : null;
}

/**
 * The role after an existing account accepts. An administrator who was invited in another role stays
 * administrator, so that a mistake in a form does not leave a school without its head.
 */
export const roleAfter = (today: Role, invited: Role): Role =>
  today === 'school_admin' || today === 'platform_admin' ? today : invited;
