import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { language } from '../i18n/index.ts';
import { fetchOnce, takeEarly } from './early.ts';
import { clearStorage, sessionExpired, tokenRefreshed, UNSENT, type SessionState } from './session.ts';

/** The part of the store that signing in again needs. */
export interface SessionStore {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof tokenRefreshed> | ReturnType<typeof sessionExpired>) => unknown;
}

export const accessToken = (store: Pick<SessionStore, 'getState'>): string | null =>
  (store.getState() as { session: SessionState }).session.access;

/** A new access token, or why there is none: the session is over, or nobody could tell. */
export type Refresh = { access: string } | 'ended' | 'no_answer';

async function requestToken(): Promise<Refresh> {
  const response = await (takeEarly('session') ??
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
 * One refresh at a time, whoever asks. The refresh token rotates and its reuse ends the session, so two tabs may
 * not spend the same one either: the lock is shared by all tabs of this site where the browser offers it.
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
 * A fresh token in place of one the server called expired. Null when there is none: after a session that ended, or,
 * with the session left alone, when nobody answered. When another call has already fetched a newer token, that one
 * is used.
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
    // Staff began or stopped to view as somebody, perhaps in another tab. This page is the former person's.
    location.reload();
    return null;
  }
  store.dispatch(tokenRefreshed(refresh.access));
  return refresh.access;
}

/** Whose token it is; undefined for one that cannot be read. */
function subjectOf(token: string): unknown {
  try {
    const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { sub?: unknown }).sub;
  } catch {
    return undefined;
  }
}

function endSession(store: SessionStore): void {
  if ((store.getState() as { session: SessionState }).session.user?.viewing) {
    // The look is over, and the person who looked is not signed out by it.
    location.assign('/');
    return;
  }
  clearStorage(UNSENT);
  store.dispatch(sessionExpired());
}

/** The school of the host is the same whoever asks, and the page is painted by it. */
const ASKED_BY_ANYBODY = 'getTenant';
let restoring: Promise<void> | null = null;

/**
 * Until this has ended nobody knows who asks: calls wait for it. One sent before would be answered as a visitor's, and
 * that answer would stay on the screen of somebody who is signed in.
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
    // The refresh token comes in a cookie that scripts cannot see, and never in an answer's body.
    headers.set('X-Refresh', 'cookie');
    headers.set('Accept-Language', language());
    const access = accessToken({ getState });
    if (access) headers.set('Authorization', `Bearer ${access}`);
    return headers;
  },
});

/** `fetchBaseQuery` that answers an expired token with one refresh and one repetition of the call. */
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
    // Revoked, or signed by a key that is gone: refreshing would not help.
    if (accessToken(api) === used) endSession(api);
    return result;
  }
  return (await renewSession(api, used)) ? send(args, api, extra) : result;
};
