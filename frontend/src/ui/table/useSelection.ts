import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Rows that are ticked. What is no longer in view must not be changed unseen: another address empties it. */
export function useSelection() {
  const [params] = useSearchParams();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const view = params.toString();
  useEffect(() => setSelected(new Set()), [view]);
  return [selected, setSelected] as const;
}
