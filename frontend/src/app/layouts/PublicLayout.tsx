import { Outlet } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';

/** The shell of every public page. */
export function PublicLayout() {
  return (
    <>
      <SkipLink label={t('Skip to the books')} />
      <Header />
      <main id="main">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
