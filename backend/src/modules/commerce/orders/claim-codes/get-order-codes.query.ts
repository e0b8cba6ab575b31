import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { may } from '@bookgrove/contract';
import { currentTenantId, currentTenantKind, type Principal } from '../../../../platform/context.ts';
import { Db } from '../../../../platform/db/db.ts';
import { notFound } from '../../../../platform/errors.ts';
import { qrPath } from '../../../../platform/print/qr-path.ts';
import { GetPeople } from '../../../identity/contract.ts';
import { GetSchool } from '../../../tenancy/contract.ts';
import { OrderAccess } from '../order-access.ts';
import { readOrderNumber } from '../order.rules.ts';
import { ClaimCodes } from './claim-codes.ts';
import { writtenCode } from './claim-code.rules.ts';
import type { CodeReader, OrderCode, OrderCodes } from './claim-code-views.ts';

/** At most so many people are asked of at once (`GetPeople`). */
const PEOPLE_AT_ONCE = 100;

/** The codes of an order, in the order of its lines. 404 for an unknown order, and for those who may not see it. */
export class GetOrderCodes extends Query<OrderCodes> {
  constructor(
    readonly number: string,
    readonly reader: Principal | null,
    readonly key: string | null,
  ) {
    super();
  }
}

@QueryHandler(GetOrderCodes)
export class GetOrderCodesHandler implements IQueryHandler<GetOrderCodes> {
  constructor(
    private readonly access: OrderAccess,
    private readonly codes: ClaimCodes,
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  async execute({ number, reader, key }: GetOrderCodes): Promise<OrderCodes> {
    const tenant_id = currentTenantId();
    const stored = await this.db.transaction(async (tx) => {
      const order = await tx.salesOrder.findUnique({
        where: { tenant_id_number: { tenant_id, number: readOrderNumber(number) } },
        select: { id: true, buyer_id: true, key_seed: true },
      });
      const viewer = order && this.access.of(order, reader, key);
      if (!order || !viewer) throw notFound('order');
      const where = { tenant_id, order_id: order.id };
      return {
        viewer,
        // Ids are ordered by time, and those of one order by its lines.
        codes: await tx.claimCode.findMany({ where, orderBy: { id: 'asc' } }),
        gifts: await tx.gift.findMany({ where }),
        grants: await tx.accessGrant.findMany({
          where: { ...where, status: 'active', code_id: { not: null } },
          orderBy: { issued_at: 'desc' },
        }),
      };
    });
    const { viewer, codes, gifts, grants } = stored;
    if (codes.length === 0) return { results: [] };
    const teaches = reader !== null && may(reader.role, 'class.teach', currentTenantKind());
    const [{ origin }, names] = await Promise.all([
      this.queries.execute(new GetSchool()),
      teaches ? this.namesOf(grants.flatMap(({ user_id }) => user_id ?? [])) : new Map<string, string>(),
    ]);
    return {
      results: codes.map((row): OrderCode => {
        const gift = gifts.find(({ line_id }) => line_id === row.line_id);
        const used = grants.filter(({ code_id }) => code_id === row.id);
        const isGift = row.kind === 'gift';
        const shown = viewer === 'buyer' || !isGift ? writtenCode(this.codes.of(row.seed)) : null;
        const link = shown && `${origin}/claim/${shown}`;
        return {
          id: row.id,
          line_id: row.line_id,
          kind: isGift ? 'gift' : 'class_pack',
          title: row.title,
          code: shown,
          link,
          qr: link ? qrPath(link) : null,
          seats: row.seats,
          used: row.used,
          revoked: row.revoked_at !== null,
          readers:
            isGift || !teaches
              ? null
              : used.flatMap(({ user_id, issued_at }): CodeReader[] =>
                  user_id && issued_at
                    ? [{ id: user_id, name: names.get(user_id) ?? '', at: issued_at.toISOString() }]
                    : [],
                ),
          gift: gift
            ? {
                recipient_name: gift.recipient_name,
                recipient_email: viewer === 'buyer' ? gift.recipient_email : '',
                sender_name: gift.sender_name,
                message: viewer === 'buyer' ? gift.message : '',
                send_at: gift.send_at?.toISOString() ?? null,
                sent_at: gift.sent_at?.toISOString() ?? null,
                claimed_at: used[0]?.issued_at?.toISOString() ?? null,
              }
            : null,
        };
      }),
    };
  }

  private async namesOf(ids: string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (let at = 0; at < ids.length; at += PEOPLE_AT_ONCE)
      for (const { id, first_name, last_name } of await this.queries.execute(
        new GetPeople(ids.slice(at, at + PEOPLE_AT_ONCE)),
      ))
        names.set(id, `${first_name} ${last_name}`.trim());
    return names;
  }
}
