import { Link } from 'react-router-dom';
import { useListBooksQuery } from '../../../api/books.ts';
import { libraryPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { LEVELS } from '../filters.ts';
import { ContinueReading } from './ContinueReading.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';
import styles from './ModeLanding.module.css';

/** The mode for learning: the levels lead, then what was begun, then everything. */
export default function LearnLanding() {
  return (
    <div className="wrap">
      <section className={`block ${styles['learn']}`}>
        <h1>{t('One step up the stairs')}</h1>
        <p>{t('Pick a level. The next one waits when you are ready.')}</p>
        <ol className={styles['levels']}>
          {LEVELS.map((level) => (
            <Level key={level} level={level} />
          ))}
        </ol>
      </section>
      <ContinueReading below />
      <LibraryBrowser asPage={false} />
    </div>
  );
}

/** A step with its books; a level without any is not there. */
function Level({ level }: { level: string }) {
  const { data } = useListBooksQuery({ level, limit: 1 });
  if (!data || data.count === 0) return null;
  return (
    <li>
      <Link to={libraryPath({ level })}>
        <b>{t('Level {level}', { level: formatNumber(Number(level)) })}</b>
        {t('{count, plural, one {# book} other {# books}}', { count: data.count })}
      </Link>
    </li>
  );
}
