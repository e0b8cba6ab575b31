// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddLtiRegistrationApiArg,
  AddLtiRegistrationApiResponse,
  AnswerContentRequestApiArg,
  AnswerContentRequestApiResponse,
  GetContentRequestApiArg,
  GetContentRequestApiResponse,
  GetLtiKeysApiArg,
  GetLtiKeysApiResponse,
  GetPlatformRosterApiArg,
  GetPlatformRosterApiResponse,
  ListLtiRegistrationsApiArg,
  ListLtiRegistrationsApiResponse,
  RemoveLtiRegistrationApiArg,
  RemoveLtiRegistrationApiResponse,
  TestLtiRegistrationApiArg,
  TestLtiRegistrationApiResponse,
} from '../types.gen.ts';
export const ltiCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getContentRequest: build.query<GetContentRequestApiResponse, GetContentRequestApiArg>({
      query: (queryArg) => ({
        url: `/lti-content/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    answerContentRequest: build.mutation<AnswerContentRequestApiResponse, AnswerContentRequestApiArg>({
      query: (queryArg) => ({
        url: `/lti-content/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'POST',
        body: queryArg.contentAnswerBody,
      }),
    }),
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
    getPlatformRoster: build.query<GetPlatformRosterApiResponse, GetPlatformRosterApiArg>({
      query: (queryArg) => ({
        url: `/lti-registrations/${encodeURIComponent(String(queryArg.id))}/roster/`,
        params: {
          context: queryArg.context,
        },
      }),
    }),
    testLtiRegistration: build.mutation<TestLtiRegistrationApiResponse, TestLtiRegistrationApiArg>({
      query: (queryArg) => ({
        url: `/lti-registrations/${encodeURIComponent(String(queryArg))}/test/`,
        method: 'POST',
      }),
    }),
    getLtiKeys: build.query<GetLtiKeysApiResponse, GetLtiKeysApiArg>({
      query: () => ({ url: `/lti/jwks/` }),
    }),
  }),
  overrideExisting: false,
});
