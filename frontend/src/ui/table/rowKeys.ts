import type { KeyboardEvent } from 'react';

/** The element before or after the focused one; none when it is the last, the first when none of them has the focus. */
export function nextFocus(elements: HTMLElement[], step: number): HTMLElement | undefined {
  const at = elements.indexOf(document.activeElement as HTMLElement);
  return at < 0 ? elements[0] : elements[at + step];
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled)';
/** Fields in which the arrow keys mean something else. */
const TEXT = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/**
 * The arrow keys of a table: Up and Down move the focus to the same control of the row above or below, Home and End to
 * that of the first and the last row.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const from = event.target as HTMLElement;
  const row = from.closest('tr');
  if (!row || from.closest(TEXT) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rows = [...event.currentTarget.rows].filter((one) => one.querySelector(FOCUSABLE));
  const at = rows.indexOf(row);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  const next = to === undefined ? undefined : rows[to];
  if (!next || next === row) return;
  const column = [...row.cells].findIndex((one) => one.contains(from));
  const wanted = next.cells[column]?.querySelector<HTMLElement>(FOCUSABLE);
  event.preventDefault();
  (wanted ?? next.querySelector<HTMLElement>(FOCUSABLE))?.focus();
}
