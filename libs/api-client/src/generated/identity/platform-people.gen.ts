// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ArchiveUserApiArg,
  ArchiveUserApiResponse,
  ChangeUserApiArg,
  ChangeUserApiResponse,
  CountUsersApiArg,
  CountUsersApiResponse,
  CreateUserApiArg,
  CreateUserApiResponse,
  ExportUsersApiArg,
  ExportUsersApiResponse,
  GetUserApiArg,
  GetUserApiResponse,
  ListSchoolNamesApiArg,
  ListSchoolNamesApiResponse,
  ListUsersApiArg,
  ListUsersApiResponse,
  ResetUserPasswordApiArg,
  ResetUserPasswordApiResponse,
  RestoreUserApiArg,
  RestoreUserApiResponse,
} from '../types.gen.ts';
export const platformPeopleCalls = api.injectEndpoints({
  endpoints: (build) => ({
    createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/create-user/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listSchoolNames: build.query<ListSchoolNamesApiResponse, ListSchoolNamesApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/schools/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/`,
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
    exportUsers: build.query<ExportUsersApiResponse, ExportUsersApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/export/`,
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
    countUsers: build.query<CountUsersApiResponse, CountUsersApiArg>({
      query: () => ({ url: `/api-super-admin/users/stats/` }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeUser: build.mutation<ChangeUserApiResponse, ChangeUserApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.changePersonBody,
      }),
    }),
    archiveUser: build.mutation<ArchiveUserApiResponse, ArchiveUserApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/${encodeURIComponent(String(queryArg.id))}/archive/`,
        method: 'POST',
        body: queryArg.archivePersonBody,
      }),
    }),
    resetUserPassword: build.mutation<ResetUserPasswordApiResponse, ResetUserPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/${encodeURIComponent(String(queryArg))}/password/`,
        method: 'POST',
      }),
    }),
    restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/${encodeURIComponent(String(queryArg))}/restore/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
