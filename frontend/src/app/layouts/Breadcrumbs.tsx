import { Link, useLocation, useMatches } from 'react-router-dom';
import { t } from '../../i18n/index.ts';
import { paths } from '../paths.ts';
import type { RouteHandle } from '../routes/page.tsx';
import styles from './Breadcrumbs.module.css';

/** Screens below another one: the prefix of their addresses, and the list that they belong to. */
const PARENTS: { below: string; to: string; name: string }[] = [
  { below: paths.adminAddUser, to: paths.adminUsers, name: 'People' },
  { below: `${paths.adminUsers}/`, to: paths.adminUsers, name: 'People' },
  { below: paths.adminAddClass, to: paths.adminClasses, name: 'Classes' },
  { below: paths.adminClassStudents, to: paths.adminClasses, name: 'Classes' },
  { below: `${paths.adminInbox}/`, to: paths.adminInbox, name: 'Inbox' },
  { below: `${paths.adminPages}/`, to: paths.adminPages, name: 'Pages' },
  { below: `${paths.platformInbox}/`, to: paths.platformInbox, name: 'Inbox' },
  { below: '/admin-panel/page/', to: paths.platformPages, name: 'Pages' },
  { below: '/admin-panel/tenant', to: paths.platformSchools, name: 'Schools' },
  { below: `${paths.platformUser}/`, to: paths.platformUsers, name: 'All users' },
  { below: `${paths.platformUserProfile}/`, to: paths.platformUsers, name: 'All users' },
  { below: `${paths.classes}/`, to: paths.classes, name: 'My classes' },
  { below: `${paths.bulkEnrolment}/`, to: paths.bulkEnrolment, name: 'Bulk enrolment' },
];

/** Breadcrumbs of a work area. The dashboard itself is the top and has none. */
export function Breadcrumbs({ home }: { home: string }) {
  const { pathname } = useLocation();
  const title = (
    useMatches().findLast(({ handle }) => (handle as RouteHandle | undefined)?.title)?.handle as
      RouteHandle | undefined
  )?.title;
  if (pathname === home || !title) return null;
  const parent = PARENTS.find(({ below, to }) => pathname.startsWith(below) && pathname !== to);
  return (
    <nav aria-label={t('Breadcrumb')} className={styles['crumbs']}>
      <ol>
        <li>
          <Link to={home}>{t('Dashboard')}</Link>
        </li>
        {parent && (
          <li>
            <Link to={parent.to}>{t(parent.name)}</Link>
          </li>
        )}
        <li aria-current="page">{t(title)}</li>
      </ol>
    </nav>
  );
}
