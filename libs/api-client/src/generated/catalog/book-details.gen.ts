// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeBookDetailsApiArg,
  ChangeBookDetailsApiResponse,
  DescribeBookApiArg,
  DescribeBookApiResponse,
  GetBookDetailsApiArg,
  GetBookDetailsApiResponse,
} from '../types.gen.ts';
export const bookDetailsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    describeBook: build.mutation<DescribeBookApiResponse, DescribeBookApiArg>({
      query: (queryArg) => ({
        url: `/books/described/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getBookDetails: build.query<GetBookDetailsApiResponse, GetBookDetailsApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/details/`,
      }),
    }),
    changeBookDetails: build.mutation<ChangeBookDetailsApiResponse, ChangeBookDetailsApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/details/`,
        method: 'PATCH',
        body: queryArg.bookDetailsBody,
      }),
    }),
  }),
  overrideExisting: false,
});
