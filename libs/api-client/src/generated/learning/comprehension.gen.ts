// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AnswerQuizQuestionApiArg,
  AnswerQuizQuestionApiResponse,
  FinishQuizAttemptApiArg,
  FinishQuizAttemptApiResponse,
  GetAnswerMediaApiArg,
  GetAnswerMediaApiResponse,
  GetBookQuizApiArg,
  GetBookQuizApiResponse,
  GetReaderSkillsApiArg,
  GetReaderSkillsApiResponse,
  GetSkillGridApiArg,
  GetSkillGridApiResponse,
  ListAnswersToMarkApiArg,
  ListAnswersToMarkApiResponse,
  ListBookQuizzesApiArg,
  ListBookQuizzesApiResponse,
  MarkAnswerApiArg,
  MarkAnswerApiResponse,
  StartQuizAttemptApiArg,
  StartQuizAttemptApiResponse,
} from '../types.gen.ts';
export const comprehensionCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listBookQuizzes: build.query<ListBookQuizzesApiResponse, ListBookQuizzesApiArg>({
      query: (queryArg) => ({
        url: `/comprehension-corner/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          book: queryArg.book,
        },
      }),
    }),
    getBookQuiz: build.query<GetBookQuizApiResponse, GetBookQuizApiArg>({
      query: (queryArg) => ({
        url: `/comprehension-corner/${encodeURIComponent(String(queryArg.slug))}/`,
        params: {
          form: queryArg.form,
        },
      }),
    }),
    startQuizAttempt: build.mutation<StartQuizAttemptApiResponse, StartQuizAttemptApiArg>({
      query: (queryArg) => ({
        url: `/comprehension-corner/${encodeURIComponent(String(queryArg.slug))}/attempts/`,
        method: 'POST',
        body: queryArg.attemptBody,
      }),
    }),
    markAnswer: build.mutation<MarkAnswerApiResponse, MarkAnswerApiArg>({
      query: (queryArg) => ({
        url: `/quiz-answers/${encodeURIComponent(String(queryArg.id))}/mark/`,
        method: 'POST',
        body: queryArg.markBody,
      }),
    }),
    getAnswerMedia: build.query<GetAnswerMediaApiResponse, GetAnswerMediaApiArg>({
      query: (queryArg) => ({
        url: `/quiz-answers/${encodeURIComponent(String(queryArg.id))}/${encodeURIComponent(String(queryArg.kind))}/`,
      }),
    }),
    finishQuizAttempt: build.mutation<FinishQuizAttemptApiResponse, FinishQuizAttemptApiArg>({
      query: (queryArg) => ({
        url: `/quiz-attempts/${encodeURIComponent(String(queryArg))}/finish/`,
        method: 'POST',
      }),
    }),
    answerQuizQuestion: build.mutation<AnswerQuizQuestionApiResponse, AnswerQuizQuestionApiArg>({
      query: (queryArg) => ({
        url: `/quiz-attempts/${encodeURIComponent(String(queryArg.id))}/questions/${encodeURIComponent(String(queryArg.question))}/answer/`,
        method: 'POST',
        body: queryArg.quizAnswerBody,
      }),
    }),
    listAnswersToMark: build.query<ListAnswersToMarkApiResponse, ListAnswersToMarkApiArg>({
      query: (queryArg) => ({
        url: `/quiz-marking/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getReaderSkills: build.query<GetReaderSkillsApiResponse, GetReaderSkillsApiArg>({
      query: (queryArg) => ({
        url: `/reader-skills/`,
        params: {
          person: queryArg,
        },
      }),
    }),
    getSkillGrid: build.query<GetSkillGridApiResponse, GetSkillGridApiArg>({
      query: (queryArg) => ({
        url: `/skill-grid/`,
        params: {
          class_id: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
