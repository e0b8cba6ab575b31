import { LEADER_STATUSES } from '@bookgrove/contract';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { useListAllSchoolsQuery } from '../../../api/schools.ts';
import { paths } from '../../../app/paths.ts';
import { locale, t } from '../../../i18n/index.ts';
import { saveFile } from '../../people/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { BarChart, ColumnChart } from '../../../ui/chart/index.ts';
import { SelectField } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, sizeOf, withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { FilterChip, MoreFilters, TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { useSelection } from '../../../ui/table/useSelection.ts';
import { showToast } from '../../../ui/toasts.ts';
import {
  useCountLeadersQuery,
  useDownloadLeadersMutation,
  useListLeadersQuery,
  type LeaderCounts,
  type LeaderFilters,
  type LeaderKind,
  type LeaderRow,
  type LeaderStatus,
} from '../api.ts';
import { LeaderPanel } from '../components/LeaderPanel.tsx';
import { LeadersTable } from '../components/LeadersTable.tsx';
import styles from '../components/Leaders.module.css';
import { leaderStatusKind } from '../labels.ts';

const ORDERINGS = ['name', '-name', 'submitted_at', '-submitted_at', 'valid_until', '-valid_until'];
const SHOWN = LEADER_STATUSES.filter((standing) => standing !== 'draft');

/** Request parameters from the search parameters of the address. */
function filtersOf(params: URLSearchParams, kind: LeaderKind): LeaderFilters {
  const search = (params.get('search') ?? '').trim();
  const standing = SHOWN.find((one) => one === params.get('standing'));
  const school = params.get('school') ?? '';
  const ordering = params.get('ordering') ?? '';
  return {
    kind,
    ...(search && { search }),
    ...(standing && { standing }),
    ...(/^[0-9a-f-]{36}$/.test(school) && { school }),
    ordering: ORDERINGS.includes(ordering) ? ordering : '-submitted_at',
  };
}

/** Applications and badges of teachers or parents of all schools. */
export default function LeadersTablePage() {
  const { pathname } = useLocation();
  const kind: LeaderKind = pathname.startsWith(paths.platformSuperpowerParents) ? 'parent' : 'teacher';
  return <LeadersOf key={kind} kind={kind} />;
}

function LeadersOf({ kind }: { kind: LeaderKind }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const filters = filtersOf(params, kind);
  const size = sizeOf(params);
  const query = useListLeadersQuery({
    ...(filters as Required<LeaderFilters> & { ordering: 'name' }),
    limit: size,
    offset: (pageOf(params) - 1) * size,
  });
  const counts = useCountLeadersQuery({ kind });
  const [download] = useDownloadLeadersMutation();
  const [selected, setSelected] = useSelection<LeaderRow>();
  const [open, setOpen] = useState<string | null>(null);
  const narrowed = Boolean(filters.search || filters.standing || filters.school);
  const exportCsv = async () => {
    const { data, error } = await download(filters);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
    else
      saveFile(
        `superpower-${kind}s-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv',
        `\uFEFF${data.replace(/^\uFEFF/, '')}`,
      );
  };
  return (
    <>
      <WorkHead
        title={kind === 'teacher' ? t('Superpower Teachers') : t('Superpower Parents')}
        count={counts.data && allOf(counts.data)}
      >
        <Button icon="download" onClick={() => void exportCsv()}>
          {t('Export')}
        </Button>
      </WorkHead>
      <QueryView
        query={counts}
        skeleton={<SkeletonLine height={220} />}
        failed={t('The numbers did not load')}
      >
        {(data) => <Charts counts={data} />}
      </QueryView>
      <Tabs label={t('Views')}>
        {(['', ...SHOWN] as const).map((standing) => (
          <Tab
            key={standing}
            to={withParams(params, { standing })}
            label={standing ? leaderStatusKind(standing).label : t('All')}
            count={counts.data && (standing ? countOf(counts.data, standing) : allOf(counts.data))}
            selected={(filters.standing ?? '') === standing}
          />
        ))}
      </Tabs>
      <Tools school={filters.school} onSchool={(school) => void navigate(withParams(params, { school }))} />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The people did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          narrowed ? (
            <State
              scene="no-match"
              title={t('Nobody fits all of that')}
              actions={<ButtonLink to={pathname}>{t('Clear filters')}</ButtonLink>}
            />
          ) : undefined
        }
        empty={
          <State scene="empty" title={t('Nobody has applied yet')}>
            <p>
              {kind === 'teacher'
                ? t('Teachers find the programme in their own menu.')
                : t('Parents find the programme in their own menu.')}
            </p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <LeadersTable
              leaders={results}
              ordering={filters.ordering ?? ''}
              selected={selected}
              onSelect={setSelected}
              onOpen={setOpen}
            />
            <Pager count={count} size={size} sizes />
          </>
        )}
      </QueryView>
      <LeaderPanel id={open} onClose={() => setOpen(null)} />
    </>
  );
}

const countOf = ({ standings }: LeaderCounts, standing: LeaderStatus): number =>
  standings.find((one) => one.standing === standing)?.count ?? 0;
const allOf = ({ standings }: LeaderCounts): number => standings.reduce((sum, { count }) => sum + count, 0);

function Tools({ school, onSchool }: { school: string | undefined; onSchool: (id: string) => void }) {
  const schools = useListAllSchoolsQuery().data ?? [];
  return (
    <TableTools>
      <TableSearch label={t('Search people')} placeholder={t('Name or e-mail')} />
      {school && (
        <FilterChip
          name="school"
          label={t('School')}
          value={schools.find(({ id }) => id === school)?.name ?? t('One school')}
        />
      )}
      <MoreFilters>
        <SelectField
          label={t('School')}
          value={school ?? ''}
          onChange={({ target }) => onSchool(target.value)}
        >
          <option value="">{t('Any')}</option>
          {schools.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </MoreFilters>
    </TableTools>
  );
}

function Charts({ counts }: { counts: LeaderCounts }) {
  const name = (iso: string, month: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale(), {
      month,
      ...(month === 'long' && { year: 'numeric' }),
      timeZone: 'UTC',
    }).format(new Date(`${iso}T00:00:00Z`));
  return (
    <div className={styles['charts']}>
      <BarChart
        title={t('Where they stand')}
        place={t('Standing')}
        measure={t('People')}
        bars={SHOWN.map((standing) => ({
          key: standing,
          name: leaderStatusKind(standing).label,
          value: countOf(counts, standing),
        }))}
        note={t(
          '{count, plural, =0 {Nobody has a mentor yet.} one {One person has a mentor.} other {# people have a mentor.}}',
          {
            count: counts.mentees,
          },
        )}
      />
      <ColumnChart
        title={t('Applications each month')}
        place={t('Month')}
        measure={t('Applications')}
        columns={counts.months.map(({ month, count }) => ({
          short: name(month, 'short'),
          long: name(month, 'long'),
          value: count,
        }))}
      />
    </div>
  );
}
