import type { BookReason } from '@bookgrove/contract';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { bookModerationApi } from './api.ts';

interface Named {
  id: string;
  title: string;
}

/** Hides, unhides or retains a book of the platform in a school's library and shows the result. */
export function useSchoolLibrary() {
  const [hideBook, hiding] = bookModerationApi.useHideBookMutation();
  const [unhideBook, showing] = bookModerationApi.useUnhideBookMutation();
  const [retainBook, keeping] = bookModerationApi.useRetainBookMutation();
  const dispatch = useDispatch();
  const said = (answer: { error?: Parameters<typeof normalizeError>[0] }, done: string): boolean => {
    dispatch(answer.error ? showToast('bad', normalizeError(answer.error).message) : showToast('ok', done));
    return !answer.error;
  };
  return {
    busy: hiding.isLoading || showing.isLoading || keeping.isLoading,
    hide: async ({ id, title }: Named, why: { reason: BookReason; note: string }) =>
      said(
        await hideBook({ bookId: id, bookReasonBody: why }),
        t('“{title}” is hidden at our school', { title }),
      ),
    show: async ({ id, title }: Named) =>
      said(await unhideBook(id), t('“{title}” is in our library again', { title })),
    keep: async ({ id, title }: Named) =>
      said(await retainBook(id), t('“{title}” stays in our library', { title })),
  };
}
