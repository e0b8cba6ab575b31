// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CheckCommunityApiArg,
  CheckCommunityApiResponse,
  GetProfileApiArg,
  GetProfileApiResponse,
  RefreshTokenApiArg,
  RefreshTokenApiResponse,
  SignInApiArg,
  SignInApiResponse,
  SignInCommunityApiArg,
  SignInCommunityApiResponse,
  SignOutApiArg,
  SignOutApiResponse,
  SignOutCommunityApiArg,
  SignOutCommunityApiResponse,
} from '../types.gen.ts';
export const authCalls = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/auth/logout/`, method: 'POST' }),
    }),
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/token/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    refreshToken: build.mutation<RefreshTokenApiResponse, RefreshTokenApiArg>({
      query: (queryArg) => ({
        url: `/auth/token/refresh/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    checkCommunity: build.query<CheckCommunityApiResponse, CheckCommunityApiArg>({
      query: () => ({ url: `/check-generic-access` }),
    }),
    signInCommunity: build.mutation<SignInCommunityApiResponse, SignInCommunityApiArg>({
      query: (queryArg) => ({
        url: `/generic-password-login`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signOutCommunity: build.mutation<SignOutCommunityApiResponse, SignOutCommunityApiArg>({
      query: () => ({ url: `/generic-password-logout`, method: 'POST' }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/user/profile/` }),
    }),
  }),
  overrideExisting: false,
});
