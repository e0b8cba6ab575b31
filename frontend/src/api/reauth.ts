import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { language } from '../i18n/index.ts';
import { fetchOnce, takePrefetched } from './prefetch.ts';
import { clearStorage, sessionExpired, tokenRefreshed, UNSENT, type SessionState } from './session.ts';

/** The part of the store that token refresh needs. */
export interface SessionStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof tokenRefreshed> | ReturnType<typeof sessionExpired>) => unknown;
}

export const accessToken = (store: Pick<SessionStore, 'getState'>): string | null =>
  (store.getState() as { session: SessionState }).session.access;

/** A new access token, or why there is none: the session has ended, or there was no answer. */
export type Refresh = { access: string } | 'ended' | 'no_answer';

async function requestToken(): Promise<Refresh> {
  const response = await (takePrefetched('session') ??
    fetch('/api/auth/token/refresh/', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'X-Refresh': 'cookie', 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => null));
  if (response?.status === 401) return 'ended';
  if (!response?.ok) return 'no_answer';
  const body = (await response.json()) as { access?: unknown };
  return typeof body.access === 'string' ? { access: body.access } : 'no_answer';
}

let running: Promise<Refresh> | null = null;

/**
 * Runs one refresh at a time. The refresh token rotates and its reuse ends the session, so two tabs must not
 * use the same one either: where the browser supports it, all tabs of this site share the lock.
 */
export function refreshToken(): Promise<Refresh> {
  running ??= lockAcrossTabs(requestToken).finally(() => {
    running = null;
  });
  return running;
}

function lockAcrossTabs<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session-refresh', work) : work();
}

/**
 * Returns a new token for one that the server called expired. Null when there is none: the session has ended,
 * or there was no answer, in which case the session is left unchanged. When another call has already fetched
 * a newer token, that one is returned.
 */
export async function renewSession(store: SessionStore, expired: string): Promise<string | null> {
  const current = accessToken(store);
  if (current && current !== expired) return current;
  const refresh = await refreshToken();
  if (refresh === 'no_answer') return null;
  if (refresh === 'ended') {
    // Several calls may fail together: the first ends the session, the others find it ended.
    if (accessToken(store)) endSession(store);
    return null;
  }
  if (subjectOf(refresh.access) !== subjectOf(expired)) {
    // A view-as session began or ended, perhaps in another tab. This page belongs to the former person.
    location.reload();
    return null;
  }
  store.dispatch(tokenRefreshed(refresh.access));
  return refresh.access;
}

/** The subject of a token; undefined when it cannot be read. */
function subjectOf(token: string): unknown {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
}

let stopping = false;
/**
 * Says whether this page is ending its view-as session itself. Other calls under way are refused then, and must
 * not open another page than the one that follows.
 */
export function markViewStopping(now: boolean): void {
  stopping = now;
}

function endSession(store: SessionStore): void {
  if ((store.getState() as { session: SessionState }).session.user?.viewing) {
    // The view-as session has ended; the person who started it stays signed in.
    if (!stopping) location.assign('/');
    return;
  }
  clearStorage(UNSENT);
  store.dispatch(sessionExpired());
}

/** The school of the host is the same for every requester, and the page needs it for its colours. */
const ASKED_BY_ANYBODY = 'getTenant';
let restoring: Promise<void> | null = null;

/**
 * Delays calls until it is known who is signed in. A call sent before would be answered as a visitor's, and
 * that answer would stay on the screen of a signed-in person.
 */
export function holdCallsUntil(known: Promise<void>): void {
  const held = known
    .catch(() => undefined)
    .finally(() => {
      if (restoring === held) restoring = null;
    });
  restoring = held;
}

const isExpiry = (error: FetchBaseQueryError | undefined): boolean =>
  error?.status === 401 && (error.data as { code?: unknown } | undefined)?.code === 'token_expired';

const send = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'same-origin',
  fetchFn: (request) => fetchOnce(request as Request),
  prepareHeaders: (headers, { getState }) => {
    // The refresh token comes in a cookie that scripts cannot read, and never in a response body.
    headers.set('X-Refresh', 'cookie');
    headers.set('Accept-Language', language());
    const access = accessToken({ getState });
    if (access) headers.set('Authorization', `Bearer ${access}`);
    return headers;
  },
});

/** `fetchBaseQuery` that handles an expired token with one refresh and one repetition of the call. */
export const baseQueryWithReauth: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extra,
) => {
  if (restoring && api.endpoint !== ASKED_BY_ANYBODY) await restoring;
  const used = accessToken(api);
  const result = await send(args, api, extra);
  if (result.error?.status !== 401 || !used) return result;
  if (!isExpiry(result.error)) {
    // Revoked, or signed with a key that no longer exists: refreshing would not help.
    if (accessToken(api) === used) endSession(api);
    return result;
  }
  return (await renewSession(api, used)) ? send(args, api, extra) : result;
};
