import { Link } from 'react-router-dom';
import { useListBooksQuery } from '../../../api/books.ts';
import { libraryPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { LEVELS } from '../../../shared/books/filters.ts';
import { ChallengesRow } from '../../challenges/index.ts';
import { CoursesRow } from '../../courses/index.ts';
import { HubsRow } from '../../hubs/index.ts';
import { ContinueReading } from './ContinueReading.tsx';
import { LibraryBrowser } from './LibraryBrowser.tsx';
import styles from './ModeLanding.module.css';

/** Landing page of the learning mode: levels first, then books in progress, courses, and all books. */
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
      <HubsRow />
      <CoursesRow />
      <ChallengesRow />
      <LibraryBrowser asPage={false} />
    </div>
  );
}

/** A reading level that links to its books; hidden when it has none. */
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
