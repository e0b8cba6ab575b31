import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentContext, currentTenantId, inContext, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError } from '../../../../platform/errors.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { recordAuditEntry } from '../../audit/record-audit-entry.ts';
import { SessionLiveness } from '../sessions/session-liveness.ts';

/** Where the member of staff continues. */
export class ViewingStopped {
  /** Id of the viewed person. */
  person!: string;
  /** Web app of the platform for its team; null for a school's own staff. */
  origin!: string | null;
}

/** Ends a view-as session. Repeating it changes nothing. */
export class StopViewAs extends Command<ViewingStopped> {
  constructor(readonly principal: Principal) {
    super();
  }
}

@CommandHandler(StopViewAs)
export class StopViewAsHandler implements ICommandHandler<StopViewAs> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly liveness: SessionLiveness,
    private readonly queries: QueryBus,
  ) {}

  async execute({ principal }: StopViewAs): Promise<ViewingStopped> {
    if (!principal.impersonatorId)
      throw new AppError('conflict', 'not_viewing', 'You are not viewing as anybody.');
    const tenant_id = currentTenantId();
    const home = await this.db.transaction(async (tx) => {
      const session = await tx.session.findUnique({
        where: { tenant_id_id: { tenant_id, id: principal.sessionId } },
        select: { impersonator_tenant_id: true },
      });
      const { count } = await tx.session.updateMany({
        where: { tenant_id, id: principal.sessionId, revoked_at: null },
        data: { revoked_at: this.clock.now(), revoked_reason: 'viewing_stopped' },
      });
      if (count > 0)
        await recordAuditEntry(tx, { action: 'impersonation.stopped', subjectId: principal.userId });
      return session?.impersonator_tenant_id ?? tenant_id;
    });
    this.liveness.forget(principal.sessionId);
    const origin =
      home === tenant_id
        ? null
        : await inContext(
            { ...currentContext()!, tenantId: home },
            async () => (await this.queries.execute(new GetSchool())).origin,
          );
    return { person: principal.userId, origin };
  }
}
