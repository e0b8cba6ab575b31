import type { PageLayout } from './page-layout.ts';

/** Consecutive sections of one layout, by spine index; `last` is part of it. */
export interface Run {
  layout: PageLayout;
  first: number;
  last: number;
}

/** Divides the sections of a book where the layout changes. */
export function runsOf(layouts: readonly PageLayout[]): Run[] {
  const runs: Run[] = [];
  for (const [index, layout] of layouts.entries()) {
    const open = runs.at(-1);
    if (open?.layout === layout) open.last = index;
    else runs.push({ layout, first: index, last: index });
  }
  return runs;
}
