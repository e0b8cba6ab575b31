import { useDispatch } from 'react-redux';
import { formatDateTime } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import styles from '../Inbox.module.css';

interface Entry {
  version: number;
  editor_name: string;
  created_at: string;
}

/** Earlier versions, each of which can be loaded into the form. */
export function History<E extends Entry>({
  entries,
  onTake,
}: {
  entries: readonly E[];
  onTake: (entry: E) => void;
}) {
  const dispatch = useDispatch();
  const take = (entry: E) => {
    onTake(entry);
    dispatch(showToast('ok', t('The earlier words are in the form. Save to show them again.')));
  };
  return (
    <section className={styles['history']}>
      <h2>{t('History')}</h2>
      {entries.length === 0 ? (
        <p>{t('Nobody has written here yet; the words that came along are shown.')}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <li key={entry.version}>
              <span>
                {t('Version {version}, {name}, {when}', {
                  version: entry.version,
                  name: entry.editor_name,
                  when: formatDateTime(entry.created_at),
                })}
              </span>
              <Button size="sm" onClick={() => take(entry)}>
                {t('Take these words')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
