import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { recordAuditEntry } from '../audit/record-audit-entry.ts';
import { ErasureOrdered } from '../contract.ts';
import type { Requester } from '../families/guardians/children.ts';
import { canCancel } from './data-request.rules.ts';

/** Cancels an erasure: by the requester, by the person, or by an administrator who gives a reason. */
export class CancelErasure extends Command<void> {
  constructor(
    readonly requestId: string,
    readonly reason: string,
    readonly requester: Requester,
  ) {
    super();
  }
}

/** An administrator orders an erasure before its due date. */
export class ExecuteErasure extends Command<void> {
  constructor(readonly requestId: string) {
    super();
  }
}

/** The request, locked until the transaction ends. */
async function locked(tx: Tx, id: string) {
  const tenant_id = currentTenantId();
  await tx.$queryRaw`select 1 from identity.data_request
    where tenant_id = ${tenant_id}::uuid and id = ${id}::uuid for update`;
  const request = await tx.dataRequest.findUnique({ where: { tenant_id_id: { tenant_id, id } } });
  if (!request) throw notFound('request');
  return request;
}

const tooLate = (): AppError => new AppError('conflict', 'not_waiting', 'This request is no longer open.');

@CommandHandler(CancelErasure)
export class CancelErasureHandler implements ICommandHandler<CancelErasure> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
  ) {}

  async execute({ requestId, reason, requester }: CancelErasure): Promise<void> {
    await this.db.transaction(async (tx) => {
      const request = await locked(tx, requestId);
      const own = [request.asked_by, request.person_id].includes(requester.userId);
      if (!own && requester.role !== 'school_admin') throw notFound('request');
      if (request.status === 'cancelled') return;
      if (!canCancel(request.kind, request.status)) throw tooLate();
      await tx.dataRequest.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: requestId } },
        data: {
          status: 'cancelled',
          finished_at: this.clock.now(),
          cancelled_by: requester.userId,
          cancel_reason: reason,
        },
      });
      await recordAuditEntry(tx, {
        action: 'data.erasure_cancelled',
        subjectId: request.person_id,
        reason,
        detail: { request_id: requestId },
      });
    });
  }
}

@CommandHandler(ExecuteErasure)
export class ExecuteErasureHandler implements ICommandHandler<ExecuteErasure> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ requestId }: ExecuteErasure): Promise<void> {
    await this.db.transaction(async (tx) => {
      const request = await locked(tx, requestId);
      if (request.kind === 'erasure' && request.status === 'working') return;
      if (!canCancel(request.kind, request.status)) throw tooLate();
      await tx.dataRequest.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: requestId } },
        data: { status: 'working' },
      });
      await recordAuditEntry(tx, {
        action: 'data.erasure_ordered',
        subjectId: request.person_id,
        detail: { request_id: requestId },
      });
      await this.outbox.add(tx, ErasureOrdered, { request_id: requestId });
    });
  }
}
