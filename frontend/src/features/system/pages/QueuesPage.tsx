import { useSearchParams } from 'react-router-dom';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { useDrawer } from '../../../ui/Drawer.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { State } from '../../../ui/State.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { cell, Table, TableSkeleton } from '../../../ui/table/Table.tsx';
import { Tab, Tabs } from '../../../ui/table/Tabs.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetQueuesQuery, useListQueueJobsQuery, type QueueOverview, type QueueView } from '../api.ts';
import { JobDrawer } from '../components/JobDrawer.tsx';
import { queuePath } from '../area/addresses.ts';
import { ageText, EVERY_MS, JOB_STATES, jobStatus, queueStatus, secondsSince, stateName } from '../model.ts';
import styles from '../components/System.module.css';

/** Seconds without a run of a relay above which events do not move. */
const RELAY_SILENT = 60;
const LATE = 120;

/** Every queue, what has not reached them, and the jobs of one of them. */
export default function QueuesPage() {
  const [params] = useSearchParams();
  const drawer = useDrawer('job');
  const query = useGetQueuesQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true });
  const state = JOB_STATES.find((one) => one === params.get('state')) ?? 'failed';
  return (
    <>
      <WorkHead title={t('Queues')} lead={query.data && storeName(query.data.backend)} />
      <QueryView query={query} skeleton={<TableSkeleton rows={8} />} failed={t('The queues did not load')}>
        {(overview) => {
          const queue = overview.queues?.find(({ name }) => name === params.get('queue'));
          return (
            <>
              <Flow overview={overview} />
              {overview.queues ? (
                <QueueTable queues={overview.queues} selected={queue?.name} />
              ) : (
                <State scene="error" title={t('The store of the queues does not answer')}>
                  <p>{t('Nothing that waits is lost.')}</p>
                </State>
              )}
              {queue && <Jobs queue={queue} state={state} rowTo={drawer.to} />}
              {queue && drawer.id && (
                <JobDrawer key={drawer.id} queue={queue.name} id={drawer.id} onClose={drawer.close} />
              )}
            </>
          );
        }}
      </QueryView>
    </>
  );
}

const storeName = (backend: QueueOverview['backend']): string =>
  backend === 'redis' ? t('Kept in Redis') : t('Kept in PostgreSQL');

