// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetReadingSettingsApiArg,
  GetReadingSettingsApiResponse,
  ListSessionsApiArg,
  ListSessionsApiResponse,
  RemoveSessionApiArg,
  RemoveSessionApiResponse,
  SaveReadingSettingsApiArg,
  SaveReadingSettingsApiResponse,
  SaveSessionApiArg,
  SaveSessionApiResponse,
} from '../types.gen.ts';
export const readingLogCalls = api.injectEndpoints({
  endpoints: (build) => ({
    saveSession: build.mutation<SaveSessionApiResponse, SaveSessionApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/sessions/${encodeURIComponent(String(queryArg.sessionId))}/`,
        method: 'PUT',
        body: queryArg.sessionBody,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: (queryArg) => ({
        url: `/reading-sessions/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    removeSession: build.mutation<RemoveSessionApiResponse, RemoveSessionApiArg>({
      query: (queryArg) => ({
        url: `/reading-sessions/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getReadingSettings: build.query<GetReadingSettingsApiResponse, GetReadingSettingsApiArg>({
      query: () => ({ url: `/reading-settings/` }),
    }),
    saveReadingSettings: build.mutation<SaveReadingSettingsApiResponse, SaveReadingSettingsApiArg>({
      query: (queryArg) => ({
        url: `/reading-settings/`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
