import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Selection } from './ticks.ts';

/** Parameters that change which part of the same rows is visible. */
const SAME_ROWS = ['page', 'size', 'ordering'];

/**
 * Selected rows, which stay selected on other pages. Rows that the filters no longer contain must not be changed by
 * accident: another search, filter or view clears the selection.
 */
export function useSelection<Row>() {
  const [params] = useSearchParams();
  const [selected, setSelected] = useState<Selection<Row>>(new Map());
  const filters = new URLSearchParams(params);
  for (const name of SAME_ROWS) filters.delete(name);
  const view = filters.toString();
  useEffect(() => setSelected(new Map()), [view]);
  return [selected, setSelected] as const;
}
