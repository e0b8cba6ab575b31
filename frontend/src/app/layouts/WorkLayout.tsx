import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, Outlet, useLocation, useMatches } from 'react-router-dom';
import { useListBooksQuery } from '../../api/books.ts';
import { selectUser } from '../../api/session.ts';
import { formatNumber } from '../../i18n/format.ts';
import { t } from '../../i18n/index.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { Initials } from '../../ui/Avatar.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { Tab, Tabs } from '../../ui/table/Tabs.tsx';
import { dashboardPath, paths } from '../paths.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import type { SideList } from '../area.ts';
import { useCommandSearch } from '../commands/useCommandSearch.tsx';
import type { RouteHandle } from '../routes/page.tsx';
import { WorkHeaderItems } from '../shell/HeaderItems.tsx';
import { sectionOf, sideGroups } from './sideLinks.ts';
import styles from './WorkLayout.module.css';

export type WorkArea = 'school' | 'platform';

/** Layout of the screens of work: side navigation on a desktop, a sheet on a phone. */
export function WorkLayout({ area }: { area: WorkArea }) {
  const [open, setOpen] = useState(false);
  const user = useSelector(selectUser);
  // One of the two heads is hidden: what asks the server is mounted in the other.
  const isWide = useMedia('(width >= 1024px)');
  const { pathname } = useLocation();
  useEffect(() => setOpen(false), [pathname]);
  const { search, openSearch } = useCommandSearch();
  const find = () => {
    setOpen(false);
    openSearch();
  };
  return (
    <div data-density="work" data-area={area} className={styles['area']}>
      <SkipLink label={t('Skip to the table')} />
      <header className={styles['top']}>
        <Logo />
        <span className={styles['space']} />
        {!isWide && <WorkHeaderItems user={user} />}
        <IconButton icon="menu" label={t('Menu')} aria-expanded={open} onClick={() => setOpen(true)} />
      </header>
      <div className={styles['app']}>
        <header className={styles['side']}>
          <div className={styles['stay']}>
            <div className={styles['logo']}>
              <Logo />
              {isWide && <WorkHeaderItems user={user} />}
            </div>
            <SideLinks area={area} onFind={find} />
          </div>
        </header>
        <main id="main" className={styles['main']}>
          <Crumbs area={area} />
          <SectionLinks area={area} />
          <Outlet />
        </main>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('Menu')} shape="sheet" header={<Logo />}>
        <div className={styles['sheet']}>
          <SideLinks area={area} onFind={find} />
        </div>
      </Dialog>
      {search}
    </div>
  );
}

/** The breadcrumbs; a teacher's top is the teacher's dashboard. */
function Crumbs({ area }: { area: WorkArea }) {
  const user = useSelector(selectUser);
  return user && <Breadcrumbs home={area === 'platform' ? paths.platformDashboard : dashboardPath(user)} />;
}

/** The list of links of an area: at a school that of its teachers or of its administrators. */
function useSideList(area: WorkArea): SideList {
  const user = useSelector(selectUser);
  return area === 'school' && user?.role === 'teacher' ? 'teacher' : area;
}

/** Links to the screens of the section that is shown. */
function SectionLinks({ area }: { area: WorkArea }) {
  const { pathname } = useLocation();
  const section = sectionOf(useSideList(area), pathname);
  if (!section || section.links.length < 2) return null;
  return (
    <div className={styles['section']}>
      <Tabs label={t('Section {name}', { name: section.head.label })}>
        {section.links.map(({ to, label }) => (
          <Tab key={to} to={to} label={label} selected={to === pathname} />
        ))}
      </Tabs>
    </div>
  );
}

function SideLinks({ area, onFind }: { area: WorkArea; onFind: () => void }) {
  const user = useSelector(selectUser);
  const list = useSideList(area);
  const teaching = list === 'teacher';
  const { data } = useListBooksQuery({ status: 'all', own: true, limit: 1 }, { skip: teaching });
  const groups = sideGroups(list);
  const { pathname } = useLocation();
  const here = useAddressOfSection(list);
  const name = teaching ? t('Teacher') : area === 'school' ? t('School admin') : t('Platform admin');
  const nav = useHereInSight();
  return (
    <>
      <button type="button" className={styles['find']} aria-keyshortcuts="Control+K Meta+K" onClick={onFind}>
        <Icon name="search" />
        {t('Find')}
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <nav ref={nav} aria-label={name} className={styles['links']}>
        {groups.map(({ title, links }) => (
          <div key={title} role="group" {...(title && { 'aria-label': title })}>
            {title && <p aria-hidden="true">{title}</p>}
            {links.map(({ to, label, icon, counts }) => (
              <Link
                key={to}
                to={to}
                aria-current={to === pathname ? 'page' : to === here ? 'true' : undefined}
              >
                <Icon name={icon} />
                {label}
                {counts === 'books' && data && <b className="num">{formatNumber(data.count)}</b>}
              </Link>
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

/** The address of the link of the section in which this screen is, also for a screen below one of the section. */
function useAddressOfSection(list: SideList): string | undefined {
  const { pathname } = useLocation();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const parent = handles.findLast((handle) => handle?.title)?.parent;
  return (sectionOf(list, pathname) ?? (parent ? sectionOf(list, parent) : null))?.head.to;
}

/** Scrolls a long list of links until the link of this screen is visible. */
function useHereInSight() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const list = nav.current;
    if (!list) return;
    const show = () => {
      const here = list.querySelector('[aria-current]')?.getBoundingClientRect();
      if (!here) return;
      const { top, bottom } = list.getBoundingClientRect();
      // To the middle. `scrollIntoView` would scroll the page too.
      if (here.bottom > bottom || here.top < top)
        list.scrollTop += (here.top + here.bottom - top - bottom) / 2;
    };
    show();
    // A banner or a font that comes later makes the list shorter or longer.
    const sizes = new ResizeObserver(show);
    sizes.observe(list);
    return () => sizes.disconnect();
  }, [pathname]);
  return nav;
}
