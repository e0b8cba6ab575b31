import { describe, expect, it } from '@jest/globals';
import { childrenFirst } from './table-order.rules.ts';

const tables = (...names: string[]) => names.map((table) => ({ table }));
const names = (sorted: { table: string }[]) => sorted.map(({ table }) => table);

describe('the order in which tables are erased', () => {
  it('has every table before those to which it refers, and kept counts last', () => {
    expect(
      names(
        childrenFirst(tables('a.kept_count', 'a.parent', 'a.child', 'a.grandchild'), [
          { child: 'a.child', parent: 'a.parent' },
          { child: 'a.grandchild', parent: 'a.child' },
          { child: 'a.elsewhere', parent: 'a.grandchild' },
        ]),
      ),
    ).toEqual(['a.grandchild', 'a.child', 'a.parent', 'a.kept_count']);
  });

  it('is refused when there is none', () => {
    const circle = [
      { child: 'a.one', parent: 'a.two' },
      { child: 'a.two', parent: 'a.one' },
    ];
    expect(() => childrenFirst(tables('a.one', 'a.two'), circle)).toThrow('circle');
  });
});
