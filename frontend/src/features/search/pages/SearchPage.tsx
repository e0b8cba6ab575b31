import { Link, useSearchParams } from 'react-router-dom';
import { libraryPath, searchPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { KINDS, REASONS, useCombined, type Combined, type FoundItem } from '../api.ts';
import styles from './SearchPage.module.css';

const MOST = 50;

/** All results of the search in the address. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const words = (params.get('search') ?? '').trim().slice(0, 255);
  const query = useCombined(words, MOST);
  const title = words ? t('Found for “{words}”', { words }) : t('Search');
  usePageTitle(title);
  if (!words)
    return (
      <div className="wrap">
        <State
          scene="no-match"
          asPage
          title={t('What are you looking for?')}
          actions={
            <ButtonLink tone="main" size="lg" to={libraryPath()}>
              {t('Go to the library')}
            </ButtonLink>
          }
        >
          <p>{t('Press / and type a title, a name or a subject.')}</p>
        </State>
      </div>
    );
  return (
    <div className="wrap">
      <h1 className={styles['title']}>{title}</h1>
      <QueryView
        query={query}
        skeleton={<ResultsSkeleton />}
        failed={t('The search did not answer')}
        isEmpty={({ count }) => count === 0}
        empty={
          <State
            scene="no-match"
            title={t('Nothing found for “{words}”', { words })}
            actions={
              <ButtonLink tone="line" size="lg" to={libraryPath()}>
                {t('Look at all the books')}
              </ButtonLink>
            }
          >
            <p>{t('Try another word, or fewer of them.')}</p>
          </State>
        }
      >
        {({ results, count, did_you_mean: meant }) => (
          <>
            {meant && (
              <p className={styles['meant']}>
                <Link to={searchPath(meant)}>{t('Did you mean “{words}”?', { words: meant })}</Link>
              </p>
            )}
            <p className="sr" role="status">
              {t('{count, plural, =0 {Nothing found} one {# result} other {# results}}', { count })}
            </p>
            {KINDS.map((kind) => ({ ...kind, found: foundIn(results, kind) }))
              .filter(({ found }) => found.length > 0)
              .map(({ group, name, found }) => (
                <section key={group}>
                  <h2 className={styles['group']}>{t(name)}</h2>
                  <ul className={styles['list']}>
                    {found.map((item) => (
                      <Result key={item.id} item={item} />
                    ))}
                  </ul>
                </section>
              ))}
          </>
        )}
      </QueryView>
    </div>
  );
}

/** The results of a kind; an area may be declared here before the server has it. */
const foundIn = (results: Combined['results'], { group }: { group: string }): FoundItem[] =>
  (results as Partial<Record<string, FoundItem[]>>)[group] ?? [];

/** Placeholder of a group, as tall as the screen, so that the content below it does not shift. */
function ResultsSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles['group']}>
        <SkeletonLine width={30} height={32} />
      </div>
      <div className={styles['list']}>
        {Array.from({ length: 8 }, (_, index) => (
          <SkeletonLine key={index} height={120} />
        ))}
      </div>
    </div>
  );
}

function Result({ item: { type, url, image, title, subtitle, matched_on } }: { item: FoundItem }) {
  const reason = REASONS[matched_on];
  return (
    <li>
      <Link to={url}>
        <span className={styles['cover']}>
          {image ? (
            <img src={image} alt="" width={72} height={96} loading="lazy" />
          ) : (
            <Icon name={KINDS.find((kind) => kind.type === type)?.icon ?? 'read'} />
          )}
        </span>
        <span>
          <b dir="auto">{title}</b>
          <bdi>{subtitle}</bdi>
          {reason && <em>{t(reason)}</em>}
        </span>
      </Link>
    </li>
  );
}
