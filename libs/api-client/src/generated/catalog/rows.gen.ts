// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListBookRowsApiArg,
  ListBookRowsApiResponse,
  ListNearBooksApiArg,
  ListNearBooksApiResponse,
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
    listNearBooks: build.query<ListNearBooksApiResponse, ListNearBooksApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/near/`,
      }),
    }),
  }),
  overrideExisting: false,
});
