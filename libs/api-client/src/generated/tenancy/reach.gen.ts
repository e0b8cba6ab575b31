// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { GetReachApiArg, GetReachApiResponse } from '../types.gen.ts';
export const reachCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getReach: build.query<GetReachApiResponse, GetReachApiArg>({
      query: () => ({ url: `/global-reach/` }),
    }),
  }),
  overrideExisting: false,
});
