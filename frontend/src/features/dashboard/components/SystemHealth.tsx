import type { ReactNode } from 'react';
import { paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import type { PlatformDashboard } from '../api.ts';
import { ageText } from '../labels.ts';
import styles from './Dashboard.module.css';

/** Age in seconds of the oldest waiting item above which a queue counts as late or as stuck. */
const LATE = 120;
const STUCK = 900;
/** Share of failures above which the state is an error. */
const ALARM = 0.05;

/** State of the system: reports, payments, e-mails, queues. */
export function SystemHealth({ dashboard }: { dashboard: PlatformDashboard }) {
  return (
    <ul className={styles['health']}>
      {dashboard.safety_reports > 0 && <Reports dashboard={dashboard} />}
      <Payments dashboard={dashboard} />
      <Emails dashboard={dashboard} />
      <QueueCard dashboard={dashboard} />
    </ul>
  );
}

function Card({
  kind,
  title,
  value,
  children,
}: {
  kind: StatusKind;
  title: string;
  value: string;
  children: ReactNode;
}) {
  return (
    <li data-kind={kind}>
      <h2>
        <Status kind={kind} label={title} />
      </h2>
      <strong>{value}</strong>
      <div>{children}</div>
    </li>
  );
}

function Reports({ dashboard: { safety_reports: open } }: { dashboard: PlatformDashboard }) {
  return (
    <Card
      kind={open > 0 ? 'bad' : 'ok'}
      title={t('Safety')}
      value={t('{count, plural, =0 {No open report} one {# open report} other {# open reports}}', {
        count: open,
      })}
    >
      <p>{t('Reports about safety that nobody has answered, in every school.')}</p>
      <TextLink to={paths.platformInbox}>{t('Our inbox')}</TextLink>
    </Card>
  );
}

function Payments({ dashboard: { payments } }: { dashboard: PlatformDashboard }) {
  const { held, failed_refunds: refunds, calls_waiting: calls } = payments;
  return (
    <Card
      kind={held + refunds > 0 ? 'bad' : calls > 0 ? 'wait' : 'ok'}
      title={t('Payments')}
      value={t('{count, plural, =0 {All matched} other {# not matched}}', { count: held })}
    >
      <p>
        {t('{refunds} refunds failed, {calls} calls of providers wait.', {
          refunds: formatNumber(refunds),
          calls: formatNumber(calls),
        })}
      </p>
      <TextLink to={paths.platformPayments}>{held > 0 ? t('Match them') : t('Payments')}</TextLink>
    </Card>
  );
}

function Emails({ dashboard: { emails } }: { dashboard: PlatformDashboard }) {
  const { sent, failed, waiting, oldest_seconds: age } = emails;
  const share = failed / Math.max(1, sent + failed);
  const kind: StatusKind = share > ALARM || age > STUCK ? 'bad' : failed > 0 || age > LATE ? 'wait' : 'ok';
  return (
    <Card
      kind={kind}
      title={t('E-mails')}
      value={t('{count, plural, =0 {None failed} one {# failed} other {# failed}}', { count: failed })}
    >
      <p>
        {t('{count, plural, one {# was} other {# were}} sent in the last 7 days.', { count: sent })}{' '}
        {waiting > 0 &&
          t('{count, plural, one {# waits} other {# wait}}, the oldest for {age}.', {
            count: waiting,
            age: ageText(age),
          })}
      </p>
      <TextLink to={paths.emailMonitoring}>{t('E-mail monitoring')}</TextLink>
    </Card>
  );
}

function QueueCard({ dashboard: { queues } }: { dashboard: PlatformDashboard }) {
  if (!queues)
    return (
      <Card kind="bad" title={t('Queues')} value={t('No answer')}>
        <p>{t('The store of the queues does not answer. Nothing that waits is lost.')}</p>
      </Card>
    );
  const waiting = queues.reduce((sum, queue) => sum + queue.waiting, 0);
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const oldest = Math.max(0, ...queues.map(({ oldest_seconds: age }) => age));
  const kind: StatusKind = oldest > STUCK ? 'bad' : failed > 0 || oldest > LATE ? 'wait' : 'ok';
  const broken = queues.filter((queue) => queue.failed > 0);
  return (
    <Card kind={kind} title={t('Queues')} value={t('{count} waiting', { count: formatNumber(waiting) })}>
      <p>
        {waiting > 0
          ? t('The oldest job waits for {age}.', { age: ageText(oldest) })
          : t('Everything is done.')}{' '}
        {broken
          .map(({ name, failed: count }) =>
            t('{queue}: {count, plural, one {# job} other {# jobs}} gave up.', { queue: name, count }),
          )
          .join(' ')}
      </p>
      <TextLink to={paths.queues}>{t('Open queues')}</TextLink>
    </Card>
  );
}
