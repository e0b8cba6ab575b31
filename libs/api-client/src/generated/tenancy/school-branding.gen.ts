// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeSchoolBrandingApiArg,
  ChangeSchoolBrandingApiResponse,
  GetSchoolBrandingApiArg,
  GetSchoolBrandingApiResponse,
} from '../types.gen.ts';
export const schoolBrandingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getSchoolBranding: build.query<GetSchoolBrandingApiResponse, GetSchoolBrandingApiArg>({
      query: () => ({ url: `/school-branding/` }),
    }),
    changeSchoolBranding: build.mutation<ChangeSchoolBrandingApiResponse, ChangeSchoolBrandingApiArg>({
      query: (queryArg) => ({
        url: `/school-branding/`,
        method: 'PATCH',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
