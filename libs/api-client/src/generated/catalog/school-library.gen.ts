// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  HideBookApiArg,
  HideBookApiResponse,
  ListPlatformBooksApiArg,
  ListPlatformBooksApiResponse,
  RetainBookApiArg,
  RetainBookApiResponse,
  UnhideBookApiArg,
  UnhideBookApiResponse,
} from '../types.gen.ts';
export const schoolLibraryCalls = api.injectEndpoints({
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
    unhideBook: build.mutation<UnhideBookApiResponse, UnhideBookApiArg>({
      query: (queryArg) => ({
        url: `/platform-books/${encodeURIComponent(String(queryArg))}/hidden/`,
        method: 'DELETE',
      }),
    }),
    hideBook: build.mutation<HideBookApiResponse, HideBookApiArg>({
      query: (queryArg) => ({
        url: `/platform-books/${encodeURIComponent(String(queryArg.bookId))}/hidden/`,
        method: 'PUT',
        body: queryArg.bookReasonBody,
      }),
    }),
    retainBook: build.mutation<RetainBookApiResponse, RetainBookApiArg>({
      query: (queryArg) => ({
        url: `/platform-books/${encodeURIComponent(String(queryArg))}/keep/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
