import { Link, useSearchParams } from 'react-router-dom';
import { livePlanPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useListLivePlansQuery } from '../api.ts';
import styles from '../Live.module.css';
import { dayIn, hourIn } from '../times.ts';

const EACH = 20;

/** The live lessons that the person plans or holds. */
export default function LivePlansPage() {
  usePageTitle(t('Live lessons'));
  const [params] = useSearchParams();
  const query = useListLivePlansQuery({ limit: EACH, offset: (pageOf(params) - 1) * EACH });
  return (
    <>
      <WorkHead title={t('Live lessons')} lead={t('Nobody enters a room before an adult of the school.')}>
        <ButtonLink tone="main" icon="plus" to={livePlanPath('new')}>
          {t('Plan a live lesson')}
        </ButtonLink>
      </WorkHead>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The live lessons did not load')}
        isEmpty={({ count }) => count === 0}
        empty={<State scene="empty" title={t('No live lesson is planned yet')} />}
      >
        {({ results, count }) => (
          <>
            <ul className={styles['rows']}>
              {results.map((plan) => (
                <li key={plan.id} className={styles['head']}>
                  <div>
                    <h2 dir="auto">
                      <Link to={livePlanPath(plan.id)}>{plan.title}</Link>
                    </h2>
                    <p>
                      {plan.next_at
                        ? `${dayIn(plan.next_at)}, ${hourIn(plan.next_at)}`
                        : t('No time is to come')}
                    </p>
                  </div>
                  <Status
                    kind={plan.status === 'published' ? 'ok' : plan.status === 'draft' ? 'wait' : 'off'}
                    label={
                      plan.status === 'published'
                        ? t('Published')
                        : plan.status === 'draft'
                          ? t('Draft')
                          : t('Cancelled')
                    }
                  />
                </li>
              ))}
            </ul>
            {count > EACH && <Pager count={count} size={EACH} />}
          </>
        )}
      </QueryView>
    </>
  );
}
