import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { ConsentList } from '../components/ConsentList.tsx';
import styles from '../../../shared/family/Family.module.css';

/** A child's consents in simple words, read-only. */
export default function MyConsentsPage() {
  const user = useSelector(selectUser)!;
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t('What my family allows')}</h1>
      <p className={styles['lead']}>
        {t(
          'The grown-ups at home decide these. Talk to them, or to your teacher, if you want something changed.',
        )}
      </p>
      <ConsentList studentId={user.id} forChild />
    </div>
  );
}
