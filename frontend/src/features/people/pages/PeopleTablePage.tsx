import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, sizeOf, withParams } from '../../../ui/table/params.ts';
import { TableSkeleton } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { useSelection } from '../../../ui/table/useSelection.ts';
import { usePeople, usePeopleCounts, type PeopleCounts, type PersonRow } from '../api.ts';
import { useArea } from '../workArea.ts';
import { PeopleTable } from '../components/PeopleTable.tsx';
import { ProposeExportDialog } from '../components/ProposeExportDialog.tsx';
import { PeopleTools } from '../components/PeopleTools.tsx';
import { peopleFilters, type PersonRole } from '../model.ts';
import { usePersonActions } from '../usePersonActions.ts';

/** Screens for one role each. */
const PRESETS: Record<string, { role: PersonRole; title: string }> = {
  [paths.platformStudents]: { role: 'student', title: 'Students' },
  [paths.platformTeachers]: { role: 'teacher', title: 'Teachers' },
};

/** The people of the school, or of every school. The address contains view, search, filters, order and page. */
export default function PeopleTablePage() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { area, add } = useArea();
  const me = useSelector(selectUser)?.id;
  const preset = PRESETS[pathname.replace(/\/$/, '')];
  const filters = peopleFilters(params, preset?.role);
  const size = sizeOf(params);
  const query = usePeople(area, {
    ...filters,
    limit: size,
    offset: (pageOf(params) - 1) * size,
  });
  const counts = usePeopleCounts(area).data;
  const { exportCsv } = usePersonActions(area);
  const [proposing, setProposing] = useState(false);
  const [selected, setSelected] = useSelection<PersonRow>();
  const { role: _role, ordering: _ordering, ...narrowing } = filters;
  const narrowed = Object.keys(narrowing).length > 0 || Boolean(params.get('role'));
  const all = counts && counts.total + counts.archived;
  return (
    <>
      <WorkHead
        title={preset ? t(preset.title) : area === 'platform' ? t('All users') : t('People')}
        count={preset ? counts && countOf(counts, preset.role) : all}
      >
        <Button icon="download" onClick={() => void exportCsv(filters).then(setProposing)}>
          {t('Export')}
        </Button>
        <ButtonLink tone="main" icon="plus" to={add}>
          {area === 'platform' ? t('Add user') : t('Add a person')}
        </ButtonLink>
      </WorkHead>
      {proposing && <ProposeExportDialog filters={filters} onClose={() => setProposing(false)} />}
      {!preset && <RoleTabs role={filters.role} counts={counts} />}
      <PeopleTools filters={filters} preset={preset !== undefined} />
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={size} />}
        failed={t('The people did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={narrowed ? <NoMatch /> : undefined}
        empty={
          <State
            scene="empty"
            title={t('Nobody here yet')}
            actions={
              <ButtonLink tone="main" icon="plus" to={add}>
                {t('Add a person')}
              </ButtonLink>
            }
          >
            <p>{t('Add the first one.')}</p>
          </State>
        }
      >
        {({ results, count }) => (
          <>
            <PeopleTable
              people={results}
              me={me}
              filters={filters}
              count={count}
              selected={selected}
              onSelect={setSelected}
            />
            <Pager count={count} size={size} sizes />
          </>
        )}
      </QueryView>
    </>
  );
}

const countOf = (counts: PeopleCounts, role: string): number =>
  counts.roles.find((entry) => entry.role === role)?.count ?? 0;

/** The views of the table: one for each existing role. */
function RoleTabs({ role, counts }: { role: string | undefined; counts: PeopleCounts | undefined }) {
  const [params] = useSearchParams();
  const { area } = useArea();
  const tabs: [string, string][] = [
    ['', t('All')],
    ['student', t('Students')],
    ['teacher', t('Teachers')],
    ['parent', t('Parents')],
    ['school_admin', t('School admins')],
    ...(area === 'platform' ? [['platform_admin', t('Platform team')] as [string, string]] : []),
  ];
  return (
    <Tabs label={t('Views')}>
      {tabs.map(([value, label]) => (
        <Tab
          key={value}
          to={withParams(params, { role: value })}
          label={label}
          count={counts && (value ? countOf(counts, value) : counts.total + counts.archived)}
          selected={(role ?? '') === value}
        />
      ))}
    </Tabs>
  );
}

function NoMatch() {
  const { pathname } = useLocation();
  return (
    <State
      scene="no-match"
      title={t('Nobody fits all of that')}
      actions={<ButtonLink to={pathname}>{t('Clear filters')}</ButtonLink>}
    >
      <p>{t('Try another word, or take a filter away.')}</p>
    </State>
  );
}
