// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  DecideOnResourceApiArg,
  DecideOnResourceApiResponse,
  GetDeskResourceApiArg,
  GetDeskResourceApiResponse,
  ListResourceDeskApiArg,
  ListResourceDeskApiResponse,
} from '../types.gen.ts';
export const resourceDeskCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listResourceDesk: build.query<ListResourceDeskApiResponse, ListResourceDeskApiArg>({
      query: (queryArg) => ({
        url: `/resource-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          stage: queryArg.stage,
          wide: queryArg.wide,
        },
      }),
    }),
    getDeskResource: build.query<GetDeskResourceApiResponse, GetDeskResourceApiArg>({
      query: (queryArg) => ({
        url: `/resource-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    decideOnResource: build.mutation<DecideOnResourceApiResponse, DecideOnResourceApiArg>({
      query: (queryArg) => ({
        url: `/resource-desk/${encodeURIComponent(String(queryArg.id))}/decision/`,
        method: 'POST',
        body: queryArg.resourceDecisionBody,
      }),
    }),
  }),
  overrideExisting: false,
});
