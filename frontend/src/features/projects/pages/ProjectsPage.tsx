import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import {
  CountryPick,
  countryOf,
  Filters,
  GoalPick,
  goalOf,
  Pick,
  Switch,
} from '../../../shared/giving/Filters.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf, withParams } from '../../../ui/table/params.ts';
import { TableSearch } from '../../../ui/table/TableTools.tsx';
import { CountryFilter } from '../../global-reach/index.ts';
import {
  PROJECT_ORDERS,
  useListProjectsQuery,
  type ProjectOrder,
} from '../../../shared/giving/projectsApi.ts';
import { ProjectCards } from '../components/ProjectCards.tsx';
import styles from './Projects.module.css';

const EACH = 12;
const SOME = 6;
/** Projects that the map counts at most. */
const MAPPED = 100;

type Asked = Extract<Parameters<typeof useListProjectsQuery>[0], object>;

const orderName = (order: ProjectOrder): string =>
  ({
    nearest: t('Closest to the goal'),
    ending: t('Ending soon'),
    newest: t('Newest'),
    updated: t('Latest news'),
  })[order];

/** The projects that need help, as cards and on a map, and those that are finished. The address holds the filters. */
export default function ProjectsPage() {
  const [params] = useSearchParams();
  const search = (params.get('search') ?? '').trim().slice(0, 255);
  const country = countryOf(params);
  const goal = goalOf(params);
  const students = params.get('students') === 'true';
  const ordering = PROJECT_ORDERS.find((one) => one === params.get('ordering')) ?? 'nearest';
  const map = params.get('view') === 'map';
  const filters = {
    ...(search && { search }),
    ...(country && { country: country as NonNullable<Asked['country']> }),
    ...(goal && { goal }),
    ...(students && { startedByStudents: true }),
  };
  const filtered = Object.keys(filters).length > 0;
  const open = useListProjectsQuery({
    ...filters,
    status: 'fundraising',
    ordering,
    limit: EACH,
    offset: (pageOf(params) - 1) * EACH,
  });
  const built = useListProjectsQuery({ ...filters, status: 'delivering', ordering: 'updated', limit: SOME });
  const finished = useListProjectsQuery({
    ...filters,
    status: 'completed',
    ordering: 'updated',
    limit: SOME,
  });
  const underway = built.data?.results ?? [];
  const done = finished.data?.results ?? [];
  return (
    <div className={`wrap ${styles['page']}`}>
      <header className={styles['head']}>
        <div>
          <h1>{t('Projects')}</h1>
          <p className="num" role="status">
            {open.data &&
              t(
                '{count, plural, =0 {No project needs} one {One project needs} other {# projects need}} help now.',
                { count: open.data.count },
              )}
          </p>
        </div>
        <nav className={styles['ways']} aria-label={t('How they are shown')}>
          <Link to={withParams(params, { view: '' })} aria-current={map ? undefined : 'true'}>
            <Icon name="picture" />
            {t('Pictures')}
          </Link>
          <Link to={withParams(params, { view: 'map' })} aria-current={map ? 'true' : undefined}>
            <Icon name="globe" />
            {t('Map')}
          </Link>
        </nav>
      </header>
      <Filters>
        <TableSearch label={t('Find a project')} placeholder={t('Name or place')} />
        <CountryPick />
        <GoalPick />
        <Switch name="students" label={t('Started by students')} />
        <Pick
          name="ordering"
          label={t('Sorted by')}
          options={PROJECT_ORDERS.map((order) => ({ value: order, label: orderName(order) }))}
        />
      </Filters>
      {map && <ProjectMap />}
      <QueryView
        query={open}
        skeleton={<SkeletonLine height={640} />}
        failed={t('The projects did not load')}
        isEmpty={({ count }) => count === 0}
        noMatch={
          filtered ? (
            <State
              scene="no-match"
              title={t('No project fits that')}
              actions={<ButtonLink to={paths.projects}>{t('Show all projects')}</ButtonLink>}
            >
              {goal && <p>{goalName(goal)}</p>}
            </State>
          ) : undefined
        }
        empty={
          <State
            scene="empty"
            title={t('Nothing needs help just now')}
            actions={<ButtonLink to={paths.charities}>{t('See the charities')}</ButtonLink>}
          />
        }
      >
        {({ results, count }) => (
          <div className={styles['list']}>
            <ProjectCards projects={results} />
            {count > EACH && <Pager count={count} size={EACH} />}
          </div>
        )}
      </QueryView>
      {underway.length > 0 && (
        <section className={styles['finished']} aria-labelledby="built-projects">
          <h2 id="built-projects">{t('Being built')}</h2>
          <ProjectCards projects={underway} level={3} />
        </section>
      )}
      {done.length > 0 && (
        <section className={styles['finished']} aria-labelledby="finished-projects">
          <h2 id="finished-projects">{t('Finished, with proof')}</h2>
          <ProjectCards projects={done} level={3} />
        </section>
      )}
    </div>
  );
}

/** The countries in which something needs help, as dots that filter the list. */
function ProjectMap() {
  const { data } = useListProjectsQuery({ status: 'fundraising', limit: MAPPED });
  const counts = new Map<string, number>();
  for (const { country } of data?.results ?? []) counts.set(country, (counts.get(country) ?? 0) + 1);
  if (counts.size === 0) return null;
  return (
    <div className={styles['map']}>
      <CountryFilter
        label={t('Projects by country')}
        countries={[...counts]
          .map(([country, count]) => ({ country, count }))
          .sort((a, b) => b.count - a.count)}
        strength={60}
      />
    </div>
  );
}
