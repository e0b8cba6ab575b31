import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Fulfilment } from './fulfilment.ts';
import { OrderKeys } from './order-keys.ts';
import { readOrderNumber } from './order.rules.ts';
import { BUYER, OrderWriter } from './order-writer.ts';

/**
 * A guest's purchase joins an account, whose owner reads from then on. The key stops working. Repeating it does nothing.
 * Failures: 404 for a wrong key; 409 `already_claimed`, `wrong_status`.
 */
export class ClaimOrder extends Command<void> {
  constructor(
    readonly number: string,
    readonly key: string,
    readonly claimer: Principal,
  ) {
    super();
  }
}

@CommandHandler(ClaimOrder)
export class ClaimOrderHandler implements ICommandHandler<ClaimOrder> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly fulfilment: Fulfilment,
    private readonly keys: OrderKeys,
    private readonly writer: OrderWriter,
  ) {}

  async execute({ number, key, claimer }: ClaimOrder): Promise<void> {
    const tenant_id = currentTenantId();
    const { userId } = claimer;
    await this.db.transaction(async (tx) => {
      const found = await tx.salesOrder.findUnique({
        where: { tenant_id_number: { tenant_id, number: readOrderNumber(number) } },
        select: { id: true },
      });
      if (!found) throw notFound('order');
      const order = await this.writer.lock(tx, found.id);
      if (order.claimed_at && order.buyer_id === userId) return;
      if (!this.keys.opens(order.key_seed, key)) throw notFound('order');
      if (order.buyer_id)
        throw new AppError('conflict', 'already_claimed', 'This purchase belongs to an account already.');
      await this.writer.apply(tx, order, 'claimed', {
        actor: BUYER,
        data: {
          buyer_id: userId,
          reader_id: userId,
          claimed_at: this.clock.now(),
          key_seed: this.keys.newSeed(),
        },
      });
      await this.fulfilment.claimed(tx, order);
      await this.fulfilment.finishWhenDone(tx, order);
    });
  }
}
