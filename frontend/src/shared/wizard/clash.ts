/** What two windows made of one form. */
export interface Clash<Said> {
  /** Members that both changed, each to something else. */
  names: (keyof Said)[];
  theirs: Said;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Members that say something else than before. */
export function differing<Said extends object>(before: Said, now: Said): Partial<Said> {
  const names = Object.keys(now) as (keyof Said)[];
  return Object.fromEntries(
    names.filter((name) => !same(before[name], now[name])).map((name) => [name, now[name]]),
  ) as Partial<Said>;
}

/** Puts together what was changed here and what was changed elsewhere since `before`; of what both changed, ours stands. */
export function merge<Said extends object>(
  before: Said,
  ours: Said,
  theirs: Said,
): { said: Said; clash: Clash<Said> | null } {
  const here = differing(before, ours);
  const there = differing(before, theirs);
  const names = (Object.keys(here) as (keyof Said)[]).filter(
    (name) => name in there && !same(ours[name], theirs[name]),
  );
  return { said: { ...theirs, ...here }, clash: names.length > 0 ? { names, theirs } : null };
}
