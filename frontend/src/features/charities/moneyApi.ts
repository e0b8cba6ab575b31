import { charityMoneyCalls } from '@bookgrove/api-client';

export type { CharityMoneyView } from '@bookgrove/api-client';

/** Money of the charities of all schools by month. */
export const { useGetCharityMoneyQuery } = charityMoneyCalls.enhanceEndpoints({
  addTagTypes: ['CharityPayout'],
  endpoints: { getCharityMoney: { providesTags: ['CharityPayout'], keepUnusedDataFor: 0 } },
});
