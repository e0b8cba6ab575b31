// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeEmailApiArg,
  ChangeEmailApiResponse,
  ChangeOwnProfileApiArg,
  ChangeOwnProfileApiResponse,
  ChangePasswordApiArg,
  ChangePasswordApiResponse,
  CheckSignUpAgeApiArg,
  CheckSignUpAgeApiResponse,
  GetSignUpOptionsApiArg,
  GetSignUpOptionsApiResponse,
  RequestEmailVerificationApiArg,
  RequestEmailVerificationApiResponse,
  RequestPasswordResetApiArg,
  RequestPasswordResetApiResponse,
  ResetPasswordApiArg,
  ResetPasswordApiResponse,
  SignUpApiArg,
  SignUpApiResponse,
  VerifyEmailApiArg,
  VerifyEmailApiResponse,
} from '../types.gen.ts';
export const accountsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/password-reset-confirm/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestPasswordReset: build.mutation<RequestPasswordResetApiResponse, RequestPasswordResetApiArg>({
      query: (queryArg) => ({
        url: `/resetpasswordemail/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    signUp: build.mutation<SignUpApiResponse, SignUpApiArg>({
      query: (queryArg) => ({
        url: `/signup/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    checkSignUpAge: build.mutation<CheckSignUpAgeApiResponse, CheckSignUpAgeApiArg>({
      query: (queryArg) => ({
        url: `/signup/age/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getSignUpOptions: build.query<GetSignUpOptionsApiResponse, GetSignUpOptionsApiArg>({
      query: () => ({ url: `/signup/options/` }),
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({
        url: `/user/email/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({
        url: `/user/password/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    changeOwnProfile: build.mutation<ChangeOwnProfileApiResponse, ChangeOwnProfileApiArg>({
      query: (queryArg) => ({
        url: `/user/profile/`,
        method: 'PATCH',
        body: queryArg,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({
        url: `/verification/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    requestEmailVerification: build.mutation<
      RequestEmailVerificationApiResponse,
      RequestEmailVerificationApiArg
    >({
      query: () => ({ url: `/verification/resend/`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
