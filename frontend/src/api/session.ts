import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from './types.ts';

/**
 * Who is signed in. The access token lives here, in memory only; the refresh token is a cookie that scripts
 * cannot see. `restoring` lasts from the start until it is known whether an earlier session still holds.
 */
export interface SessionState {
  phase: 'restoring' | 'visitor' | 'member';
  access: string | null;
  user: User | null;
  /** The session ended by itself and the person has not been told yet. */
  expired: boolean;
}

const FLAG = 'signed_in';

/** Whether this browser signed in before, so that a visitor's first page makes no call that must fail. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(FLAG) === '1';
  } catch {
    return false;
  }
}

/** Remembers that there is a session worth restoring at the next start; what another person left unsent here goes. */
export function rememberSignedIn(person = ''): void {
  try {
    localStorage.setItem(FLAG, '1');
    if (person) sweep(UNSENT, UNSENT + person);
  } catch {
    // A browser that stores nothing still works: it asks for the password again next time.
  }
}

/**
 * Begins the names of what somebody wrote and the server has not got yet; then comes who. It outlives a session that ends
 * by itself (a night without a network), and goes when somebody else signs in at this device.
 */
export const UNSENT = 'unsent:';

/** No name begins so. */
const NOTHING = '\0';

/** Takes away whatever begins so, but for what begins with `kept`. */
function sweep(start: string, kept: string): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(start) && !key.startsWith(kept)) localStorage.removeItem(key);
}

/** Clears everything this site stored in the browser, so the next person at it finds nothing; but for `kept`. */
export function clearStorage(kept = NOTHING): void {
  try {
    sweep('', kept);
    sessionStorage.clear();
  } catch {
    // Nothing can be stored, so nothing has to go.
  }
}

const visitor: SessionState = { phase: 'visitor', access: null, user: null, expired: false };

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ ...visitor, phase: wasSignedIn() ? 'restoring' : 'visitor' }),
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
    /** The session ended by itself; the app answers with the sign-in page and a warning. */
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

/** May put books into the library. */
export function canUpload(user: User | null): boolean {
  if (user?.permissions) return user.permissions.includes('book.upload');
  return user !== null && (user.is_staff || user.role === 'teacher' || user.role === 'school_admin');
}

/** Writes stories, or reads those of a class: students and teachers of a school. */
export const canWriteStories = (user: User | null): boolean =>
  user?.permissions?.includes('story.write') ?? false;

/** A grown-up who looks after an account of their own: children sign in as their class does, visitors share one. */
export const hasOwnAccount = (user: User | null): boolean =>
  user !== null && user.role !== 'student' && user.role !== 'community';
