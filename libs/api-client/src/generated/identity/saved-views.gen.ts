// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListSavedViewsApiArg,
  ListSavedViewsApiResponse,
  RemoveViewApiArg,
  RemoveViewApiResponse,
  SaveViewApiArg,
  SaveViewApiResponse,
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
    saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
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
