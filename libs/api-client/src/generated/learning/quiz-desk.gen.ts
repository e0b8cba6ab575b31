// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CheckDraftAnswerApiArg,
  CheckDraftAnswerApiResponse,
  CreateBookQuizApiArg,
  CreateBookQuizApiResponse,
  GetBookQuizDraftApiArg,
  GetBookQuizDraftApiResponse,
  GetQuizStatisticsApiArg,
  GetQuizStatisticsApiResponse,
  ListQuizDeskApiArg,
  ListQuizDeskApiResponse,
  MoveBookQuizApiArg,
  MoveBookQuizApiResponse,
  PreviewBookQuizApiArg,
  PreviewBookQuizApiResponse,
  PublishBookQuizApiArg,
  PublishBookQuizApiResponse,
  SaveBookQuizApiArg,
  SaveBookQuizApiResponse,
} from '../types.gen.ts';
export const quizDeskCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listQuizDesk: build.query<ListQuizDeskApiResponse, ListQuizDeskApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    createBookQuiz: build.mutation<CreateBookQuizApiResponse, CreateBookQuizApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getBookQuizDraft: build.query<GetBookQuizDraftApiResponse, GetBookQuizDraftApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    saveBookQuiz: build.mutation<SaveBookQuizApiResponse, SaveBookQuizApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.bookQuizDraftBody,
      }),
    }),
    checkDraftAnswer: build.mutation<CheckDraftAnswerApiResponse, CheckDraftAnswerApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/${encodeURIComponent(String(queryArg.id))}/check/`,
        method: 'POST',
        body: queryArg.draftAnswerBody,
      }),
    }),
    moveBookQuiz: build.mutation<MoveBookQuizApiResponse, MoveBookQuizApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.quizMoveBody,
      }),
    }),
    previewBookQuiz: build.query<PreviewBookQuizApiResponse, PreviewBookQuizApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/${encodeURIComponent(String(queryArg))}/preview/`,
      }),
    }),
    publishBookQuiz: build.mutation<PublishBookQuizApiResponse, PublishBookQuizApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/${encodeURIComponent(String(queryArg))}/publish/`,
        method: 'POST',
      }),
    }),
    getQuizStatistics: build.query<GetQuizStatisticsApiResponse, GetQuizStatisticsApiArg>({
      query: (queryArg) => ({
        url: `/quiz-desk/${encodeURIComponent(String(queryArg))}/statistics/`,
      }),
    }),
  }),
  overrideExisting: false,
});
