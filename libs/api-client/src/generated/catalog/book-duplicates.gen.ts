// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListDuplicateBooksApiArg,
  ListDuplicateBooksApiResponse,
  MarkBooksDistinctApiArg,
  MarkBooksDistinctApiResponse,
  MergeBooksApiArg,
  MergeBooksApiResponse,
} from '../types.gen.ts';
export const bookDuplicatesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listDuplicateBooks: build.query<ListDuplicateBooksApiResponse, ListDuplicateBooksApiArg>({
      query: (queryArg) => ({
        url: `/book-twins/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    markBooksDistinct: build.mutation<MarkBooksDistinctApiResponse, MarkBooksDistinctApiArg>({
      query: (queryArg) => ({
        url: `/book-twins/apart/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    mergeBooks: build.mutation<MergeBooksApiResponse, MergeBooksApiArg>({
      query: (queryArg) => ({
        url: `/book-twins/merge/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
