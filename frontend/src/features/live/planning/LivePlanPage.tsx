import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { selectUser } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetLiveChoicesQuery, useGetLivePlanQuery } from '../api.ts';
import { emptyPlan } from './model.ts';
import { PlanForm } from './PlanForm.tsx';

const BACK = { to: paths.livePlans, label: 'Live lessons' };

/** Plans a live lesson, or changes one. */
export default function LivePlanPage() {
  const { planId = 'new' } = useParams();
  const fresh = planId === 'new';
  const user = useSelector(selectUser);
  const choices = useGetLiveChoicesQuery();
  const plan = useGetLivePlanQuery(planId, { skip: fresh });
  usePageTitle(plan.data?.title ?? t('Plan a live lesson'));
  return (
    <>
      <WorkHead
        title={plan.data?.title ?? t('Plan a live lesson')}
        back={{ ...BACK, label: t('Live lessons') }}
      />
      <QueryView query={choices} skeleton={<SkeletonLine height={640} />} failed={t('The plan did not load')}>
        {(known) =>
          fresh ? (
            <PlanForm key="new" choices={known} plan={emptyPlan(user!.id, known)} stored={null} />
          ) : (
            <QueryView
              query={plan}
              skeleton={<SkeletonLine height={640} />}
              failed={t('The plan did not load')}
              missing={<State scene="lost" title={t('There is no such lesson')} />}
            >
              {(stored) => (
                <PlanForm
                  key={`${stored.id} ${stored.revision}`}
                  choices={known}
                  plan={stored}
                  stored={stored}
                />
              )}
            </QueryView>
          )
        }
      </QueryView>
    </>
  );
}
