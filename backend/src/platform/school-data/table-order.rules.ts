/** A foreign key between two tables, by `schema.table`. */
interface TableKey {
  child: string;
  parent: string;
}

const isCount = (table: string): boolean => /[._]kept_count$/.test(table);

/**
 * Sorts tables so that each comes before those to which it refers, and the kept counts, which deletions of others change, at the end.
 * @throws Error when foreign keys make a circle
 */
export function childrenFirst<T extends { table: string }>(
  tables: readonly T[],
  keys: readonly TableKey[],
): T[] {
  const names = new Set(tables.map(({ table }) => table));
  const open = keys.filter(({ child, parent }) => names.has(child) && names.has(parent));
  const sorted: T[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ table }) => table));
    const free = rest.filter(
      ({ table }) => !open.some(({ child, parent }) => parent === table && waiting.has(child)),
    );
    if (free.length === 0) throw new Error(`Foreign keys in a circle: ${[...waiting].join(', ')}`);
    sorted.push(...free);
    rest = rest.filter((one) => !free.includes(one));
  }
  return [...sorted.filter(({ table }) => !isCount(table)), ...sorted.filter(({ table }) => isCount(table))];
}
