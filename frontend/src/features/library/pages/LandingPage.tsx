import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useBookStats, useListBooksQuery } from '../../../api/books.ts';
import { libraryPath, paths } from '../../../app/paths.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { t } from '../../../i18n/index.ts';
import { useModes } from '../../../shared/modes.ts';
import { TextLink } from '../../../ui/Button.tsx';
import { QueryView } from '../../../ui/QueryView.tsx';
import { Hero } from '../components/Hero.tsx';
import { LibraryBrowser } from '../components/LibraryBrowser.tsx';
import { Shelf, ShelfSkeleton } from '../components/Shelf.tsx';
import { filtersFrom, isFiltered } from '../filters.ts';

// Below what is seen first.
const StudentStories = lazy(() => import('../components/StudentStories.tsx'));
const ImpactStrip = lazy(() => import('../components/ImpactStrip.tsx'));
const BookRows = lazy(() => import('../components/BookRows.tsx'));
// Few look at these; each comes with its mode.
const LearnLanding = lazy(() => import('../components/LearnLanding.tsx'));
const QuietLanding = lazy(() => import('../components/QuietLanding.tsx'));
const CreateLanding = lazy(() => import('../components/CreateLanding.tsx'));

/**
 * The library: a welcome with shelves in the manner of the mode, or, as soon as the address asks for something, just
 * what was asked for. The bare address of the school leads where the mode begins.
 */
export default function LandingPage() {
  const [params] = useSearchParams();
  const browsing = isFiltered(filtersFrom(params));
  const { pathname } = useLocation();
  const { query, current } = useModes();
  // Who comes here signed in waits for the mode rather than seeing the library pass by.
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
          <QuietLanding />
        </Suspense>
      </div>
    );
  return (
    <div className="wrap">
      {!browsing && view === 'stories' && (
        <Suspense fallback={<ShelfSkeleton />}>
          <StudentStories leads />
        </Suspense>
      )}
      {!browsing && view !== 'stories' && <Hero />}
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
      <QueryView query={query} skeleton={<ShelfSkeleton />} failed={t('The featured books did not load')}>
        {({ results }) => <Shelf books={results} heading={heading} />}
      </QueryView>
    </section>
  );
}
