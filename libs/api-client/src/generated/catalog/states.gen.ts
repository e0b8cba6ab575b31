// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListReaderBooksApiArg,
  ListReaderBooksApiResponse,
  SetReadingStateApiArg,
  SetReadingStateApiResponse,
} from '../types.gen.ts';
export const statesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    setReadingState: build.mutation<SetReadingStateApiResponse, SetReadingStateApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/reading-state/`,
        method: 'PUT',
        body: queryArg.readingStateBody,
      }),
    }),
    listReaderBooks: build.query<ListReaderBooksApiResponse, ListReaderBooksApiArg>({
      query: (queryArg) => ({
        url: `/reading-log/books/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          person: queryArg.person,
          state: queryArg.state,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
