// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetLedgerChecksApiArg,
  GetLedgerChecksApiResponse,
  ListCheckRowsApiArg,
  ListCheckRowsApiResponse,
  RunLedgerChecksApiArg,
  RunLedgerChecksApiResponse,
} from '../types.gen.ts';
export const checksCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getLedgerChecks: build.query<GetLedgerChecksApiResponse, GetLedgerChecksApiArg>({
      query: () => ({ url: `/ledger/checks/` }),
    }),
    runLedgerChecks: build.mutation<RunLedgerChecksApiResponse, RunLedgerChecksApiArg>({
      query: () => ({ url: `/ledger/checks/run/`, method: 'POST' }),
    }),
    listCheckRows: build.query<ListCheckRowsApiResponse, ListCheckRowsApiArg>({
      query: (queryArg) => ({
        url: `/ledger/checks/${encodeURIComponent(String(queryArg.check))}/rows/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
