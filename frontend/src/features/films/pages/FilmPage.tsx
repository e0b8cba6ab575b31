import type { FilmView } from '@bookgrove/api-client';
import { LANGUAGE_NAMES } from '@bookgrove/contract';
import { useRef } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { bookPath, goalPath, paths } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { pageStyles as pageStyles } from '../../content/index.ts';
import { goalName } from '../../../shared/books/facetLabels.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { pageLanguage } from '../../../shared/pageLanguage.ts';
import { Art } from '../../../ui/Art.tsx';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { useGetFilmQuery } from '../api.ts';
import styles from '../components/Films.module.css';
import { useWatched } from '../useWatched.ts';
import { FilmGives } from '../components/FilmGives.tsx';
import { Transcript } from '../components/Transcript.tsx';

/** One film with its transcript and questions for discussion. */
export default function FilmPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const query = useGetFilmQuery({ slug, locale: pageLanguage(params) });
  return (
    <div className={`wrap ${pageStyles['page']}`}>
      <BackLink to={paths.films}>{t('All films')}</BackLink>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={420} />}
        failed={t('The film did not load')}
        missing={<NotFoundPage />}
      >
        {(film) => <Film film={film} />}
      </QueryView>
    </div>
  );
}

function Film({ film }: { film: FilmView }) {
  const [params] = useSearchParams();
  const wanted = pageLanguage(params);
  const video = useRef<HTMLVideoElement>(null);
  const { slug, title, summary, locale, dir, captions, cards, book, goals } = film;
  const first = captions.find((one) => one === wanted) ?? captions[0]!;
  usePageTitle(title);
  useWatched(slug, video);
  const written = { lang: locale, dir };
  return (
    <article className={styles['film']}>
      <header>
        <h1 {...written}>{title}</h1>
        <p {...written}>{summary}</p>
      </header>
      <div className={styles['stage']}>
        <video ref={video} controls playsInline preload="none" poster={film.poster} aria-label={title}>
          <source src={film.video} type={film.type} />
          {captions.map((one) => (
            <track
              key={one}
              kind="captions"
              src={`/api/films/${slug}/captions/${one}/`}
              srcLang={one}
              label={LANGUAGE_NAMES[one]}
              default={one === first}
            />
          ))}
        </video>
        <Transcript slug={slug} languages={captions} first={first} video={video} />
      </div>
      {cards.length > 0 && (
        <section data-film-cards className={styles['cards-to-print']}>
          <h2>{t('To talk about')}</h2>
          <ul className={styles['talk']} {...written}>
            {cards.map((card) => (
              <li key={card}>{card}</li>
            ))}
          </ul>
          <Button className={styles['print']} icon="print" onClick={() => window.print()}>
            {t('Print the cards')}
          </Button>
        </section>
      )}
      {book && (
        <section>
          <h2>{t('A book that goes with it')}</h2>
          <p className={styles['book']}>
            {book.cover && <img src={book.cover} alt="" />}
            <Link to={bookPath(book.slug)}>{book.title}</Link>
          </p>
        </section>
      )}
      {goals[0] && <FilmGives goal={goals[0]} />}
      {goals.length > 0 && (
        <section>
          <h2>{t('What you can do now')}</h2>
          <ul className={styles['ways']}>
            {goals.map((goal) => (
              <li key={goal}>
                <Link to={goalPath(goal)}>
                  <Art file="goals" name={`goal-${goal}`} viewBox="0 0 96 96" />
                  <span>
                    <b>{goalName(goal)}</b>
                    <span>{t('Books, letters and ways to help')}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
