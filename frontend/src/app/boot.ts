import { MESSAGES } from '@bookgrove/contract';
import { takeEarly } from '../api/early.ts';
import { holdCallsUntil, refreshToken } from '../api/reauth.ts';
import { clearStorage, signedIn, signedOut, UNSENT, wasSignedIn } from '../api/session.ts';
import type { User } from '../api/types.ts';
import { rememberLanguage, showLanguage } from '../i18n/language.ts';
import { loadTenant } from '../shared/tenant.ts';
import { showToast } from '../ui/toasts.ts';
import type { AppStore } from './store.ts';

/** Starts the calls every page waits for, together: the school, and the session of an earlier visit. */
export function boot(store: AppStore): void {
  followLanguage(store);
  followHome(store);
  void store.dispatch(loadTenant());
  if (store.getState().session.phase === 'restoring') holdCallsUntil(restoreSession(store));
  // A start without the internet knew nobody: who it was is asked once there is one.
  addEventListener('online', () => {
    if (store.getState().session.phase === 'visitor' && wasSignedIn()) void restoreSession(store);
  });
}

/**
 * Books taken home belong to one reader: when the session ends, or somebody else signs in, they leave the device. A start
 * without the internet knows nobody for sure and takes nothing away. Those that may not be read any more leave as well.
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
        const { keepFresh, sweepHome } = await import('../features/home/atBoot.ts');
        await sweepHome(now || null);
        if (now) await keepFresh(store.dispatch, now);
      })
      .catch(() => undefined);
  });
}

/** Who signs in reads in the language they once chose. */
function followLanguage(store: AppStore): void {
  let known: User['language'];
  store.subscribe(() => {
    const own = store.getState().session.user?.language;
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
  // Without an answer the person is a visitor for now, and remembered: the next start tries again.
  store.dispatch(access && user ? signedIn({ access, user }) : signedOut());
}

async function fetchProfile(access: string): Promise<User | null> {
  const early = await takeEarly('profile');
  const response =
    early ??
    (await fetch('/api/user/profile/', { headers: { Authorization: `Bearer ${access}` } }).catch(() => null));
  return response?.ok ? ((await response.json()) as User) : null;
}
