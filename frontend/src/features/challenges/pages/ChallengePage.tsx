import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useGetBookQuery } from '../../../api/books.ts';
import { selectUser } from '../../../api/session.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { bookPath, challengePath, goalPath, LETTER_PREFIX, loginPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import {
  useGetChallengeQuery,
  useGetOwnChallengeQuery,
  useGetShowcaseQuery,
  useListChallengesQuery,
  type ChallengeView,
  type OwnChallenge,
} from '../api.ts';
import { ChallengeArt } from '../components/ChallengeCards.tsx';
import styles from '../components/Challenges.module.css';
import { Enter, OwnEntries } from '../components/Enter.tsx';
import { RoundEntry } from '../rounds/RoundEntry.tsx';
import { challengeFacts, challengeKind } from '../labels.ts';

/** A book that helps, by its title; nothing while it loads, or where this reader cannot see it. */
function HelpfulBook({ slug }: { slug: string }) {
  const { data } = useGetBookQuery(slug);
  return data ? (
    <li>
      <Link to={bookPath(slug)} dir="auto">
        {data.title}
      </Link>
    </li>
  ) : null;
}

/** A challenge, by its slug; that of a letter by what it is written with. */
export default function ChallengePage() {
  const { challenge, letter = '' } = useParams();
  if (challenge) return <BySlug slug={challenge} />;
  return letter.startsWith(LETTER_PREFIX) ? (
    <ByProduct product={letter.slice(LETTER_PREFIX.length)} />
  ) : (
    <NotFoundPage />
  );
}

function ByProduct({ product }: { product: string }) {
  const query = useListChallengesQuery({ kind: 'letter', limit: 100 });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The challenge did not load')}
      missing={<NotFoundPage />}
    >
      {({ results }) => {
        const found = results.find((one) => one.product === product);
        return found ? <BySlug slug={found.slug} /> : <NotFoundPage />;
      }}
    </QueryView>
  );
}

function BySlug({ slug }: { slug: string }) {
  const query = useGetChallengeQuery(slug);
  const here = decodeURIComponent(useLocation().pathname);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonLine height={640} />}
      failed={t('The challenge did not load')}
      missing={<NotFoundPage />}
    >
      {(found) =>
        decodeURIComponent(challengePath(found)) === here ? (
          <Challenge challenge={found} />
        ) : (
          <Navigate replace to={challengePath(found)} />
        )
      }
    </QueryView>
  );
}

