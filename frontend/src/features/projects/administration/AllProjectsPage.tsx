import { Link, useSearchParams } from 'react-router-dom';
import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { formatMoney } from '../../../ui/Money.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { TableSearch, TableTools } from '../../../ui/table/TableTools.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListProjectDeskQuery, type ProjectDeskItem } from '../deskApi.ts';
import { timeText } from '../model.ts';
import { STATUSES, statusOf } from './model.ts';

const PAGE_SIZE = 20;
const details = (id: string): string => `/admin-panel/project-details-view/${id}`;

/** All projects for the platform's team, with those that are silent for 60 days as a view of their own. */
export default function AllProjectsPage() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const silent = params.get('status') === 'silent';
  const status = STATUSES.find((one) => one === params.get('status'));
  const query = useListProjectDeskQuery({
    limit: PAGE_SIZE,
    offset: (pageOf(params) - 1) * PAGE_SIZE,
    ...(search && { search }),
    ...(status && { status }),
    ...(silent && { silent }),
  });
  const counts = new Map(query.data?.statuses.map(({ status: one, count }) => [one, count]));
  return (
    <>
      <WorkHead
        title={t('Projects')}
        count={query.data?.count}
        lead={t('What charities collect for. A project takes gifts after the review.')}
      >
        <ButtonLink tone="main" icon="plus" to="/admin-panel/project">
          {t('Add project')}
        </ButtonLink>
      </WorkHead>
      <Tabs label={t('State')}>
        <Tab to={withParams(params, { status: '' })} label={t('All')} selected={!status && !silent} />
        {STATUSES.filter((one) => counts.get(one)).map((one) => (
          <Tab
            key={one}
            to={withParams(params, { status: one })}
            label={statusOf(one).label}
            count={counts.get(one)}
            selected={status === one}
          />
        ))}
        <Tab
          to={withParams(params, { status: 'silent' })}
          label={t('No news for 60 days')}
          selected={silent}
        />
      </Tabs>
      <TableTools>
        <TableSearch label={t('Find a project')} placeholder={t('Title or place')} />
      </TableTools>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={8} />}
        failed={t('The projects did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          search || status || silent ? (
            <State scene="no-match" title={t('No project fits that')} />
          ) : undefined
        }
        empty={<State scene="empty" title={t('No project is here yet')} />}
      >
        {({ results, count }) => (
          <>
            <ProjectTable projects={results} />
            <Pager count={count} size={PAGE_SIZE} />
          </>
        )}
      </QueryView>
    </>
  );
}

function ProjectTable({ projects }: { projects: readonly ProjectDeskItem[] }) {
  return (
    <Table
      stacked
      caption={t('Projects')}
      head={
        <>
          <th scope="col">{t('Project')}</th>
          <th scope="col">{t('State')}</th>
          <th scope="col">{t('How far')}</th>
          <th scope="col" className={record['amount']}>
            {t('Came in')}
          </th>
          <th scope="col" className={record['amount']}>
            {t('Goal')}
          </th>
        </>
      }
    >
      {projects.map((project) => {
        const { id, title, charity, status, percentage, raised, goal, updates_waiting: waiting } = project;
        return (
          <tr key={id}>
            <td className={cell.main}>
              <Link to={details(id)}>
                <b dir="auto">{title}</b>
              </Link>
              <small dir="auto">{charity.name}</small>
            </td>
            <td data-label={t('State')}>
              <Status {...statusOf(status)} />
              {waiting > 0 && (
                <small>
                  {' '}
                  {t('{count, plural, one {# piece of news to read} other {# pieces of news to read}}', {
                    count: waiting,
                  })}
                </small>
              )}
            </td>
            <td data-label={t('How far')} className="num">
              {percentage !== null && (
                <Progress label={t('How far {title} is', { title })} value={percentage} />
              )}
              {status === 'fundraising' && timeText(project)}
            </td>
            <td data-label={t('Came in')} className={`num ${record['amount']}`}>
              {raised && formatMoney(raised)}
            </td>
            <td data-label={t('Goal')} className={`num ${record['amount']}`}>
              {formatMoney(goal)}
            </td>
          </tr>
        );
      })}
    </Table>
  );
}
