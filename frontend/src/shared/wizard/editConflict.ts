/** Conflicting changes of one form from two windows. */
export interface EditConflict<Said> {
  /** Fields that both changed to different values. */
  names: (keyof Said)[];
  theirs: Said;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields whose value differs from the previous one. */
export function differing<Said extends object>(before: Said, now: Said): Partial<Said> {
  const names = Object.keys(now) as (keyof Said)[];
  return Object.fromEntries(
    names.filter((name) => !same(before[name], now[name])).map((name) => [name, now[name]]),
  ) as Partial<Said>;
}

/**
 * Merges local changes with changes made elsewhere since `before`; where both changed a field, the local value is
 * used.
 */
export function merge<Said extends object>(
  before: Said,
  ours: Said,
  theirs: Said,
): { said: Said; clash: EditConflict<Said> | null } {
  const here = differing(before, ours);
  const there = differing(before, theirs);
  const names = (Object.keys(here) as (keyof Said)[]).filter(
    (name) => name in there && !same(ours[name], theirs[name]),
  );
  return { said: { ...theirs, ...here }, clash: names.length > 0 ? { names, theirs } : null };
}
