import { charitiesCalls } from '@bookgrove/api-client';

export type { CharityListItem, CharityMoney, CharityView } from '@bookgrove/api-client';

/** Calls on charities as everybody sees them. */
const charitiesApi = charitiesCalls.enhanceEndpoints({
  addTagTypes: ['CharityDesk'],
  endpoints: {
    listCharities: { providesTags: ['CharityDesk'] },
    getCharity: { providesTags: ['CharityDesk'] },
  },
});

export const { useListCharitiesQuery, useGetCharityQuery } = charitiesApi;
