import { formatPrice } from '@bookgrove/contract';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { LiveMessages } from '../../../platform/live/live-messages.ts';
import { PayoutPostings } from './payout-postings.ts';
import { nextStatuses, type PayoutStatus } from './payout.rules.ts';
import { payoutsTopic } from './payouts.live.ts';

/** The platform's team states what the bank did with a payout. */
export class ChangePayout extends Command<void> {
  constructor(
    readonly id: string,
    readonly status: Exclude<PayoutStatus, 'approved'>,
    /** The bank's reference of a payment, or the reason why it failed or came back. */
    readonly note: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePayout)
export class ChangePayoutHandler implements ICommandHandler<ChangePayout> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly live: LiveMessages,
    private readonly postings: PayoutPostings,
  ) {}

  /** @throws AppError 404, 409 `not_possible_now` for a status that does not follow, 409 `changed_meanwhile` */
  async execute({ id, status, note }: ChangePayout): Promise<void> {
    await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const payout = await tx.payout.findFirst({ where: { tenant_id, id } });
      if (!payout) throw new AppError('not_found', 'not_found', 'This payout does not exist.');
      if (payout.status === status) return;
      if (!nextStatuses(payout.status).includes(status))
        throw new AppError(
          'conflict',
          'not_possible_now',
          `A payout that is ${payout.status} cannot become ${status}.`,
        );
      const { count } = await tx.payout.updateMany({
        where: { tenant_id, id, status: payout.status },
        data: {
          status,
          ...(status === 'paid' ? { reference: note } : { reason: note }),
          changed_at: this.clock.now(),
        },
      });
      if (count === 0)
        throw new AppError(
          'conflict',
          'changed_meanwhile',
          'Somebody changed this payout. Please look again.',
        );
      const { school_id, school_name, currency } = payout;
      const amount = Number(payout.amount);
      await this.postings.post(tx, status, { payout_id: id, school_id, amount }, currency);
      await this.auditLog.record(
        tx,
        `payout.${status}`,
        `${school_name}: ${formatPrice({ amount, currency })}`,
        {
          reason: note,
        },
      );
      await this.live.publish(tx, payoutsTopic, [id]);
    });
  }
}
