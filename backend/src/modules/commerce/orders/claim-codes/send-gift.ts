import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock.ts';
import { currentTenantId, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { AppError, invalidFields, notFound } from '../../../../platform/errors.ts';
import { Budgets } from '../../../../platform/http/budgets.ts';
import { OrderAccess } from '../order-access.ts';
import { readOrderNumber } from '../order.rules.ts';
import { GIFT_EMAIL_BUDGET } from './claim-codes.budgets.ts';
import { ClaimCodes } from './claim-codes.ts';
import { wrongGift } from './gift.rules.ts';
import { Gifts } from './gifts.ts';

/**
 * The buyer sends a gift now, again, or to another address. Another address gets another code: the first one may be in the wrong
 * hands. Failures: 404 for an order or gift that is not the buyer's; 409 `gift_claimed`, `gift_revoked`; 422; 429.
 */
export class SendGift extends Command<void> {
  constructor(
    readonly number: string,
    readonly lineId: string,
    readonly by: { reader: Principal | null; key: string | null },
    readonly recipient: { name: string | null; email: string | null },
  ) {
    super();
  }
}

@CommandHandler(SendGift)
export class SendGiftHandler implements ICommandHandler<SendGift> {
  constructor(
    private readonly access: OrderAccess,
    private readonly budgets: Budgets,
    private readonly clock: Clock,
    private readonly codes: ClaimCodes,
    private readonly db: Db,
    private readonly gifts: Gifts,
  ) {}

  async execute({ number, lineId, by, recipient }: SendGift): Promise<void> {
    const tenant_id = currentTenantId();
    const order = await this.db.transaction((tx) =>
      tx.salesOrder.findUnique({
        where: { tenant_id_number: { tenant_id, number: readOrderNumber(number) } },
        select: { id: true, buyer_id: true, key_seed: true },
      }),
    );
    // A gift is sent by its buyer only: staff do not see the code either.
    if (!order || this.access.of(order, by.reader, by.key) !== 'buyer') throw notFound('order');
    const names = { recipient_name: recipient.name ?? '-', sender_name: '-' };
    const wrong = wrongGift({ ...names, message: '', send_on: null }, this.clock.now());
    if (Object.keys(wrong).length > 0) throw invalidFields(wrong);
    await this.budgets.take(GIFT_EMAIL_BUDGET, lineId);
    await this.db.transaction(async (tx) => {
      const code = await this.codes.lockedOfLine(tx, lineId);
      const gift = await this.gifts.of(tx, lineId);
      if (!code || gift?.order_id !== order.id) throw notFound('gift');
      if (code.revoked_at) throw new AppError('conflict', 'gift_revoked', 'This gift was paid back.');
      if (code.used > 0)
        throw new AppError('conflict', 'gift_claimed', 'The gift is claimed already: nothing more is sent.');
      const isElsewhere =
        recipient.email !== null && recipient.email.toLowerCase() !== gift.recipient_email.toLowerCase();
      if (isElsewhere) await this.codes.renew(tx, code);
      const addressed = await this.gifts.address(tx, gift, recipient);
      await this.gifts.send(tx, addressed, code);
    });
  }
}
