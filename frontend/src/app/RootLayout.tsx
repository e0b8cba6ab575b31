import { MESSAGES } from '@bookgrove/contract';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { baseApi } from '../api/baseApi.ts';
import { selectSession, selectUser, signedOut } from '../api/session.ts';
import { t } from '../i18n/index.ts';
import { ViewingBanner } from '../features/view-as/index.ts';
import { placeName, useTenant } from '../shared/tenant.ts';
import { ToastRegion } from '../ui/ToastRegion.tsx';
import { showToast } from '../ui/toasts.ts';
import { loginPath } from './paths.ts';
import type { RouteHandle } from './routes/page.tsx';
import { OfflineBanner } from './shell/OfflineBanner.tsx';

const DemoBanner = lazy(() => import('./shell/DemoBanner.tsx'));

/** Layout around every page: title and focus on a change of route, messages, and the end of a session. */
export function RootLayout() {
  useRouteChange();
  useSessionEnd();
  const user = useSelector(selectUser);
  const tenant = useTenant();
  const { pathname } = useLocation();
  // An open book is not interrupted.
  const reading = pathname.endsWith('/read');
  const demo = tenant?.features?.includes('demo') && !reading;
  return (
    <>
      {user?.viewing && (
        <Suspense fallback={null}>
          <ViewingBanner user={user} until={user.viewing.until} />
        </Suspense>
      )}
      {!reading && <OfflineBanner />}
      {demo && (
        <Suspense fallback={<div className="demo-room" />}>
          <DemoBanner pathname={pathname} />
        </Suspense>
      )}
      <Outlet />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}

/** Titles, announces and focuses a new page, as a browser does for a new document. */
function useRouteChange(): void {
  const { pathname } = useLocation();
  const matches = useMatches();
  const tenant = useTenant();
  const title = (
    matches.findLast(({ handle }) => (handle as RouteHandle | undefined)?.title)?.handle as
      RouteHandle | undefined
  )?.title;
  const place = placeName(tenant);
  // Before the effects of the screen, which may set a more specific title (`usePageTitle`).
  useLayoutEffect(() => {
    if (title) document.title = `${t(title)} · ${place}`;
  }, [title, place, pathname]);

  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    return focusHeading();
  }, [pathname]);
}

/**
 * Moves focus to the page's heading once it exists, so that it is read out and Tab starts at the top. When
 * the focus has moved meanwhile, into the search or a menu, a late heading does not take it.
 */
function focusHeading(): () => void {
  const before = document.activeElement;
  const wentOn = (): boolean => {
    const now = document.activeElement;
    return now !== null && now !== before && now !== document.body && !now.closest('main');
  };
  const focus = (): boolean => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (wentOn() || focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** When a session ends by itself, redirects the person to sign in, with the reason, and back afterwards. */
function useSessionEnd(): void {
  const { expired } = useSelector(selectSession);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  useEffect(() => {
    if (!expired) return;
    dispatch(signedOut());
    dispatch(baseApi.util.resetApiState());
    dispatch(showToast('warn', MESSAGES.tokenExpired));
    void navigate(loginPath(pathname + search));
  }, [expired, pathname, search, navigate, dispatch]);
}
