// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ArchiveSchoolPersonApiArg,
  ArchiveSchoolPersonApiResponse,
  ChangeSchoolPeopleApiArg,
  ChangeSchoolPeopleApiResponse,
  ChangeSchoolPersonApiArg,
  ChangeSchoolPersonApiResponse,
  CountSchoolPeopleApiArg,
  CountSchoolPeopleApiResponse,
  CountSchoolPeopleToChangeApiArg,
  CountSchoolPeopleToChangeApiResponse,
  CreateSchoolPersonApiArg,
  CreateSchoolPersonApiResponse,
  ExportSchoolPeopleApiArg,
  ExportSchoolPeopleApiResponse,
  GetSchoolPersonApiArg,
  GetSchoolPersonApiResponse,
  ListSchoolPeopleApiArg,
  ListSchoolPeopleApiResponse,
  ResetSchoolPersonPasswordApiArg,
  ResetSchoolPersonPasswordApiResponse,
  RestoreSchoolPersonApiArg,
  RestoreSchoolPersonApiResponse,
} from '../types.gen.ts';
export const schoolPeopleCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSchoolPeople: build.query<ListSchoolPeopleApiResponse, ListSchoolPeopleApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/`,
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
    createSchoolPerson: build.mutation<CreateSchoolPersonApiResponse, CreateSchoolPersonApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    changeSchoolPeople: build.mutation<ChangeSchoolPeopleApiResponse, ChangeSchoolPeopleApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/bulk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    countSchoolPeopleToChange: build.mutation<
      CountSchoolPeopleToChangeApiResponse,
      CountSchoolPeopleToChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/api-admin/users/bulk/count/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    exportSchoolPeople: build.query<ExportSchoolPeopleApiResponse, ExportSchoolPeopleApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/export/`,
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
    countSchoolPeople: build.query<CountSchoolPeopleApiResponse, CountSchoolPeopleApiArg>({
      query: () => ({ url: `/api-admin/users/stats/` }),
    }),
    getSchoolPerson: build.query<GetSchoolPersonApiResponse, GetSchoolPersonApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeSchoolPerson: build.mutation<ChangeSchoolPersonApiResponse, ChangeSchoolPersonApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.changePersonBody,
      }),
    }),
    archiveSchoolPerson: build.mutation<ArchiveSchoolPersonApiResponse, ArchiveSchoolPersonApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/${encodeURIComponent(String(queryArg.id))}/archive/`,
        method: 'POST',
        body: queryArg.archivePersonBody,
      }),
    }),
    resetSchoolPersonPassword: build.mutation<
      ResetSchoolPersonPasswordApiResponse,
      ResetSchoolPersonPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api-admin/users/${encodeURIComponent(String(queryArg))}/password/`,
        method: 'POST',
      }),
    }),
    restoreSchoolPerson: build.mutation<RestoreSchoolPersonApiResponse, RestoreSchoolPersonApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/users/${encodeURIComponent(String(queryArg))}/restore/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
