/** Rows of a table that can be ticked, and what ticking does to the choice. */
export interface Ticks<Row> {
  chosen: Row[];
  /** Whether every row that can be ticked is. */
  all: boolean;
  /** Whether no row can be ticked. */
  none: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** `rows` are those that may be ticked. */
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
