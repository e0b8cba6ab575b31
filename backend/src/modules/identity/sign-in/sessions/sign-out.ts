import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { SessionLiveness } from './session-liveness.ts';

/** Ends one session: its refresh tokens and access tokens stop working. */
export class SignOut extends Command<void> {
  constructor(readonly sessionId: string) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly liveness: SessionLiveness,
  ) {}

  async execute({ sessionId }: SignOut): Promise<void> {
    await this.db.transaction((tx) =>
      tx.session.updateMany({
        where: { tenant_id: currentTenantId(), id: sessionId, revoked_at: null },
        data: { revoked_at: this.clock.now(), revoked_reason: 'signed_out' },
      }),
    );
    this.liveness.forget(sessionId);
  }
}
