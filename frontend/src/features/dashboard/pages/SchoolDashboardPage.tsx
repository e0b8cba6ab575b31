import { lazy, Suspense } from 'react';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { paths } from '../../../app/paths.ts';
import { useGetSchoolSetupQuery, SetupBlock } from '../../schools/index.ts';
import { placeName, useTenant } from '../../../shared/tenant.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useSchoolDashboard, type SchoolDashboard } from '../api.ts';
import { ClassTable } from '../components/ClassTable.tsx';
import styles from '../components/Dashboard.module.css';
import { MoneyTable } from '../components/MoneyTable.tsx';
import { OnDemand } from '../components/OnDemand.tsx';
import { comparedToLast, ReadersChart } from '../components/ReadersChart.tsx';
import { Tasks } from '../components/Tasks.tsx';
import { Tiles } from '../../../ui/Tiles.tsx';

const WhatHappened = lazy(() => import('../components/WhatHappened.tsx'));
const ContributionsPanel = lazy(() => import('../components/ContributionsPanel.tsx'));

/** Dashboard of a school: remaining set-up, four numbers, tasks, readers. */
export default function SchoolDashboardPage() {
  const tenant = useTenant();
  const query = useSchoolDashboard();
  return (
    <>
      <WorkHead title={placeName(tenant)} lead={t('Your school today')}>
        <ButtonLink icon="eye" to={paths.library}>
          {t('See the site')}
        </ButtonLink>
        <ButtonLink tone="main" icon="plus" to={paths.adminAddClass}>
          {t('Add a class')}
        </ButtonLink>
      </WorkHead>
      <Setup />
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={320} />}
        failed={t('The numbers did not load')}
      >
        {(dashboard) => <Numbers dashboard={dashboard} />}
      </QueryView>
    </>
  );
}

/** Remaining steps of the set-up; hidden when all are done. */
function Setup() {
  const { data } = useGetSchoolSetupQuery();
  if (!data || data.steps.every(({ done }) => done)) return null;
  return <SetupBlock steps={data.steps} />;
}

function Numbers({ dashboard }: { dashboard: SchoolDashboard }) {
  const { readers_this_week, readers_last_week, people, students, classes_count, books, classes } = dashboard;
  return (
    <>
      <Tiles
        label={t('The school in numbers')}
        tiles={[
          {
            value: readers_this_week,
            label: t('{count, plural, one {reader} other {readers}} in the last 7 days', {
              count: readers_this_week,
            }),
            help: comparedToLast(readers_this_week, readers_last_week),
            to: `${paths.adminUsers}?ordering=-last_seen_at`,
          },
          {
            value: people,
            label: t('people'),
            help: t('{count, plural, one {# student} other {# students}}', { count: students }),
            to: paths.adminUsers,
          },
          {
            value: classes_count,
            label: t('{count, plural, one {class} other {classes}}', { count: classes_count }),
            help: t('{count} of {all} students have a guardian here', {
              count: formatNumber(dashboard.guarded_students),
              all: formatNumber(students),
            }),
            to: paths.adminClasses,
          },
          {
            value: books.published,
            label: t('{count, plural, one {own book} other {own books}} published', {
              count: books.published,
            }),
            help:
              books.in_work > 0
                ? t('{count, plural, one {# is} other {# are}} being checked', { count: books.in_work })
                : undefined,
            to: paths.adminBooks,
          },
        ]}
      />
      <div className={styles['two']}>
        <div className={styles['section']}>
          <ReadersChart days={dashboard.days} />
        </div>
        <MoneyTable
          title={t('Giving, 30 days')}
          money={dashboard.gifts}
          link={{ to: paths.adminDonations, label: t('Donations') }}
          empty={t('No gift in the last 60 days.')}
        />
      </div>
      <div className={styles['two']}>
        <Tasks tasks={dashboard.tasks} />
        <section className={styles['section']}>
          <div className={styles['title']}>
            <h2>{t('What happened')}</h2>
            <TextLink to={paths.adminAudit}>{t('Audit')}</TextLink>
          </div>
          <Suspense>
            <WhatHappened />
          </Suspense>
        </section>
      </div>
      <section className={styles['section']}>
        <div className={styles['title']}>
          <h2>{t('Classes')}</h2>
          <TextLink to={paths.adminClasses}>
            {t('All {count}', { count: formatNumber(classes_count) })}
          </TextLink>
        </div>
        {classes.length === 0 ? (
          <p className="soft">{t('No class yet. Classes hold the codes with which students come in.')}</p>
        ) : (
          <ClassTable classes={classes} to={({ id }) => `${paths.adminClassStudents}/${id}`} />
        )}
      </section>
      <OnDemand label={t('Books and stories in charts')}>
        <ContributionsPanel school />
      </OnDemand>
    </>
  );
}
