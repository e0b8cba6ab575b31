// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetReadingLogApiArg,
  GetReadingLogApiResponse,
  RecordPaperReadingApiArg,
  RecordPaperReadingApiResponse,
  RemovePaperReadingApiArg,
  RemovePaperReadingApiResponse,
} from '../types.gen.ts';
export const logCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getReadingLog: build.query<GetReadingLogApiResponse, GetReadingLogApiArg>({
      query: (queryArg) => ({
        url: `/reading-log/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          person: queryArg.person,
          time_zone: queryArg.timeZone,
        },
      }),
    }),
    removePaperReading: build.mutation<RemovePaperReadingApiResponse, RemovePaperReadingApiArg>({
      query: (queryArg) => ({
        url: `/reading-log/paper/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    recordPaperReading: build.mutation<RecordPaperReadingApiResponse, RecordPaperReadingApiArg>({
      query: (queryArg) => ({
        url: `/reading-log/paper/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.paperReadingBody,
      }),
    }),
  }),
  overrideExisting: false,
});
