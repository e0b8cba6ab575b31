import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SIGNED_IN_MARK } from '@bookgrove/contract';
import type { User } from './types.ts';

/**
 * The signed-in person. The access token is stored in memory only; the refresh token is a cookie that scripts
 * cannot read. `restoring` lasts from the start until it is known whether an earlier session is still valid.
 */
export interface SessionState {
  phase: 'restoring' | 'visitor' | 'member';
  access: string | null;
  user: User | null;
  /** The session ended by itself and the person has not been informed yet. */
  expired: boolean;
}

const FLAG = 'signed_in';

/**
 * Whether somebody has signed in with this browser before, so that a visitor's first page makes no call that
 * must fail.
 */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(FLAG) === '1';
  } catch {
    return false;
  }
}

/** Records that there is a session to restore at the next start; deletes what another person left unsent. */
export function rememberSignedIn(person = ''): void {
  try {
    localStorage.setItem(FLAG, '1');
    if (person) sweep(UNSENT, UNSENT + person);
  } catch {
    // A browser without storage still works: it asks for the password again next time.
  }
}

/**
 * Prefix of storage keys for unsent text; the id of the person follows. Such text survives a session that
 * ends by itself (a night without a network), and is deleted when another person signs in on this device.
 */
export const UNSENT = 'unsent:';

/**
 * Storage key of the list of offline books. Like unsent text it survives a session that ends by itself, such as one
 * that lasts until the browser is closed; signing out deletes it, and so does another person who signs in.
 */
export const OFFLINE_BOOKS = 'home.shelf';

/** No key begins with this. */
const NOTHING = '\0';

/** Deletes all keys with this prefix, except those that begin with `kept`. */
function sweep(start: string, kept: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(start) && !key.startsWith(kept) && (kept === NOTHING || key !== OFFLINE_BOOKS))
      localStorage.removeItem(key);
}

/**
 * Deletes everything that this site stored in the browser, so that the next person finds nothing. With `kept`, keys
 * that begin with it remain, and the list of offline books.
 */
export function clearStorage(kept = NOTHING): void {
  try {
    sweep('', kept);
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to delete.
  }
}

/**
 * Records a session that was opened without this app, by a launch from a learning platform, and takes its mark out of the
 * address. Somebody who adds the mark by hand causes one call that is refused.
 */
export function noteArrival(): void {
  if (location.hash !== SIGNED_IN_MARK) return;
  rememberSignedIn();
  history.replaceState(history.state, '', location.pathname + location.search);
}

const visitor: SessionState = { phase: 'visitor', access: null, user: null, expired: false };

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => {
    noteArrival();
    return { ...visitor, phase: wasSignedIn() ? 'restoring' : 'visitor' };
  },
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ access: string; user: User }>): SessionState => ({
      phase: 'member',
      expired: false,
      ...payload,
    }),
    tokenRefreshed: (state, { payload }: PayloadAction<string>) => {
      state.access = payload;
    },
    signedOut: () => visitor,
    /** The session ended by itself; the app shows the sign-in page with a warning. */
    sessionExpired: () => ({ ...visitor, expired: true }),
  },
});

export const sessionReducer = slice.reducer;
export const { signedIn, tokenRefreshed, signedOut, sessionExpired } = slice.actions;

interface WithSession {
  session: SessionState;
}

export const selectSession = (state: WithSession): SessionState => state.session;
export const selectUser = (state: WithSession): User | null => state.session.user;

/** Whether the user may upload books. */
export function canUpload(user: User | null): boolean {
  if (user?.permissions) return user.permissions.includes('book.upload');
  return user !== null && (user.is_staff || user.role === 'teacher' || user.role === 'school_admin');
}

/** Whether the user writes stories, or reads those of a class: students and teachers of a school. */
export const canWriteStories = (user: User | null): boolean =>
  user?.permissions?.includes('story.write') ?? false;

/**
 * Whether the user manages an account of their own: children sign in through their class, visitors share one
 * account.
 */
export const hasOwnAccount = (user: User | null): boolean =>
  user !== null && user.role !== 'student' && user.role !== 'community';
