import type { FilmCard, Goal } from '@bookgrove/api-client';
import { useSelector } from 'react-redux';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useListBooksQuery } from '../../../api/books.ts';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { filmPath, goalPath, libraryPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { BookGrid } from '../../../shared/books/BookGrid.tsx';
import { goalLabel, goalName } from '../../../shared/books/facetLabels.ts';
import { LazyReadPage } from '../../../shared/LazyReadPage.tsx';
import { pageLanguage } from '../../../shared/pageLanguage.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink, TextLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonBooks, SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useListFilmsQuery } from '../../films/index.ts';
import { FollowImpact, GoalNumbers } from '../../impact/index.ts';
import { ProjectsOf } from '../../projects/index.ts';
import { useGetGoalQuery } from '../api.ts';
import { Targets } from '../components/Targets.tsx';
import { useScopes } from '../components/useScopes.ts';
import { goalOf, toneOf } from '../goals.ts';
import styles from './Goal.module.css';

/** One goal: its targets, what was done for it, and books, films and ways to help. */
export default function GoalPage() {
  const { goal: address = '' } = useParams();
  const goal = goalOf(address);
  return goal ? <OneGoal key={goal} goal={goal} /> : <NotFoundPage />;
}

function OneGoal({ goal }: { goal: number }) {
  const [params] = useSearchParams();
  const user = useSelector(selectUser);
  const query = useGetGoalQuery({ goal: String(goal), locale: pageLanguage(params) });
  // Nobody asks a child for money.
  const shownGifts = user?.role !== 'student';
  usePageTitle(goalLabel(goal));
  return (
    <div className="wrap">
      {user && <FollowImpact />}
      <nav className={styles['way']} aria-label={t('You are here')}>
        <Link to={paths.goals}>{t('17 goals')}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{t('Goal {number}', { number: formatNumber(goal) })}</span>
      </nav>
      <Head goal={goal} text={query.data} />
      <Numbers goal={goal} />
      <section className="sec">
        <h2>{t('What has to happen until 2030')}</h2>
        <QueryView
          query={query}
          skeleton={<SkeletonLine height={160} />}
          failed={t('The targets did not load')}
        >
          {(text) => <Targets goal={text} />}
        </QueryView>
      </section>
      <Books goal={goal} />
      <Films goal={goal} />
      <Acts goal={goal} />
      {shownGifts && <ProjectsOf goal={goal} />}
      <nav className={styles['others']} aria-label={t('Other goals')}>
        {goal > 1 ? <Other goal={goal - 1} /> : <span />}
        {goal < 17 ? <Other goal={goal + 1} /> : <span />}
      </nav>
    </div>
  );
}

function Head({ goal, text }: { goal: number; text: Goal | undefined }) {
  return (
    <section className={`block ${styles['head']}`}>
      <div className={styles['words']}>
        <p className={styles['number']} aria-hidden="true">
          {formatNumber(goal)}
        </p>
        <h1>{goalLabel(goal)}</h1>
        <p className={styles['sentence']} {...(text && { lang: text.locale, dir: text.dir })}>
          {text?.title ?? ' '}
        </p>
        <div className={styles['buttons']}>
          <ButtonLink tone="book" to={libraryPath({ goal: String(goal) })}>
            {t('Read about it')}
          </ButtonLink>
          <LazyReadPage />
        </div>
      </div>
      <div className={styles['picture']}>
        <Art file="goals" name={`goal-${goal}`} viewBox="0 0 96 96" />
      </div>
    </section>
  );
}

function Numbers({ goal }: { goal: number }) {
  const query = useScopes(goal);
  return (
    <div className={styles['numbers']}>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={150} />}
        failed={t('Failed to fetch impact count')}
      >
        {(scopes) => <GoalNumbers goal={goal} scopes={scopes} />}
      </QueryView>
    </div>
  );
}

function Books({ goal }: { goal: number }) {
  const query = useListBooksQuery({ goal: String(goal), limit: 6 });
  if (query.data?.count === 0) return null;
  return (
    <section className="sec">
      <div className={styles['title']}>
        <h2>
          {t('Books')} {query.data && <small className="num">{formatNumber(query.data.count)}</small>}
        </h2>
        <TextLink to={libraryPath({ goal: String(goal) })}>{t('All of them')}</TextLink>
      </div>
      <QueryView query={query} skeleton={<SkeletonBooks count={6} />} failed={t('The books did not load')}>
        {({ results }) => <BookGrid books={results} />}
      </QueryView>
    </section>
  );
}

function Films({ goal }: { goal: number }) {
  const [params] = useSearchParams();
  const { data = [] } = useListFilmsQuery({ locale: pageLanguage(params), goal });
  if (data.length === 0) return null;
  return (
    <section className="sec">
      <div className={styles['title']}>
        <h2>
          {t('Films')} <small className="num">{formatNumber(data.length)}</small>
        </h2>
        <TextLink to={paths.films}>{t('All films')}</TextLink>
      </div>
      <ul className={styles['films']}>
        {data.slice(0, 4).map((film) => (
          <Film key={film.slug} film={film} />
        ))}
      </ul>
    </section>
  );
}

const Film = ({ film: { slug, title, poster, locale, dir } }: { film: FilmCard }) => (
  <li>
    <Link to={filmPath(slug)}>
      <img src={poster} alt="" width={640} height={360} loading="lazy" />
      <span className={styles['play']} aria-hidden="true">
        <Icon name="film" />
      </span>
      <span className={styles['filmWords']}>
        <b lang={locale} dir={dir}>
          {title}
        </b>
        <span>{t('with words to read')}</span>
      </span>
    </Link>
  </li>
);

function Acts({ goal }: { goal: number }) {
  const acts = [
    {
      to: `${paths.dearWorldBook}?goal=${goal}`,
      art: 'poems',
      title: t('Letters to the world'),
      help: t('Read what other children write about this goal, and write a letter of your own.'),
    },
    {
      to: paths.storyIdeas,
      art: 'folk-tales',
      title: t('Write a story about it'),
      help: t('A story that others read can change something.'),
    },
  ];
  return (
    <section className="sec">
      <h2>{t('Do something')}</h2>
      <ul className={styles['acts']}>
        {acts.map(({ to, art, title, help }) => (
          <li key={to}>
            <Link to={to}>
              <Art file="categories" name={art} viewBox="0 0 56 56" />
              <span>
                <b>{title}</b>
                <span>{help}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Other = ({ goal }: { goal: number }) => (
  <Link to={goalPath(goal)} data-tone={toneOf(goal)}>
    <Art file="goals" name={`goal-${goal}`} viewBox="0 0 96 96" />
    {goalName(goal)}
  </Link>
);
