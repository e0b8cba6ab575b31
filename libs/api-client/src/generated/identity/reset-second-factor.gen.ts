// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ResetSchoolPersonFactorApiArg,
  ResetSchoolPersonFactorApiResponse,
  ResetUserFactorApiArg,
  ResetUserFactorApiResponse,
} from '../types.gen.ts';
export const resetSecondFactorCalls = api.injectEndpoints({
  endpoints: (build) => ({
    resetSchoolPersonFactor: build.mutation<
      ResetSchoolPersonFactorApiResponse,
      ResetSchoolPersonFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api-admin/users/${encodeURIComponent(String(queryArg.id))}/second-factor/reset/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    resetUserFactor: build.mutation<ResetUserFactorApiResponse, ResetUserFactorApiArg>({
      query: (queryArg) => ({
        url: `/api-super-admin/users/${encodeURIComponent(String(queryArg.id))}/second-factor/reset/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
  }),
  overrideExisting: false,
});
