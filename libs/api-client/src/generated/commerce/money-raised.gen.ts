// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ExportMoneyRaisedApiArg,
  ExportMoneyRaisedApiResponse,
  GetMoneyRaisedApiArg,
  GetMoneyRaisedApiResponse,
} from '../types.gen.ts';
export const moneyRaisedCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getMoneyRaised: build.query<GetMoneyRaisedApiResponse, GetMoneyRaisedApiArg>({
      query: (queryArg) => ({
        url: `/money-raised/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          of: queryArg['of'],
          id: queryArg.id,
        },
      }),
    }),
    exportMoneyRaised: build.query<ExportMoneyRaisedApiResponse, ExportMoneyRaisedApiArg>({
      query: (queryArg) => ({
        url: `/money-raised/export.csv/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          of: queryArg['of'],
          id: queryArg.id,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
