import type { FilmCard } from '@bookgrove/api-client';
import { LANGUAGE_NAMES } from '@bookgrove/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { filmPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { pageStyles as pageStyles, PageHead } from '../../content/index.ts';
import { pageLanguage } from '../../../shared/pageLanguage.ts';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { useListFilmsQuery } from '../api.ts';
import styles from '../components/Films.module.css';

/** All films. */
export default function FilmsPage() {
  const [params] = useSearchParams();
  const query = useListFilmsQuery({ locale: pageLanguage(params) });
  return (
    <div className={`wrap ${pageStyles['page']}`}>
      <PageHead
        title={t('Impact films')}
        summary={t('Short films about what people change. Watch, read along, and talk about it together.')}
        art="journeys"
      />
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={320} />}
        failed={t('The films did not load')}
        isEmpty={(all) => all.length === 0}
        empty={<State scene="empty" title={t('There are no films at the moment')} />}
      >
        {(all) => (
          <ul className={styles['cards']}>
            {all.map((film) => (
              <Card key={film.slug} film={film} />
            ))}
          </ul>
        )}
      </QueryView>
    </div>
  );
}

function Card({ film: { slug, locale, dir, title, summary, poster, captions } }: { film: FilmCard }) {
  return (
    <li className={styles['card']}>
      <img src={poster} alt="" width={640} height={360} loading="lazy" />
      <div className={styles['words']}>
        <h2 lang={locale} dir={dir}>
          <Link to={filmPath(slug)}>{title}</Link>
        </h2>
        <p lang={locale} dir={dir}>
          {summary}
        </p>
        <p>
          {t('Captions: {languages}', {
            languages: captions.map((one) => LANGUAGE_NAMES[one]).join(', '),
          })}
        </p>
      </div>
    </li>
  );
}
