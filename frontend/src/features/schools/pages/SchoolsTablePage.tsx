import type { SchoolRow } from '@bookgrove/api-client';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths, schoolPath } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, SortableHead, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListSchoolsQuery } from '../api.ts';
import styles from './SchoolsTablePage.module.css';

const PAGE_SIZE = 20;
const TABS = [
  { status: '', name: 'All' },
  { status: 'active', name: 'Open' },
  { status: 'suspended', name: 'Suspended' },
] as const;
const ERASURES = 'erasures';
const ErasureTable = lazy(() => import('../components/ErasureTable.tsx'));
const ORDERINGS = ['school_name', '-school_name', 'created_at', '-created_at'] as const;
type Ordering = (typeof ORDERINGS)[number];

/** Every school of the platform, and the erasures of schools. The address contains view, search, order and page. */
export default function SchoolsTablePage() {
  const [params] = useSearchParams();
  const erasures = params.get('status') === ERASURES;
  const status = TABS.find((tab) => tab.status === params.get('status'))?.status ?? '';
  const total = useListSchoolsQuery({ limit: 1 });
  return (
    <>
      <WorkHead title={t('Schools')} count={total.data?.count}>
        <ButtonLink tone="main" icon="plus" to={schoolPath()}>
          {t('Open a school')}
        </ButtonLink>
      </WorkHead>
      <Tabs label={t('Views')}>
        {TABS.map((tab) => (
          <Tab
            key={tab.status}
            to={withParams(params, { status: tab.status })}
            label={t(tab.name)}
            selected={!erasures && tab.status === status}
          />
        ))}
        <Tab to={withParams(params, { status: ERASURES })} label={t('Erasures')} selected={erasures} />
      </Tabs>
      {erasures ? (
        <div className={styles['erasures']}>
          <Suspense fallback={<TableSkeleton />}>
            <ErasureTable />
          </Suspense>
        </div>
      ) : (
        <Schools status={status} />
      )}
    </>
  );
}

function Schools({ status }: { status: (typeof TABS)[number]['status'] }) {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const ordering = ORDERINGS.find((order) => order === params.get('ordering')) ?? 'school_name';
  const query = useListSchoolsQuery({
    ordering,
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(status && { status }),
    ...(search && { search }),
  });
  return (
    <>
      <TableTools>
        <TableSearch label={t('Search schools')} placeholder={t('Name, address or e-mail')} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The schools did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={search || status ? <NoMatch /> : undefined}
        empty={<NoSchools />}
      >
        {({ results, count }) => (
          <>
            <SchoolTable schools={results} ordering={ordering} />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function SchoolTable({ schools, ordering }: { schools: SchoolRow[]; ordering: Ordering }) {
  return (
    <Table
      stacked
      caption={t('Schools')}
      head={
        <>
          <SortableHead name="school_name" label={t('School')} ordering={ordering} />
          <th scope="col">{t('Address')}</th>
          <th scope="col">{t('People')}</th>
          <th scope="col">{t('Classes')}</th>
          <th scope="col">{t('Books')}</th>
          <th scope="col">{t('State')}</th>
          <SortableHead name="created_at" label={t('Opened')} ordering={ordering} />
        </>
      }
    >
      {schools.map((school) => (
        <Row key={school.id} school={school} />
      ))}
    </Table>
  );
}

function Row({ school }: { school: SchoolRow }) {
  const { id, school_name, logo, primary_color, address, counts, status, created_at } = school;
  return (
    <tr>
      <td className={cell.main}>
        <span className={styles['school']}>
          {logo ? (
            <img src={logo} alt="" width={40} height={40} />
          ) : (
            <i style={{ background: primary_color }} aria-hidden="true" />
          )}
          <Link to={schoolPath(id)}>{school_name}</Link>
        </span>
      </td>
      <td className={styles['address']}>
        <a href={address}>{address.replace(/^https?:\/\//, '')}</a>
      </td>
      <td className="num" data-label={t('People')}>
        {formatNumber(counts.people)}
      </td>
      <td className="num" data-label={t('Classes')}>
        {formatNumber(counts.classes)}
      </td>
      <td className="num" data-label={t('Books')}>
        {formatNumber(counts.books)}
      </td>
      <td>
        {status === 'active' ? (
          <Status kind="ok" label={t('Open')} />
        ) : (
          <Status kind="bad" label={t('Suspended')} />
        )}
      </td>
      <td className={styles['date']}>
        <time dateTime={created_at} title={formatDateTime(created_at)}>
          {formatAgo(created_at)}
        </time>
      </td>
    </tr>
  );
}

function NoMatch() {
  return (
    <State
      scene="no-match"
      title={t('No school fits that')}
      actions={<ButtonLink to={paths.platformSchools}>{t('Show all schools')}</ButtonLink>}
    >
      <p>{t('Try another word or another view.')}</p>
    </State>
  );
}

function NoSchools() {
  return (
    <State
      scene="empty"
      title={t('No schools yet')}
      actions={
        <ButtonLink tone="main" icon="plus" to={schoolPath()}>
          {t('Open a school')}
        </ButtonLink>
      }
    >
      <p>{t('The first one takes a name, an address and a colour.')}</p>
    </State>
  );
}
