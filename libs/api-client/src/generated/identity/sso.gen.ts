// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  EndSsoApiArg,
  EndSsoApiResponse,
  ListSsoMethodsApiArg,
  ListSsoMethodsApiResponse,
  SignInBySsoApiArg,
  SignInBySsoApiResponse,
  StartSsoApiArg,
  StartSsoApiResponse,
} from '../types.gen.ts';
export const ssoCalls = api.injectEndpoints({
  endpoints: (build) => ({
    signInBySso: build.mutation<SignInBySsoApiResponse, SignInBySsoApiArg>({
      query: () => ({ url: `/auth/sso/`, method: 'POST' }),
    }),
    listSsoMethods: build.query<ListSsoMethodsApiResponse, ListSsoMethodsApiArg>({
      query: () => ({ url: `/sso/` }),
    }),
    endSso: build.query<EndSsoApiResponse, EndSsoApiArg>({
      query: () => ({ url: `/sso/callback/` }),
    }),
    startSso: build.mutation<StartSsoApiResponse, StartSsoApiArg>({
      query: (queryArg) => ({
        url: `/sso/${encodeURIComponent(String(queryArg))}/start/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
