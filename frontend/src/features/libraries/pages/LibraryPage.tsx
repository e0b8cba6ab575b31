import type { LibraryView } from '@bookgrove/api-client';
import { useParams, useSearchParams } from 'react-router-dom';
import { useListBooksQuery } from '../../../api/books.ts';
import NotFoundPage from '../../../app/errors/NotFoundPage.tsx';
import { paths } from '../../../app/paths.ts';
import { formatNumber, languageName } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { usePageTitle } from '../../../shared/usePageTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Art } from '../../../ui/Art.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { SkeletonLine } from '../../../ui/Skeleton.tsx';
import { State } from '../../../ui/State.tsx';
import { pageOf } from '../../../ui/table/params.ts';
import { BookGrid, BookGridSkeleton } from '../../../shared/books/BookGrid.tsx';
import { librariesApi } from '../api.ts';
import { FeedAddress } from '../components/FeedAddress.tsx';
import { OpenLists } from '../components/OpenLists.tsx';
import styles from '../Libraries.module.css';
import { kindLabel, placeText } from '../labels.ts';

const EACH = 24;

/** One library: description, books, wishes. */
export default function LibraryPage() {
  const { slug = '' } = useParams();
  const query = librariesApi.useGetLibraryQuery(slug);
  return (
    <div className={`wrap ${styles['page']}`}>
      <BackLink to={paths.libraries}>{t('All libraries')}</BackLink>
      <QueryView
        query={query}
        skeleton={<SkeletonLine height={480} />}
        failed={t('The library did not load')}
        missing={<NotFoundPage />}
      >
        {(library) => <Library library={library} />}
      </QueryView>
    </div>
  );
}

function Library({ library }: { library: LibraryView }) {
  const {
    name,
    scene,
    kind,
    summary,
    story,
    books,
    paper_books,
    readers,
    readings,
    languages,
    wishes,
    opds,
  } = library;
  usePageTitle(name);
  const facts: [string, string][] = [
    [t('Books'), formatNumber(books)],
    ...(paper_books > 0 ? [[t('Books of paper'), formatNumber(paper_books)] as [string, string]] : []),
    [t('Readers in a year'), readers === null ? t('Fewer than 5') : formatNumber(readers)],
    ...(readings === null ? [] : [[t('Books they opened'), formatNumber(readings)] as [string, string]]),
  ];
  return (
    <div className={styles['inner']}>
      <header className={styles['hero']}>
        <div>
          <p>{kindLabel(kind)}</p>
          <h1 dir="auto">{name}</h1>
          <p>{[placeText(library), languages.map(languageName).join(', ')].filter(Boolean).join(' · ')}</p>
          {summary && <p dir="auto">{summary}</p>}
          <dl className={styles['totals']}>
            {facts.map(([word, value]) => (
              <div key={word}>
                <dt>{word}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Art file="libraries" name={scene} viewBox="0 0 320 180" fit="xMidYMid slice" />
      </header>
      <section className={styles['books']} aria-labelledby="books">
        <h2 id="books">{t('Books')}</h2>
        <Books slug={library.slug} />
      </section>
      <OpenLists slug={library.slug} />
      {(story || wishes.length > 0) && (
        <div className={styles['two']}>
          {story && (
            <section className={styles['story']} aria-labelledby="its-story">
              <h2 id="its-story">{t('The story of this place')}</h2>
              {story.split(/\n{2,}/).map((paragraph, index) => (
                <p key={index} dir="auto">
                  {paragraph}
                </p>
              ))}
            </section>
          )}
          {wishes.length > 0 && <Wishes library={library} />}
        </div>
      )}
      <FeedAddress
        words={t('These books as a catalogue (OPDS). Give the address to your reading app:')}
        opds={opds}
      />
    </div>
  );
}

function Books({ slug }: { slug: string }) {
  const [params] = useSearchParams();
  const page = pageOf(params);
  const query = useListBooksQuery({ library: slug, limit: EACH, offset: (page - 1) * EACH });
  return (
    <QueryView
      query={query}
      skeleton={<BookGridSkeleton count={6} />}
      failed={t('The books did not load')}
      isEmpty={({ count }) => count === 0}
      empty={<State scene="empty" title={t('There are no books yet')} />}
    >
      {({ results, count }) => (
        <>
          <BookGrid books={results} />
          {count > EACH && <Pager count={count} size={EACH} />}
        </>
      )}
    </QueryView>
  );
}

/** Wishes of the library and how much of each has arrived. */
function Wishes({ library: { wishes } }: { library: LibraryView }) {
  return (
    <section className={styles['wishes']} aria-labelledby="wishes">
      <h2 id="wishes">{t('What it wishes for')}</h2>
      <ul>
        {wishes.map(({ what, why = '', wanted, received = 0 }) => (
          <li key={what}>
            <b dir="auto">{what}</b>
            {why && <span dir="auto">{why}</span>}
            <span className={styles['bar']} aria-hidden="true">
              <i style={{ inlineSize: `${Math.min(100, (received / wanted) * 100)}%` }} />
            </span>
            <span className="num">
              {t('{received} of {wanted} are there', {
                received: formatNumber(received),
                wanted: formatNumber(wanted),
              })}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink tone="main" icon="mail" to={paths.contact}>
          {t('I would like to help')}
        </ButtonLink>
      </p>
    </section>
  );
}
