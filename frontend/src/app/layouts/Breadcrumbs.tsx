import { Link, useLocation, useMatches } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { allSideLinks } from '../areas/sideLinks.generated.ts';
import type { RouteHandle } from '../routes/page.tsx';
import styles from './Breadcrumbs.module.css';

/** Breadcrumbs of a work area. The dashboard itself is the top and has none. */
export function Breadcrumbs({ home }: { home: string }) {
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const { title, parent } = handles.findLast((handle) => handle?.title) ?? {};
  if (pathname === home || !title) return null;
  return (
    <nav aria-label={t('Breadcrumb')} className={styles['crumbs']}>
      <ol>
        <li>
          <Link to={home}>{t('Dashboard')}</Link>
        </li>
        {parent && (
          <li>
            <Link to={parent}>{labelOf(parent)}</Link>
          </li>
        )}
        <li aria-current="page">{t(title)}</li>
      </ol>
    </nav>
  );
}

/** The label of the side link to an address, in the current language. */
const labelOf = (address: string): string =>
  allSideLinks.flatMap((links) => links()).find(({ to }) => to === address)?.label ?? '';
