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
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { dashboardPath, paths } from '../paths.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { sideGroups } from './sideLinks.ts';
import styles from './WorkLayout.module.css';

export type WorkArea = 'school' | 'platform';

/** Layout of the screens of work: side navigation on a desktop, a sheet on a phone. */
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

/** The breadcrumbs; a teacher's top is the teacher's dashboard. */
function Crumbs({ area }: { area: WorkArea }) {
  const user = useSelector(selectUser);
  return user && <Breadcrumbs home={area === 'platform' ? paths.platformDashboard : dashboardPath(user)} />;
}

function SideLinks({ area }: { area: WorkArea }) {
  const user = useSelector(selectUser);
  const teaching = area === 'school' && user?.role === 'teacher';
  const { data } = useListBooksQuery({ status: 'all', own: true, limit: 1 }, { skip: teaching });
  const groups = sideGroups(teaching ? 'teacher' : area);
  const name = teaching ? t('Teacher') : area === 'school' ? t('School admin') : t('Platform admin');
  const nav = useHereInSight();
  return (
    <>
      <nav ref={nav} aria-label={name} className={styles['links']}>
        {groups.map(({ title, links }) => (
          <div key={title} role="group" {...(title && { 'aria-label': title })}>
            {title && <p aria-hidden="true">{title}</p>}
            {links.map(({ to, label, icon, counts }) => (
              <NavLink key={to} to={to} end>
                <Icon name={icon} />
                {label}
                {counts === 'books' && data && <b className="num">{formatNumber(data.count)}</b>}
              </NavLink>
            ))}
          </div>
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

/** Scrolls a long list of links until the link of this screen is visible. */
function useHereInSight() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const list = nav.current;
    const here = list?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!list || !here) return;
    const { top, bottom } = list.getBoundingClientRect();
    // Scrolls it to the middle, since a banner that appears later makes the list shorter. `scrollIntoView`
    // would scroll the page too.
    if (here.bottom > bottom || here.top < top) list.scrollTop += (here.top + here.bottom - top - bottom) / 2;
  }, [pathname]);
  return nav;
}
