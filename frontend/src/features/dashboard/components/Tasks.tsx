import { t } from '../../../i18n/index.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Status } from '../../../ui/Status.tsx';
import type { DashboardTask } from '../api.ts';
import { taskLabels } from '../labels.ts';
import styles from './Dashboard.module.css';

/** Tasks that wait for the person, or a message that there are none. */
export function Tasks({ tasks, teaching = false }: { tasks: DashboardTask[]; teaching?: boolean }) {
  const known = tasks.flatMap((task) => {
    const labels = taskLabels(task, teaching);
    return labels ? [{ task, labels }] : [];
  });
  return (
    <section className={styles['section']}>
      <h2>{t('Waiting for you')}</h2>
      {known.length === 0 ? (
        <p className="soft">{t('Nothing waits. Enjoy the quiet.')}</p>
      ) : (
        <ul className={styles['tasks']}>
          {known.map(({ task, labels: { kind, label, to, action } }) => (
            <li key={task.kind}>
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
