// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddSsoProviderApiArg,
  AddSsoProviderApiResponse,
  ChangeSchoolSignInApiArg,
  ChangeSchoolSignInApiResponse,
  ChangeSsoProviderApiArg,
  ChangeSsoProviderApiResponse,
  CollectSsoTestApiArg,
  CollectSsoTestApiResponse,
  GetSchoolSignInApiArg,
  GetSchoolSignInApiResponse,
  RemoveSsoProviderApiArg,
  RemoveSsoProviderApiResponse,
  TestSsoProviderApiArg,
  TestSsoProviderApiResponse,
} from '../types.gen.ts';
export const schoolSignInCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getSchoolSignIn: build.query<GetSchoolSignInApiResponse, GetSchoolSignInApiArg>({
      query: () => ({ url: `/api-admin/sign-in/` }),
    }),
    changeSchoolSignIn: build.mutation<ChangeSchoolSignInApiResponse, ChangeSchoolSignInApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/sign-in/`,
        method: 'PATCH',
        body: queryArg,
      }),
    }),
    addSsoProvider: build.mutation<AddSsoProviderApiResponse, AddSsoProviderApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/sso-providers/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeSsoProvider: build.mutation<RemoveSsoProviderApiResponse, RemoveSsoProviderApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/sso-providers/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    changeSsoProvider: build.mutation<ChangeSsoProviderApiResponse, ChangeSsoProviderApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/sso-providers/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.providerChangeBody,
      }),
    }),
    testSsoProvider: build.mutation<TestSsoProviderApiResponse, TestSsoProviderApiArg>({
      query: (queryArg) => ({
        url: `/api-admin/sso-providers/${encodeURIComponent(String(queryArg))}/test/`,
        method: 'POST',
      }),
    }),
    collectSsoTest: build.mutation<CollectSsoTestApiResponse, CollectSsoTestApiArg>({
      query: () => ({ url: `/api-admin/sso-test-result/`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
