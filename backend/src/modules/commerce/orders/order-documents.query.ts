import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/ids.ts';
import { GetOrderAccess, GetOrderForDocument, type DocumentedOrder } from '../contract.ts';
import { OrderKeys } from './order-keys.ts';
import { OrderReader } from './order-reader.ts';
import { readOrderNumber } from './order.rules.ts';
import { addressLines } from './parcels/shipping-address.ts';

@QueryHandler(GetOrderForDocument)
export class GetOrderForDocumentHandler implements IQueryHandler<GetOrderForDocument> {
  constructor(
    private readonly db: Db,
    private readonly orders: OrderReader,
  ) {}

  async execute({ orderId }: GetOrderForDocument): Promise<DocumentedOrder | null> {
    const stored = await this.orders.byId(orderId);
    if (!stored) return null;
    const { order, lines } = stored;
    const refunded = await this.db.rows<{ refund_id: string; line_id: string; amount: number }>({
      name: 'order_refund_lines',
      text: `select rl.refund_id, rl.line_id, rl.amount from commerce.order_refund r
             join commerce.order_refund_line rl on rl.tenant_id = r.tenant_id and rl.refund_id = r.id
             where r.tenant_id = $1 and r.order_id = $2 and r.status = 'succeeded'
             order by r.settled_at, r.id, rl.line_id`,
      values: [currentTenantId(), orderId],
    });
    const ids = [...new Set(refunded.map(({ refund_id }) => refund_id))];
    const { id, number, buyer_id, email, name, country, language, currency, paid_at, ship_to } = order;
    return {
      ...{ id, number, buyer_id, email, name, country, language, currency },
      ship_to: ship_to ? addressLines(ship_to) : [],
      paid_at: paid_at?.toISOString() ?? null,
      lines: lines.map(
        ({ id: line_id, title, authors, quantity, unit_price, discount, total, tax, tax_bps }) => ({
          ...{ line_id, title, authors, quantity, unit_price, discount, total, tax, tax_bps },
        }),
      ),
      refunds: ids.map((refund_id) => ({
        refund_id,
        lines: refunded
          .filter((line) => line.refund_id === refund_id)
          .map(({ line_id, amount }) => {
            const line = lines.find((one) => one.id === line_id)!;
            // A part of a price takes no copy back.
            return { line_id, amount, quantity: amount === line.total ? line.quantity : 0 };
          }),
      })),
    };
  }
}

@QueryHandler(GetOrderAccess)
export class GetOrderAccessHandler implements IQueryHandler<GetOrderAccess> {
  constructor(
    private readonly keys: OrderKeys,
    private readonly orders: OrderReader,
  ) {}

  async execute({ by: { idOrNumber, key, userId } }: GetOrderAccess): Promise<{ order_id: string } | null> {
    const stored = await (isUuid(idOrNumber)
      ? this.orders.byId(idOrNumber)
      : this.orders.byNumber(readOrderNumber(idOrNumber)));
    if (!stored) return null;
    const { id, buyer_id, key_seed } = stored.order;
    const own = userId && buyer_id === userId;
    return own || (key && this.keys.opens(key_seed, key)) ? { order_id: id } : null;
  }
}
