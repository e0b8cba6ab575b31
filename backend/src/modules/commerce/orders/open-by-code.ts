import { timingSafeEqual } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock.ts';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { invalidFields } from '../../../platform/errors.ts';
import { codeOf } from '../../../platform/link-secrets.ts';
import { OrderKeys } from './order-keys.ts';
import { readOrderNumber } from './order.rules.ts';

/** How long a code of an e-mail opens its order. */
export const CODE_MINUTES = 15;
/** Wrong codes after which the right one opens nothing either. */
const MOST_MISSES = 5;

/**
 * Opens an order with the code that was sent to its e-mail address (`TrackOrder`): once, within `CODE_MINUTES`, with at most
 * `MOST_MISSES` wrong tries. Answers the key of the order.
 */
export class OpenOrderByCode extends Command<{ number: string; key: string }> {
  constructor(
    readonly number: string,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(OpenOrderByCode)
export class OpenOrderByCodeHandler implements ICommandHandler<OpenOrderByCode> {
  constructor(
    private readonly clock: Clock,
    private readonly db: Db,
    private readonly keys: OrderKeys,
  ) {}

  /** @throws AppError 422 `wrong_code`: the same for a wrong, used and expired code and for a number without an order */
  async execute({ number, code }: OpenOrderByCode): Promise<{ number: string; key: string }> {
    const opened = await this.db.transaction(async (tx) => {
      const tenant_id = currentTenantId();
      const asked = readOrderNumber(number).slice(0, 64);
      await tx.$executeRaw`select 1 from commerce.sales_order
        where tenant_id = ${tenant_id}::uuid and number = ${asked} for update`;
      const order = await tx.salesOrder.findUnique({
        where: { tenant_id_number: { tenant_id, number: asked } },
        select: {
          id: true,
          number: true,
          key_seed: true,
          code_id: true,
          code_expires_at: true,
          code_misses: true,
        },
      });
      if (!order?.code_id || order.code_misses >= MOST_MISSES) return null;
      if (!order.code_expires_at || order.code_expires_at <= this.clock.now()) return null;
      const key = this.keys.of(order.key_seed);
      const right = timingSafeEqual(Buffer.from(codeOf(key, order.code_id)), Buffer.from(code));
      await tx.salesOrder.update({
        where: { tenant_id_id: { tenant_id, id: order.id } },
        data: right ? { code_id: null, code_expires_at: null } : { code_misses: { increment: 1 } },
      });
      return right ? { number: order.number, key } : null;
    });
    // After the transaction, which keeps the wrong try.
    if (!opened)
      throw invalidFields(
        { code: ['This code is wrong or too old. Please check it, or ask for a new one.'] },
        'wrong_code',
      );
    return opened;
  }
}
