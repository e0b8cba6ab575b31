import { useState } from 'react';

/** What somebody wants to see of a table, on this device. */
export interface TableLook {
  shown: readonly string[];
  /** Rows closer together. */
  dense: boolean;
}

const keyOf = (table: string): string => `table.${table}`;

/** What was kept, as far as the columns of today have it. */
function kept(table: string, all: readonly string[], usual: readonly string[]): TableLook {
  const first = { shown: usual, dense: false };
  try {
    const { shown, dense } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '') as Partial<TableLook>;
    return Array.isArray(shown)
      ? { shown: all.filter((one) => shown.includes(one)), dense: dense === true }
      : first;
  } catch {
    return first; // nothing kept, or no place to keep it in
  }
}

/** Which columns of a table are shown, in their order; kept on this device. */
export function useColumns(
  table: string,
  all: readonly string[],
  usual: readonly string[],
): [TableLook, (look: TableLook) => void] {
  const [look, setLook] = useState(() => kept(table, all, usual));
  const change = (next: TableLook) => {
    setLook({ ...next, shown: all.filter((one) => next.shown.includes(one)) });
    try {
      localStorage.setItem(keyOf(table), JSON.stringify(next));
    } catch {
      // It stays for this visit.
    }
  };
  return [look, change];
}
