// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  HideBookApiArg,
  HideBookApiResponse,
  KeepBookApiArg,
  KeepBookApiResponse,
  ListPlatformBooksApiArg,
  ListPlatformBooksApiResponse,
  ShowBookApiArg,
  ShowBookApiResponse,
} from '../types.gen.ts';
export const schoolShelfCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPlatformBooks: build.query<ListPlatformBooksApiResponse, ListPlatformBooksApiArg>({
      query: (queryArg) => ({
        url: `/platform-books/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    showBook: build.mutation<ShowBookApiResponse, ShowBookApiArg>({
      query: (queryArg) => ({
        url: `/platform-books/${encodeURIComponent(String(queryArg))}/hidden/`,
        method: 'DELETE',
      }),
    }),
    hideBook: build.mutation<HideBookApiResponse, HideBookApiArg>({
      query: (queryArg) => ({
        url: `/platform-books/${encodeURIComponent(String(queryArg.bookId))}/hidden/`,
        method: 'PUT',
        body: queryArg.hideBookBody,
      }),
    }),
    keepBook: build.mutation<KeepBookApiResponse, KeepBookApiArg>({
      query: (queryArg) => ({
        url: `/platform-books/${encodeURIComponent(String(queryArg))}/keep/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
