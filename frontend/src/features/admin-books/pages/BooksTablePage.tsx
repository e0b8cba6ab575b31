import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useListBooksQuery, type BookFilters } from '../../../api/books.ts';
import type { Book } from '../../../api/types.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { PublishReady } from '../../book-moderation/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { ColumnMenu } from '../../../ui/table/ColumnMenu.tsx';
import { useColumns } from '../../../ui/table/useColumns.ts';
import { pageOf, sizeOf, withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { useSelection } from '../../../ui/table/useSelection.ts';
import { BookTable } from '../components/BookTable.tsx';
import { BookTools } from '../components/BookTools.tsx';
import { COLUMNS, columnLabel, MAX_COLUMNS, TABS, tableFilters, USUAL_COLUMNS } from '../model.ts';

/** All books of the school or the platform in every status. The address holds view, search, filters and page. */
export default function BooksTablePage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const platform = pathname.startsWith(paths.platform);
  const filters = tableFilters(params);
  const page = pageOf(params);
  const size = sizeOf(params);
  const query = useListBooksQuery({
    ...filters,
    own: true,
    limit: size,
    offset: (page - 1) * size,
  });
  const total = useListBooksQuery({ status: 'all', own: true, limit: 1 });
  const [selected, setSelected] = useSelection<Book>();
  // Local state: a published book leaves the view of drafts, and the result must stay visible.
  const [ready, setReady] = useState<string[] | null>(null);
  const [look, setLook] = useColumns('books', COLUMNS, USUAL_COLUMNS);
  const narrowed = Boolean(
    filters.search || filters.category || filters.level || filters.language || filters.missing,
  );
  return (
    <>
      <WorkHead title={t('Books')} count={total.data?.count}>
        <ButtonLink icon="file" to={platform ? paths.platformBookImports : paths.adminBookImports}>
          {t('Import a list')}
        </ButtonLink>
        <ButtonLink tone="main" icon="plus" to={paths.upload}>
          {t('Upload a book')}
        </ButtonLink>
      </WorkHead>
      <Tabs label={t('Views')}>
        {TABS.map((tab) => (
          <StatusTab key={tab.status} {...tab} params={params} selected={filters.status === tab.status} />
        ))}
      </Tabs>
      <BookTools filters={filters}>
        <ColumnMenu
          columns={COLUMNS.map((one) => [one, columnLabel(one)])}
          look={look}
          usual={USUAL_COLUMNS}
          most={MAX_COLUMNS}
          onChange={setLook}
        />
      </BookTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={size} />}
        failed={t('The books did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={narrowed ? <NoMatch /> : undefined}
        empty={<Empty filters={filters} />}
      >
        {({ results, count }) => (
          <>
            <BookTable
              books={results as Book[]}
              ownedBy={platform ? 'platform' : 'school'}
              ordering={filters.ordering ?? ''}
              look={look}
              selected={selected}
              onSelect={setSelected}
              onPublish={(books) => setReady(books.map(({ id }) => id))}
            />
            <Pager count={count} size={size} sizes />
          </>
        )}
      </QueryView>
      <PublishReady
        ask={ready && { books: ready }}
        onClose={() => {
          setReady(null);
          setSelected(new Map());
        }}
      />
    </>
  );
}

function StatusTab({
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
    <Tab
      to={withParams(params, { status: status === 'all' ? '' : status })}
      label={t(name)}
      count={data?.count}
      selected={selected}
    />
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
