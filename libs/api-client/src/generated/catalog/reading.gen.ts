// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetOfflineBookApiArg,
  GetOfflineBookApiResponse,
  GetProgressApiArg,
  GetProgressApiResponse,
  OpenBookApiArg,
  OpenBookApiResponse,
  SaveProgressApiArg,
  SaveProgressApiResponse,
} from '../types.gen.ts';
export const readingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    openBook: build.query<OpenBookApiResponse, OpenBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/content/`,
      }),
    }),
    getOfflineBook: build.query<GetOfflineBookApiResponse, GetOfflineBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/offline/`,
      }),
    }),
    getProgress: build.query<GetProgressApiResponse, GetProgressApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/progress/`,
        params: {
          device: queryArg.device,
        },
      }),
    }),
    saveProgress: build.mutation<SaveProgressApiResponse, SaveProgressApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/progress/`,
        method: 'PUT',
        body: queryArg.progressBody,
      }),
    }),
  }),
  overrideExisting: false,
});
