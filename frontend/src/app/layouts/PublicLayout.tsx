import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Header } from '../shell/Header.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';

// The footer is not needed for the first paint.
const Footer = lazy(() => import('../shell/Footer.tsx'));

/** The layout of every public page. */
export function PublicLayout() {
  return (
    <>
      <SkipLink label={t('Skip to the books')} />
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Suspense fallback={null}>
        <Footer />
      </Suspense>
    </>
  );
}
