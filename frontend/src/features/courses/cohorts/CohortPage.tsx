import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetCohortQuery, useRemoveCohortMutation, type CohortView } from '../training/api.ts';
import { hoursNumber } from '../training/hours.ts';
import { cohortDays } from '../training/OwnTraining.tsx';
import styles from '../training/Training.module.css';
import { CohortForm } from './CohortForm.tsx';
import { CohortState } from './CohortsPage.tsx';

/** Makes a cohort, or shows one with the hours of its members. */
export default function CohortPage() {
  const { cohortId = 'new' } = useParams();
  const fresh = cohortId === 'new';
  const query = useGetCohortQuery(cohortId, { skip: fresh });
  usePageTitle(query.data?.name ?? t('Make a cohort'));
  const back = { to: paths.cohorts, label: t('Cohorts') };
  if (fresh)
    return (
      <>
        <WorkHead title={t('Make a cohort')} back={back} />
        <CohortForm stored={null} />
      </>
    );
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The cohort did not load')}
      missing={<NotFoundPage />}
    >
      {(cohort) => (
        <>
          <WorkHead
            title={cohort.name}
            lead={
              <>
                {cohort.course.name}, {cohortDays(cohort)} <CohortState state={cohort.state} />
              </>
            }
            back={back}
          />
          <Members cohort={cohort} />
          {cohort.may_lead && (
            <>
              <CohortForm key={JSON.stringify(cohort)} stored={cohort} />
              <Remove cohort={cohort} />
            </>
          )}
        </>
      )}
    </QueryView>
  );
}

function Members({ cohort }: { cohort: CohortView }) {
  return (
    <section className={styles['part']} aria-labelledby="members">
      <h2 id="members">{t('Members and their hours')}</h2>
      {cohort.members.length === 0 && <p>{t('Nobody is in it yet.')}</p>}
      <ul className={styles['rows']}>
        {cohort.members.map(({ id, name, hours }) => (
          <li key={id}>
            <b dir="auto">{name}</b>
            {hours && (
              <div className={styles['bar']}>
                <span className="num">
                  {t('{done} of {all} hours', {
                    done: hoursNumber(hours.minutes),
                    all: hoursNumber(hours.minutes_all),
                  })}
                  {hours.status === 'completed' && `, ${t('finished')}`}
                </span>
                <Progress label={t('How far {title} is', { title: name })} value={hours.progress} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Remove({ cohort }: { cohort: CohortView }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [remove] = useRemoveCohortMutation();
  const confirm = async () => {
    const { error } = await remove(cohort.id);
    setAsking(false);
    if (error) return dispatch(showToast('bad', normalizeError(error).message));
    dispatch(showToast('ok', t('Removed')));
    await navigate(paths.cohorts);
  };
  return (
    <p>
      <Button icon="trash" onClick={() => setAsking(true)}>
        {t('Remove the cohort')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('Remove the cohort “{name}”?', { name: cohort.name })}
        action={t('Remove')}
        onConfirm={() => void confirm()}
      >
        <p>{t('Its members stay enrolled in the course and keep their hours.')}</p>
      </ConfirmDialog>
    </p>
  );
}
