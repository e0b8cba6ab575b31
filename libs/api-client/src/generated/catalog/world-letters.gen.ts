// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CountWorldLettersApiArg,
  CountWorldLettersApiResponse,
  GetWorldLetterApiArg,
  GetWorldLetterApiResponse,
  GetWorldLetterPictureApiArg,
  GetWorldLetterPictureApiResponse,
  ListOwnWorldLettersApiArg,
  ListOwnWorldLettersApiResponse,
  ListWorldLettersApiArg,
  ListWorldLettersApiResponse,
  ListWorldReportsApiArg,
  ListWorldReportsApiResponse,
  ModerateWorldLetterApiArg,
  ModerateWorldLetterApiResponse,
  ReactToWorldLetterApiArg,
  ReactToWorldLetterApiResponse,
  RemoveWorldLetterReactionApiArg,
  RemoveWorldLetterReactionApiResponse,
  ReportWorldLetterApiArg,
  ReportWorldLetterApiResponse,
  WriteWorldLetterApiArg,
  WriteWorldLetterApiResponse,
} from '../types.gen.ts';
export const worldLettersCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listWorldLetters: build.query<ListWorldLettersApiResponse, ListWorldLettersApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-book/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          country: queryArg.country,
          language: queryArg.language,
          goal: queryArg.goal,
          year: queryArg.year,
        },
      }),
    }),
    writeWorldLetter: build.mutation<WriteWorldLetterApiResponse, WriteWorldLetterApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-book/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listOwnWorldLetters: build.query<ListOwnWorldLettersApiResponse, ListOwnWorldLettersApiArg>({
      query: () => ({ url: `/dear-world-book/mine/` }),
    }),
    countWorldLetters: build.query<CountWorldLettersApiResponse, CountWorldLettersApiArg>({
      query: () => ({ url: `/dear-world-book/numbers/` }),
    }),
    getWorldLetter: build.query<GetWorldLetterApiResponse, GetWorldLetterApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-book/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getWorldLetterPicture: build.query<GetWorldLetterPictureApiResponse, GetWorldLetterPictureApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-book/${encodeURIComponent(String(queryArg))}/picture/`,
      }),
    }),
    removeWorldLetterReaction: build.mutation<
      RemoveWorldLetterReactionApiResponse,
      RemoveWorldLetterReactionApiArg
    >({
      query: (queryArg) => ({
        url: `/dear-world-book/${encodeURIComponent(String(queryArg))}/reaction/`,
        method: 'DELETE',
      }),
    }),
    reactToWorldLetter: build.mutation<ReactToWorldLetterApiResponse, ReactToWorldLetterApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-book/${encodeURIComponent(String(queryArg.id))}/reaction/`,
        method: 'PUT',
        body: queryArg.letterReactionBody,
      }),
    }),
    reportWorldLetter: build.mutation<ReportWorldLetterApiResponse, ReportWorldLetterApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-book/${encodeURIComponent(String(queryArg.id))}/report/`,
        method: 'POST',
        body: queryArg.letterReportBody,
      }),
    }),
    listWorldReports: build.query<ListWorldReportsApiResponse, ListWorldReportsApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-reports/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          state: queryArg.state,
        },
      }),
    }),
    moderateWorldLetter: build.mutation<ModerateWorldLetterApiResponse, ModerateWorldLetterApiArg>({
      query: (queryArg) => ({
        url: `/dear-world-reports/${encodeURIComponent(String(queryArg.id))}/decision/`,
        method: 'POST',
        body: queryArg.letterDecision,
      }),
    }),
  }),
  overrideExisting: false,
});
