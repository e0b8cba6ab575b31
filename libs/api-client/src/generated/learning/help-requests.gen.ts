// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AnswerHelpRequestApiArg,
  AnswerHelpRequestApiResponse,
  AskForHelpApiArg,
  AskForHelpApiResponse,
  GetOwnHelpApiArg,
  GetOwnHelpApiResponse,
  ListHelpRequestsApiArg,
  ListHelpRequestsApiResponse,
  TakeBackHelpRequestApiArg,
  TakeBackHelpRequestApiResponse,
} from '../types.gen.ts';
export const helpRequestsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listHelpRequests: build.query<ListHelpRequestsApiResponse, ListHelpRequestsApiArg>({
      query: (queryArg) => ({
        url: `/help-requests/`,
        params: {
          class_id: queryArg,
        },
      }),
    }),
    askForHelp: build.mutation<AskForHelpApiResponse, AskForHelpApiArg>({
      query: (queryArg) => ({
        url: `/help-requests/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getOwnHelp: build.query<GetOwnHelpApiResponse, GetOwnHelpApiArg>({
      query: () => ({ url: `/help-requests/own/` }),
    }),
    takeBackHelpRequest: build.mutation<TakeBackHelpRequestApiResponse, TakeBackHelpRequestApiArg>({
      query: (queryArg) => ({
        url: `/help-requests/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    answerHelpRequest: build.mutation<AnswerHelpRequestApiResponse, AnswerHelpRequestApiArg>({
      query: (queryArg) => ({
        url: `/help-requests/${encodeURIComponent(String(queryArg))}/done/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
