// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  BeginSetUpAtSignInApiArg,
  BeginSetUpAtSignInApiResponse,
  FinishSetUpAtSignInApiArg,
  FinishSetUpAtSignInApiResponse,
  PassSecondFactorApiArg,
  PassSecondFactorApiResponse,
  RequestPasskeyApiArg,
  RequestPasskeyApiResponse,
  RequestSecondPasskeyApiArg,
  RequestSecondPasskeyApiResponse,
  SignInWithPasskeyApiArg,
  SignInWithPasskeyApiResponse,
} from '../types.gen.ts';
export const secondStepCalls = api.injectEndpoints({
  endpoints: (build) => ({
    signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/auth/passkey/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestPasskey: build.mutation<RequestPasskeyApiResponse, RequestPasskeyApiArg>({
      query: () => ({ url: `/auth/passkey/options/`, method: 'POST' }),
    }),
    passSecondFactor: build.mutation<PassSecondFactorApiResponse, PassSecondFactorApiArg>({
      query: (queryArg) => ({
        url: `/auth/second-factor/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestSecondPasskey: build.mutation<RequestSecondPasskeyApiResponse, RequestSecondPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/auth/second-factor/passkey/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    beginSetUpAtSignIn: build.mutation<BeginSetUpAtSignInApiResponse, BeginSetUpAtSignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/second-factor/setup/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    finishSetUpAtSignIn: build.mutation<FinishSetUpAtSignInApiResponse, FinishSetUpAtSignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/second-factor/setup/confirm/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
