// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { GetBookSampleApiArg, GetBookSampleApiResponse } from '../types.gen.ts';
export const sampleCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBookSample: build.query<GetBookSampleApiResponse, GetBookSampleApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/sample/`,
      }),
    }),
  }),
  overrideExisting: false,
});
