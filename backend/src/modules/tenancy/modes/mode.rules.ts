import type { Role } from '@bookgrove/contract';

/** Who may choose a mode. */
interface LockRule {
  /** `none`: everybody signed in; `account`: those with a personal account; `roles`: only `lock_roles`. */
  lock: string;
  lock_roles: string[];
}

/** Whether the mode is locked for this role. An unknown rule locks it. */
export function isLocked({ lock, lock_roles }: LockRule, role: Role): boolean {
  if (lock === 'none') return false;
  if (lock === 'account') return role === 'community';
  return !(lock === 'roles' && lock_roles.includes(role));
}

const NAMES: Record<string, string> = {
  student: 'students',
  teacher: 'teachers',
  parent: 'parents',
  community: 'community visitors',
  school_admin: 'the school’s administrators',
};

/** Why it is locked, as a sentence for the person. */
export function lockReason({ lock, lock_roles }: LockRule): string {
  if (lock === 'account') return 'Locked: for people with an account of their own';
  const names = lock_roles.flatMap((role) => NAMES[role] ?? []);
  if (names.length === 0) return 'Locked: nobody can choose it yet';
  const last = names.at(-1)!;
  return `Locked: for ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last} only`;
}

/** A school's setting of a mode. */
export interface SchoolChoice {
  mode_id: string;
  offered: boolean;
  position: number;
  own_categories: boolean;
  categories: string[];
}

/**
 * The modes of a school in its order: first those that it ordered, then, in the platform's order, all others.
 * Both lists contain a mode once. `own`: the categories that the school chose for a mode; null where it chose none.
 */
export function inSchoolOrder<M extends { id: string }>(
  modes: M[],
  chosen: SchoolChoice[],
): (M & { offered: boolean; own: string[] | null })[] {
  const choice = new Map(chosen.map((row) => [row.mode_id, row]));
  const placed = modes
    .filter(({ id }) => choice.has(id))
    .sort((a, b) => choice.get(a.id)!.position - choice.get(b.id)!.position);
  const untouched = modes.filter(({ id }) => !choice.has(id));
  return [...placed, ...untouched].map((mode) => ({
    ...mode,
    offered: choice.get(mode.id)?.offered ?? true,
    own: choice.get(mode.id)?.own_categories ? choice.get(mode.id)!.categories : null,
  }));
}
