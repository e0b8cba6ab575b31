import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { normalizeError } from '../../../api/normalizeError.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { ReasonDialog } from '../../../shared/forms/ReasonDialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Facts, record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { Status } from '../../../ui/Status.tsx';
import { Timeline, type TimelineEntry } from '../../../ui/Timeline.tsx';
import { showToast } from '../../../ui/toasts.ts';
import {
  useDiscardQueueJobMutation,
  useGetQueueJobQuery,
  useRetryQueueJobMutation,
  type QueueJobDetail,
  type QueueView,
} from '../api.ts';
import { jobStatus } from '../model.ts';
import styles from './System.module.css';

/** One job with what it carries, and what may be done with it. */
export function JobDrawer({
  queue,
  id,
  onClose,
}: {
  queue: QueueView['name'];
  id: string;
  onClose: () => void;
}) {
  const query = useGetQueueJobQuery({ queue, id });
  return (
    <Drawer title={query.data?.name ?? t('Job')} onClose={onClose}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={240} />}
        failed={t('The job did not load')}
        missing={
          <State scene="lost" title={t('This job has ended')}>
            <p>{t('Jobs that succeeded are not kept.')}</p>
          </State>
        }
      >
        {(job) => <Detail key={job.id} job={job} onDone={onClose} />}
      </QueryView>
    </Drawer>
  );
}

function Detail({ job, onDone }: { job: QueueJobDetail; onDone: () => void }) {
  return (
    <>
      <Status {...jobStatus(job.state)} />
      <Facts
        facts={[
          [t('Queue'), job.queue],
          [t('Event'), job.event_type ?? t('Scheduled job')],
          [t('School'), job.school?.name ?? '–'],
          [t('Tries'), formatNumber(job.attempts)],
          [t('Correlation id'), job.correlation_id ?? '–'],
          [t('Id'), job.id],
        ]}
      />
      <Actions job={job} onDone={onDone} />
      <h3 className={record['title']}>{t('What happened')}</h3>
      <Timeline label={t('What happened')} entries={historyOf(job)} />
      <h3 className={record['title']}>{t('What it carries')}</h3>
      <p className="soft">{t('Texts of people are hidden; ids, times and numbers are shown.')}</p>
      <pre className={styles['plain']} dir="ltr" tabIndex={0}>
        {JSON.stringify(job.payload, null, 2)}
      </pre>
    </>
  );
}

function historyOf(job: QueueJobDetail): TimelineEntry[] {
  const entries: (TimelineEntry | false)[] = [
    { key: 'added', state: 'done', title: t('Added'), at: job.added_at },
    job.error !== null && {
      key: 'failed',
      state: 'bad',
      title: job.state === 'delayed' ? t('An attempt failed') : t('Failed'),
      at: job.failed_at,
      text: job.error,
    },
    job.state === 'active' && { key: 'active', state: 'now', title: t('Runs now') },
    job.state === 'retrying' && { key: 'retrying', state: 'now', title: t('Is tried again') },
    job.next_at !== null && { key: 'next', state: 'next', title: t('Next attempt'), at: job.next_at },
    job.state === 'discarded' && { key: 'discarded', state: 'done', title: t('Discarded'), text: job.reason },
  ];
  return entries.filter((entry) => entry !== false);
}

function Actions({ job, onDone }: { job: QueueJobDetail; onDone: () => void }) {
  const [asked, setAsked] = useState(false);
  const [retry, { isLoading }] = useRetryQueueJobMutation();
  const [discard] = useDiscardQueueJobMutation();
  const dispatch = useDispatch();
  const { queue, id } = job;
  const mayRetry = ['failed', 'delayed', 'discarded'].includes(job.state);
  const mayDiscard =
    job.state === 'failed' || (queue !== 'maintenance' && ['waiting', 'delayed'].includes(job.state));
  if (!mayRetry && !mayDiscard) return null;
  const again = async () => {
    const { error } = await retry({ queue, id });
    if (error) return void dispatch(showToast('bad', normalizeError(error).message));
    dispatch(showToast('ok', t('The job is tried again')));
    onDone();
  };
  return (
    <div className={record['actions']}>
      {mayRetry && (
        <Button tone="main" icon="retry" aria-disabled={isLoading || undefined} onClick={() => void again()}>
          {t('Try again')}
        </Button>
      )}
      {mayDiscard && <Button onClick={() => setAsked(true)}>{t('Discard')}</Button>}
      {asked && (
        <ReasonDialog
          title={t('Discard the job')}
          action={t('Discard')}
          onClose={() => setAsked(false)}
          onSend={async (reason) => {
            const { error } = await discard({ queue, id, discardJobBody: { reason } });
            if (error) return error;
            dispatch(showToast('ok', t('The job is discarded')));
            onDone();
            return undefined;
          }}
        >
          <p>{t('What it was to do is not done. It can be tried again for a week.')}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
