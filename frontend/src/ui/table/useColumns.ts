import { useState } from 'react';

/** A person's settings of a table, stored on this device. */
export interface TableLook {
  shown: readonly string[];
  /** Rows closer together. */
  dense: boolean;
}

const keyOf = (table: string): string => `table.${table}`;

/** The stored settings, limited to columns that still exist. */
function kept(table: string, all: readonly string[], usual: readonly string[]): TableLook {
  const first = { shown: usual, dense: false };
  try {
    const { shown, dense } = JSON.parse(localStorage.getItem(keyOf(table)) ?? '') as Partial<TableLook>;
    return Array.isArray(shown)
      ? { shown: all.filter((one) => shown.includes(one)), dense: dense === true }
      : first;
  } catch {
    return first; // nothing stored, or no storage
  }
}

/** Which columns of a table are shown, in order; stored on this device. */
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
      // Without storage it applies to this visit only.
    }
  };
  return [look, change];
}
