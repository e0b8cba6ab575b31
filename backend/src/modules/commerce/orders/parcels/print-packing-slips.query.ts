import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantKind } from '../../../../platform/context.ts';
import { AppError, notFound } from '../../../../platform/errors.ts';
import { GetSchool, GetSchools } from '../../../tenancy/contract.ts';
import { OrderReader, type StoredOrder } from '../order-reader.ts';
import { packingSlips, type PackingSlip } from './packing-slip-pdf.ts';
import { slipContent } from './parcel.rules.ts';

/** At most so many orders in one print. */
export const MOST_SLIPS = 50;

/**
 * Packing slips of orders as one PDF, in the order of the ids. Failures: 404 for an order that the caller does not manage;
 * 409 `nothing_to_pack` for one that ships nothing.
 */
export class PrintPackingSlips extends Query<Buffer> {
  constructor(
    readonly orderIds: readonly string[],
    /** Only this parcel, of the only order. */
    readonly parcelId: string | null,
  ) {
    super();
  }
}

@QueryHandler(PrintPackingSlips)
export class PrintPackingSlipsHandler implements IQueryHandler<PrintPackingSlips> {
  constructor(
    private readonly orders: OrderReader,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderIds, parcelId }: PrintPackingSlips): Promise<Buffer> {
    const overseen = currentTenantKind() === 'platform';
    const stored: StoredOrder[] = [];
    for (const id of new Set(orderIds)) {
      const order = await (overseen ? this.orders.overseen(id) : this.orders.byId(id));
      if (!order) throw notFound('order');
      stored.push(order);
    }
    const schools = overseen
      ? await this.queries.execute(new GetSchools([...new Set(stored.map(({ order }) => order.tenant_id))]))
      : [await this.queries.execute(new GetSchool())];
    return packingSlips(
      stored.map((one) => {
        const school = overseen ? schools.find(({ id }) => id === one.order.tenant_id) : schools[0];
        return slipOf(one, parcelId, school ? [school.name, new URL(school.origin).host] : []);
      }),
    );
  }
}

function slipOf(
  { order, lines, parcels }: StoredOrder,
  parcelId: string | null,
  from: string[],
): PackingSlip {
  const content = slipContent(lines, parcels, parcelId);
  if (!order.ship_to || content.length === 0)
    throw new AppError('conflict', 'nothing_to_pack', `Order ${order.number} ships nothing.`);
  return {
    number: order.number,
    language: order.language,
    ordered_at: order.created_at,
    from,
    to: order.ship_to,
    lines: content.map(({ line_id, quantity }) => {
      const line = lines.find(({ id }) => id === line_id);
      return { title: line?.title ?? '', authors: line?.authors ?? [], quantity };
    }),
  };
}
