import { Query } from '@nestjs/cqrs';

/** Gifts of one campaign in one currency that have arrived, after refunds, straight from the books of account. */
export interface CampaignGifts {
  campaign: string;
  /** ISO 4217. */
  currency: string;
  /** Minor units. */
  raised: number;
  /** Gifts that were not paid back whole. */
  gifts: number;
}

/** Gifts of the running school by campaign; campaigns without one are absent. */
export class GetGiftsOfCampaigns extends Query<CampaignGifts[]> {
  constructor(readonly campaigns: readonly string[]) {
    super();
  }
}
