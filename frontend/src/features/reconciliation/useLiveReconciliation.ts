import { useDispatch } from 'react-redux';
import { useLive } from '../../api/live/useLive.ts';
import { reconciliationApi } from './api.ts';

/** Reads comparisons and breaks again when a worker has changed them. */
export function useLiveReconciliation() {
  const dispatch = useDispatch();
  return useLive('reconciliation', () => dispatch(reconciliationApi.util.invalidateTags(['Reconciliation'])));
}
