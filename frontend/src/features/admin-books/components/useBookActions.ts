import { useDispatch } from 'react-redux';
import { useArchiveBookMutation, usePublishBookMutation } from '../../../api/books.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/toasts.ts';
import { canArchive, canPublish } from '../model.ts';

/** Publishing and archiving of one or more books, with one message at the end. */
export function useBookActions() {
  const [publish] = usePublishBookMutation();
  const [archive] = useArchiveBookMutation();
  const dispatch = useDispatch();

  const all = async (books: Book[], act: typeof publish, done: (count: number) => string) => {
    const results = await Promise.all(books.map(({ id }) => act(id)));
    const failed = results.find(({ error }) => error)?.error;
    const succeeded = results.filter(({ error }) => !error).length;
    if (succeeded > 0) dispatch(showToast('ok', done(succeeded)));
    if (failed) dispatch(showToast('bad', normalizeError(failed).message));
  };
  return {
    publish: (books: Book[]) =>
      void all(books.filter(canPublish), publish, (count) =>
        t('{count, plural, one {# book is published.} other {# books are published.}}', { count }),
      ),
    archive: (books: Book[]) =>
      void all(books.filter(canArchive), archive, (count) =>
        t('{count, plural, one {# book is archived.} other {# books are archived.}}', { count }),
      ),
  };
}
