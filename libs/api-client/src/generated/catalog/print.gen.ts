// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetAnthologyFileApiArg,
  GetAnthologyFileApiResponse,
  ListAnthologiesApiArg,
  ListAnthologiesApiResponse,
  RemoveAnthologyApiArg,
  RemoveAnthologyApiResponse,
  RequestAnthologyApiArg,
  RequestAnthologyApiResponse,
} from '../types.gen.ts';
export const printCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listAnthologies: build.query<ListAnthologiesApiResponse, ListAnthologiesApiArg>({
      query: (queryArg) => ({
        url: `/anthologies/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    requestAnthology: build.mutation<RequestAnthologyApiResponse, RequestAnthologyApiArg>({
      query: (queryArg) => ({
        url: `/anthologies/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeAnthology: build.mutation<RemoveAnthologyApiResponse, RemoveAnthologyApiArg>({
      query: (queryArg) => ({
        url: `/anthologies/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getAnthologyFile: build.query<GetAnthologyFileApiResponse, GetAnthologyFileApiArg>({
      query: (queryArg) => ({
        url: `/anthologies/${encodeURIComponent(String(queryArg))}/file/`,
      }),
    }),
  }),
  overrideExisting: false,
});
