import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES } from '@bookgrove/contract';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db, type Tx } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import type { SessionTokens } from './open-session.ts';
import { checkRefresh } from './refresh.rules.ts';
import { Tokens } from './tokens.ts';

/** Exchanges a refresh token for its successor and a new access token. */
export class RefreshSession extends Command<SessionTokens> {
  constructor(readonly refresh: string) {
    super();
  }
}

@CommandHandler(RefreshSession)
export class RefreshSessionHandler implements ICommandHandler<RefreshSession> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly tokens: Tokens,
  ) {}

  async execute({ refresh }: RefreshSession): Promise<SessionTokens> {
    // The end of a replayed token family must be committed although the request is refused, so the error is
    // thrown afterwards.
    const tokens = await this.db.transaction((tx) => this.rotate(tx, refresh));
    if (!tokens) throw new AppError('unauthenticated', 'session_ended', MESSAGES.tokenExpired);
    return tokens;
  }

  private async rotate(tx: Tx, refresh: string): Promise<SessionTokens | null> {
    const tenant_id = currentTenantId();
    const token_hash = this.tokens.digest(refresh);
    // Locked, so that two tabs with the same token are served one after the other.
    await tx.$queryRaw`select 1 from identity.refresh_token
      where tenant_id = ${tenant_id}::uuid and token_hash = ${Buffer.from(token_hash)} for update`;
    const token = await tx.refreshToken.findUnique({
      where: { tenant_id_token_hash: { tenant_id, token_hash } },
      include: { session: { include: { user: true } } },
    });
    if (!token) return null;
    const { session } = token;
    const now = this.clock.now();
    const next = this.tokens.successor(refresh);
    const successor =
      token.used_at &&
      (await tx.refreshToken.findUnique({
        where: { tenant_id_token_hash: { tenant_id, token_hash: this.tokens.digest(next) } },
        select: { used_at: true },
      }));
    const verdict = checkRefresh(
      {
        used_at: token.used_at,
        successor_used: Boolean(successor?.used_at),
        session,
        user: session.user,
      },
      now,
    );
    const family = { where: { tenant_id_id: { tenant_id, id: session.id } } };
    if (verdict === 'replayed')
      await tx.session.update({ ...family, data: { revoked_at: now, revoked_reason: 'token_replayed' } });
    if (verdict === 'replayed' || verdict === 'ended') return null;

    if (verdict === 'fresh') {
      await tx.refreshToken.update({
        where: { tenant_id_token_hash: { tenant_id, token_hash } },
        data: { used_at: now },
      });
      await tx.refreshToken.createMany({
        data: [{ tenant_id, session_id: session.id, token_hash: this.tokens.digest(next) }],
      });
      await tx.session.update({ ...family, data: { last_used_at: now } });
      // A view-as session does not count as activity of the person.
      if (!session.impersonator_id)
        await tx.$executeRaw`update identity.user_account set last_seen_at = ${now}
          where tenant_id = ${tenant_id}::uuid and id = ${session.user_id}::uuid`;
    }
    return {
      access: this.tokens.access(
        session.user,
        session.id,
        session.impersonator_id
          ? {
              id: session.impersonator_id,
              seconds: (session.expires_at.getTime() - now.getTime()) / 1000,
            }
          : undefined,
      ),
      refresh: next,
      remember: session.remember,
    };
  }
}
