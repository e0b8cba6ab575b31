import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Header } from '../shell/Header.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';

// Nobody begins with the foot of a page.
const Footer = lazy(() => import('../shell/Footer.tsx'));

/** The shell of every public page. */
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
