import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, MoreHead, SelectAll, SelectBox, SortableHead, Table } from '../../../ui/table/Table.tsx';
import { ticksOf, type Selection } from '../../../ui/table/ticks.ts';
import type { TableLook } from '../../../ui/table/useColumns.ts';
import { visibilityLabel } from '../../../shared/books/bookLabels.ts';
import { bookStatus, columnLabel, detailsOf, type BookColumn } from '../model.ts';
import { BookMenu } from './BookMenu.tsx';
import { BooksBar } from './BooksBar.tsx';
import styles from './BookTable.module.css';

interface BookTableProps {
  books: Book[];
  /** Tenant that owns the editable books; those of other owners are listed but cannot be changed. */
  ownedBy: Book['owner'];
  ordering: string;
  look: TableLook;
  selected: Selection<Book>;
  onSelect: (selected: Selection<Book>) => void;
  /** Called to publish those of the selected books that are ready. */
  onPublish: (books: Book[]) => void;
}

/** Table of books; rows become cards on a phone. */
export function BookTable({ books, ownedBy, ordering, look, selected, onSelect, onPublish }: BookTableProps) {
  const ours = books.filter(({ owner }) => owner === ownedBy);
  const ticks = ticksOf(ours, selected, onSelect);
  return (
    <Table
      caption={t('Books')}
      dense={look.dense}
      bar={
        ticks.chosen.length > 0 && (
          <BooksBar books={ticks.chosen} onClear={ticks.clear} onPublish={onPublish} />
        )
      }
      head={
        <>
          <SelectAll ticks={ticks} />
          <SortableHead name="title" label={t('Book')} ordering={ordering} />
          {look.shown.map((column) =>
            column === 'added' ? null : (
              <th key={column} scope="col" className={PLACE[column as BookColumn]}>
                {columnLabel(column as BookColumn)}
              </th>
            ),
          )}
          <th scope="col">{t('Status')}</th>
          {look.shown.includes('added') && (
            <SortableHead name="created_at" label={t('Added')} ordering={ordering} />
          )}
          <MoreHead />
        </>
      }
    >
      {books.map((book) => (
        <Row
          key={book.id}
          book={book}
          ours={book.owner === ownedBy}
          shown={look.shown}
          selected={selected.has(book.id)}
          onToggle={(range) => ticks.toggle(book.id, range)}
        />
      ))}
    </Table>
  );
}

function Row({
  book,
  ours,
  shown,
  selected,
  onToggle,
}: {
  book: Book;
  ours: boolean;
  shown: readonly string[];
  selected: boolean;
  onToggle: (range: boolean) => void;
}) {
  const { kind, label } = bookStatus(book);
  return (
    <tr aria-selected={selected}>
      <td className={cell.select}>
        {ours && (
          <SelectBox
            label={t('Select {title}', { title: book.title })}
            checked={selected}
            onChange={onToggle}
          />
        )}
      </td>
      <td className={cell.main}>
        <span>
          <Cover book={book} sizes="36px" decorative className={styles['cover']} />
          <Link to={bookPath(book.slug)} dir="auto" lang={book.language}>
            {book.title}
          </Link>
        </span>
      </td>
      {shown.map((column) =>
        column === 'added' ? null : (
          <td key={column} className={PLACE[column as BookColumn]} dir="auto">
            <Told book={book} column={column as BookColumn} />
          </td>
        ),
      )}
      <td className={cell.status}>
        <Status kind={kind} label={label} />
      </td>
      {shown.includes('added') && (
        <td className={`${cell.end} num`}>
          <time dateTime={book.created_at} title={formatDateTime(book.created_at)}>
            {formatAgo(book.created_at)}
          </time>
        </td>
      )}
      <td className={cell.more}>{ours && <BookMenu book={book} />}</td>
    </tr>
  );
}

/** Class by column: its place on a phone, and which columns are hidden first on narrow screens. */
const PLACE: Partial<Record<BookColumn, string | undefined>> = {
  authors: cell.second,
  language: cell.desktop,
  level: cell.wide,
  kinds: cell.wide,
  age: cell.wide,
  format: cell.wide,
  heard: cell.wide,
  license: cell.wide,
  details: cell.desktop,
};

/** One property of a book as text. */
function Told({ book, column }: { book: Book; column: BookColumn }) {
  switch (column) {
    case 'authors':
      return book.authors.join(', ');
    case 'kinds':
      return book.categories.map(({ name }) => name).join(', ') || '–';
    case 'language':
      return book.language === 'und' ? t('Not said') : languageName(book.language);
    case 'level':
      return <span className="num">{book.reading_level ?? '–'}</span>;
    case 'age':
      return <span className="num">{book.age_rating ?? '–'}</span>;
    case 'format':
      return book.formats.map((one) => one.toUpperCase()).join(', ') || '–';
    case 'heard':
      return visibilityLabel(book.visibility);
    case 'license':
      return book.license ?? '–';
    case 'details':
      return <Details book={book} />;
    case 'added':
      return null;
  }
}

/** Completeness of the book's details as a bar and numbers; lists what is missing. */
function Details({ book }: { book: Book }) {
  const { said, of, missing } = detailsOf(book);
  const words =
    missing.length === 0 ? t('Everything is said') : t('Missing: {names}', { names: missing.join(', ') });
  return (
    <span className={styles['said']} title={words} data-all={missing.length === 0 || undefined}>
      <i aria-hidden="true" style={{ '--share': `${(100 * said) / of}%` } as CSSProperties} />
      <span className="num">{t('{said} of {of}', { said, of })}</span>
      <span className="sr">{words}</span>
    </span>
  );
}
