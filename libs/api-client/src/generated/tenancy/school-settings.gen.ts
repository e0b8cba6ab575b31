// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeOwnSchoolSettingsApiArg,
  ChangeOwnSchoolSettingsApiResponse,
  ChangeSchoolSettingsApiArg,
  ChangeSchoolSettingsApiResponse,
  GetOwnSchoolSettingsApiArg,
  GetOwnSchoolSettingsApiResponse,
  GetSchoolSettingsApiArg,
  GetSchoolSettingsApiResponse,
} from '../types.gen.ts';
export const schoolSettingsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getSchoolSettings: build.query<GetSchoolSettingsApiResponse, GetSchoolSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg))}/settings/`,
      }),
    }),
    changeSchoolSettings: build.mutation<ChangeSchoolSettingsApiResponse, ChangeSchoolSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg.id))}/settings/`,
        method: 'PATCH',
        body: queryArg.schoolSettingsChange,
      }),
    }),
    getOwnSchoolSettings: build.query<GetOwnSchoolSettingsApiResponse, GetOwnSchoolSettingsApiArg>({
      query: () => ({ url: `/school-settings/` }),
    }),
    changeOwnSchoolSettings: build.mutation<
      ChangeOwnSchoolSettingsApiResponse,
      ChangeOwnSchoolSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/school-settings/`,
        method: 'PATCH',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
