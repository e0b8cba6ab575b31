// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  DecideOnResourceApiArg,
  DecideOnResourceApiResponse,
  GetResourceForModerationApiArg,
  GetResourceForModerationApiResponse,
  ListResourcesForModerationApiArg,
  ListResourcesForModerationApiResponse,
} from '../types.gen.ts';
export const resourceModerationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listResourcesForModeration: build.query<
      ListResourcesForModerationApiResponse,
      ListResourcesForModerationApiArg
    >({
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
    getResourceForModeration: build.query<
      GetResourceForModerationApiResponse,
      GetResourceForModerationApiArg
    >({
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
