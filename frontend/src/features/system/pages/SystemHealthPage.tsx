import { paths } from '../../../app/paths.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { providerLabel } from '../../../shared/providerLabels.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { record } from '../../../ui/Record.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import { cell, Table } from '../../../ui/table/Table.tsx';
import { WorkHead } from '../../../ui/WorkHead.tsx';
import { useGetSystemHealthQuery, type SystemHealth } from '../api.ts';
import { ageText, EVERY_MS } from '../model.ts';
import styles from '../components/System.module.css';

type PartState = SystemHealth['queue']['state'];

const KIND: Record<PartState, StatusKind> = { ok: 'ok', slow: 'wait', down: 'bad', off: 'off' };

const answer = (ms: number | null): string =>
  ms === null ? t('No answer') : t('{ms} ms', { ms: formatNumber(ms) });

/** State of every part of the installation, its errors and what is slow. */
export default function SystemHealthPage() {
  const query = useGetSystemHealthQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return (
    <>
      <WorkHead
        title={t('System health')}
        lead={
          query.data &&
          t('Version {version}, Node {node}', { version: query.data.version, node: query.data.node })
        }
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The state of the system did not load')}
      >
        {(health) => (
          <>
            <Parts health={health} />
            <Errors health={health} />
            <Slow health={health} />
            <Processes health={health} />
          </>
        )}
      </QueryView>
    </>
  );
}

function Parts({ health }: { health: SystemHealth }) {
  const { database, queue, storage, mail, providers } = health;
  const bytes = database.bytes ?? 0;
  return (
    <ul className={styles['cards']} aria-label={t('Parts of the system')}>
      <Part title={t('Database')} kind={KIND[database.state]} value={answer(database.answer_ms)}>
        {database.version &&
          t('PostgreSQL {version}, {size} MB, {used} of {most} connections, oldest transaction {age}.', {
            version: database.version.split(' ')[0]!,
            size: formatNumber(Math.round(bytes / 1_048_576)),
            used: formatNumber(database.connections ?? 0),
            most: formatNumber(database.most_connections ?? 0),
            age: ageText(database.oldest_transaction_seconds ?? 0),
          })}
      </Part>
      <Part
        title={t('Queues')}
        kind={KIND[queue.state]}
        value={answer(queue.answer_ms)}
        link={<TextLink to={paths.queues}>{t('Open queues')}</TextLink>}
      />
      <Part title={t('Storage')} kind={KIND[storage.state]} value={answer(storage.answer_ms)} />
      <Part
        title={t('Mail')}
        kind={KIND[mail.state]}
        value={
          mail.failing_since ? t('Fails') : t('{count} sent in 24 hours', { count: formatNumber(mail.sent) })
        }
        link={<TextLink to={paths.emailMonitoring}>{t('E-mail monitoring')}</TextLink>}
      >
        {mail.failing_since
          ? t('Since {time}: {error}.', {
              time: formatDateTime(mail.failing_since),
              error: mail.last_error ?? '–',
            })
          : t('{failed} failed, {waiting} waiting, the oldest for {age}.', {
              failed: formatNumber(mail.failed),
              waiting: formatNumber(mail.waiting),
              age: ageText(mail.oldest_seconds),
            })}
      </Part>
      {providers.map((one) => (
        <Part
          key={one.provider}
          title={providerLabel(one.provider)}
          kind={
            !one.configured
              ? 'off'
              : one.mismatches + one.failed_refunds > 0
                ? 'bad'
                : one.webhooks_waiting > 0
                  ? 'wait'
                  : 'ok'
          }
          value={
            one.configured
              ? t('{succeeded} of {attempts} paid', {
                  succeeded: formatNumber(one.succeeded),
                  attempts: formatNumber(one.attempts),
                })
              : t('No keys')
          }
          link={one.configured && <TextLink to={paths.platformPayments}>{t('Payments')}</TextLink>}
        >
          {one.configured &&
            t('{held} held, {refunds} refunds failed, {calls} calls wait.', {
              held: formatNumber(one.mismatches),
              refunds: formatNumber(one.failed_refunds),
              calls: formatNumber(one.webhooks_waiting),
            })}
        </Part>
      ))}
    </ul>
  );
}

