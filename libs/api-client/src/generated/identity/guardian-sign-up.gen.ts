// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { SignUpGuardianApiArg, SignUpGuardianApiResponse } from '../types.gen.ts';
export const guardianSignUpCalls = api.injectEndpoints({
  endpoints: (build) => ({
    signUpGuardian: build.mutation<SignUpGuardianApiResponse, SignUpGuardianApiArg>({
      query: (queryArg) => ({
        url: `/signup/guardian/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
