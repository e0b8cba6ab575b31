import type { User } from '../../../api/types.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { ContinueReading } from '../../library/components/ContinueReading.tsx';
import { useDashboard, type Dashboard, type DashboardChild } from '../api.ts';
import { greeting } from '../words.ts';
import styles from './Dashboard.module.css';
import { Leaves } from './Leaves.tsx';

/** A guardian's page: each child's week, what waits for a yes or no, and the own book. */
export default function FamilyDashboard({ user }: { user: User }) {
  const query = useDashboard();
  return (
    <div className="wrap">
      <h1>{greeting(user.first_name)}</h1>
      <QueryView
        query={query}
        skeleton={<SkeletonLine width={100} height={240} />}
        failed={t('Your family did not load')}
        isEmpty={({ children }) => children.length === 0}
        empty={
          <State
            scene="gate"
            title={t('No child yet')}
            actions={
              <ButtonLink tone="main" size="lg" to={paths.family}>
                {t('Add a child')}
              </ButtonLink>
            }
          >
            <p>
              {t('The school gives you a letter with a code for each child. Type it here, and you are in.')}
            </p>
          </State>
        }
      >
        {(dashboard) => (
          <section className={styles['section']}>
            <h2>{t('My children')}</h2>
            <ul className={styles['cards']}>
              {dashboard.children.map((child) => (
                <Child key={child.id} child={child} dashboard={dashboard} />
              ))}
            </ul>
          </section>
        )}
      </QueryView>
      <ContinueReading below />
    </div>
  );
}

function Child({ child, dashboard }: { child: DashboardChild; dashboard: Dashboard }) {
  const { id, first_name: name, state, classes, days, consents_waiting: waiting } = child;
  return (
    <li className={styles['card']}>
      <span className={styles['person']}>
        <Avatar person={child} size={56} />
        <span>
          <b>{name}</b>
          {classes.join(', ')}
        </span>
      </span>
      {state === 'pending_school' ? (
        <Status kind="wait" label={t('The school looks at it first')} />
      ) : (
        <>
          {days && (
            <>
              <p>
                {t(
                  '{count, plural, =0 {No reading yet this week} one {Read on # day this week} other {Read on # days this week}}',
                  { count: days.length },
                )}
              </p>
              <Leaves week={dashboard.week} days={days} today={dashboard.today} />
            </>
          )}
          {waiting > 0 && (
            <Status
              kind="wait"
              label={t('{count, plural, one {# consent waits} other {# consents wait}} for your answer', {
                count: waiting,
              })}
            />
          )}
          <ButtonLink tone={waiting > 0 ? 'main' : 'line'} to={`${paths.family}?child=${id}`}>
            {waiting > 0 ? t('Answer for {name}', { name }) : t('What {name} reads', { name })}
          </ButtonLink>
        </>
      )}
    </li>
  );
}
