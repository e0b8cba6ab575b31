// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  KeepViewApiArg,
  KeepViewApiResponse,
  ListSavedViewsApiArg,
  ListSavedViewsApiResponse,
  RemoveViewApiArg,
  RemoveViewApiResponse,
} from '../types.gen.ts';
export const savedViewsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedViews: build.query<ListSavedViewsApiResponse, ListSavedViewsApiArg>({
      query: (queryArg) => ({
        url: `/saved-views/`,
        params: {
          table: queryArg,
        },
      }),
    }),
    keepView: build.mutation<KeepViewApiResponse, KeepViewApiArg>({
      query: (queryArg) => ({
        url: `/saved-views/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeView: build.mutation<RemoveViewApiResponse, RemoveViewApiArg>({
      query: (queryArg) => ({
        url: `/saved-views/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
