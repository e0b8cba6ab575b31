import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { guardiansPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Field.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import {
  useApproveGuardianMutation,
  useChangeGuardianPolicyMutation,
  useGetGuardianPolicyQuery,
  useListPendingGuardiansQuery,
  useRefuseGuardianMutation,
  type GuardianLinkView,
} from '../api.ts';
import { ReasonDialog } from '../../../shared/family/ReasonDialog.tsx';
import { nameOf, relationshipName } from '../../../shared/family/familyLabels.ts';
import styles from '../../../shared/family/Family.module.css';

const PAGE_SIZE = 20;

/** Guardians who wait for the school's approval. */
export default function PendingGuardiansPage() {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const query = useListPendingGuardiansQuery({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return (
    <>
      <WorkHead
        title={t('Guardians')}
        count={query.data?.count}
        lead={t('Who looks after whom is set on each child’s page; here the school says yes or no.')}
      />
      <Policy />
      <section className={styles['section']} style={{ marginTop: 28 }}>
        <h2>{t('Waiting for your yes')}</h2>
        <QueryView
          query={query}
          failed={t('The guardians did not load')}
          skeleton={<SkeletonLine width={50} />}
          isEmpty={({ count }) => count === 0}
          empty={
            <State scene="empty" title={t('Nobody waits')}>
              <p>
                {t(
                  'Guardians with a right code come in by themselves, unless you look at each of them first.',
                )}
              </p>
            </State>
          }
        >
          {({ results, count }) => (
            <>
              <ul className={styles['links']}>
                {results.map((link) => (
                  <Waiting key={link.id} link={link} />
                ))}
              </ul>
              <Pager count={count} size={PAGE_SIZE} />
            </>
          )}
        </QueryView>
      </section>
    </>
  );
}

function Policy() {
  const { data } = useGetGuardianPolicyQuery();
  const [change, { isLoading }] = useChangeGuardianPolicyMutation();
  const dispatch = useDispatch();
  if (!data) return null;
  const toggle = async () => {
    if (isLoading) return;
    const { error } = await change({ approve_guardians: !data.approve_guardians });
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <p style={{ marginTop: 16 }}>
      <Checkbox
        label={t('The school looks at each new guardian before they see the child')}
        checked={data.approve_guardians}
        onChange={() => void toggle()}
      />
    </p>
  );
}

function Waiting({ link }: { link: GuardianLinkView }) {
  const [refusing, setRefusing] = useState(false);
  const [approve, approving] = useApproveGuardianMutation();
  const [refuse, { isLoading }] = useRefuseGuardianMutation();
  const dispatch = useDispatch();
  const guardian = link.guardian ? nameOf(link.guardian) : '';
  const tell = (error: Parameters<typeof normalizeError>[0], done: string) =>
    dispatch(error ? showToast('bad', normalizeError(error).message) : showToast('ok', done));
  return (
    <li>
      <div>
        <b>
          {t('{guardian} for', { guardian })}{' '}
          <Link to={guardiansPath(link.student.id)}>{nameOf(link.student)}</Link>
        </b>
        <small>
          {[
            relationshipName(link.relationship),
            link.guardian?.email,
            t('code by {name}', { name: link.invited_by }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </div>
      <div className={styles['end']}>
        <Button
          tone="main"
          aria-label={t('Approve {name}', { name: guardian })}
          onClick={() => {
            if (!approving.isLoading)
              void approve(link.id).then(({ error }) =>
                tell(error, t('{name} sees the child now.', { name: guardian })),
              );
          }}
        >
          {t('Approve')}
        </Button>
        <Button aria-label={t('Refuse {name}', { name: guardian })} onClick={() => setRefusing(true)}>
          {t('Refuse')}
        </Button>
      </div>
      <ReasonDialog
        key={String(refusing)}
        open={refusing}
        title={t('Refuse {name}?', { name: guardian })}
        text={t('They see nothing of the child. A new code can be made at any time.')}
        action={t('Refuse')}
        busy={isLoading}
        onClose={() => setRefusing(false)}
        onReason={(reason) =>
          void refuse({ id: link.id, reasonBody: { reason } }).then(({ error }) => {
            tell(error, t('{name} was refused.', { name: guardian }));
            setRefusing(false);
          })
        }
      />
    </li>
  );
}
