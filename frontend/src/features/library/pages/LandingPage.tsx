import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useBookStats, useListBooksQuery } from '../../../api/books.ts';
import { libraryPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useModes } from '../../../shared/modes.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Hero, Introduction } from '../components/Hero.tsx';
import { LibraryBrowser } from '../components/LibraryBrowser.tsx';
import { BookStrip, BookStripSkeleton } from '../components/BookStrip.tsx';
import { filtersFrom, isFiltered } from '../../../shared/books/filters.ts';

// Loaded on demand: below the first screen.
const StudentStories = lazy(() => import('../components/StudentStories.tsx'));
const ImpactStrip = lazy(() => import('../components/ImpactStrip.tsx'));
const BookRows = lazy(() => import('../components/BookRows.tsx'));
// Loaded on demand: each belongs to one mode.
const LearnLanding = lazy(() => import('../components/LearnLanding.tsx'));
const SimpleLanding = lazy(() => import('../components/SimpleLanding.tsx'));
const CreateLanding = lazy(() => import('../components/CreateLanding.tsx'));

/**
 * The library: the landing page of the current mode, or search results as soon as the address contains a search or
 * filter. The school's root address redirects to the landing page of the mode.
 */
export default function LandingPage() {
  const [params] = useSearchParams();
  const browsing = isFiltered(filtersFrom(params));
  const { pathname } = useLocation();
  const { query, current } = useModes();
  // Signed-in users see an empty page until their mode is known, so that the library does not flash.
  const [waits] = useState(() => pathname === paths.home && query.isLoading);
  if (pathname === paths.home && !browsing) {
    if (waits && query.isLoading) return <div className="wrap" />;
    if (current && current.landing_path !== paths.library)
      return <Navigate replace to={current.landing_path} />;
  }
  const view = current?.view ?? 'library';
  if (!browsing && (view === 'learn' || view === 'create')) {
    const Landing = view === 'learn' ? LearnLanding : CreateLanding;
    return (
      <Suspense fallback={<div className="wrap" />}>
        <Landing />
      </Suspense>
    );
  }
  if (!browsing && view === 'quiet')
    return (
      <div className="wrap">
        <Suspense fallback={null}>
          <SimpleLanding />
        </Suspense>
      </div>
    );
  return (
    <div className="wrap">
      {!browsing && view === 'stories' && (
        <Suspense fallback={<BookStripSkeleton />}>
          <StudentStories leads />
        </Suspense>
      )}
      {!browsing && view !== 'stories' && <Hero />}
      {!browsing && view !== 'stories' && <Introduction />}
      {!browsing && view !== 'stories' && <Featured />}
      {!browsing && view !== 'stories' && (
        <Suspense fallback={null}>
          <BookRows />
        </Suspense>
      )}
      <LibraryBrowser asPage={browsing} />
      {!browsing && (
        <Suspense fallback={null}>
          {view !== 'stories' && <StudentStories />}
          <ImpactStrip />
        </Suspense>
      )}
    </div>
  );
}

function Featured() {
  const query = useListBooksQuery({ featured: true, limit: 12 });
  const stats = useBookStats();
  const heading = (
    <>
      <h2>{t('Featured this week')}</h2>
      <TextLink to={libraryPath({ featured: 'true' })}>
        {stats ? t('See all {count}', { count: formatNumber(stats.featured_book) }) : t('See all')}
      </TextLink>
    </>
  );
  if (query.data?.count === 0) return null;
  return (
    <section className="sec">
      <QueryView query={query} skeleton={<BookStripSkeleton />} failed={t('The featured books did not load')}>
        {({ results }) => <BookStrip books={results} heading={heading} />}
      </QueryView>
    </section>
  );
}
