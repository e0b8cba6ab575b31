// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AskResetApiArg,
  AskResetApiResponse,
  AskVerificationApiArg,
  AskVerificationApiResponse,
  ChangeEmailApiArg,
  ChangeEmailApiResponse,
  ChangeOwnProfileApiArg,
  ChangeOwnProfileApiResponse,
  ChangePasswordApiArg,
  ChangePasswordApiResponse,
  GetSignUpOptionsApiArg,
  GetSignUpOptionsApiResponse,
  ResetPasswordApiArg,
  ResetPasswordApiResponse,
  SignUpApiArg,
  SignUpApiResponse,
  SignUpGuardianApiArg,
  SignUpGuardianApiResponse,
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
    askReset: build.mutation<AskResetApiResponse, AskResetApiArg>({
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
    signUpGuardian: build.mutation<SignUpGuardianApiResponse, SignUpGuardianApiArg>({
      query: (queryArg) => ({
        url: `/signup/guardian/`,
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
    askVerification: build.mutation<AskVerificationApiResponse, AskVerificationApiArg>({
      query: () => ({ url: `/verification/resend/`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
