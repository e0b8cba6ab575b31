import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { PublicCache } from '../../../platform/http/public-cache.ts';
import { actingPerson } from '../acting-person.ts';
import { FindFundraisers } from './find-fundraisers.ts';
import { FundraiserStaff } from './fundraiser-staff.ts';
import { fundraiserStatusAfter, type FundraiserMove, type FundraiserStatus } from './fundraiser.rules.ts';
import { FundraisersOpen } from './fundraisers-open.ts';
import { lockFundraiser } from './save-fundraiser.ts';

/** Shows a page, closes it, opens it again, takes it down, or keeps one that was reported. */
export class MoveFundraiser extends Command<void> {
  constructor(
    readonly id: string,
    readonly move: FundraiserMove,
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(MoveFundraiser)
export class MoveFundraiserHandler implements ICommandHandler<MoveFundraiser> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly find: FindFundraisers,
    private readonly open: FundraisersOpen,
    private readonly queries: QueryBus,
    private readonly staff: FundraiserStaff,
  ) {}

  /** @throws AppError 403 `own_page`, `fundraisers_closed`, 404, 409 `wrong_status`, `no_consent`, 422 `reason_missing` */
  async execute({ id, move, reason }: MoveFundraiser): Promise<void> {
    const page = await this.staff.page(id);
    const actor = await actingPerson(this.queries);
    if (move === 'publish' || move === 'reopen') {
      await this.open.demand();
      if (!(await this.find.consented(page)))
        throw new AppError('conflict', 'no_consent', 'The family has not agreed to a page of this child.');
    }
    await this.db.transaction(async (tx) => {
      const row = await lockFundraiser(tx, id);
      const tenant_id = currentTenantId();
      const open = { tenant_id, fundraiser_id: id, settled_at: null };
      const reports = await tx.fundraiserReport.count({ where: open });
      const status = fundraiserStatusAfter(
        { ...row, status: row.status as FundraiserStatus, reports },
        move,
        {
          person: actor.id,
          reason,
        },
      );
      const now = this.clock.now();
      const decides = move === 'keep' || move === 'take_down';
      if (decides)
        await tx.fundraiserReport.updateMany({
          where: open,
          data: { settled_at: now, settled_by: actor.id },
        });
      await tx.fundraiser.update({
        where: { tenant_id_id: { tenant_id, id } },
        data: {
          status,
          version: { increment: 1 },
          ...(move !== 'keep' && { reason }),
          ...(decides && { held_at: null }),
          ...(move === 'publish' && { reviewed_by: actor.id, opened_at: now }),
          ...(move === 'reopen' && { closed_at: null }),
          ...((move === 'close' || move === 'take_down') && { closed_at: now }),
        },
      });
      await this.audit.record(tx, `fundraiser.${PAST[move]}`, row.title, { reason });
      await this.cache.announceToAll(tx);
    });
    this.cache.forgetAll();
  }
}

const PAST = {
  publish: 'published',
  close: 'closed',
  reopen: 'reopened',
  take_down: 'taken_down',
  keep: 'kept',
} as const satisfies Record<FundraiserMove, string>;
