import { Link } from 'react-router-dom';
import { cohortPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListCohortsQuery, type CohortListItem } from '../training/api.ts';
import { cohortDays } from '../training/OwnTraining.tsx';
import styles from '../training/Training.module.css';

/** Where a cohort is in its time. */
export function CohortState({ state }: { state: CohortListItem['state'] }) {
  return state === 'running' ? (
    <Status kind="ok" label={t('Running')} />
  ) : state === 'coming' ? (
    <Status kind="wait" label={t('Coming')} />
  ) : (
    <Status kind="off" label={t('Over')} />
  );
}

/** Cohorts of teachers: those that the person leads or is in; of an administrator all of the school. */
export default function CohortsPage() {
  usePageTitle(t('Cohorts'));
  const query = useListCohortsQuery({ limit: 100 });
  return (
    <>
      <WorkHead
        title={t('Cohorts')}
        lead={t('Teachers who take a course together, with their hours.')}
        back={{ to: paths.teacherTraining, label: t('Teacher training') }}
      >
        <ButtonLink tone="main" icon="plus" to={cohortPath('new')}>
          {t('Make a cohort')}
        </ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The cohorts did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('There is no cohort yet')} />}
      >
        {({ results }) => (
          <ul className={styles['rows']}>
            {results.map((cohort) => (
              <li key={cohort.id}>
                <div>
                  <h2 dir="auto">
                    <Link to={cohortPath(cohort.id)}>{cohort.name}</Link>
                  </h2>
                  <span dir="auto">{cohort.course.name}</span>
                  <span className="num">{cohortDays(cohort)}</span>
                </div>
                <span className="num">
                  {t('{count, plural, one {# teacher} other {# teachers}}', { count: cohort.members_count })}
                </span>
                <CohortState state={cohort.state} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}
