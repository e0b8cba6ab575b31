import { Link, useSearchParams } from 'react-router-dom';
import type { Book } from '../../../api/types.ts';
import { bookPath } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Cover } from '../../../ui/Cover.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { bookStatus, PAGE_SIZE, withParams } from '../model.ts';
import { BulkBar } from './BulkBar.tsx';
import { RowMenu } from './RowMenu.tsx';
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
  const chosen = ours.filter(({ id }) => selected.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    onSelect(next);
  };
  const allChosen = ours.length > 0 && chosen.length === ours.length;
  return (
    <div className={styles['table']}>
      {chosen.length > 0 && <BulkBar books={chosen} onClear={() => onSelect(new Set())} />}
      <table>
        <caption className="sr">{t('Books')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <input
                type="checkbox"
                className={styles['box']}
                aria-label={t('Select all')}
                checked={allChosen}
                disabled={ours.length === 0}
                onChange={() => onSelect(allChosen ? new Set() : new Set(ours.map(({ id }) => id)))}
              />
            </th>
            <SortableHead name="title" label={t('Book')} ordering={ordering} />
            <th scope="col">{t('Authors')}</th>
            <th scope="col">{t('Language')}</th>
            <th scope="col">{t('Level')}</th>
            <th scope="col">{t('Status')}</th>
            <SortableHead name="created_at" label={t('Added')} ordering={ordering} />
            <th scope="col">
              <span className="sr">{t('More')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {books.map((book) => (
            <Row
              key={book.id}
              book={book}
              ours={book.owner === ownedBy}
              selected={selected.has(book.id)}
              onToggle={() => toggle(book.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
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
      <td className={styles['select']}>
        {ours && (
          <input
            type="checkbox"
            className={styles['box']}
            aria-label={t('Select {title}', { title: book.title })}
            checked={selected}
            onChange={onToggle}
          />
        )}
      </td>
      <td className={styles['book']}>
        <span>
          <Cover book={book} sizes="36px" decorative className={styles['cover']} />
          <Link to={bookPath(book.slug)} dir="auto" lang={book.language}>
            {book.title}
          </Link>
        </span>
      </td>
      <td className={styles['authors']} dir="auto">
        {book.authors.join(', ')}
      </td>
      <td className={styles['language']}>
        {book.language === 'und' ? t('Not said') : languageName(book.language)}
      </td>
      <td className={`${styles['level']} num`}>{book.reading_level ?? '–'}</td>
      <td className={styles['status']}>
        <Status kind={kind} label={label} />
      </td>
      <td className={`${styles['added']} num`}>
        <time dateTime={book.created_at} title={formatDateTime(book.created_at)}>
          {formatAgo(book.created_at)}
        </time>
      </td>
      <td className={styles['more']}>{ours && <RowMenu book={book} />}</td>
    </tr>
  );
}

function SortableHead({ name, label, ordering }: { name: string; label: string; ordering: string }) {
  const [params] = useSearchParams();
  const up = ordering === name;
  const down = ordering === `-${name}`;
  return (
    <th scope="col" aria-sort={up ? 'ascending' : down ? 'descending' : undefined}>
      <Link className={styles['sort']} to={withParams(params, { ordering: up ? `-${name}` : name })}>
        {label}
        <span aria-hidden="true">{up ? '↑' : down ? '↓' : ''}</span>
      </Link>
    </th>
  );
}

/** The table's geometry before its rows are there. */
export function BookTableSkeleton() {
  return (
    <div className={styles['table']} aria-hidden="true">
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <div key={index} className={styles['waiting']}>
          <SkeletonLine width={30 + ((index * 7) % 40)} />
        </div>
      ))}
    </div>
  );
}
