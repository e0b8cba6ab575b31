// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { SearchEverythingApiArg, SearchEverythingApiResponse } from '../types.gen.ts';
export const searchCalls = api.injectEndpoints({
  endpoints: (build) => ({
    searchEverything: build.query<SearchEverythingApiResponse, SearchEverythingApiArg>({
      query: (queryArg) => ({
        url: `/combined/`,
        params: {
          search: queryArg.search,
          limit: queryArg.limit,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
