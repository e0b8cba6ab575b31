// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CountLeadersApiArg,
  CountLeadersApiResponse,
  DecideLeaderApiArg,
  DecideLeaderApiResponse,
  ExportLeadersApiArg,
  ExportLeadersApiResponse,
  GetLeaderApiArg,
  GetLeaderApiResponse,
  ListLeadersApiArg,
  ListLeadersApiResponse,
} from '../types.gen.ts';
export const platformLeadersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listLeaders: build.query<ListLeadersApiResponse, ListLeadersApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/leaders/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          kind: queryArg.kind,
          standing: queryArg.standing,
          school: queryArg.school,
          ordering: queryArg.ordering,
        },
      }),
    }),
    exportLeaders: build.query<ExportLeadersApiResponse, ExportLeadersApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/leaders/export/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          kind: queryArg.kind,
          standing: queryArg.standing,
          school: queryArg.school,
          ordering: queryArg.ordering,
        },
      }),
    }),
    countLeaders: build.query<CountLeadersApiResponse, CountLeadersApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/leaders/stats/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          kind: queryArg.kind,
          standing: queryArg.standing,
          school: queryArg.school,
          ordering: queryArg.ordering,
        },
      }),
    }),
    getLeader: build.query<GetLeaderApiResponse, GetLeaderApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/leaders/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    decideLeader: build.mutation<DecideLeaderApiResponse, DecideLeaderApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/leaders/${encodeURIComponent(String(queryArg.id))}/decide/`,
        method: 'POST',
        body: queryArg.decisionBody,
      }),
    }),
  }),
  overrideExisting: false,
});
