import type { Principal } from '../context.ts';
import { ShortMemory } from '../short-memory.ts';

/** How long a token's signature is taken as proven, in milliseconds, and of how many tokens. */
const KEPT_MS = 30_000;
const MOST = 5_000;

/**
 * Tokens whose signature was found good a moment ago, each at the place it was made for: a screen asks ten times in a second
 * with the same one, and proving it anew is a good part of what a short answer costs. Whether the session behind it still
 * lives is no matter of the token: that is asked for every request.
 */
export class ProvenTokens {
  private readonly kept = new ShortMemory<Principal>(KEPT_MS, MOST);

  /** Whose token it is; undefined when it must be proven. `authorization` is the whole header. */
  get(tenantId: string, authorization: string): Principal | undefined {
    return this.kept.get(`${tenantId} ${authorization}`);
  }

  /** Remembers a proof, no longer than the token itself lives. */
  add(tenantId: string, authorization: string, principal: Principal): void {
    const left = expiryOf(authorization) - Date.now();
    if (left > 0) this.kept.set(`${tenantId} ${authorization}`, Object.freeze(principal), left);
  }
}

/** The end of a token that was proven, in milliseconds; 0 where it names none. */
function expiryOf(authorization: string): number {
  const payload = authorization.split('.')[1] ?? '';
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: unknown };
  return typeof exp === 'number' ? exp * 1_000 : 0;
}
