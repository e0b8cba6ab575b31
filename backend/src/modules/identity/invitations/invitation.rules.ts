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

/** Where an invitation stands. Accepted and taken back are for good; an expired one may be sent again. */
export function stateOf(
  { accepted_at, revoked_at, expires_at }: InvitationFacts,
  now: Date,
): InvitationState {
  if (accepted_at) return 'accepted';
  if (revoked_at) return 'revoked';
  return expires_at > now ? 'waiting' : 'expired';
}

/** What the class is to somebody who is invited with one; null for roles that have no place in a class. */
export function placeInClass(role: Role): 'co' | 'student' | null {
  if (role === 'teacher' || role === 'school_admin') return 'co';
  return role === 'student' ? 'student' : null;
}

/**
 * The role of somebody who has an account already and accepts. An administrator who was invited as something else
 * stays one: a school must not lose its head by a slip in a form.
 */
export const roleAfter = (today: Role, invited: Role): Role =>
  today === 'school_admin' || today === 'platform_admin' ? today : invited;
