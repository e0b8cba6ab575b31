import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { FormEvent } from 'react';
import { useBookFacets, useListBooksQuery } from '../../../api/books.ts';
import { selectSession } from '../../../api/session.ts';
import type { BookInList } from '../../../api/types.ts';
import { bookPath, libraryPath, readPath } from '../../../app/paths.ts';
import { t } from '../../../i18n/index.ts';
import { Art } from '../../../ui/Art.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Chip, Chips } from '../../../ui/Chip.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { AGE_BANDS, OLDEST_BAND } from '../../../shared/books/filters.ts';
import { useTenant } from '../../../shared/tenant.ts';
import { LazyReadPage } from '../../../shared/LazyReadPage.tsx';
import { bookSummary } from '../../../shared/books/BookCard.tsx';
import styles from './Hero.module.css';

// Loaded on demand: only readers with a book in progress need it, below the first screen.
const LastReadingDevice = lazy(() => import('./LastReadingDevice.tsx'));

// At the platform's address only.
const PlatformIntro = lazy(() => import('./PlatformIntro.tsx'));

/** Top of the first page: introduction, search, and the next book to read. */
export function Hero() {
  // The same counts as those of the filters below.
  const { data: facets } = useBookFacets({});
  const isOffered = (band: string) =>
    band !== OLDEST_BAND || facets?.audience.some(({ value, count }) => value === band && count > 0);
  return (
    <section className={styles['hero']}>
      <div className={`block ${styles['welcome']}`}>
        <h1>{t('Read one more. Something grows.')}</h1>
        <SearchForm />
        <Chips label={t('Age')}>
          {AGE_BANDS.filter(({ value }) => isOffered(value)).map(({ value, name }) => (
            <Chip
              key={value}
              className={styles['age']}
              to={libraryPath({ audience: value })}
              label={t(name)}
            />
          ))}
        </Chips>
        <div className={styles['read']}>
          <LazyReadPage />
        </div>
        <Art
          file="hero"
          name="grove"
          viewBox="0 -80 800 400"
          fit="xMaxYMax slice"
          className={styles['grove']}
        />
      </div>
      <NextBook />
    </section>
  );
}

/** The introduction of the platform, for visitors, in a place that is kept free for it. */
export function Introduction() {
  const { phase } = useSelector(selectSession);
  if (useTenant() !== null || phase !== 'visitor') return null;
  return (
    <div className={styles['intro']}>
      <Suspense fallback={null}>
        <PlatformIntro />
      </Suspense>
    </div>
  );
}

function SearchForm() {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('search');
    void navigate(libraryPath({ search: typeof words === 'string' ? words.trim() : '' }));
  };
  return (
    <form className={styles['search']} role="search" onSubmit={submit}>
      <Icon name="search" />
      <input
        name="search"
        type="search"
        aria-label={t('Search books')}
        placeholder={t('Find a book')}
        maxLength={255}
        enterKeyHint="search"
      />
      <Button type="submit" tone="main">
        {t('Search')}
      </Button>
    </form>
  );
}

/** The book that the reader has in progress; otherwise the first featured book. */
export function NextBook() {
  const { phase } = useSelector(selectSession);
  const reading = useListBooksQuery(
    { continue: true, ordering: '-progress', limit: 1 },
    { skip: phase !== 'member' },
  );
  const featured = useListBooksQuery({ featured: true, limit: 12 });
  const current = phase === 'member' ? reading.data?.results[0] : undefined;
  const waiting = phase === 'restoring' || reading.isLoading || featured.isLoading;
  // Only a book that opens is offered.
  const book = current ?? (featured.data?.results ?? []).find(({ access }) => access.read);
  const opens = current ?? (phase === 'visitor' && book?.access.read);
  if (waiting) return <div className={`block ${styles['next']}`} aria-hidden="true" />;
  if (!book) return null;
  return (
    <section
      data-current={Boolean(current)}
      className={`block ${styles['next']}`}
      aria-label={current ? t('Continue reading') : t('Read today')}
    >
      <p className={styles['label']}>{current ? t('Continue reading') : t('Read today')}</p>
      <Cover book={book} sizes="232px" eager decorative className={styles['cover']} />
      <div>
        <h2 dir="auto" lang={book.language}>
          {book.title}
        </h2>
        {current ? <Place book={current} /> : <p className={styles['facts']}>{bookSummary(book)}</p>}
      </div>
      {opens ? (
        <ButtonLink tone="main" size="lg" iconEnd="next" to={readPath(book.slug)}>
          {current ? t('Keep reading') : t('Try it now')}
        </ButtonLink>
      ) : (
        <ButtonLink tone="main" size="lg" iconEnd="next" to={bookPath(book.slug)}>
          {t('Look inside')}
        </ButtonLink>
      )}
    </section>
  );
}

function Place({ book }: { book: BookInList }) {
  const percentage = book.progress?.percentage ?? 0;
  return (
    <>
      <Progress label={book.title} value={percentage} className={styles['bar']} />
      <p className={`num ${styles['facts']}`}>
        {book.pages
          ? t('Page {page} of {pages}', {
              page: Math.max(1, Math.round((percentage / 100) * book.pages)),
              pages: book.pages,
            })
          : t('{percentage} % read', { percentage: Math.round(percentage) })}
      </p>
      <Suspense fallback={null}>
        <LastReadingDevice book={book} className={styles['device']} />
      </Suspense>
    </>
  );
}
