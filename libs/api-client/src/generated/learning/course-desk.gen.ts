// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeCoursePricesApiArg,
  ChangeCoursePricesApiResponse,
  CreateCourseApiArg,
  CreateCourseApiResponse,
  ExportCourseApiArg,
  ExportCourseApiResponse,
  GetCourseDraftApiArg,
  GetCourseDraftApiResponse,
  ImportCourseApiArg,
  ImportCourseApiResponse,
  KeepBankQuestionApiArg,
  KeepBankQuestionApiResponse,
  ListBankQuestionsApiArg,
  ListBankQuestionsApiResponse,
  ListCourseDeskApiArg,
  ListCourseDeskApiResponse,
  MoveCourseApiArg,
  MoveCourseApiResponse,
  PreviewLessonApiArg,
  PreviewLessonApiResponse,
  PublishCourseApiArg,
  PublishCourseApiResponse,
  RemoveBankQuestionApiArg,
  RemoveBankQuestionApiResponse,
  SaveCourseApiArg,
  SaveCourseApiResponse,
} from '../types.gen.ts';
export const courseDeskCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCourseDesk: build.query<ListCourseDeskApiResponse, ListCourseDeskApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    createCourse: build.mutation<CreateCourseApiResponse, CreateCourseApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    importCourse: build.mutation<ImportCourseApiResponse, ImportCourseApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/import/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getCourseDraft: build.query<GetCourseDraftApiResponse, GetCourseDraftApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    saveCourse: build.mutation<SaveCourseApiResponse, SaveCourseApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.courseDraftBody,
      }),
    }),
    exportCourse: build.query<ExportCourseApiResponse, ExportCourseApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg))}/bundle/`,
      }),
    }),
    previewLesson: build.query<PreviewLessonApiResponse, PreviewLessonApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/`,
      }),
    }),
    moveCourse: build.mutation<MoveCourseApiResponse, MoveCourseApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.courseMoveBody,
      }),
    }),
    changeCoursePrices: build.mutation<ChangeCoursePricesApiResponse, ChangeCoursePricesApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg.id))}/prices/`,
        method: 'PUT',
        body: queryArg.coursePricesBody,
      }),
    }),
    publishCourse: build.mutation<PublishCourseApiResponse, PublishCourseApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg))}/publish/`,
        method: 'POST',
      }),
    }),
    listBankQuestions: build.query<ListBankQuestionsApiResponse, ListBankQuestionsApiArg>({
      query: (queryArg) => ({
        url: `/question-bank/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          skill: queryArg.skill,
        },
      }),
    }),
    keepBankQuestion: build.mutation<KeepBankQuestionApiResponse, KeepBankQuestionApiArg>({
      query: (queryArg) => ({
        url: `/question-bank/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeBankQuestion: build.mutation<RemoveBankQuestionApiResponse, RemoveBankQuestionApiArg>({
      query: (queryArg) => ({
        url: `/question-bank/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
