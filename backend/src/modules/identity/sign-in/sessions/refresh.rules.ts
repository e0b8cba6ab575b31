/**
 * How long a used token still returns its successor, while that one is unused: two tabs refreshing together, a
 * lost response (RFC 9700 §4.14).
 */
export const OVERLAP_MS = 10_000;

export interface RefreshState {
  /** When the presented token was exchanged; null when it is the newest of its family. */
  used_at: Date | null;
  /** Whether the token that it was exchanged for was exchanged in its turn: then somebody received it. */
  successor_used: boolean;
  session: { revoked_at: Date | null; expires_at: Date };
  user: { status: 'active' | 'archived' };
}

/** `fresh`: rotate. `overlap`: the same successor again. `replayed`: end the whole family. `ended`: refuse. */
type RefreshVerdict = 'fresh' | 'overlap' | 'replayed' | 'ended';

/** Decides about a presented refresh token. */
export function checkRefresh(
  { used_at, successor_used, session, user }: RefreshState,
  now: Date,
): RefreshVerdict {
  if (session.revoked_at || session.expires_at <= now || user.status !== 'active') return 'ended';
  if (!used_at) return 'fresh';
  const within = now.getTime() - used_at.getTime() <= OVERLAP_MS;
  return within && !successor_used ? 'overlap' : 'replayed';
}
