import type { BookFault, BookReason } from '@bookgrove/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bookPath } from '../../../app/paths.ts';
import { formatAgo, formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { bookModerationApi, type PlatformBookCard } from '../api.ts';
import { useSchoolLibrary } from '../useSchoolLibrary.ts';
import { faultLabel, reasonLabel } from '../../../shared/books/moderationLabels.ts';
import { HideDialog } from './HideDialog.tsx';
import styles from './PlatformBooks.module.css';

const PAGE_SIZE = 20;

/**
 * Books of the platform that readers of this school reported or that the school hides; it decides for its own
 * library.
 */
export function PlatformBooks({ page }: { page: number }) {
  const [asked, setAsked] = useState<PlatformBookCard | null>(null);
  const query = bookModerationApi.useListPlatformBooksQuery({
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  return (
    <>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The books of the platform did not load')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State scene="empty" title={t('Nothing is waiting here')}>
            <p>
              {t(
                'When somebody at our school reports a book of the platform it stands here, and so does what our school hid. To hide a book, open its page in the library.',
              )}
            </p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <ul className={styles['books']}>
              {results.map((book) => (
                <Card key={book.id} book={book} onHide={() => setAsked(book)} />
              ))}
            </ul>
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
      <HideDialog book={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function Card({ book, onHide }: { book: PlatformBookCard; onHide: () => void }) {
  const { show, keep, busy } = useSchoolLibrary();
  const { hidden, reports, reader_reports } = book;
  return (
    <li>
      <Cover book={book} sizes="72px" decorative className={styles['cover']} />
      <div className={styles['words']}>
        <h2 dir="auto" lang={book.language}>
          <Link to={bookPath(book.slug)}>{book.title}</Link>
        </h2>
        <p className={styles['by']} dir="auto">
          {book.authors.join(', ')}
        </p>
        {reports > 0 && (
          <Status
            kind="bad"
            label={t('{count, plural, one {# report waits} other {# reports wait}} for you', {
              count: reports,
            })}
          />
        )}
        {hidden && (
          <>
            <Status kind="off" label={t('Hidden at our school')} />
            <p>
              <b>{reasonLabel(hidden.reason as BookReason)}</b>{' '}
              {hidden.note && <q dir="auto">{hidden.note}</q>}
            </p>
            <p className={styles['when']}>
              {hidden.by && <bdi>{hidden.by}</bdi>}{' '}
              <time dateTime={hidden.at} title={formatDateTime(hidden.at)}>
                {formatAgo(hidden.at)}
              </time>
            </p>
          </>
        )}
        {reader_reports.length > 0 && (
          <ul className={styles['said']}>
            {reader_reports.map(({ fault, note, at }) => (
              <li key={`${at} ${fault}`}>
                <b>{faultLabel(fault as BookFault)}</b>{' '}
                <time className={styles['when']} dateTime={at} title={formatDateTime(at)}>
                  {formatAgo(at)}
                </time>
                {note && <q dir="auto">{note}</q>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['actions']}>
        {hidden ? (
          <Button icon="eye" disabled={busy} onClick={() => void show(book)}>
            {t('Show again')}
          </Button>
        ) : (
          <Button icon="archive" onClick={onHide}>
            {t('Hide at our school')}
          </Button>
        )}
        {reports > 0 && (
          <Button icon="check" disabled={busy} onClick={() => void keep(book)}>
            {hidden ? t('Reports are settled') : t('Keep it in our library')}
          </Button>
        )}
      </div>
    </li>
  );
}
