/** What a child shows after the name or the badge. `badge`: nothing more, the badge alone is enough. */
export type SignInMode = 'password' | 'picture' | 'badge';

/** What a child and the school bring along for it. */
export interface BadgeOwner {
  /** Sign-in modes of the classes the child is in. */
  modes: SignInMode[];
  hasPictures: boolean;
  allowBadgeOnly: boolean;
}

/**
 * What comes after a badge. The badge alone only where the school allows it and each class of the child says so: the
 * strictest class decides for a child of several.
 */
export function stepAfterBadge({ modes, hasPictures, allowBadgeOnly }: BadgeOwner): SignInMode {
  if (allowBadgeOnly && modes.length > 0 && modes.every((mode) => mode === 'badge')) return 'badge';
  if (hasPictures && modes.some((mode) => mode !== 'password')) return 'picture';
  return 'password';
}

/** Whether this proof is taken at this step. A teacher's back-up code always is. */
export function takes(
  step: SignInMode,
  proof: 'password' | 'pictures' | 'backup_code' | 'none',
  byBadge: boolean,
): boolean {
  if (proof === 'backup_code') return true;
  if (proof === 'none') return byBadge && step === 'badge';
  if (proof === 'pictures') return step === 'picture';
  // A class of badges lets those who know a password in by it; one of pictures does not, or its limits would mean nothing.
  return step !== 'picture';
}

/** A child whose class signs in by pictures and who has none yet chooses them now. */
export const mustChoosePictures = (modes: SignInMode[], hasPictures: boolean): boolean =>
  !hasPictures && modes.includes('picture');
