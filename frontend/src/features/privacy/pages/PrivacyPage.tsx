import { useSelector } from 'react-redux';
import { selectUser } from '../../../api/session.ts';
import { t } from '../../../i18n/index.ts';
import { useListChildrenQuery } from '../../../api/children.ts';
import styles from '../../../shared/family/Family.module.css';
import { nameOf } from '../../../shared/family/familyLabels.ts';
import { DataRequestButtons } from '../components/DataRequestButtons.tsx';
import { RequestList } from '../components/RequestList.tsx';

/** The person's own data, and that of their children: to download, or to have erased. */
export default function PrivacyPage() {
  const user = useSelector(selectUser)!;
  const { data } = useListChildrenQuery(undefined, { skip: user.role !== 'parent' });
  const children = (data?.children ?? []).filter(
    ({ state, permissions }) => state === 'active' && permissions.includes('consent'),
  );
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{t('Your data')}</h1>
      <p className={styles['lead']}>
        {t('A copy of everything we know comes as a file. An erasure takes it all away, for good.')}
      </p>
      <div className={styles['columns']}>
        <section className={styles['section']}>
          <h2>{t('Whose data')}</h2>
          <ul className={styles['links']}>
            {[{ id: user.id, first_name: user.first_name, last_name: user.last_name }, ...children].map(
              (person) => (
                <li key={person.id}>
                  <div>
                    <b>{nameOf(person)}</b>
                    <small>{person.id === user.id ? t('Yourself') : t('Your child')}</small>
                  </div>
                  <DataRequestButtons personId={person.id} name={nameOf(person)} />
                </li>
              ),
            )}
          </ul>
        </section>
        <section className={styles['section']}>
          <h2>{t('Requests')}</h2>
          <div style={{ marginTop: 18 }}>
            <RequestList />
          </div>
        </section>
      </div>
    </div>
  );
}
