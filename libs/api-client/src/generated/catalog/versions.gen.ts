// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CreateStoryVersionApiArg,
  CreateStoryVersionApiResponse,
  GetBookVersionsApiArg,
  GetBookVersionsApiResponse,
} from '../types.gen.ts';
export const versionsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBookVersions: build.query<GetBookVersionsApiResponse, GetBookVersionsApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/family/`,
      }),
    }),
    createStoryVersion: build.mutation<CreateStoryVersionApiResponse, CreateStoryVersionApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.book))}/versions/`,
        method: 'POST',
        body: queryArg.newVersion,
      }),
    }),
  }),
  overrideExisting: false,
});
