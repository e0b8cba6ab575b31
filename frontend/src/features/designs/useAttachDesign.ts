import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';

/** Sets a design as a cover and shows the result; resolves with true on success. */
export function useAttachDesign() {
  const [isLoading, setLoading] = useState(false);
  const dispatch = useDispatch();
  /** @param put sends the cover and resolves with the error, if there is one */
  const give = async (title: string, put: () => Promise<unknown>): Promise<boolean> => {
    setLoading(true);
    try {
      const error = await put();
      if (error) dispatch(showToast('bad', normalizeError(error).message));
      else dispatch(showToast('ok', t('“{title}” has its new cover.', { title })));
      return !error;
    } catch {
      dispatch(showToast('bad', t('This device could not make the file. Try a smaller format.')));
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { give, isLoading };
}
