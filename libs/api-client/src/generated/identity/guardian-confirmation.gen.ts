// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ConfirmRegistrationApiArg,
  ConfirmRegistrationApiResponse,
  DeclineRegistrationApiArg,
  DeclineRegistrationApiResponse,
  SendToGuardianAgainApiArg,
  SendToGuardianAgainApiResponse,
  ViewRegistrationApiArg,
  ViewRegistrationApiResponse,
} from '../types.gen.ts';
export const guardianConfirmationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    confirmRegistration: build.mutation<ConfirmRegistrationApiResponse, ConfirmRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/signup/guardian/confirm/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    declineRegistration: build.mutation<DeclineRegistrationApiResponse, DeclineRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/signup/guardian/decline/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    sendToGuardianAgain: build.mutation<SendToGuardianAgainApiResponse, SendToGuardianAgainApiArg>({
      query: (queryArg) => ({
        url: `/signup/guardian/resend/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    viewRegistration: build.mutation<ViewRegistrationApiResponse, ViewRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/signup/guardian/view/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
