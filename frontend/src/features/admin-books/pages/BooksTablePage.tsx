import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useListBooksQuery, type BookFilters } from '../../../api/books.ts';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { BookTable, BookTableSkeleton } from '../components/BookTable.tsx';
import { TableTools } from '../components/TableTools.tsx';
import { PAGE_SIZE, TABS, tableFilters, withParams } from '../model.ts';
import styles from './BooksTablePage.module.css';

/** Every book of the school, or of the platform, in every state. The address holds view, search, filters and page. */
export default function BooksTablePage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const filters = tableFilters(params);
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListBooksQuery({
    ...filters,
    own: true,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  });
  const total = useListBooksQuery({ status: 'all', own: true, limit: 1 });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // What is no longer in view must not be changed unseen.
  const view = params.toString();
  useEffect(() => setSelected(new Set()), [view]);

  const narrowed = Boolean(filters.search || filters.category || filters.level || filters.language);
  return (
    <>
      <div className={styles['head']}>
        <h1>
          {t('Books')} {total.data && <small className="num">{formatNumber(total.data.count)}</small>}
        </h1>
        <ButtonLink tone="main" icon="plus" to={paths.upload}>
          {t('Upload a book')}
        </ButtonLink>
      </div>
      <nav className={`${styles['tabs']} num`} aria-label={t('Views')}>
        {TABS.map((tab) => (
          <Tab key={tab.status} {...tab} params={params} selected={filters.status === tab.status} />
        ))}
      </nav>
      <TableTools filters={filters} />
      <QueryView
        query={query}
        skeleton={<BookTableSkeleton />}
        failed={t('The books did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={narrowed ? <NoMatch /> : undefined}
        empty={<Empty filters={filters} />}
      >
        {({ results, count }) => (
          <>
            <BookTable
              books={results}
              ownedBy={pathname.startsWith(paths.platform) ? 'platform' : 'school'}
              ordering={filters.ordering ?? ''}
              selected={selected}
              onSelect={setSelected}
            />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Tab({
  status,
  name,
  params,
  selected,
}: {
  status: string;
  name: string;
  params: URLSearchParams;
  selected: boolean;
}) {
  const { data } = useListBooksQuery({ status, own: true, limit: 1 });
  return (
    <Link
      to={withParams(params, { status: status === 'all' ? '' : status })}
      aria-current={selected ? 'page' : undefined}
    >
      {t(name)}
      {data && <span>{formatNumber(data.count)}</span>}
    </Link>
  );
}

function NoMatch() {
  const { pathname } = useLocation();
  return (
    <State
      scene="no-match"
      title={t('No book fits all of that')}
      actions={<ButtonLink to={pathname}>{t('Clear filters')}</ButtonLink>}
    >
      <p>{t('Try another word, or take a filter away.')}</p>
    </State>
  );
}

function Empty({ filters }: { filters: BookFilters }) {
  if (filters.status !== 'all') {
    return (
      <State scene="empty" title={t('Nothing here')}>
        <p>{t('No book is in this state.')}</p>
      </State>
    );
  }
  return (
    <State
      scene="empty"
      title={t('No books yet')}
      actions={
        <ButtonLink tone="main" icon="plus" to={paths.upload}>
          {t('Upload a book')}
        </ButtonLink>
      }
    >
      <p>{t('Bring the first one as EPUB or PDF.')}</p>
    </State>
  );
}
