import { demoCalls, reachCalls, together } from '@bookgrove/api-client';

/** API calls of the demo's entry and of the world map. */
const placesApi = together(demoCalls, reachCalls).enhanceEndpoints({
  endpoints: {
    getDemo: { keepUnusedDataFor: 0 },
    getReach: { keepUnusedDataFor: 60 },
  },
});

export const { useGetDemoQuery, useSignInToDemoMutation, useGetReachQuery } = placesApi;
