// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeInboxMessageApiArg,
  ChangeInboxMessageApiResponse,
  GetInboxMessageApiArg,
  GetInboxMessageApiResponse,
  GetInboxPictureApiArg,
  GetInboxPictureApiResponse,
  GetSafetyLeadApiArg,
  GetSafetyLeadApiResponse,
  ListInboxApiArg,
  ListInboxApiResponse,
  NameSafetyLeadApiArg,
  NameSafetyLeadApiResponse,
  WriteInboxEntryApiArg,
  WriteInboxEntryApiResponse,
} from '../types.gen.ts';
export const inboxCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listInbox: build.query<ListInboxApiResponse, ListInboxApiArg>({
      query: (queryArg) => ({
        url: `/inbox/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          kind: queryArg.kind,
        },
      }),
    }),
    getInboxMessage: build.query<GetInboxMessageApiResponse, GetInboxMessageApiArg>({
      query: (queryArg) => ({
        url: `/inbox/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeInboxMessage: build.mutation<ChangeInboxMessageApiResponse, ChangeInboxMessageApiArg>({
      query: (queryArg) => ({
        url: `/inbox/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.messageChangeBody,
      }),
    }),
    writeInboxEntry: build.mutation<WriteInboxEntryApiResponse, WriteInboxEntryApiArg>({
      query: (queryArg) => ({
        url: `/inbox/${encodeURIComponent(String(queryArg.id))}/entries/`,
        method: 'POST',
        body: queryArg.messageEntryBody,
      }),
    }),
    getInboxPicture: build.query<GetInboxPictureApiResponse, GetInboxPictureApiArg>({
      query: (queryArg) => ({
        url: `/inbox/${encodeURIComponent(String(queryArg))}/picture/`,
      }),
    }),
    getSafetyLead: build.query<GetSafetyLeadApiResponse, GetSafetyLeadApiArg>({
      query: () => ({ url: `/safety-lead/` }),
    }),
    nameSafetyLead: build.mutation<NameSafetyLeadApiResponse, NameSafetyLeadApiArg>({
      query: (queryArg) => ({
        url: `/safety-lead/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
