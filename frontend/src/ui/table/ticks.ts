/** Selectable rows of a table, and functions that change the selection. */
export interface Ticks<Row> {
  chosen: Row[];
  /** Whether every selectable row is selected. */
  all: boolean;
  /** Whether no row is selectable. */
  none: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** `rows` are the selectable ones. */
export function ticksOf<Row extends { id: string }>(
  rows: Row[],
  selected: ReadonlySet<string>,
  onSelect: (selected: ReadonlySet<string>) => void,
): Ticks<Row> {
  const chosen = rows.filter(({ id }) => selected.has(id));
  const all = rows.length > 0 && chosen.length === rows.length;
  const clear = () => onSelect(new Set());
  return {
    chosen,
    all,
    none: rows.length === 0,
    clear,
    toggle: (id) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      onSelect(next);
    },
    toggleAll: () => (all ? clear() : onSelect(new Set(rows.map(({ id }) => id)))),
  };
}
