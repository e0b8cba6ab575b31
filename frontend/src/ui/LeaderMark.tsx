import { t } from '../i18n/index.ts';
import { Icon } from './Icon.tsx';
import styles from './LeaderMark.module.css';

/** Marks the name of a recognised leader (teacher or parent). */
export function LeaderMark({ role }: { role?: string | undefined }) {
  const title = role === 'parent' ? t('Superpower Parent') : t('Superpower Teacher');
  return (
    <span className={styles['mark']} title={title}>
      <Icon name="star" />
      <span className="sr">{title}</span>
    </span>
  );
}
