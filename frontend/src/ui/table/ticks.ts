/** Selected rows by their ids, in the order in which they were selected; rows of other pages too. */
export type Selection<Row> = ReadonlyMap<string, Row>;

/** Selectable rows of a table, and functions that change the selection. */
export interface Ticks<Row> {
  /** The selected rows, those of other pages too; visible ones as they are now. */
  chosen: Row[];
  /** Whether every selectable visible row is selected. */
  all: boolean;
  /** Whether no row is selectable. */
  none: boolean;
  /** Selects a row or takes it out; with `range` every row between the last selected one and this. */
  toggle: (id: string, range?: boolean) => void;
  /** Selects the visible rows, or takes them out when all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** `rows` are the selectable visible ones. */
export function ticksOf<Row extends { id: string }>(
  rows: Row[],
  selected: Selection<Row>,
  onSelect: (selected: Selection<Row>) => void,
): Ticks<Row> {
  const visible = new Map(rows.map((row) => [row.id, row]));
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const add = (added: Row[]) =>
    onSelect(new Map([...selected, ...added.map((row) => [row.id, row] as const)]));
  const without = (ids: ReadonlySet<string>) =>
    onSelect(new Map([...selected].filter(([id]) => !ids.has(id))));
  return {
    chosen: [...selected].map(([id, row]) => visible.get(id) ?? row),
    all,
    none: rows.length === 0,
    clear: () => onSelect(new Map()),
    toggle: (id, range = false) => {
      if (selected.has(id)) return without(new Set([id]));
      const to = rows.findIndex((row) => row.id === id);
      const last = [...selected.keys()].at(-1);
      const from = range ? rows.findIndex((row) => row.id === last) : -1;
      if (from < 0) return add(rows.slice(to, to + 1));
      const between = rows.slice(Math.min(from, to), Math.max(from, to) + 1);
      // The next range starts where this one ends.
      return add(from < to ? between : between.reverse());
    },
    toggleAll: () => (all ? without(new Set(visible.keys())) : add(rows)),
  };
}
