// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ExportCharityMoneyApiArg,
  ExportCharityMoneyApiResponse,
  GetCharityMoneyApiArg,
  GetCharityMoneyApiResponse,
} from '../types.gen.ts';
export const charityMoneyCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getCharityMoney: build.query<GetCharityMoneyApiResponse, GetCharityMoneyApiArg>({
      query: (queryArg) => ({
        url: `/charity-money/`,
        params: {
          since: queryArg.since,
          country: queryArg.country,
          charity: queryArg.charity,
          currency: queryArg.currency,
        },
      }),
    }),
    exportCharityMoney: build.query<ExportCharityMoneyApiResponse, ExportCharityMoneyApiArg>({
      query: (queryArg) => ({
        url: `/charity-money/export.csv/`,
        params: {
          since: queryArg.since,
          country: queryArg.country,
          charity: queryArg.charity,
          currency: queryArg.currency,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
