import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { currentContext, currentTenantId, inContext } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, invalidFields } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { actingPerson } from '../acting-person.ts';
import { isOfPlatform, missingForReview, statusAfter, type SingleMove } from './charity.rules.ts';
import { FindCharities } from './find-charities.ts';
import { GivenMoney } from './given-money.ts';
import { lockCharity, noteCharityEvent } from './lock-charity.ts';

/** Moves a charity to another status. That it is verified needs two people: `VerifyCharityAct`. */
export class MoveCharity extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: SingleMove,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(MoveCharity)
export class MoveCharityHandler implements ICommandHandler<MoveCharity> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly db: Db,
    private readonly find: FindCharities,
    private readonly money: GivenMoney,
    private readonly queries: QueryBus,
  ) {}

  /** @throws AppError 403, 404, 409 `wrong_status` and `money_waits`, 422 with what is missing */
  async execute({ id, move, reason }: MoveCharity): Promise<void> {
    const actor = await actingPerson(this.queries);
    const row = await this.find.forDesk(id);
    const here = row.tenant_id === currentTenantId();
    if (isOfPlatform(move) ? !this.find.everywhere() : !here)
      throw new AppError('forbidden', 'not_allowed', 'The platform’s team decides on this.');
    if (move === 'archive') await this.refuseWhileMoneyWaits(id);
    await inContext(
      here ? currentContext()! : { ...currentContext()!, tenantId: row.tenant_id, actorName: actor.name },
      () => this.db.transaction((tx) => this.inside(tx, { id, move, reason }, actor)),
    );
    this.cache.forgetAll();
  }

  private async inside(
    tx: Tx,
    { id, move, reason }: { id: string; move: SingleMove; reason: string },
    actor: { id: string; name: string },
  ): Promise<void> {
    const charity = await lockCharity(tx, id);
    const status = statusAfter(charity.status, move, reason);
    if (move === 'submit') {
      const wrong = missingForReview(charity);
      if (Object.keys(wrong).length > 0) throw invalidFields(wrong, 'not_complete');
    }
    await tx.charity.update({
      where: { tenant_id_id: { tenant_id: currentTenantId(), id } },
      data: { status, status_reason: reason, version: { increment: 1 } },
    });
    await noteCharityEvent(tx, id, move, actor, reason);
    await this.audit.record(tx, `charity.${PAST[move]}`, charity.name, { reason });
    await this.cache.announceToAll(tx);
  }

  /** An archived charity gets no payouts, so nothing may be owed to it. */
  private async refuseWhileMoneyWaits(id: string): Promise<void> {
    const money = await this.money.ofCharities([id]);
    if ((money?.get(id) ?? []).some(({ waiting }) => waiting !== 0))
      throw new AppError('conflict', 'money_waits', 'Money still waits for this charity. Pay it out first.');
  }
}

const PAST = {
  submit: 'submitted',
  reject: 'rejected',
  reopen: 'reopened',
  suspend: 'suspended',
  reinstate: 'reinstated',
  archive: 'archived',
} as const satisfies Record<SingleMove, string>;
