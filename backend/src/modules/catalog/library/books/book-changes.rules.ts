/** Changed fields of a book, each with its value before and after. A price is one field (`price`), not two columns. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** Whether two values of a field are equal; lists are compared in their order. */
export const sameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The changes that undo `changes`, without the fields that somebody has changed again since. */
export function undoChanges(book: object, changes: Changes): Changes {
  const now = book as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(changes)
      .filter(([name, [, after]]) => sameValue(now[name], after))
      .map(([name, [before, after]]) => [name, [after, before]]),
  );
}

/** Combines two successive sets of changes; a field that is back at its first value is left out. */
export function mergeChanges(first: Changes, then: Changes): Changes {
  const all = { ...first };
  for (const [name, [before, after]] of Object.entries(then)) {
    const original = first[name] ? first[name][0] : before;
    if (sameValue(original, after)) delete all[name];
    else all[name] = [original, after];
  }
  return all;
}
