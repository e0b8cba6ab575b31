// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { ChangeSubscriptionApiArg, ChangeSubscriptionApiResponse } from '../types.gen.ts';
export const subscriptionsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    changeSubscription: build.mutation<ChangeSubscriptionApiResponse, ChangeSubscriptionApiArg>({
      query: (queryArg) => ({
        url: `/unsubscribe/${encodeURIComponent(String(queryArg.token))}/`,
        method: 'POST',
        body: queryArg.subscriptionBody,
      }),
    }),
  }),
  overrideExisting: false,
});
