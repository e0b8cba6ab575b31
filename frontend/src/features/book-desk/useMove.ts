import type { BookReason, DeskMove } from '@bookgrove/contract';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../api/normalizeError.ts';
import { t } from '../../i18n/index.ts';
import { showToast } from '../../ui/toasts.ts';
import { deskApi } from './api.ts';

/** Does something with a book on the desk, and says what came of it. */
export function useMove() {
  const [move, { isLoading }] = deskApi.useMoveBookMutation();
  const dispatch = useDispatch();
  const done: Record<DeskMove, (title: string) => string> = {
    take: (title) => t('“{title}” is yours now', { title }),
    release: (title) => t('“{title}” is anybody’s again', { title }),
    submit: (title) => t('“{title}” was sent for a look', { title }),
    recall: (title) => t('“{title}” is a draft again', { title }),
    approve: (title) => t('“{title}” is live', { title }),
    return: (title) => t('“{title}” went back to its uploader', { title }),
    escalate: (title) => t('The platform’s team looks at “{title}”', { title }),
    withdraw: (title) => t('“{title}” is off the shelves', { title }),
    settle: () => t('The reports are settled'),
  };
  const run = async (
    book: { id: string; title: string },
    name: DeskMove,
    why: { reason?: BookReason; note?: string } = {},
  ): Promise<boolean> => {
    const { error } = await move({ id: book.id, deskMoveBody: { move: name, note: '', ...why } });
    dispatch(
      error ? showToast('bad', normalizeError(error).message) : showToast('ok', done[name](book.title)),
    );
    return !error;
  };
  return { run, busy: isLoading };
}
