import { impactCalls } from '@bookgrove/api-client';

/** Calls on what readers and donors achieved. */
export const impactApi = impactCalls.enhanceEndpoints({
  addTagTypes: ['Impact'],
  endpoints: {
    countImpacts: { providesTags: ['Impact'] },
    getOwnImpact: { providesTags: ['Impact'] },
    listImpactRows: { providesTags: ['Impact'] },
  },
});

export const { useCountImpactsQuery, useGetOwnImpactQuery, useListImpactRowsQuery } = impactApi;
