// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetDemoApiArg,
  GetDemoApiResponse,
  SignInToDemoApiArg,
  SignInToDemoApiResponse,
} from '../types.gen.ts';
export const demoCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getDemo: build.query<GetDemoApiResponse, GetDemoApiArg>({
      query: () => ({ url: `/demo/` }),
    }),
    signInToDemo: build.mutation<SignInToDemoApiResponse, SignInToDemoApiArg>({
      query: (queryArg) => ({ url: `/demo/`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