function Part({
  title,
  kind,
  value,
  link,
  children,
}: {
  title: string;
  kind: StatusKind;
  value: string;
  link?: React.ReactNode;
  children?: React.ReactNode;
}) {
  return (
    <li>
      <h2>
        <Status kind={kind} label={title} />
      </h2>
      <strong className="num">{value}</strong>
      {children && <p>{children}</p>}
      {link && <div>{link}</div>}
    </li>
  );
}

function Errors({ health: { errors, error_counts: counts } }: { health: SystemHealth }) {
  return (
    <>
      <h2 className={record['title']}>{t('Errors of the last 24 hours')}</h2>
      {errors.length === 0 ? (
        <p className="soft">{t('None.')}</p>
      ) : (
        <>
          <p className="soft">
            {counts
              .map(({ code, count }) => t('{code}: {count}', { code, count: formatNumber(count) }))
              .join(', ')}
          </p>
          <Table
            stacked
            caption={t('Errors')}
            head={
              <>
                <th scope="col">{t('Code')}</th>
                <th scope="col">{t('When')}</th>
                <th scope="col">{t('Error and correlation id')}</th>
                <th scope="col">{t('School')}</th>
              </>
            }
          >
            {errors.map((error) => (
              <tr key={error.id}>
                <td className={`${cell.main} ${styles['wrap']}`}>
                  {error.code}
                  <small dir="ltr">{error.place}</small>
                </td>
                <td data-label={t('When')} className={`${styles['cell']} num`}>
                  {formatDateTime(error.at)}
                </td>
                <td data-label={t('Error and correlation id')} className={styles['wrap']}>
                  <span dir="ltr">{error.message}</span>
                  <small dir="ltr">{error.correlation_id}</small>
                </td>
                <td data-label={t('School')} dir="auto">
                  {error.school?.name ?? '–'}
                </td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </>
  );
}

function Slow({ health: { slow } }: { health: SystemHealth }) {
  return (
    <>
      <h2 className={record['title']}>{t('Slow statements')}</h2>
      <p className="soft">
        {slow.source === 'process'
          ? t(
              'From the log of the process that answered, since it started: batches that took longer than 200 ms. pg_stat_statements is not installed in this database.',
            )
          : t('From pg_stat_statements: every process, since its counts were last reset.')}
      </p>
      {slow.statements.length > 0 && (
        <Table
          stacked
          caption={t('Slow statements')}
          head={
            <>
              <th scope="col">{t('Statement')}</th>
              <th scope="col">{t('Runs')}</th>
              <th scope="col">{t('Mean')}</th>
              <th scope="col">{t('Longest')}</th>
              <th scope="col">{t('All together')}</th>
            </>
          }
        >
          {slow.statements.map((one) => (
            <tr key={one.text}>
              <td className={styles['wrap']} dir="ltr">
                <code>{one.text}</code>
              </td>
              <td data-label={t('Runs')} className="num">
                {formatNumber(one.calls)}
              </td>
              <td data-label={t('Mean')} className="num">
                {answer(one.mean_ms)}
              </td>
              <td data-label={t('Longest')} className="num">
                {answer(one.max_ms)}
              </td>
              <td data-label={t('All together')} className="num">
                {answer(one.total_ms)}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </>
  );
}

function Processes({ health: { processes } }: { health: SystemHealth }) {
  return (
    <>
      <h2 className={record['title']}>{t('Processes')}</h2>
      <Table
        stacked
        caption={t('Processes of the last hour')}
        head={
          <>
            <th scope="col">{t('Role')}</th>
            <th scope="col">{t('State')}</th>
            <th scope="col">{t('Version')}</th>
            <th scope="col">{t('Started')}</th>
            <th scope="col">{t('Last relayed')}</th>
          </>
        }
      >
        {processes.map((one) => (
          <tr key={one.id}>
            <td className={cell.main}>{one.role}</td>
            <td data-label={t('State')}>
              <Status
                kind={one.running ? 'ok' : 'off'}
                label={
                  one.running
                    ? t('Running')
                    : t('Ended, last seen {time}', { time: formatDateTime(one.seen_at) })
                }
              />
            </td>
            <td data-label={t('Version')} className="num">
              {one.version}
            </td>
            <td data-label={t('Started')} className="num">
              {formatDateTime(one.started_at)}
            </td>
            <td data-label={t('Last relayed')} className="num">
              {one.relayed_at ? formatDateTime(one.relayed_at) : '–'}
            </td>
          </tr>
        ))}
      </Table>
    </>
  );
}
