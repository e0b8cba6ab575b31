import { Link } from 'react-router-dom';
import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { Status } from '../../../ui/Status.tsx';
import { cell, MoreHead, SelectAll, SelectBox, SortableHead, Table } from '../../../ui/table/Table.tsx';
import { ticksOf } from '../../../ui/table/ticks.ts';
import { bookStatus } from '../model.ts';
import { BookMenu } from './BookMenu.tsx';
import { BooksBar } from './BooksBar.tsx';
import styles from './BookTable.module.css';

interface BookTableProps {
  books: Book[];
  /** Books of the other owner are shown, but are not ours to change. */
  ownedBy: Book['owner'];
  ordering: string;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** The table of a desk, which a phone shows as cards. */
export function BookTable({ books, ownedBy, ordering, selected, onSelect }: BookTableProps) {
  const ours = books.filter(({ owner }) => owner === ownedBy);
  const ticks = ticksOf(ours, selected, onSelect);
  return (
    <Table
      caption={t('Books')}
      bar={ticks.chosen.length > 0 && <BooksBar books={ticks.chosen} onClear={ticks.clear} />}
      head={
        <>
          <SelectAll ticks={ticks} />
          <SortableHead name="title" label={t('Book')} ordering={ordering} />
          <th scope="col">{t('Authors')}</th>
          <th scope="col" className={cell.desk}>
            {t('Language')}
          </th>
          <th scope="col" className={cell.wide}>
            {t('Level')}
          </th>
          <th scope="col">{t('Status')}</th>
          <SortableHead name="created_at" label={t('Added')} ordering={ordering} />
          <MoreHead />
        </>
      }
    >
      {books.map((book) => (
        <Row
          key={book.id}
          book={book}
          ours={book.owner === ownedBy}
          selected={selected.has(book.id)}
          onToggle={() => ticks.toggle(book.id)}
        />
      ))}
    </Table>
  );
}

function Row({
  book,
  ours,
  selected,
  onToggle,
}: {
  book: Book;
  ours: boolean;
  selected: boolean;
  onToggle: () => void;
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
      <td className={cell.second} dir="auto">
        {book.authors.join(', ')}
      </td>
      <td className={cell.desk}>{book.language === 'und' ? t('Not said') : languageName(book.language)}</td>
      <td className={`${cell.wide} num`}>{book.reading_level ?? '–'}</td>
      <td className={cell.status}>
        <Status kind={kind} label={label} />
      </td>
      <td className={`${cell.end} num`}>
        <time dateTime={book.created_at} title={formatDateTime(book.created_at)}>
          {formatAgo(book.created_at)}
        </time>
      </td>
      <td className={cell.more}>{ours && <BookMenu book={book} />}</td>
    </tr>
  );
}
