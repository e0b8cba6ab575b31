import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { usePutCoverMutation } from './api.ts';

/** Puts a drawing on a book as its cover and tells how it went; true when the book has it. */
export function useGiveCover() {
  const [put] = usePutCoverMutation();
  const [isLoading, setLoading] = useState(false);
  const dispatch = useDispatch();
  const giveCover = async (
    { id, title }: { id: string; title: string },
    picture: () => Promise<string>,
  ): Promise<boolean> => {
    setLoading(true);
    try {
      const answer = await put({ id, coverBody: { picture: await picture() } });
      if (answer.error) dispatch(showToast('bad', normalizeError(answer.error).message));
      else dispatch(showToast('ok', t('“{title}” has its new cover.', { title })));
      return !answer.error;
    } catch {
      dispatch(showToast('bad', t('This device could not make the file. Try a smaller format.')));
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { giveCover, isLoading };
}
