// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetBookFamilyApiArg,
  GetBookFamilyApiResponse,
  MakeVersionApiArg,
  MakeVersionApiResponse,
} from '../types.gen.ts';
export const versionsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBookFamily: build.query<GetBookFamilyApiResponse, GetBookFamilyApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/family/`,
      }),
    }),
    makeVersion: build.mutation<MakeVersionApiResponse, MakeVersionApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.book))}/versions/`,
        method: 'POST',
        body: queryArg.newVersion,
      }),
    }),
  }),
  overrideExisting: false,
});
