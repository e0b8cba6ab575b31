import { LiveSessions } from '../../../../platform/http/tenant-directory.ts';
import { OpenSession } from './open-session.ts';
import { RefreshSessionHandler } from './refresh-session.ts';
import { SessionLiveness } from './session-liveness.ts';
import { SessionReply } from './session-reply.ts';
import { SignOutHandler } from './sign-out.ts';
import { Tokens } from './tokens.ts';

/** Sessions: opening, renewing, checking and ending them. */
export const SESSION_PROVIDERS = {
  controllers: [],
  providers: [
    OpenSession,
    RefreshSessionHandler,
    SessionLiveness,
    SessionReply,
    SignOutHandler,
    Tokens,
    { provide: LiveSessions, useExisting: SessionLiveness },
  ],
};
