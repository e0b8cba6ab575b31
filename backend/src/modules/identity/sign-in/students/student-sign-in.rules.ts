/** The second step after the name or the badge. `badge`: none, the badge alone is sufficient. */
export type SignInMode = 'password' | 'picture' | 'badge';

/** The data of student and school for the decision. */
interface BadgeOwner {
  /** Sign-in modes of the child's classes. */
  modes: SignInMode[];
  hasPictures: boolean;
  allowBadgeOnly: boolean;
}

/**
 * The step after a badge. The badge alone is sufficient only when the school and each class of the student
 * allow it: the strictest class decides.
 */
export function stepAfterBadge({ modes, hasPictures, allowBadgeOnly }: BadgeOwner): SignInMode {
  if (allowBadgeOnly && modes.length > 0 && modes.every((mode) => mode === 'badge')) return 'badge';
  if (hasPictures && modes.some((mode) => mode !== 'password')) return 'picture';
  return 'password';
}

/** Whether this kind of proof is accepted at this step. A teacher's backup code always is. */
export function acceptsProof(
  step: SignInMode,
  proof: 'password' | 'pictures' | 'backup_code' | 'none',
  byBadge: boolean,
): boolean {
  if (proof === 'backup_code') return true;
  if (proof === 'none') return byBadge && step === 'badge';
  if (proof === 'pictures') return step === 'picture';
  // A class with badges also accepts passwords; one with pictures does not, because that would bypass its
  // limits.
  return step !== 'picture';
}

/** A student without a picture password whose class signs in by pictures chooses one now. */
export const mustChoosePictures = (modes: SignInMode[], hasPictures: boolean): boolean =>
  !hasPictures && modes.includes('picture');
