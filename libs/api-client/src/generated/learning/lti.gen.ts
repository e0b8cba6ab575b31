// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddLtiRegistrationApiArg,
  AddLtiRegistrationApiResponse,
  GetLtiKeysApiArg,
  GetLtiKeysApiResponse,
  ListLtiRegistrationsApiArg,
  ListLtiRegistrationsApiResponse,
  RemoveLtiRegistrationApiArg,
  RemoveLtiRegistrationApiResponse,
} from '../types.gen.ts';
export const ltiCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listLtiRegistrations: build.query<ListLtiRegistrationsApiResponse, ListLtiRegistrationsApiArg>({
      query: () => ({ url: `/lti-registrations/` }),
    }),
    addLtiRegistration: build.mutation<AddLtiRegistrationApiResponse, AddLtiRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/lti-registrations/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeLtiRegistration: build.mutation<RemoveLtiRegistrationApiResponse, RemoveLtiRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/lti-registrations/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getLtiKeys: build.query<GetLtiKeysApiResponse, GetLtiKeysApiArg>({
      query: () => ({ url: `/lti/jwks/` }),
    }),
  }),
  overrideExisting: false,
});
