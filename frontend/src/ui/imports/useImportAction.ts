import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { showToast } from '../toasts.ts';

/** Waits for a change of an import; shows why it failed, or `success` as a message. */
export function useImportAction() {
  const dispatch = useDispatch();
  return async (change: PromiseLike<{ error?: unknown }>, success?: string): Promise<void> => {
    const { error } = await change;
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else if (success) dispatch(showToast('ok', success));
  };
}
