import type { PosterCode as Code } from '@bookgrove/api-client';
import { t } from '../../../i18n/index.ts';
import { Cover } from '../../../ui/Cover.tsx';
import type { ListedBook } from '../api.ts';
import styles from './Poster.module.css';
import { PosterSheet } from './PosterSheet.tsx';

/** Maximum number of books that fill three columns well. */
const FEW = 6;

/** A list as a poster for a bookshelf or door: its covers, and a QR code that links to it. */
export function ListPoster({
  title,
  note,
  from,
  due = '',
  books,
  code,
  back,
}: {
  title: string;
  note: string;
  /** The owner of the list. */
  from: string;
  due?: string;
  books: ListedBook[];
  code: Code | undefined;
  /** Path of the list. */
  back: string;
}) {
  return (
    <PosterSheet
      title={title}
      note={note}
      from={from}
      foot={due}
      code={code}
      codeLabel={t('Code of this list')}
      back={{ to: back, label: t('Back to the list') }}
    >
      <ul className={styles['books']} data-few={books.length <= FEW || undefined}>
        {books.map(({ book }) => (
          <li key={book.id}>
            <Cover book={book} sizes="220px" eager decorative />
            <b dir="auto">{book.title}</b>
            <span dir="auto">{book.authors.join(', ')}</span>
          </li>
        ))}
      </ul>
    </PosterSheet>
  );
}
