import { describe, expect, it } from '@jest/globals';
import { checkRefresh, OVERLAP_MS, type RefreshState } from './refresh.rules.ts';

const now = new Date('2026-11-20T10:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const state = (change: Partial<RefreshState> = {}): RefreshState => ({
  used_at: null,
  successor_used: false,
  session: { revoked_at: null, expires_at: ago(-60_000) },
  user: { status: 'active' },
  ...change,
});

describe('a refresh token', () => {
  it.each([
    ['that is the newest of its family is rotated', state(), 'fresh'],
    ['used a moment ago leads to the same successor', state({ used_at: ago(OVERLAP_MS) }), 'overlap'],
    ['used longer ago was stolen or replayed', state({ used_at: ago(OVERLAP_MS + 1) }), 'replayed'],
    [
      'used a moment ago whose successor was used too is a replay',
      state({ used_at: ago(1), successor_used: true }),
      'replayed',
    ],
    ['of an archived person is refused', state({ user: { status: 'archived' } }), 'ended'],
    ['of an expired session is refused', state({ session: { revoked_at: null, expires_at: now } }), 'ended'],
    [
      'of a revoked session is refused even inside the overlap',
      state({ used_at: ago(1), session: { revoked_at: ago(1), expires_at: ago(-1000) } }),
      'ended',
    ],
  ] as const)('%s', (_what, given, verdict) => {
    expect(checkRefresh(given, now)).toBe(verdict);
  });
});
