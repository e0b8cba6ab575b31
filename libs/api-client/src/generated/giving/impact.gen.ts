// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CountImpactsApiArg,
  CountImpactsApiResponse,
  GetOwnImpactApiArg,
  GetOwnImpactApiResponse,
  ListImpactRowsApiArg,
  ListImpactRowsApiResponse,
} from '../types.gen.ts';
export const impactCalls = api.injectEndpoints({
  endpoints: (build) => ({
    countImpacts: build.query<CountImpactsApiResponse, CountImpactsApiArg>({
      query: (queryArg) => ({
        url: `/v1/impacts/count/`,
        params: {
          goal: queryArg.goal,
          of: queryArg['of'],
        },
      }),
    }),
    getOwnImpact: build.query<GetOwnImpactApiResponse, GetOwnImpactApiArg>({
      query: (queryArg) => ({
        url: `/v1/impacts/mine/`,
        params: {
          goal: queryArg,
        },
      }),
    }),
    listImpactRows: build.query<ListImpactRowsApiResponse, ListImpactRowsApiArg>({
      query: (queryArg) => ({
        url: `/v1/impacts/${encodeURIComponent(String(queryArg.kind))}/rows/`,
        params: {
          goal: queryArg.goal,
          of: queryArg['of'],
        },
      }),
    }),
  }),
  overrideExisting: false,
});
