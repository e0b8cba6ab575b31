import { describe, expect, it } from '@jest/globals';
import { ticksOf, type Selection } from './ticks.ts';

interface Row {
  id: string;
}
const rows = (...ids: string[]): Row[] => ids.map((id) => ({ id }));

/** A table of one page whose selection the returned functions change. */
function table(page: Row[], before: Selection<Row> = new Map()) {
  let selected = before;
  const ticks = () => ticksOf(page, selected, (next) => (selected = next));
  return { ticks, ids: () => ticks().chosen.map(({ id }) => id), selected: () => selected };
}

describe('the selection of rows', () => {
  it('keeps rows of other pages', () => {
    const first = table(rows('a', 'b'));
    first.ticks().toggle('b');
    const second = table(rows('c', 'd'), first.selected());
    second.ticks().toggleAll();
    expect(second.ids()).toEqual(['b', 'c', 'd']);
    expect(second.ticks().all).toBe(true);
    second.ticks().toggleAll();
    expect(second.ids()).toEqual(['b']);
  });

  it('selects every row between the last selected one and the clicked one, in both directions', () => {
    const { ticks, ids } = table(rows('a', 'b', 'c', 'd', 'e'));
    ticks().toggle('d');
    ticks().toggle('b', true);
    expect(ids()).toEqual(['d', 'c', 'b']);
    ticks().toggle('a', true);
    expect(ids()).toEqual(['d', 'c', 'b', 'a']);
    ticks().toggle('c', true);
    expect(ids()).toEqual(['d', 'b', 'a']);
  });

  it('selects one row when the last selected one is on another page', () => {
    const first = table(rows('a', 'b'));
    first.ticks().toggle('a');
    const second = table(rows('c', 'd', 'e'), first.selected());
    second.ticks().toggle('e', true);
    expect(second.ids()).toEqual(['a', 'e']);
  });

  it('shows visible rows as they are now, not as they were when they were selected', () => {
    const old = { id: 'a', status: 'active' };
    const now = { id: 'a', status: 'archived' };
    expect(ticksOf([now], new Map([['a', old]]), () => undefined).chosen).toEqual([now]);
  });
});
