import { useEffect, useRef, useState } from 'react';
import type { SchoolRow } from '@bookgrove/api-client';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths, schoolPath } from '../../../app/paths.ts';
import { formatAgo, formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useDebounced } from '../../../shared/useDebounced.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useListSchoolsQuery } from '../api.ts';
import styles from './SchoolsTablePage.module.css';

const PAGE_SIZE = 20;
const TABS = [
  { status: '', name: 'All' },
  { status: 'active', name: 'Open' },
  { status: 'suspended', name: 'Suspended' },
] as const;
const ORDERINGS = ['school_name', '-school_name', 'created_at', '-created_at'] as const;
type Ordering = (typeof ORDERINGS)[number];

/** The address with some values changed; the list starts again from its first page. */
function withParams(params: URLSearchParams, changes: Record<string, string>): { search: string } {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return { search: next.toString() };
}

/** Every school of the platform. The address holds view, search, order and page. */
export default function SchoolsTablePage() {
  const [params] = useSearchParams();
  const status = TABS.find((tab) => tab.status === params.get('status'))?.status ?? '';
  const search = params.get('search') ?? '';
  const ordering = ORDERINGS.find((order) => order === params.get('ordering')) ?? 'school_name';
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListSchoolsQuery({
    ordering,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
    ...(status && { status }),
    ...(search && { search }),
  });
  const total = useListSchoolsQuery({ limit: 1 });
  return (
    <>
      <div className={styles['head']}>
        <h1>
          {t('Schools')} {total.data && <small className="num">{formatNumber(total.data.count)}</small>}
        </h1>
        <ButtonLink tone="main" icon="plus" to={schoolPath()}>
          {t('Open a school')}
        </ButtonLink>
      </div>
      <nav className={styles['tabs']} aria-label={t('Views')}>
        {TABS.map((tab) => (
          <Link
            key={tab.status}
            to={withParams(params, { status: tab.status })}
            aria-current={tab.status === status ? 'page' : undefined}
          >
            {t(tab.name)}
          </Link>
        ))}
      </nav>
      <SearchField />
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
    <div className={styles['table']}>
      <table>
        <caption className="sr">{t('Schools')}</caption>
        <thead>
          <tr>
            <SortableHead name="school_name" label={t('School')} ordering={ordering} />
            <th scope="col">{t('Address')}</th>
            <th scope="col">{t('People')}</th>
            <th scope="col">{t('Classes')}</th>
            <th scope="col">{t('Books')}</th>
            <th scope="col">{t('State')}</th>
            <SortableHead name="created_at" label={t('Opened')} ordering={ordering} />
          </tr>
        </thead>
        <tbody>
          {schools.map((school) => (
            <Row key={school.id} school={school} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ school }: { school: SchoolRow }) {
  const { id, school_name, logo, primary_color, address, counts, status, created_at } = school;
  return (
    <tr>
      <th scope="row">
        <span className={styles['school']}>
          {logo ? (
            <img src={logo} alt="" width={40} height={40} />
          ) : (
            <i style={{ background: primary_color }} aria-hidden="true" />
          )}
          <Link to={schoolPath(id)}>{school_name}</Link>
        </span>
      </th>
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

/** The words go into the address once the typing pauses; the entry is replaced, so Back leaves the table. */
function SearchField() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(params.get('search') ?? '');
  const settled = useDebounced(typed.trim(), 300);
  const latest = useRef(params);
  latest.current = params;
  useEffect(() => {
    if (settled === (latest.current.get('search') ?? '')) return;
    void navigate(withParams(latest.current, { search: settled }), { replace: true });
  }, [settled, navigate]);
  return (
    <div className={styles['search']} role="search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={t('Search schools')}
        placeholder={t('Name, address or e-mail')}
        maxLength={255}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
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

function TableSkeleton() {
  return (
    <div className={styles['table']} aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles['waiting']}>
          <SkeletonLine width={30 + ((index * 7) % 40)} />
        </div>
      ))}
    </div>
  );
}
