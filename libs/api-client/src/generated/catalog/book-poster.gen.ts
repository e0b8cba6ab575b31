// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { GetBookPosterApiArg, GetBookPosterApiResponse } from '../types.gen.ts';
export const bookPosterCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBookPoster: build.query<GetBookPosterApiResponse, GetBookPosterApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/poster/`,
      }),
    }),
  }),
  overrideExisting: false,
});
