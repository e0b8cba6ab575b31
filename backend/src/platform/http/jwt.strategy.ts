import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { Role } from '@bookgrove/contract';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config, derivedKey } from '../config.ts';
import { currentContext, type Principal } from '../context.ts';

/** Claims of an access token. `aud` is the school whose host it was issued at; it is refused at every other. */
export interface AccessClaims {
  sub: string;
  sid: string;
  aud: string;
  role: Role;
  staff: boolean;
  /** The actor (RFC 8693 §4.1): the member of staff who views as `sub`. */
  act?: { sub: string };
}

export const ACCESS_TOKEN = { issuer: 'bookgrove', algorithm: 'HS256' } as const;

/** Verifies a bearer token: fixed algorithm and issuer, not expired, and issued for the tenant of this host. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(config: Config) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // As a KeyObject: given a string, the library first tries to parse a public key, for every request.
      secretOrKey: createSecretKey(derivedKey(config, 'access-token')) as unknown as Buffer,
      algorithms: [ACCESS_TOKEN.algorithm],
      issuer: ACCESS_TOKEN.issuer,
    });
  }

  validate(claims: AccessClaims): Principal | false {
    if (claims.aud !== currentContext()?.tenantId) return false;
    return {
      userId: claims.sub,
      sessionId: claims.sid,
      role: claims.role,
      isStaff: claims.staff,
      ...(claims.act && { impersonatorId: claims.act.sub }),
    };
  }
}
