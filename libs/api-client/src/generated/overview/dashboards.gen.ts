// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetDashboardApiArg,
  GetDashboardApiResponse,
  GetPlatformDashboardApiArg,
  GetPlatformDashboardApiResponse,
  GetSchoolDashboardApiArg,
  GetSchoolDashboardApiResponse,
} from '../types.gen.ts';
export const dashboardsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getSchoolDashboard: build.query<GetSchoolDashboardApiResponse, GetSchoolDashboardApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/dashboard/`,
        params: {
          time_zone: queryArg,
        },
      }),
    }),
    getPlatformDashboard: build.query<GetPlatformDashboardApiResponse, GetPlatformDashboardApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/dashboard/`,
        params: {
          time_zone: queryArg,
        },
      }),
    }),
    getDashboard: build.query<GetDashboardApiResponse, GetDashboardApiArg>({
      query: (queryArg) => ({
        url: `/dashboard/`,
        params: {
          time_zone: queryArg.timeZone,
          class_id: queryArg.classId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
