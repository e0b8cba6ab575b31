import { useState } from 'react';
import { useListBooksQuery } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGiveCover } from '../useGiveCover.ts';
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
  picture: () => Promise<string>;
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
  const { giveCover, isLoading } = useGiveCover();
  const send = async () => {
    if (!chosen) return;
    if (await giveCover(chosen, picture)) onClose();
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
