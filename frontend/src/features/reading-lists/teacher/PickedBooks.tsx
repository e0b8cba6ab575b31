import type { BookInList } from '../../../api/types.ts';
import { t } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { bookSummary } from '../../../shared/books/BookCard.tsx';
import styles from './ListEditor.module.css';

export interface Picked {
  book: BookInList;
  note: string;
}

/** The books of a list in order, moved by buttons, which work with a keyboard as well as with a mouse. */
export function PickedBooks({
  picked,
  onChange,
}: {
  picked: Picked[];
  onChange: (picked: Picked[]) => void;
}) {
  const move = (from: number, to: number) => {
    const next = [...picked];
    next.splice(to, 0, ...next.splice(from, 1));
    onChange(next);
  };
  if (picked.length === 0) return <p className={styles['note']}>{t('No book yet. Find some below.')}</p>;
  return (
    <ol className={styles['picked']}>
      {picked.map(({ book, note }, at) => (
        <li key={book.id}>
          {book.cover ? (
            <img src={book.cover.medium} alt="" />
          ) : (
            <span className={styles['blank']} aria-hidden="true" />
          )}
          <span className={styles['what']}>
            <b dir="auto">{book.title}</b>
            <small className="num">{bookSummary(book)}</small>
          </span>
          <span className={styles['moves']}>
            <IconButton
              icon="up"
              label={t('Move {title} up', { title: book.title })}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              icon="down"
              label={t('Move {title} down', { title: book.title })}
              disabled={at === picked.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              icon="close"
              label={t('Take {title} off the list', { title: book.title })}
              onClick={() => onChange(picked.filter((one) => one.book.id !== book.id))}
            />
          </span>
          <div className={styles['tip']}>
            <Field
              label={t('What to look for in {title} (not required)', { title: book.title })}
              labelHidden
              placeholder={t('What to look for (not required)')}
              value={note}
              maxLength={255}
              onChange={({ target: { value } }) =>
                onChange(picked.map((one) => (one.book.id === book.id ? { ...one, note: value } : one)))
              }
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
