import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.ts';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId, type Principal } from '../../../platform/context.ts';
import { Db, type Tx } from '../../../platform/db/db.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { Payments } from '../payments/payments.ts';
import { OrderKeys } from './order-keys.ts';
import { ManagedOrders } from './managed-orders.ts';
import { accepts, readOrderNumber } from './order.rules.ts';
import { Stock } from './parcels/stock.ts';
import { BUYER, OrderWriter, type LockedOrder, type OrderActor } from './order-writer.ts';

/** Cancels an order that is not paid, for its buyer or whoever has its key. Repeating it does nothing. 409 `wrong_status`. */
export class CancelOrder extends Command<void> {
  constructor(
    readonly number: string,
    readonly reader: Principal | null,
    readonly key: string | null,
  ) {
    super();
  }
}

/** Cancels an order that is not paid, for staff. */
export class CancelManagedOrder extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
  ) {
    super();
  }
}

/** Cancels orders together with their open payments. */
@Injectable()
export class OrderCancellation {
  constructor(
    private readonly clock: Clock,
    private readonly payments: Payments,
    private readonly stock: Stock,
    private readonly writer: OrderWriter,
  ) {}

  /**
   * @returns false when it was cancelled before
   * @throws AppError conflict `wrong_status` when it is paid
   */
  async cancel(tx: Tx, id: string, actor: OrderActor, reason = ''): Promise<LockedOrder | false> {
    // Payments are locked before orders, as where a payment succeeds.
    await this.payments.cancelOpen(tx, 'order', id);
    const order = await this.writer.lock(tx, id);
    if (order.status === 'cancelled') return false;
    if (!accepts('cancelled', order.status))
      throw new AppError(
        'conflict',
        'wrong_status',
        order.paid_at
          ? 'This order is paid. It can be paid back, but not cancelled.'
          : 'This order has ended already.',
      );
    await this.writer.apply(tx, order, 'cancelled', {
      actor,
      reason,
      data: { cancelled_at: this.clock.now() },
    });
    await this.stock.release(tx, order.lines);
    return order;
  }
}

@CommandHandler(CancelOrder)
export class CancelOrderHandler implements ICommandHandler<CancelOrder> {
  constructor(
    private readonly cancellation: OrderCancellation,
    private readonly db: Db,
    private readonly keys: OrderKeys,
  ) {}

  async execute({ number, reader, key }: CancelOrder): Promise<void> {
    await this.db.transaction(async (tx) => {
      const order = await tx.salesOrder.findUnique({
        where: {
          tenant_id_number: { tenant_id: currentTenantId(), number: readOrderNumber(number) },
        },
      });
      const own =
        order &&
        ((reader && order.buyer_id === reader.userId) || (key && this.keys.opens(order.key_seed, key)));
      if (!own) throw notFound('order');
      await this.cancellation.cancel(tx, order.id, BUYER);
    });
  }
}

@CommandHandler(CancelManagedOrder)
export class CancelManagedOrderHandler implements ICommandHandler<CancelManagedOrder> {
  constructor(
    private readonly audit: AuditLog,
    private readonly cancellation: OrderCancellation,
    private readonly db: Db,
    private readonly managed: ManagedOrders,
  ) {}

  async execute({ id, reason }: CancelManagedOrder): Promise<void> {
    await this.managed.inSchoolOf(id, (actor) =>
      this.db.transaction(async (tx) => {
        const order = await this.cancellation.cancel(tx, id, actor, reason);
        if (order)
          await this.audit.record(tx, 'order.cancelled', order.number, {
            reason,
            ...(order.buyer_id && { subjectId: order.buyer_id }),
          });
      }),
    );
  }
}
