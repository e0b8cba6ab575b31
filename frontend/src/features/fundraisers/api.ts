import { fundraisersCalls } from '@bookgrove/api-client';

export type { FundraiserView } from '@bookgrove/api-client';

/** The page of a class or student as everybody sees it. */
export const { useGetFundraiserQuery, useReportFundraiserMutation } = fundraisersCalls.enhanceEndpoints({
  endpoints: { getFundraiser: { keepUnusedDataFor: 0 } },
});
