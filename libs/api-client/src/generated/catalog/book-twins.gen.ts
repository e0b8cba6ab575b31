// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListBookTwinsApiArg,
  ListBookTwinsApiResponse,
  MergeBooksApiArg,
  MergeBooksApiResponse,
  TellBooksApartApiArg,
  TellBooksApartApiResponse,
} from '../types.gen.ts';
export const bookTwinsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listBookTwins: build.query<ListBookTwinsApiResponse, ListBookTwinsApiArg>({
      query: (queryArg) => ({
        url: `/book-twins/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    tellBooksApart: build.mutation<TellBooksApartApiResponse, TellBooksApartApiArg>({
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
