import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { currentTenantId } from '../../../platform/context.ts';
import { Db } from '../../../platform/db/db.ts';
import { GetRaisedByGifts } from '../../commerce/contract.ts';
import { GetGiftsOfCampaigns, type CampaignGifts } from '../contract/fundraisers.ts';
import { RECEIVED } from './donation.rules.ts';

@QueryHandler(GetGiftsOfCampaigns)
export class GetGiftsOfCampaignsHandler implements IQueryHandler<GetGiftsOfCampaigns> {
  constructor(
    private readonly db: Db,
    private readonly queries: QueryBus,
  ) {}

  /** Which gifts belong to a campaign is known here; what they raised is read from the books of account. */
  async execute({ campaigns }: GetGiftsOfCampaigns): Promise<CampaignGifts[]> {
    if (campaigns.length === 0) return [];
    const gifts = await this.db.rows<{ id: string; campaign: string }>({
      name: 'gifts_of_campaigns',
      text: `select id, campaign from giving.donation
             where tenant_id = $1::uuid and campaign = any ($2::text[]) and status = any ($3::text[])`,
      values: [currentTenantId(), campaigns, RECEIVED],
    });
    const campaign = new Map(gifts.map((gift) => [gift.id, gift.campaign]));
    const sums = new Map<string, CampaignGifts>();
    for (const { donation_id, currency, raised } of await this.queries.execute(
      new GetRaisedByGifts(gifts.map(({ id }) => id)),
    )) {
      const of = campaign.get(donation_id)!;
      const sum = sums.get(`${of} ${currency}`) ?? { campaign: of, currency, raised: 0, gifts: 0 };
      sums.set(`${of} ${currency}`, { ...sum, raised: sum.raised + raised, gifts: sum.gifts + 1 });
    }
    return [...sums.values()];
  }
}
