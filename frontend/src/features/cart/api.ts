import { cartRequestsCalls, together } from '@bookgrove/api-client';

export type { AskedCart, CartRequestView } from '@bookgrove/api-client';

/** Calls on what a student asks a grown-up to pay. */
const requestsApi = together(cartRequestsCalls).enhanceEndpoints({
  addTagTypes: ['CartRequest'],
  endpoints: {
    listCartRequests: { providesTags: ['CartRequest'], keepUnusedDataFor: 0 },
    askGrownUp: { invalidatesTags: (_result, error) => (error ? [] : ['CartRequest']) },
    takeBackRequest: { invalidatesTags: (_result, error) => (error ? [] : ['CartRequest']) },
    getAskedCart: { keepUnusedDataFor: 0 },
  },
});

export const {
  useListCartRequestsQuery,
  useListGrownUpsQuery,
  useAskGrownUpMutation,
  useTakeBackRequestMutation,
  useGetAskedCartQuery,
} = requestsApi;
