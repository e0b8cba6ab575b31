import { t } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from '../../roster/components/Roster.module.css';
import type { BookImportView } from '../api.ts';

const AT: Record<BookImportView['status'], number> = {
  checking: 1, checked: 1, running: 2, done: 3, undone: 3, failed: 1,
}; // prettier-ignore

/** Where one is on the way from a list to books. */
export function ImportSteps({ status }: { status: BookImportView['status'] | null }) {
  const at = status ? AT[status] : 0;
  return (
    <ol className={styles['steps']}>
      {[t('List'), t('Check'), t('Import'), t('Result')].map((name, index) => (
        <li
          key={name}
          aria-current={index === at ? 'step' : undefined}
          data-done={index < at ? '' : undefined}
        >
          <b>{index < at ? <Icon name="check" /> : index + 1}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}
