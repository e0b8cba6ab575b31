import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListBooksQuery, type BookFilters } from '../../../api/books.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { BookGrid, BookGridSkeleton } from '../../../shared/books/BookGrid.tsx';
import type { View } from '../../../shared/books/filters.ts';
import styles from './LibraryBrowser.module.css';

// Loaded on demand: rarely needed, and only after the answer.
const NoMatch = lazy(() => import('./NoMatch.tsx'));

interface BookResultsProps {
  filters: BookFilters;
  filtered: boolean;
  /** Number of loaded pages of the list; each is a separate request, so none is requested twice. */
  steps: number;
  stepSize: number;
  view?: View;
  /** Shows the number of books above them; otherwise it is only announced to screen readers. */
  counted?: boolean;
}

/** The grid, page by page, with a button that loads the next one. */
export function BookResults({
  filters,
  filtered,
  steps,
  stepSize,
  view = 'covers',
  counted = false,
}: BookResultsProps) {
  return (
    <div className={styles['results']}>
      {Array.from({ length: steps }, (_, step) => (
        <Step
          key={step}
          filters={{ ...filters, limit: stepSize, offset: step * stepSize }}
          first={step === 0}
          last={step === steps - 1}
          filtered={filtered}
          view={view}
          counted={counted}
        />
      ))}
    </div>
  );
}

function Step({
  filters,
  first,
  last,
  filtered,
  view,
  counted,
}: {
  filters: BookFilters;
  first: boolean;
  last: boolean;
  filtered: boolean;
  view: View;
  counted: boolean;
}) {
  const query = useListBooksQuery(filters);
  const shownSoFar = (filters.offset ?? 0) + (filters.limit ?? 0);
  return (
    <QueryView
      query={query}
      skeleton={<BookGridSkeleton />}
      failed={t('The books did not load')}
      isEmpty={({ count }) => first && count === 0}
      noMatch={
        filtered ? (
          <Suspense fallback={null}>
            <NoMatch filters={filters} />
          </Suspense>
        ) : undefined
      }
      empty={
        <State scene="empty" title={t('There are no books yet')}>
          <p>{t('As soon as a book is published it stands here.')}</p>
        </State>
      }
    >
      {({ results, count }) => (
        <>
          {first && (
            <p className={counted ? styles['count'] : 'sr'} role="status">
              {t('{count, plural, one {# book} other {# books}}', { count })}
            </p>
          )}
          <BookGrid books={results} view={view} />
          {last && count > shownSoFar && <ShowMore left={Math.min(filters.limit ?? 0, count - shownSoFar)} />}
        </>
      )}
    </QueryView>
  );
}

function ShowMore({ left }: { left: number }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set('pages', String((Number(params.get('pages')) || 1) + 1));
  return (
    <p className={styles['more']}>
      <ButtonLink tone="line" size="lg" to={{ search: next.toString() }} preventScrollReset replace>
        {t('Show {count} more', { count: left })}
      </ButtonLink>
    </p>
  );
}
