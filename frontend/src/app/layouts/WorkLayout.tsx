import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { useListBooksQuery } from '../../api/books.ts';
import { selectUser } from '../../api/session.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { Initials } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { dashboardPath, paths } from '../paths.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './WorkLayout.module.css';

export type WorkArea = 'school' | 'platform';

/** Around the screens of people at work: side navigation at a desk, a sheet on a phone. */
export function WorkLayout({ area }: { area: WorkArea }) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div data-density="work" data-area={area} className={styles['area']}>
      <SkipLink label={t('Skip to the table')} />
      <header className={styles['top']}>
        <Logo />
        <IconButton icon="menu" label={t('Menu')} aria-expanded={open} onClick={() => setOpen(true)} />
      </header>
      <div className={styles['app']}>
        <header className={styles['side']}>
          <div className={styles['stay']}>
            <div className={styles['logo']}>
              <Logo />
            </div>
            <SideLinks area={area} />
          </div>
        </header>
        <main id="main" className={styles['main']}>
          <Crumbs area={area} />
          <Outlet />
        </main>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Menu')} shape="sheet" header={<Logo />}>
        <div className={styles['sheet']}>
          <SideLinks area={area} />
        </div>
      </Dialog>
    </div>
  );
}

/** The ways up; a teacher's top is their own day. */
function Crumbs({ area }: { area: WorkArea }) {
  const user = useSelector(selectUser);
  return user && <Breadcrumbs home={area === 'platform' ? paths.platformDashboard : dashboardPath(user)} />;
}

interface SideLink {
  to: string;
  label: string;
  icon: IconName;
  count?: number | undefined;
}

function SideLinks({ area }: { area: WorkArea }) {
  const user = useSelector(selectUser);
  const teaching = area === 'school' && user?.role === 'teacher';
  const { data } = useListBooksQuery({ status: 'all', own: true, limit: 1 }, { skip: teaching });
  const classes = (to: string) => [
    { to, label: teaching ? t('My classes') : t('Classes'), icon: 'read' as const },
    { to: paths.bulkEnrolment, label: t('Bulk enrolment'), icon: 'file' as const },
    { to: paths.archivedStudents, label: t('Archived students'), icon: 'archive' as const },
  ];
  const shared = [
    { to: paths.upload, label: t('Upload a book'), icon: 'upload' as const },
    { to: paths.library, label: t('The library'), icon: 'home' as const },
  ];
  const desk: SideLink[] = [
    {
      to: area === 'school' ? paths.adminDashboard : paths.platformDashboard,
      label: t('Dashboard'),
      icon: 'chart',
    },
    {
      to: area === 'school' ? paths.adminBooks : paths.platformBooks,
      label: t('Books'),
      icon: 'library',
      count: data?.count,
    },
    {
      to: area === 'school' ? paths.adminCategories : paths.platformCategories,
      label: t('Categories'),
      icon: 'modes',
    },
    ...(area === 'school'
      ? [
          { to: paths.adminReviews, label: t('Reported reviews'), icon: 'star' as const },
          { to: paths.adminUsers, label: t('People'), icon: 'people' as const },
          ...classes(paths.adminClasses),
          { to: paths.adminInvitations, label: t('Invitations'), icon: 'plus' as const },
          { to: paths.adminGuardians, label: t('Guardians'), icon: 'person' as const },
          { to: paths.adminSignIn, label: t('Signing in'), icon: 'lock' as const },
          { to: paths.adminDataRequests, label: t('Data requests'), icon: 'file' as const },
          { to: paths.adminAudit, label: t('Audit'), icon: 'shield' as const },
          { to: paths.adminProfile, label: t('My account'), icon: 'person' as const },
        ]
      : [
          { to: paths.platformUsersDashboard, label: t('User numbers'), icon: 'chart' as const },
          { to: paths.platformUsers, label: t('All users'), icon: 'people' as const },
          { to: paths.platformStudents, label: t('Students'), icon: 'person' as const },
          { to: paths.platformTeachers, label: t('Teachers'), icon: 'person' as const },
          { to: paths.platformSuperpowerTeachers, label: t('Superpower Teachers'), icon: 'star' as const },
          { to: paths.platformSuperpowerParents, label: t('Superpower Parents'), icon: 'star' as const },
          { to: paths.platformAudit, label: t('Audit'), icon: 'shield' as const },
        ]),
    ...(area === 'school'
      ? [
          { to: paths.adminModes, label: t('Modes'), icon: 'modes' as const },
          { to: paths.adminSetup, label: t('Set up'), icon: 'check' as const },
        ]
      : [
          { to: paths.platformSchools, label: t('Schools'), icon: 'school' as const },
          { to: paths.platformModes, label: t('Modes'), icon: 'modes' as const },
          { to: paths.platformExperiments, label: t('Experiments'), icon: 'star' as const },
        ]),
    { to: area === 'school' ? paths.adminInbox : paths.platformInbox, label: t('Inbox'), icon: 'inbox' },
    { to: area === 'school' ? paths.adminPages : paths.platformPages, label: t('Pages'), icon: 'file' },
    { to: area === 'school' ? paths.adminFilms : paths.platformFilms, label: t('Films'), icon: 'picture' },
    ...shared,
  ];
  const superpower = { to: paths.superpower, label: t('Superpower Teacher'), icon: 'star' as const };
  const links: SideLink[] = teaching
    ? [
        { to: paths.dashboard, label: t('My day'), icon: 'chart' },
        ...classes(paths.classes),
        superpower,
        ...shared,
      ]
    : desk;
  const name = teaching ? t('Teacher') : area === 'school' ? t('School admin') : t('Platform admin');
  const nav = useHereInSight();
  return (
    <>
      <nav ref={nav} aria-label={name} className={styles['links']}>
        {links.map(({ to, label, icon, count }) => (
          <NavLink key={to} to={to} end>
            <Icon name={icon} />
            {label}
            {count !== undefined && <b className="num">{formatNumber(count)}</b>}
          </NavLink>
        ))}
      </nav>
      <div className={styles['end']}>
        {user && (
          <>
            <Initials id={user.id} first={user.first_name} last={user.last_name} />
            <span>
              <b>{`${user.first_name} ${user.last_name}`}</b>
              {name}
            </span>
          </>
        )}
        <Link to={paths.logout} aria-label={t('Logout')} title={t('Logout')} className={styles['out']}>
          <Icon name="out" />
        </Link>
      </div>
    </>
  );
}

/** Scrolls a long list of links until the one of this screen can be seen. */
function useHereInSight() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const list = nav.current;
    const here = list?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!list || !here) return;
    const { top, bottom } = list.getBoundingClientRect();
    // Into the middle, since a banner that comes later makes the list shorter. `scrollIntoView` would move the page too.
    if (here.bottom > bottom || here.top < top) list.scrollTop += (here.top + here.bottom - top - bottom) / 2;
  }, [pathname]);
  return nav;
}
