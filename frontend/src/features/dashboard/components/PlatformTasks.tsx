import { paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Status, type StatusKind } from '../../../ui/Status.tsx';
import type { PlatformDashboard } from '../api.ts';
import { ageText } from '../labels.ts';
import styles from './Dashboard.module.css';

interface Task {
  key: string;
  kind: StatusKind;
  label: string;
  to: string;
  action: string;
}

/** What waits for the platform's team, the most urgent first. */
export function PlatformTasks({ dashboard }: { dashboard: PlatformDashboard }) {
  const tasks = tasksOf(dashboard);
  return (
    <section className={styles['section']}>
      <div className={styles['title']}>
        <h2>{t('Waiting for you')}</h2>
        <TextLink to={paths.platformProposals}>{t('All approvals')}</TextLink>
      </div>
      {tasks.length === 0 ? (
        <p className="soft">{t('Nothing waits. Enjoy the quiet.')}</p>
      ) : (
        <ul className={styles['tasks']}>
          {tasks.map(({ key, kind, label, to, action }) => (
            <li key={key}>
              <Status kind={kind} label={label} />
              <ButtonLink size="sm" to={to} aria-label={`${action}: ${label}`}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function tasksOf({ safety_reports: reports, payments, inbox, emails, queues }: PlatformDashboard): Task[] {
  const gaveUp = (queues ?? []).reduce((sum, { failed }) => sum + failed, 0);
  const tasks: (Task | false)[] = [
    reports > 0 && {
      key: 'reports',
      kind: 'bad',
      label: t('{count, plural, one {# report} other {# reports}} about safety', { count: reports }),
      to: paths.platformInbox,
      action: t('Open'),
    },
    payments.held > 0 && {
      key: 'held',
      kind: 'bad',
      label: t('{count, plural, one {# payment is} other {# payments are}} held', { count: payments.held }),
      to: paths.platformPayments,
      action: t('Decide'),
    },
    payments.failed_refunds > 0 && {
      key: 'refunds',
      kind: 'bad',
      label: t('{count, plural, one {# refund} other {# refunds}} failed', {
        count: payments.failed_refunds,
      }),
      to: paths.platformPayments,
      action: t('Review'),
    },
    gaveUp > 0 && {
      key: 'jobs',
      kind: 'wait',
      label: t('{count, plural, one {# job} other {# jobs}} gave up', { count: gaveUp }),
      to: paths.queues,
      action: t('Open'),
    },
    emails.failed > 0 && {
      key: 'emails',
      kind: 'wait',
      label: t('{count, plural, one {# e-mail was} other {# e-mails were}} not delivered', {
        count: emails.failed,
      }),
      to: `${paths.emailMonitoring}?state=not_delivered`,
      action: t('Review'),
    },
    inbox.open > 0 && {
      key: 'inbox',
      kind: 'info',
      label: t('{count, plural, one {# message} other {# messages}}, the oldest for {age}', {
        count: inbox.open,
        age: ageText(inbox.oldest_seconds),
      }),
      to: paths.platformInbox,
      action: t('Answer'),
    },
  ];
  return tasks.filter((task) => task !== false);
}
