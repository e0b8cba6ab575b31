/** A course as the shop of the running school may sell it. */
export interface CourseOnOffer {
  id: string;
  slug: string;
  name: string;
  /** What it costs, one price for each currency, in minor units; none: it is free. */
  prices: { amount: number; currency: string }[];
  /** `ok`, or why it is not sold: not found, free, or made for others than the learner. */
  state: 'ok' | 'unknown' | 'free' | 'not_for_reader';
  /** The learner has it already: it was bought for them, or they are enrolled. */
  owned: boolean;
  /** The school that made it, or the platform. */
  made_by_tenant: string;
}
