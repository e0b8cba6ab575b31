import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Outbox } from '../../../platform/messaging/outbox.ts';
import { audit } from '../audit/audit.ts';
import { ErasureOrdered } from '../contract.ts';
import type { Asker } from '../guardians/children.ts';
import { canCancel } from './data-request.rules.ts';

/** Takes an erasure back: by whoever asked, by the person, or by an administrator who says why. */
export class CancelErasure extends Command<void> {
  constructor(
    readonly requestId: string,
    readonly reason: string,
    readonly asker: Asker,
  ) {
    super();
  }
}

/** An administrator has an erasure carried out before its day. */
export class CarryOutErasure extends Command<void> {
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

  async execute({ requestId, reason, asker }: CancelErasure): Promise<void> {
    await this.db.transaction(async (tx) => {
      const request = await locked(tx, requestId);
      const own = [request.asked_by, request.person_id].includes(asker.userId);
      if (!own && asker.role !== 'school_admin') throw notFound('request');
      if (request.status === 'cancelled') return;
      if (!canCancel(request.kind, request.status)) throw tooLate();
      await tx.dataRequest.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: requestId } },
        data: {
          status: 'cancelled',
          finished_at: this.clock.now(),
          cancelled_by: asker.userId,
          cancel_reason: reason,
        },
      });
      await audit(tx, {
        action: 'data.erasure_cancelled',
        subjectId: request.person_id,
        reason,
        detail: { request_id: requestId },
      });
    });
  }
}

@CommandHandler(CarryOutErasure)
export class CarryOutErasureHandler implements ICommandHandler<CarryOutErasure> {
  constructor(
    private readonly db: Db,
    private readonly outbox: Outbox,
  ) {}

  async execute({ requestId }: CarryOutErasure): Promise<void> {
    await this.db.transaction(async (tx) => {
      const request = await locked(tx, requestId);
      if (request.kind === 'erasure' && request.status === 'working') return;
      if (!canCancel(request.kind, request.status)) throw tooLate();
      await tx.dataRequest.update({
        where: { tenant_id_id: { tenant_id: currentTenantId(), id: requestId } },
        data: { status: 'working' },
      });
      await audit(tx, {
        action: 'data.erasure_ordered',
        subjectId: request.person_id,
        detail: { request_id: requestId },
      });
      await this.outbox.add(tx, ErasureOrdered, { request_id: requestId });
    });
  }
}
