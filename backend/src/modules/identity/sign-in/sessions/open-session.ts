import { Injectable } from '@nestjs/common';
import type { Role } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { Config } from '../../../../platform/config.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { newId } from '../../../../platform/ids.ts';
import { Tokens } from './tokens.ts';

/** Tokens of one signed-in device. */
export interface SessionTokens {
  access: string;
  refresh: string;
  /** Whether the tokens outlast the browser's session, because the person asked to be remembered. */
  remember: boolean;
}

/** The origin of a request. */
export interface Caller {
  address: string;
  userAgent: string;
}

/** The sign-in method. */
export type SignInMethod =
  'password' | 'picture' | 'badge' | 'backup' | 'community' | 'passkey' | 'sso' | 'impersonation' | 'demo';

const DAY_MS = 86_400_000;

/** Opens a session for an authenticated person, for any sign-in method. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly tokens: Tokens,
  ) {}

  async for(
    user: { id: string; role: Role; is_staff: boolean },
    device: Caller & { remember: boolean; way: SignInMethod; secondFactor?: boolean },
  ): Promise<SessionTokens> {
    const id = newId();
    const tenant_id = currentTenantId();
    const refresh = this.tokens.firstRefresh();
    const days = device.remember ? this.config.jwt.refreshDays : 1;
    const expires = new Date(this.clock.now().getTime() + days * DAY_MS);
    await this.db.batch([
      {
        name: 'open_session',
        text: `insert into identity.session (id, tenant_id, user_id, user_agent, address, way, remember, expires_at, second_factor_at)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        values: [
          id,
          tenant_id,
          user.id,
          device.userAgent.slice(0, 255),
          device.address,
          device.way,
          device.remember,
          expires,
          device.secondFactor ? this.clock.now() : null,
        ],
      },
      {
        name: 'first_refresh_token',
        text: 'insert into identity.refresh_token (tenant_id, session_id, token_hash) values ($1, $2, $3)',
        values: [tenant_id, id, this.tokens.digest(refresh)],
      },
      {
        name: 'seen_at_sign_in',
        text: 'update identity.user_account set last_seen_at = now() where tenant_id = $1 and id = $2',
        values: [tenant_id, user.id],
      },
    ]);
    return { access: this.tokens.access(user, id), refresh, remember: device.remember };
  }
}
