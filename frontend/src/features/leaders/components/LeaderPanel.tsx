import { LEADER_LIMITS } from '@bookgrove/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextAreaField } from '../../../ui/Field.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status } from '../../../ui/Status.tsx';
import { useGetLeaderQuery, type LeaderDetail } from '../api.ts';
import { stepsOf } from '../trainingSteps.ts';
import { useDecision } from '../useDecision.ts';
import { formatDay, fullName, leaderStatusKind } from '../labels.ts';
import styles from './Leaders.module.css';

/** Details of one leader in a panel beside the table, with the pending decisions. */
export function LeaderPanel({ id, onClose }: { id: string | null; onClose: () => void }) {
  const query = useGetLeaderQuery(id ?? '', { skip: !id });
  const shown = query.data?.id === id ? query : { ...query, data: undefined, isFetching: true };
  return (
    <Dialog open={id !== null} onClose={onClose} title={t('The whole story')} shape="sheet">
      <div className={styles['panel']}>
        <QueryView
          query={shown}
          skeleton={<SkeletonLine height={200} />}
          failed={t('The application did not load')}
        >
          {(leader) => <Story leader={leader} />}
        </QueryView>
      </div>
    </Dialog>
  );
}

function Story({ leader }: { leader: LeaderDetail }) {
  const { kind, label } = leaderStatusKind(leader.standing);
  const done = new Map(leader.steps.map((step) => [step.step, step]));
  const facts: [string, string | null][] = [
    [t('School'), leader.school.name],
    [t('Email'), leader.email],
    [t('Handed in'), leader.submitted_at && formatDay(leader.submitted_at)],
    [t('Decided'), leader.decided_at && formatDay(leader.decided_at)],
    [t('Recognised on'), leader.recognised_at && formatDay(leader.recognised_at)],
    [t('Valid until'), leader.valid_until && formatDay(leader.valid_until)],
    [
      t('Mentees and places'),
      leader.recognised_at && `${formatNumber(leader.mentees)} / ${formatNumber(leader.mentee_places)}`,
    ],
    [t('Meetings noted'), leader.recognised_at && formatNumber(leader.meetings)],
  ];
  return (
    <div className={styles['form']}>
      <div>
        <h3 dir="auto">
          <Link to={`${paths.platformUserProfile}/${leader.person.id}`}>{fullName(leader.person)}</Link>
        </h3>
        <Status kind={kind} label={label} />
      </div>
      <Decide key={leader.standing} leader={leader} />
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {leader.nominated && (
        <>
          <h3>
            {leader.nominator ? t('{name} nominated them', { name: leader.nominator }) : t('Nominated')}
          </h3>
          <Words text={leader.nomination} />
        </>
      )}
      <h3>{t('In their own words')}</h3>
      <Words text={leader.statement} />
      {leader.evidence && (
        <>
          <h3>{t('What shows it')}</h3>
          <Words text={leader.evidence} />
        </>
      )}
      {leader.decline_reason && (
        <>
          <h3>{t('Why it was declined')}</h3>
          <Words text={leader.decline_reason} />
        </>
      )}
      {(leader.standing === 'training' || leader.steps.length > 0) && (
        <>
          <h3>{t('Training')}</h3>
          <ul className={styles['meetings']}>
            {stepsOf(leader.kind).map((step) => (
              <li key={step.key}>
                <b>{t(step.title)}</b>
                <small>
                  {done.has(step.key) ? formatDay(done.get(step.key)!.done_at) : t('Not done yet')}
                </small>
                {done.get(step.key)?.reflection && <p dir="auto">{done.get(step.key)?.reflection}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      {leader.renewals.length > 0 && (
        <>
          <h3>{t('Renewals')}</h3>
          <ul className={styles['meetings']}>
            {leader.renewals.map((renewal) => (
              <li key={renewal.created_at}>
                <b>{formatDay(renewal.created_at)}</b>
                <small>
                  {t(
                    '{count, plural, =0 {no meeting noted} one {# meeting noted} other {# meetings noted}}',
                    {
                      count: renewal.meetings,
                    },
                  )}
                </small>
                <p dir="auto">{renewal.report}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const Words = ({ text }: { text: string }) => (
  <p className={styles['quote']} dir="auto">
    {text}
  </p>
);

function Decide({ leader }: { leader: LeaderDetail }) {
  const decide = useDecision();
  const [busy, setBusy] = useState(false);
  const [declining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const run = async (decision: 'approve' | 'recognise' | 'decline') => {
    if (busy) return;
    setBusy(true);
    await decide([leader.id], decision, decision === 'decline' ? reason.trim() : '');
    setBusy(false);
  };
  const ready = leader.steps.length >= stepsOf(leader.kind).length;
  if (leader.standing !== 'submitted' && leader.standing !== 'training') return null;
  if (declining)
    return (
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason.trim()) void run('decline');
        }}
      >
        <TextAreaField
          label={t('Why not? The person reads it.')}
          name="reason"
          rows={4}
          maxLength={LEADER_LIMITS.reasonMax}
          value={reason}
          error={tried && !reason.trim() ? t('Give a reason. The person reads it.') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={styles['row']}>
          <Button type="submit" tone="danger" aria-disabled={busy || undefined}>
            {t('Decline')}
          </Button>
          <Button onClick={() => setDeclining(false)}>{t('Cancel')}</Button>
        </div>
      </form>
    );
  return (
    <div className={styles['row']}>
      {leader.standing === 'submitted' && (
        <Button
          tone="main"
          icon="check"
          aria-disabled={busy || undefined}
          onClick={() => void run('approve')}
        >
          {t('Approve to training')}
        </Button>
      )}
      {leader.standing === 'training' && ready && (
        <Button
          tone="main"
          icon="star"
          aria-disabled={busy || undefined}
          onClick={() => void run('recognise')}
        >
          {t('Give the badge')}
        </Button>
      )}
      <Button onClick={() => setDeclining(true)}>{t('Decline')}</Button>
    </div>
  );
}
