import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetRaisedByGifts, type GiftRaised } from '../contract/donations.ts';

@QueryHandler(GetRaisedByGifts)
export class GetRaisedByGiftsHandler implements IQueryHandler<GetRaisedByGifts> {
  constructor(private readonly db: Db) {}

  /** The line of a gift in the books is the donation itself. */
  async execute({ donations }: GetRaisedByGifts): Promise<GiftRaised[]> {
    if (donations.length === 0) return [];
    return this.db.rows<GiftRaised & Record<string, unknown>>({
      name: 'raised_by_gifts',
      text: `select line_id as donation_id, currency, sum(charity)::float8 as raised from commerce.sale_share
             where tenant_id = $1::uuid and line_id = any ($2::uuid[]) and line_kind = 'donation' and kind <> 'fee'
             group by 1, 2`,
      values: [currentTenantId(), donations],
    });
  }
}
