import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Db } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { storeAnswer } from '../../../platform/http/idempotency.ts';
import { ManagedOrders } from './managed-orders.ts';
import { managedRefund, type ManagedRefund } from './order-view.ts';
import { RefundRequests, type WantedLine } from './refund-requests.ts';
import { needsSecondPerson } from '../payments/refund-threshold.rules.ts';

/**
 * Requests a refund of lines of an order. Failures: 404; 409 `not_refundable`, `second_person_needed`; 422 `lines`.
 */
export class RefundOrder extends Command<ManagedRefund> {
  constructor(
    readonly id: string,
    readonly lines: readonly WantedLine[],
    readonly reason: string,
  ) {
    super();
  }
}

@CommandHandler(RefundOrder)
export class RefundOrderHandler implements ICommandHandler<RefundOrder> {
  constructor(
    private readonly db: Db,
    private readonly managed: ManagedOrders,
    private readonly requests: RefundRequests,
  ) {}

  execute({ id, lines, reason }: RefundOrder): Promise<ManagedRefund> {
    return this.managed.inSchoolOf(id, (by) =>
      this.db.transaction(async (tx) => {
        const planned = await this.requests.plan(tx, id, lines);
        const { currency } = planned.order;
        if (needsSecondPerson(currency, planned.before, planned.amount))
          throw new AppError(
            'conflict',
            'second_person_needed',
            'A refund of this size needs a second person: propose it.',
          );
        const refund = managedRefund(await this.requests.request(tx, planned, { reason, by }), currency);
        storeAnswer(refund);
        return refund;
      }),
    );
  }
}
