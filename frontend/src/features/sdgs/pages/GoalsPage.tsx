import { lazy, Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useBookFacets } from '../../../api/books.ts';
import { selectUser } from '../../../api/session.ts';
import { goalPath } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { goalLabel } from '../../../shared/books/facetLabels.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Together } from '../components/Together.tsx';
import { GOAL_NUMBERS, toneOf } from '../goals.ts';
import styles from './Goals.module.css';

// Loaded when somebody looks for their goal.
const GoalFinder = lazy(() => import('../components/GoalFinder.tsx'));

/** The 17 goals of the United Nations, with the number of books about each, and what was done for all of them. */
export default function GoalsPage() {
  const user = useSelector(selectUser);
  const { data: facets } = useBookFacets({});
  const [finding, setFinding] = useState(false);
  const books = new Map(facets?.goal.map(({ value, count }) => [Number(value), count]));
  return (
    <div className="wrap">
      <header className={styles['head']}>
        <div>
          <h1>{t('17 goals for a good world')}</h1>
          <p>
            {t(
              'All countries promised them for 2030. Pick the one you care about. Each has books, films and a way to help.',
            )}
          </p>
        </div>
        <Art file="goals" name="wheel" viewBox="0 0 400 300" />
      </header>
      <ol className={styles['tiles']}>
        {GOAL_NUMBERS.map((goal) => (
          <li key={goal}>
            <Link className={styles['tile']} to={goalPath(goal)} data-tone={toneOf(goal)}>
              <span className={styles['picture']}>
                <Art file="goals" name={`goal-${goal}`} viewBox="0 0 96 96" />
              </span>
              <i>{formatNumber(goal)}</i>
              <b>{goalLabel(goal)}</b>
              <small className="num">
                {facets &&
                  t('{count, plural, =0 {no books yet} one {# book} other {# books}}', {
                    count: books.get(goal) ?? 0,
                  })}
              </small>
            </Link>
          </li>
        ))}
        <li>
          <div className={`${styles['tile']} ${styles['unsure']}`}>
            <b>{t('Not sure?')}</b>
            <small>{t('Answer three questions and we find your goal.')}</small>
            <Button tone="book" onClick={() => setFinding(true)}>
              {t('Find mine')}
            </Button>
          </div>
        </li>
      </ol>
      <section className="sec">
        <h2 className={styles['title']}>{t('What we did together')}</h2>
        <Together key={user ? 'member' : 'visitor'} />
      </section>
      {finding && (
        <Suspense fallback={null}>
          <GoalFinder onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </div>
  );
}
