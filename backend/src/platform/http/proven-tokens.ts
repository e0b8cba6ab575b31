import { LRUCache } from 'lru-cache';
import type { Principal } from '../context.ts';

/** How long a verified signature is trusted, in milliseconds, and of how many tokens at most. */
const TRUSTED_MS = 30_000;
const MOST_TOKENS = 5_000;

/**
 * Tokens whose signature was verified a moment ago, by tenant. One screen sends ten requests in a second with
 * the same token, and verifying it is a large part of the cost of a short answer. Whether the session is
 * still valid is not cached here: that is checked for every request.
 */
export class ProvenTokens {
  private readonly proven = new LRUCache<string, Principal>({ max: MOST_TOKENS, ttl: TRUSTED_MS });

  /**
   * The claims of a cached token; undefined when it must be verified. `authorization` is the whole header.
   */
  get(tenantId: string, authorization: string): Principal | undefined {
    return this.proven.get(`${tenantId} ${authorization}`);
  }

  /** Stores a verified token, no longer than until it expires. */
  add(tenantId: string, authorization: string, principal: Principal): void {
    const left = expiryOf(authorization) - Date.now();
    if (left > 0)
      this.proven.set(`${tenantId} ${authorization}`, Object.freeze(principal), {
        ttl: Math.min(left, TRUSTED_MS),
      });
  }
}

/** Expiry of a verified token in milliseconds since 1970; 0 when it has none. `authorization` is the whole header. */
export function expiryOf(authorization: string): number {
  const payload = authorization.split('.')[1] ?? '';
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' ? exp * 1_000 : 0;
}