/** What is on its way to the queues, and the relay that carries it. */
function Flow({ overview: { flow, relayed_at, processes } }: { overview: QueueOverview }) {
  const silent = relayed_at === null ? null : secondsSince(relayed_at);
  const running = processes.filter((one) => one.running);
  const cards: { title: string; kind: StatusKind; value: string; text: string }[] = [
    {
      title: t('Relay'),
      kind: silent === null || silent > RELAY_SILENT ? 'bad' : 'ok',
      value: silent === null ? t('No sign') : t('{age} ago', { age: ageText(silent) }),
      text: t(
        '{count, plural, one {# process runs} other {# processes run}}. Its last run through the outbox.',
        {
          count: running.length,
        },
      ),
    },
    {
      title: t('Outbox'),
      kind: flow.outbox_oldest_seconds > LATE ? 'bad' : 'ok',
      value: t('{count} waiting', { count: formatNumber(flow.outbox_waiting) }),
      text: t('The oldest for {age}. {later} events of a later time.', {
        age: ageText(flow.outbox_oldest_seconds),
        later: formatNumber(flow.due_later),
      }),
    },
    {
      title: t('Inbox'),
      kind: flow.webhooks_oldest_seconds > LATE ? 'bad' : 'ok',
      value: t('{count} calls waiting', { count: formatNumber(flow.webhooks_waiting) }),
      text: t('Calls of providers that are stored and not processed; the oldest for {age}.', {
        age: ageText(flow.webhooks_oldest_seconds),
      }),
    },
    {
      title: t('Slowest consumer'),
      kind: flow.unsettled_seconds > 900 ? 'wait' : 'ok',
      value: ageText(flow.unsettled_seconds),
      text: t('{consumer}: all of its events up to then have had their effect.', {
        consumer: flow.unsettled_consumer ?? '–',
      }),
    },
  ];
  return (
    <ul className={styles['cards']} aria-label={t('Events on their way')}>
      {cards.map(({ title, kind, value, text }) => (
        <li key={title}>
          <h2>
            <Status kind={kind} label={title} />
          </h2>
          <strong className="num">{value}</strong>
          <p className={styles['wrap']}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function QueueTable({ queues, selected }: { queues: QueueView[]; selected: string | undefined }) {
  return (
    <>
      <h2 className={record['title']}>{t('All queues')}</h2>
      <Table
        stacked
        caption={t('Queues')}
        head={
          <>
            <th scope="col">{t('Queue')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">{t('Waiting')}</th>
            <th scope="col">{t('Oldest')}</th>
            <th scope="col">{t('Running')}</th>
            <th scope="col">{t('Put off')}</th>
            <th scope="col">{t('Gave up')}</th>
            <th scope="col">{t('Per minute')}</th>
          </>
        }
      >
        {queues.map((queue) => (
          <tr key={queue.name} aria-current={queue.name === selected ? 'true' : undefined}>
            <td className={cell.main}>
              <TextLink to={queuePath(queue.name)}>{queue.name}</TextLink>
            </td>
            <td data-label={t('State')}>
              <Status {...queueStatus(queue)} />
            </td>
            <td data-label={t('Waiting')} className="num">
              {formatNumber(queue.waiting)}
            </td>
            <td data-label={t('Oldest')} className="num">
              {queue.waiting > 0 ? ageText(queue.oldest_seconds) : '–'}
            </td>
            <td data-label={t('Running')} className="num">
              {t('{active} of {most}', {
                active: formatNumber(queue.active),
                most: formatNumber(queue.concurrency),
              })}
            </td>
            <td data-label={t('Put off')} className="num">
              {formatNumber(queue.delayed)}
            </td>
            <td data-label={t('Gave up')} className="num">
              {formatNumber(queue.failed)}
            </td>
            <td data-label={t('Per minute')} className="num">
              {formatNumber(queue.per_minute)}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Jobs({
  queue,
  state,
  rowTo,
}: {
  queue: QueueView;
  state: (typeof JOB_STATES)[number];
  rowTo: (id: string) => { search: string };
}) {
  const query = useListQueueJobsQuery(
    { queue: queue.name, state },
    { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  return (
    <section className={styles['tabs']} aria-label={t('Jobs of {queue}', { queue: queue.name })}>
      <h2 className={record['title']}>{t('Jobs of {queue}', { queue: queue.name })}</h2>
      <Tabs label={t('States of the jobs')}>
        {JOB_STATES.map((one) => (
          <Tab
            key={one}
            to={queuePath(queue.name, one)}
            label={stateName(one)}
            count={queue[one]}
            selected={one === state}
          />
        ))}
      </Tabs>
      <QueryView
        query={query}
        skeleton={<TableSkeleton rows={4} />}
        failed={t('The jobs did not load')}
        isEmpty={({ results }) => results.length === 0}
        empty={<State scene="empty" title={t('No job is in this state')} />}
      >
        {({ results }) => (
          <Table
            stacked
            caption={t('Jobs')}
            head={
              <>
                <th scope="col">{t('Job')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col">{t('School')}</th>
                <th scope="col">{t('Tries')}</th>
                <th scope="col">{t('Added')}</th>
                <th scope="col">{t('Last error')}</th>
              </>
            }
          >
            {results.map((job) => (
              <tr key={job.id}>
                <td className={cell.main}>
                  <TextLink to={rowTo(job.id)} preventScrollReset>
                    {job.name}
                  </TextLink>
                </td>
                <td data-label={t('State')}>
                  <Status {...jobStatus(job.state)} />
                </td>
                <td data-label={t('School')} dir="auto">
                  {job.school?.name ?? '–'}
                </td>
                <td data-label={t('Tries')} className="num">
                  {formatNumber(job.attempts)}
                </td>
                <td data-label={t('Added')} className="num">
                  {formatDateTime(job.added_at)}
                </td>
                <td data-label={t('Last error')} className={styles['wrap']}>
                  {job.error ?? '–'}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </QueryView>
    </section>
  );
}
