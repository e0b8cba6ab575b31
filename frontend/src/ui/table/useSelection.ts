import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Selected rows. Rows that are no longer visible must not be changed by accident: a change of address clears
 * the selection.
 */
export function useSelection() {
  const [params] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const view = params.toString();
  useEffect(() => setSelected(new Set()), [view]);
  return [selected, setSelected] as const;
}
