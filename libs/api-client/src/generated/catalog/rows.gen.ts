// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListBookRowsApiArg,
  ListBookRowsApiResponse,
  ListSimilarBooksApiArg,
  ListSimilarBooksApiResponse,
} from '../types.gen.ts';
export const rowsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listBookRows: build.query<ListBookRowsApiResponse, ListBookRowsApiArg>({
      query: (queryArg) => ({
        url: `/book-rows/`,
        params: {
          language: queryArg,
        },
      }),
    }),
    listSimilarBooks: build.query<ListSimilarBooksApiResponse, ListSimilarBooksApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/near/`,
      }),
    }),
  }),
  overrideExisting: false,
});
