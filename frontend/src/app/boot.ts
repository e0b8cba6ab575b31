import { loadStartup } from '../features/offline-books/index.ts';
import { MESSAGES } from '@bookgrove/contract';
import { takePrefetched } from '../api/prefetch.ts';
import { holdCallsUntil, refreshToken } from '../api/reauth.ts';
import { clearStorage, signedIn, signedOut, UNSENT, wasSignedIn } from '../api/session.ts';
import type { User } from '../api/types.ts';
import { rememberLanguage, showLanguage, showStaffTexts } from '../i18n/language.ts';
import { loadTenant } from '../shared/tenant.ts';
import { showToast } from '../ui/toasts.ts';
import type { AppStore } from './store.ts';

/** Starts the calls that every page waits for, in parallel: the school, and the session of an earlier visit. */
export function boot(store: AppStore): void {
  followLanguage(store);
  followHome(store);
  // The first screen does not wait for the cart.
  import('../shared/cart/followCart.ts')
    .then(({ followCart }) => followCart(store, () => import('../shared/cart/memberCart.ts')))
    .catch((error: unknown) => console.error('The cart could not be opened', error));
  void store.dispatch(loadTenant());
  if (store.getState().session.phase === 'restoring') holdCallsUntil(restoreSession(store));
  // Without a network at start the session could not be restored: it is restored once there is one.
  addEventListener('online', () => {
    if (store.getState().session.phase === 'visitor' && wasSignedIn()) void restoreSession(store);
  });
}

/**
 * Offline books belong to one reader: when the session ends, or somebody else signs in, they are removed from
 * the device. A start without a network does not know the reader and removes nothing. Books that may no
 * longer be read are removed as well.
 */
function followHome(store: AppStore): void {
  if (!('caches' in window)) return;
  let known: string | undefined;
  store.subscribe(() => {
    const { phase, user } = store.getState().session;
    if (phase === 'restoring') return;
    const now = user?.viewing ? '' : (user?.id ?? '');
    if (now === known) return;
    known = now;
    void caches
      .has('books-at-home')
      .then(async (some) => {
        if (!some) return;
        const { refreshOfflineBooks, removeOfflineBooks } = await loadStartup();
        await removeOfflineBooks(now || null);
        if (now) await refreshOfflineBooks(store.dispatch, now);
      })
      .catch(() => undefined);
  });
}

/** Whether a person works in the screens of staff, whose texts are loaded on demand. */
const isStaff = ({ is_staff: ofPlatform, role }: User): boolean =>
  ofPlatform || !['student', 'parent', 'community'].includes(role);

/** A person who signs in gets the interface in the language that they chose. */
function followLanguage(store: AppStore): void {
  let known: User['language'];
  store.subscribe(() => {
    const { user } = store.getState().session;
    if (user && isStaff(user)) void showStaffTexts();
    const own = user?.language;
    if (own === known) return;
    known = own;
    if (!own) return;
    rememberLanguage(own);
    void showLanguage(own);
  });
}

async function restoreSession(store: AppStore): Promise<void> {
  const refresh = await refreshToken();
  if (refresh === 'ended') {
    clearStorage(UNSENT);
    store.dispatch(showToast('warn', MESSAGES.tokenExpired));
  }
  const access = typeof refresh === 'object' ? refresh.access : null;
  const user = access && (await fetchProfile(access));
  // Before the screen appears, so that it is not in English first.
  if (user && isStaff(user)) await showStaffTexts();
  // Without an answer the person is a visitor for now, and the session mark is kept: the next start tries
  // again.
  store.dispatch(access && user ? signedIn({ access, user }) : signedOut());
}

async function fetchProfile(access: string): Promise<User | null> {
  const early = await takePrefetched('profile');
  const response =
    early ??
    (await fetch('/api/user/profile/', { headers: { Authorization: `Bearer ${access}` } }).catch(() => null));
  return response?.ok ? ((await response.json()) as User) : null;
}
