import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { inLanguage, useGetProposalQuery, useWithdrawProposalMutation, type ProposalDetail } from '../api.ts';
import { ApproveDialog } from '../components/ApproveDialog.tsx';
import { RefuseDialog } from '../components/RefuseDialog.tsx';
import { proposalStatus } from '../model.ts';
import styles from './ProposalPage.module.css';

/** One proposal: exactly what will be done, and the decision. */
export default function ProposalPage() {
  const { proposalId = '' } = useParams();
  const list = useLocation().pathname.replace(/\/[^/]+\/?$/, '');
  const query = useGetProposalQuery(proposalId);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine width={40} />}
      failed={t('The proposal did not load')}
      missing={
        <State
          asPage
          scene="lost"
          title={t('There is no such proposal here')}
          actions={<ButtonLink to={list}>{t('All proposals')}</ButtonLink>}
        />
      }
    >
      {(proposal) => <Proposal proposal={proposal} list={list} />}
    </QueryView>
  );
}

function Proposal({ proposal, list }: { proposal: ProposalDetail; list: string }) {
  const [dialog, setDialog] = useState<'approve' | 'refuse' | null>(null);
  const title = inLanguage(proposal.title);
  usePageTitle(title);
  const close = () => setDialog(null);
  return (
    <>
      <WorkHead title={title} back={{ to: list, label: t('All proposals') }} />
      <Status {...proposalStatus(proposal.state)} />
      <h2 className={styles['title']}>
        {proposal.state === 'approved' ? t('What was done') : t('What will be done')}
      </h2>
      <Facts facts={proposal.facts.map(({ label, value }) => [inLanguage(label), inLanguage(value)])} />
      <h2 className={styles['title']}>{t('Who and when')}</h2>
      <Facts
        facts={[
          [t('Proposed by'), proposal.own ? t('You') : proposal.proposed_by],
          [t('Why'), proposal.reason],
          [t('Proposed'), formatDateTime(proposal.proposed_at)],
          ...(proposal.state === 'waiting'
            ? [[t('Until'), formatDateTime(proposal.expires_at)] as const]
            : []),
          ...(proposal.decided_by ? [[t('Decided by'), proposal.decided_by] as const] : []),
          ...(proposal.decided_at ? [[t('Decided'), formatDateTime(proposal.decided_at)] as const] : []),
          ...(proposal.decision_note ? [[t('Why it was refused'), proposal.decision_note] as const] : []),
        ]}
      />
      {proposal.may_decide && (
        <div className={styles['actions']}>
          <Button tone="main" onClick={() => setDialog('approve')}>
            {t('Approve')}
          </Button>
          <Button onClick={() => setDialog('refuse')}>{t('Refuse')}</Button>
        </div>
      )}
      {proposal.own && <Own proposal={proposal} />}
      {dialog === 'approve' && <ApproveDialog id={proposal.id} title={title} onClose={close} />}
      {dialog === 'refuse' && <RefuseDialog id={proposal.id} title={title} onClose={close} />}
    </>
  );
}

/** What the proposer can do. */
function Own({ proposal }: { proposal: ProposalDetail }) {
  const [withdraw, { isLoading }] = useWithdrawProposalMutation();
  const dispatch = useDispatch();
  if (proposal.state === 'approved')
    return (
      <div className={styles['actions']}>
        <ButtonLink tone="main" to={proposal.path}>
          {t('To the result')}
        </ButtonLink>
      </div>
    );
  if (proposal.state !== 'waiting') return null;
  const send = async () => {
    const { error } = await withdraw(proposal.id);
    if (error) dispatch(showToast('bad', normalizeError(error).message));
  };
  return (
    <>
      <p className={styles['note']}>
        {t('You proposed this, so another person has to decide. They got an e-mail.')}
      </p>
      <div className={styles['actions']}>
        <Button aria-disabled={isLoading || undefined} onClick={() => void send()}>
          {t('Withdraw')}
        </Button>
      </div>
    </>
  );
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
