// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  DownloadSchoolPeopleExportApiArg,
  DownloadSchoolPeopleExportApiResponse,
  DownloadUsersExportApiArg,
  DownloadUsersExportApiResponse,
  ListSchoolPeopleExportsApiArg,
  ListSchoolPeopleExportsApiResponse,
  ListUsersExportsApiArg,
  ListUsersExportsApiResponse,
  ProposeSchoolPeopleExportApiArg,
  ProposeSchoolPeopleExportApiResponse,
  ProposeUsersExportApiArg,
  ProposeUsersExportApiResponse,
} from '../types.gen.ts';
export const peopleExportsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSchoolPeopleExports: build.query<ListSchoolPeopleExportsApiResponse, ListSchoolPeopleExportsApiArg>({
      query: () => ({ url: `/api-admin/users/exports/` }),
    }),
    proposeSchoolPeopleExport: build.mutation<
      ProposeSchoolPeopleExportApiResponse,
      ProposeSchoolPeopleExportApiArg
    >({
      query: (queryArg) => ({
        url: `/api-admin/users/exports/`,
        method: 'POST',
        body: queryArg.proposePeopleExportBody,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          role: queryArg.role,
          status: queryArg.status,
          class: queryArg['class'],
          signed_in: queryArg.signedIn,
          language: queryArg.language,
          ordering: queryArg.ordering,
        },
      }),
    }),
    downloadSchoolPeopleExport: build.mutation<
      DownloadSchoolPeopleExportApiResponse,
      DownloadSchoolPeopleExportApiArg
    >({
      query: (queryArg) => ({
        url: `/api-admin/users/exports/${encodeURIComponent(String(queryArg.id))}/download/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    listUsersExports: build.query<ListUsersExportsApiResponse, ListUsersExportsApiArg>({
      query: () => ({ url: `/api-super-admin/users/exports/` }),
    }),
    proposeUsersExport: build.mutation<ProposeUsersExportApiResponse, ProposeUsersExportApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/exports/`,
        method: 'POST',
        body: queryArg.proposePeopleExportBody,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          role: queryArg.role,
          status: queryArg.status,
          class: queryArg['class'],
          signed_in: queryArg.signedIn,
          language: queryArg.language,
          ordering: queryArg.ordering,
          school: queryArg.school,
        },
      }),
    }),
    downloadUsersExport: build.mutation<DownloadUsersExportApiResponse, DownloadUsersExportApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/exports/${encodeURIComponent(String(queryArg.id))}/download/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
  }),
  overrideExisting: false,
});
