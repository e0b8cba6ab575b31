import type { BookReason, BookTransition, DetailToApprove } from '@bookgrove/contract';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { bookModerationApi } from './api.ts';

/** Performs a status change and shows the result. */
export function useStatusChange() {
  const [move, { isLoading }] = bookModerationApi.useTransitionBookMutation();
  const dispatch = useDispatch();
  const done: Record<BookTransition, (title: string) => string> = {
    take: (title) => t('“{title}” is yours now', { title }),
    release: (title) => t('“{title}” is anybody’s again', { title }),
    submit: (title) => t('“{title}” was sent for review', { title }),
    recall: (title) => t('“{title}” is a draft again', { title }),
    approve: (title) => t('“{title}” is published', { title }),
    unapprove: (title) => t('The approval of “{title}” is undone', { title }),
    return: (title) => t('“{title}” went back to its uploader', { title }),
    escalate: (title) => t('The platform’s team looks at “{title}”', { title }),
    withdraw: (title) => t('“{title}” is withdrawn', { title }),
    settle: () => t('The reports are settled'),
  };
  const run = async (
    book: { id: string; title: string },
    name: BookTransition,
    why: { reason?: BookReason; note?: string; without?: DetailToApprove[] } = {},
  ): Promise<boolean> => {
    const { error } = await move({
      id: book.id,
      transitionBookBody: { move: name, note: '', without: [], ...why },
    });
    const undo = { label: t('Undo'), run: () => void run(book, 'unapprove') };
    dispatch(
      error
        ? showToast('bad', normalizeError(error).message)
        : showToast('ok', done[name](book.title), name === 'approve' ? undo : undefined),
    );
    return !error;
  };
  return { run, busy: isLoading };
}
