// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeSchoolApiArg,
  ChangeSchoolApiResponse,
  CheckSchoolDomainApiArg,
  CheckSchoolDomainApiResponse,
  GetSchoolApiArg,
  GetSchoolApiResponse,
  GetSchoolSetupApiArg,
  GetSchoolSetupApiResponse,
  ListSchoolsApiArg,
  ListSchoolsApiResponse,
  OpenSchoolApiArg,
  OpenSchoolApiResponse,
} from '../types.gen.ts';
export const schoolAdminCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listSchools: build.query<ListSchoolsApiResponse, ListSchoolsApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          ordering: queryArg.ordering,
        },
      }),
    }),
    openSchool: build.mutation<OpenSchoolApiResponse, OpenSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getSchool: build.query<GetSchoolApiResponse, GetSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeSchool: build.mutation<ChangeSchoolApiResponse, ChangeSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.schoolChange,
      }),
    }),
    checkSchoolDomain: build.mutation<CheckSchoolDomainApiResponse, CheckSchoolDomainApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/tenants/${encodeURIComponent(String(queryArg))}/check-domain/`,
        method: 'POST',
      }),
    }),
    getSchoolSetup: build.query<GetSchoolSetupApiResponse, GetSchoolSetupApiArg>({
      query: () => ({ url: `/school-setup/` }),
    }),
  }),
  overrideExisting: false,
});
