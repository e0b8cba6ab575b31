import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Role } from '@bookgrove/contract';
import { Config, derivedKey } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import type { AccessClaims } from '../../../../platform/http/jwt.strategy.ts';

/** Creates access tokens (JWT, short-lived) and refresh tokens (random, stored as SHA-256). */
@Injectable()
export class Tokens {
  private readonly successorKey: Buffer;
  private readonly accessSeconds: number;

  constructor(
    config: Config,
    private readonly jwt: JwtService,
  ) {
    this.successorKey = derivedKey(config, 'refresh-successor');
    this.accessSeconds = config.jwt.accessSeconds;
  }

  /** `viewer`: the member of staff in a view-as session; the token expires with that session. */
  access(
    user: { id: string; role: Role; is_staff: boolean },
    sessionId: string,
    viewer?: { id: string; seconds: number },
  ): string {
    const claims: AccessClaims = {
      sub: user.id,
      sid: sessionId,
      aud: currentTenantId(),
      role: user.role,
      staff: user.is_staff,
      ...(viewer && { act: { sub: viewer.id } }),
    };
    if (!viewer) return this.jwt.sign(claims);
    const seconds = Math.min(this.accessSeconds, Math.floor(viewer.seconds));
    return this.jwt.sign(claims, { expiresIn: Math.max(1, seconds) });
  }

  /** The first refresh token of a session: 256 random bits. */
  firstRefresh(): string {
    return randomBytes(32).toString('base64url');
  }

  /**
   * The successor of a refresh token. Derived, not random: two tabs that refresh at the same time get the
   * same one, and nothing has to be stored in clear.
   */
  successor(refresh: string): string {
    return createHmac('sha256', this.successorKey).update(refresh).digest('base64url');
  }

  /** The stored digest of a refresh token. */
  digest(refresh: string): Uint8Array<ArrayBuffer> {
    return new Uint8Array(createHash('sha256').update(refresh).digest());
  }
}
