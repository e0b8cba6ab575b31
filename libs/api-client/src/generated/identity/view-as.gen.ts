// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  EnterViewAsApiArg,
  EnterViewAsApiResponse,
  ListViewAsSessionsApiArg,
  ListViewAsSessionsApiResponse,
  StopViewAsApiArg,
  StopViewAsApiResponse,
  ViewAsSchoolPersonApiArg,
  ViewAsSchoolPersonApiResponse,
  ViewAsUserApiArg,
  ViewAsUserApiResponse,
} from '../types.gen.ts';
export const viewAsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    viewAsSchoolPerson: build.mutation<ViewAsSchoolPersonApiResponse, ViewAsSchoolPersonApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/${encodeURIComponent(String(queryArg.id))}/view-as/`,
        method: 'POST',
        body: queryArg.viewAsBody,
      }),
    }),
    viewAsUser: build.mutation<ViewAsUserApiResponse, ViewAsUserApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/${encodeURIComponent(String(queryArg.id))}/view-as/`,
        method: 'POST',
        body: queryArg.viewAsBody,
      }),
    }),
    listViewAsSessions: build.query<ListViewAsSessionsApiResponse, ListViewAsSessionsApiArg>({
      query: (queryArg) => ({
        url: `/auth/looks/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    enterViewAs: build.mutation<EnterViewAsApiResponse, EnterViewAsApiArg>({
      query: (queryArg) => ({
        url: `/auth/view-as/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    stopViewAs: build.mutation<StopViewAsApiResponse, StopViewAsApiArg>({
      query: () => ({ url: `/auth/view-as/stop/`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
