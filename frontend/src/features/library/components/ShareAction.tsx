import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';

/** Shares the book by the device's share sheet or by copying its address. Not offered to children. */
export default function ShareAction({ book }: { book: Book }) {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const asked = user ? !['student', 'community'].includes(user.role) : book.visibility === 'public';
  if (!asked || book.status !== 'published') return null;
  const share = async () => {
    const url = new URL(bookPath(book.slug), location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: book.title, url });
      await navigator.clipboard.writeText(url);
      dispatch(showToast('ok', t('The address of the book is copied.')));
    } catch (error) {
      // Closing the device's share sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      dispatch(showToast('warn', url));
    }
  };
  return (
    <Button icon="share" onClick={() => void share()}>
      {t('Share')}
    </Button>
  );
}
