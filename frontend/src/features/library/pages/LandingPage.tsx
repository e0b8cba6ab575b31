import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import type { Mode } from '@bookgrove/api-client';
import { selectSession } from '../../../api/session.ts';
import { paths } from '../../../app/paths.ts';
import { useModes } from '../../../shared/modes.ts';
import { OfflineHome, useStartedOffline } from '../../offline-books/index.ts';
import { Hero, Introduction } from '../components/Hero.tsx';
import { LibraryBrowser } from '../components/LibraryBrowser.tsx';
import { BookStripSkeleton } from '../components/BookStrip.tsx';
import { FeaturedBooks } from '../components/FeaturedBooks.tsx';
import { filtersFrom, isFiltered } from '../../../shared/books/filters.ts';

// Loaded on demand: below the first screen.
const StudentStories = lazy(() => import('../components/StudentStories.tsx'));
const ImpactStrip = lazy(() => import('../components/ImpactStrip.tsx'));
const BookRows = lazy(() => import('../components/BookRows.tsx'));
// Loaded on demand: each belongs to one mode.
const LearnLanding = lazy(() => import('../components/LearnLanding.tsx'));
const SimpleLanding = lazy(() => import('../components/SimpleLanding.tsx'));
const CreateLanding = lazy(() => import('../components/CreateLanding.tsx'));
const GiveLanding = lazy(() => import('../components/GiveLanding.tsx'));
const GiveStrip = lazy(() => import('../components/GiveStrip.tsx'));

const LANDINGS: Partial<Record<Mode['view'], ComponentType>> = {
  learn: LearnLanding,
  create: CreateLanding,
  give: GiveLanding,
};

/**
 * The library: the landing page of the current mode, or search results as soon as the address contains a search or
 * filter. The school's root address redirects to the landing page of the mode.
 */
export default function LandingPage() {
  const [params] = useSearchParams();
  // The rows of signed-in people begin with their own books; the featured ones are the last of them.
  const isMember = useSelector(selectSession).phase === 'member';
  const browsing = isFiltered(filtersFrom(params));
  const { pathname } = useLocation();
  const { query, current } = useModes();
  // Signed-in users see an empty page until their mode is known, so that the library does not flash.
  const isOffline = useStartedOffline();
  const [waits] = useState(() => pathname === paths.home && query.isLoading);
  if (isOffline)
    return (
      <Suspense fallback={<div className="wrap" />}>
        <OfflineHome screen="home" />
      </Suspense>
    );
  if (pathname === paths.home && !browsing) {
    if (waits && query.isLoading) return <div className="wrap" />;
    if (current && current.landing_path !== paths.library)
      return <Navigate replace to={current.landing_path} />;
  }
  const view = current?.view ?? 'library';
  const Landing = LANDINGS[view];
  if (!browsing && Landing)
    return (
      <Suspense fallback={<div className="wrap" />}>
        <Landing />
      </Suspense>
    );
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
      {!browsing && view !== 'stories' && !isMember && <FeaturedBooks />}
      {!browsing && view !== 'stories' && (
        <Suspense fallback={null}>
          <BookRows />
        </Suspense>
      )}
      <LibraryBrowser asPage={browsing} />
      {!browsing && (
        <Suspense fallback={null}>
          {view !== 'stories' && <StudentStories />}
          <GiveStrip />
          <ImpactStrip />
        </Suspense>
      )}
    </div>
  );
}