function Challenge({ challenge }: { challenge: ChallengeView }) {
  const { title, intro, why, goals, steps, looks, books } = challenge;
  usePageTitle(title);
  const user = useSelector(selectUser);
  const here = useLocation().pathname;
  const learns = user?.permissions?.includes('course.learn') ?? false;
  const { data: own } = useGetOwnChallengeQuery(challenge.slug, { skip: !learns });
  return (
    <div className={`wrap ${styles['page']}`}>
      <nav className={styles['way']} aria-label={t('You are here')}>
        <Link to={paths.challenges}>{t('Challenges')}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page" dir="auto">
          {title}
        </span>
      </nav>
      <header className={styles['hero']}>
        <div>
          {goals.length > 0 ? (
            <ul className={styles['facts']}>
              {goals.map((goal) => (
                <li key={goal}>
                  <Link to={goalPath(goal)}>{goalName(goal)}</Link>
                </li>
              ))}
            </ul>
          ) : (
            <ul className={styles['facts']}>
              <li>{challengeKind(challenge.kind)}</li>
            </ul>
          )}
          <h1 dir="auto">{title}</h1>
          <p dir="auto">{intro}</p>
          <ul className={`${styles['facts']} num`}>
            {challengeFacts(challenge).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p>
            {user ? (
              <ButtonLink tone="main" size="lg" to="#my-part">
                {t('My part')}
              </ButtonLink>
            ) : (
              <ButtonLink tone="main" size="lg" to={loginPath(here)}>
                {t('Log in to take part')}
              </ButtonLink>
            )}
          </p>
        </div>
        <ChallengeArt art={challenge.art} />
      </header>
      {why && (
        <section className={styles['part']}>
          <h2>{t('Why')}</h2>
          <p dir="auto">{why}</p>
        </section>
      )}
      <section className={styles['part']} aria-labelledby="what-to-do">
        <h2 id="what-to-do">{t('What to do')}</h2>
        <ol className={styles['steps']}>
          {steps.map((step, index) => (
            <li key={step.title}>
              <h3 dir="auto">
                <span className={`${styles['number']} num`} aria-hidden="true">
                  {formatNumber(index + 1)}
                </span>
                {step.title}
              </h3>
              <p dir="auto">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles['two']} id="my-part">
        {own ? <Mine challenge={challenge} own={own} /> : null}
        <Together challenge={challenge} own={own} />
      </div>
      {learns && challenge.kind === 'quiz' && (
        <RoundEntry slug={challenge.slug} running={challenge.time === 'running'} />
      )}
      <Shown challenge={challenge} />
      {looks.length > 0 && (
        <section className={styles['looks']} aria-labelledby="looks">
          <div>
            <h2 id="looks">{t('How we look at it')}</h2>
            <p>{t('Nobody comes first or last. Your teacher looks for these things.')}</p>
          </div>
          <ul>
            {looks.map((look) => (
              <li key={look.title}>
                <h3 dir="auto">{look.title}</h3>
                <p dir="auto">{look.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {books.length > 0 && (
        <section className={styles['part']}>
          <h2>{t('Books that help')}</h2>
          <ul className={styles['facts']}>
            {books.map((book) => (
              <HelpfulBook key={book} slug={book} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Mine({ challenge, own }: { challenge: ChallengeView; own: OwnChallenge }) {
  const { needs } = challenge;
  return (
    <section className={styles['mine']} aria-labelledby="mine">
      <h2 id="mine">{t('My part')}</h2>
      <p className="num">
        {own.done
          ? t('You have finished this challenge.')
          : t('{done} of {needs, plural, one {# entry} other {# entries}} accepted', {
              done: own.accepted,
              needs,
            })}
      </p>
      <Enter challenge={challenge} own={own} />
      <OwnEntries challenge={challenge} own={own} />
    </section>
  );
}

/** What class and school have done together; visitors see the sum of the school when enough people took part. */
function Together({ challenge, own }: { challenge: ChallengeView; own: OwnChallenge | undefined }) {
  const shown = useGetShowcaseQuery(challenge.slug).data;
  const school = own?.school_total ?? shown?.school_total ?? null;
  const group = own?.class ?? null;
  if (school === null && group === null) return null;
  const total = group?.total ?? school ?? 0;
  const { target, unit } = challenge;
  const full = target ? Math.min(100, Math.round((total * 100) / target)) : null;
  return (
    <section className={styles['together']} aria-labelledby="together">
      {full !== null && (
        <svg className={styles['tank']} viewBox="0 0 120 140" aria-hidden="true">
          <rect x="14" y="10" width="92" height="120" rx="10" fill="var(--surface)" />
          <rect x="14" y={130 - full * 1.2} width="92" height={full * 1.2} rx="10" fill="var(--brand)" />
          <rect x="6" y="4" width="108" height="10" rx="5" fill="var(--ink)" />
        </svg>
      )}
      <h2 id="together" dir="auto">
        {group ? t('{name}, together', { name: group.name }) : t('Together')}
      </h2>
      <p className={`${styles['sum']} num`}>{formatNumber(total)}</p>
      <p className="num">
        {target ? t('of {target} {unit}', { target: formatNumber(target), unit }) : unit || t('entries')}
      </p>
      {group && school !== null && (
        <p className="num">
          {t('The whole school')}: <b>{formatNumber(school)}</b>
        </p>
      )}
      <p>{t('We count together.')}</p>
    </section>
  );
}

function Shown({ challenge }: { challenge: ChallengeView }) {
  const { data } = useGetShowcaseQuery(challenge.slug);
  if (!data || data.count === 0) return null;
  return (
    <section className={styles['part']} aria-labelledby="showcase">
      <h2 id="showcase">
        {t('Showcase')} <span className="num">{formatNumber(data.count)}</span>
      </h2>
      <ul className={styles['showcase']}>
        {data.results.map((entry) => (
          <li key={entry.id}>
            {entry.book_id ? (
              <b dir="auto">
                <Link to={bookPath(entry.book_id)}>{entry.title}</Link>
              </b>
            ) : (
              <p dir="auto">{entry.text}</p>
            )}
            {entry.names.length > 0 && <small dir="auto">{entry.names.join(', ')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
