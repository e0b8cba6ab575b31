// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddPasskeyApiArg,
  AddPasskeyApiResponse,
  BeginPasskeyApiArg,
  BeginPasskeyApiResponse,
  BeginTotpApiArg,
  BeginTotpApiResponse,
  GetSecurityApiArg,
  GetSecurityApiResponse,
  RemovePasskeyApiArg,
  RemovePasskeyApiResponse,
  RenewRecoveryCodesApiArg,
  RenewRecoveryCodesApiResponse,
  TurnOffTotpApiArg,
  TurnOffTotpApiResponse,
  TurnOnTotpApiArg,
  TurnOnTotpApiResponse,
} from '../types.gen.ts';
export const securityCalls = api.injectEndpoints({
  endpoints: (build) => ({
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/account/passkeys/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/account/passkeys/options/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({
        url: `/account/passkeys/${encodeURIComponent(String(queryArg.id))}/remove/`,
        method: 'POST',
        body: queryArg.recentConfirmationBody,
      }),
    }),
    renewRecoveryCodes: build.mutation<RenewRecoveryCodesApiResponse, RenewRecoveryCodesApiArg>({
      query: (queryArg) => ({
        url: `/account/second-factor/recovery-codes/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    beginTotp: build.mutation<BeginTotpApiResponse, BeginTotpApiArg>({
      query: (queryArg) => ({
        url: `/account/second-factor/totp/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    turnOnTotp: build.mutation<TurnOnTotpApiResponse, TurnOnTotpApiArg>({
      query: (queryArg) => ({
        url: `/account/second-factor/totp/confirm/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    turnOffTotp: build.mutation<TurnOffTotpApiResponse, TurnOffTotpApiArg>({
      query: (queryArg) => ({
        url: `/account/second-factor/totp/remove/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getSecurity: build.query<GetSecurityApiResponse, GetSecurityApiArg>({
      query: () => ({ url: `/account/security/` }),
    }),
  }),
  overrideExisting: false,
});
