import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { actingPerson } from '../acting-person.ts';
import type { CharityCheckKind } from './charity.rules.ts';
import { lockCharity, noteCharityEvent } from './lock-charity.ts';

/** Somebody of the platform's team has done a check of the review, or takes it back. */
export class CheckCharity extends Command<void> {
  constructor(
    readonly id: string,
    readonly check: { kind: CharityCheckKind; done: boolean; note: string },
  ) {
    super();
  }
}

@CommandHandler(CheckCharity)
export class CheckCharityHandler implements ICommandHandler<CheckCharity> {
  constructor(
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 404, 409 `wrong_status`, `no_bank_details` */
  async execute({ id, check: { kind, done, note } }: CheckCharity): Promise<void> {
    const actor = await actingPerson(this.queries);
    const tenant_id = currentTenantId();
    await this.db.transaction(async (tx) => {
      const charity = await lockCharity(tx, id);
      if (charity.status !== 'in_review')
        throw new AppError('conflict', 'wrong_status', 'Checks belong to the review of a charity.');
      if (kind === 'bank' && done && !charity.bank)
        throw new AppError('conflict', 'no_bank_details', 'Two people enter the bank details first.');
      await tx.charityCheck.deleteMany({ where: { tenant_id, charity_id: id, kind } });
      if (done)
        await tx.charityCheck.createMany({
          data: [
            {
              tenant_id,
              charity_id: id,
              kind,
              note,
              actor_id: actor.id,
              actor_name: actor.name,
              checked_at: this.clock.now(),
            },
          ],
        });
      const reason = `${kind}${done ? '' : ' taken back'}`;
      await noteCharityEvent(tx, id, 'checked', actor, reason);
      await this.audit.record(tx, 'charity.checked', charity.name, { reason });
    });
  }
}
