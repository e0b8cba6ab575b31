// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { GetCurrentTenantApiArg, GetCurrentTenantApiResponse } from '../types.gen.ts';
export const schoolsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentTenant: build.query<GetCurrentTenantApiResponse, GetCurrentTenantApiArg>({
      query: () => ({ url: `/current-tenant` }),
    }),
  }),
  overrideExisting: false,
});
