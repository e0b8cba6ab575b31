// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeReconciliationBreakApiArg,
  ChangeReconciliationBreakApiResponse,
  EnterTransfersApiArg,
  EnterTransfersApiResponse,
  ListReconciliationBreaksApiArg,
  ListReconciliationBreaksApiResponse,
  ListReconciliationRunsApiArg,
  ListReconciliationRunsApiResponse,
  RequestReconciliationApiArg,
  RequestReconciliationApiResponse,
} from '../types.gen.ts';
export const reconciliationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listReconciliationBreaks: build.query<
      ListReconciliationBreaksApiResponse,
      ListReconciliationBreaksApiArg
    >({
      query: (queryArg) => ({
        url: `/reconciliation/breaks/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          provider: queryArg.provider,
          state: queryArg.state,
          kind: queryArg.kind,
        },
      }),
    }),
    changeReconciliationBreak: build.mutation<
      ChangeReconciliationBreakApiResponse,
      ChangeReconciliationBreakApiArg
    >({
      query: (queryArg) => ({
        url: `/reconciliation/breaks/${encodeURIComponent(String(queryArg.id))}/state/`,
        method: 'POST',
        body: queryArg.breakStateBody,
      }),
    }),
    listReconciliationRuns: build.query<ListReconciliationRunsApiResponse, ListReconciliationRunsApiArg>({
      query: (queryArg) => ({
        url: `/reconciliation/runs/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          provider: queryArg.provider,
        },
      }),
    }),
    requestReconciliation: build.mutation<RequestReconciliationApiResponse, RequestReconciliationApiArg>({
      query: (queryArg) => ({
        url: `/reconciliation/runs/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    enterTransfers: build.mutation<EnterTransfersApiResponse, EnterTransfersApiArg>({
      query: (queryArg) => ({
        url: `/reconciliation/transfers/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
