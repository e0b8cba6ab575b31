// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetFundraiserApiArg,
  GetFundraiserApiResponse,
  GetFundraiserPosterApiArg,
  GetFundraiserPosterApiResponse,
  ReportFundraiserApiArg,
  ReportFundraiserApiResponse,
} from '../types.gen.ts';
export const fundraisersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getFundraiser: build.query<GetFundraiserApiResponse, GetFundraiserApiArg>({
      query: (queryArg) => ({
        url: `/fundraisers/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getFundraiserPoster: build.query<GetFundraiserPosterApiResponse, GetFundraiserPosterApiArg>({
      query: (queryArg) => ({
        url: `/fundraisers/${encodeURIComponent(String(queryArg.idOrSlug))}/poster.pdf/`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    reportFundraiser: build.mutation<ReportFundraiserApiResponse, ReportFundraiserApiArg>({
      query: (queryArg) => ({
        url: `/fundraisers/${encodeURIComponent(String(queryArg.idOrSlug))}/report/`,
        method: 'POST',
        body: queryArg.fundraiserReportBody,
      }),
    }),
  }),
  overrideExisting: false,
});
