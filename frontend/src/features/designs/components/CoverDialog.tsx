import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useListBooksQuery } from '../../../api/books.ts';
import { normalizeError } from '../../../api/normalizeError.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { usePutCoverMutation } from '../api.ts';
import styles from './CoverDialog.module.css';

/** Choosing the book that gets the drawing as its cover: one's own, or for administrators any of the school. */
export function CoverDialog({
  open,
  everybodys,
  picture,
  onClose,
}: {
  open: boolean;
  /** Any book of the school, and not only one's own. */
  everybodys: boolean;
  /** The drawing in Base64, made when it is wanted. */
  picture: () => string;
  onClose: () => void;
}) {
  const [search, setSearch] = useState('');
  const words = useDebounced(search, 300);
  const [chosen, setChosen] = useState<Book | null>(null);
  const query = useListBooksQuery(
    {
      status: 'all',
      limit: 24,
      ...(everybodys ? { own: true } : { mine: true }),
      ...(words && { search: words }),
    },
    { skip: !open },
  );
  const [put, { isLoading }] = usePutCoverMutation();
  const dispatch = useDispatch();
  const send = async () => {
    if (!chosen) return;
    const answer = await put({ id: chosen.id, coverBody: { picture: picture() } });
    if (answer.error) {
      dispatch(showToast('bad', normalizeError(answer.error).message));
      return;
    }
    dispatch(showToast('ok', t('“{title}” has its new cover.', { title: chosen.title })));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('Use as book cover')} shape="wide">
      <div className={styles['content']}>
        <Field
          label={t('Search books')}
          type="search"
          icon="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={240} />}
          failed={t('The books did not load')}
          isEmpty={({ results }) => results.length === 0}
          empty={<p>{t('There is no book that you could give a cover. Upload one first.')}</p>}
        >
          {({ results }) => (
            <ul className={styles['books']}>
              {results.map((book) => (
                <li key={book.id}>
                  <label>
                    <input
                      type="radio"
                      name="book"
                      checked={chosen?.id === book.id}
                      onChange={() => setChosen(book)}
                    />
                    <Cover book={book} sizes="96px" decorative />
                    <span>{book.title}</span>
                  </label>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        <div className="row">
          <Button tone="main" disabled={!chosen || isLoading} onClick={() => void send()}>
            {isLoading ? t('One moment') : t('Put it on the book')}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
