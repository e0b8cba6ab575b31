import { useState } from 'react';
import { useListBooksQuery } from '../../../api/books.ts';
import type { BookInList } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { bookSummary } from '../../../shared/books/BookCard.tsx';
import styles from './ListEditor.module.css';

/** Searches books of the library and passes on each picked one. */
export function BookPicker({ taken, onPick }: { taken: string[]; onPick: (book: BookInList) => void }) {
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), 300);
  const query = useListBooksQuery({ ...(words ? { search: words } : {}), limit: 20 });
  return (
    <div className={styles['picker']}>
      <Field
        type="search"
        icon="search"
        label={t('Find books')}
        value={typed}
        maxLength={255}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter searches; it does not submit the form of the list.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <QueryView
        query={query}
        skeleton={null}
        failed={t('The books did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<p className={styles['note']}>{t('No book fits that.')}</p>}
      >
        {({ results }) => (
          <ul className={styles['found']}>
            {results
              .filter(({ id }) => !taken.includes(id))
              .map((book) => (
                <li key={book.id}>
                  {book.cover ? <img src={book.cover.medium} alt="" loading="lazy" /> : <span />}
                  <span className={styles['what']}>
                    <b dir="auto">{book.title}</b>
                    <small className="num">{bookSummary(book)}</small>
                  </span>
                  <Button
                    size="sm"
                    icon="plus"
                    aria-label={t('Add {title} to the list', { title: book.title })}
                    onClick={() => onPick(book)}
                  >
                    {t('Add')}
                  </Button>
                </li>
              ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}
