// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetLessonAnswerMediaApiArg,
  GetLessonAnswerMediaApiResponse,
  ListLessonAnswersToMarkApiArg,
  ListLessonAnswersToMarkApiResponse,
  MarkLessonAnswerApiArg,
  MarkLessonAnswerApiResponse,
} from '../types.gen.ts';
export const lessonMarkingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    markLessonAnswer: build.mutation<MarkLessonAnswerApiResponse, MarkLessonAnswerApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/questions/${encodeURIComponent(String(queryArg.question))}/mark/`,
        method: 'POST',
        body: queryArg.lessonMarkBody,
      }),
    }),
    getLessonAnswerMedia: build.query<GetLessonAnswerMediaApiResponse, GetLessonAnswerMediaApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/questions/${encodeURIComponent(String(queryArg.question))}/${encodeURIComponent(String(queryArg.kind))}/`,
      }),
    }),
    listLessonAnswersToMark: build.query<ListLessonAnswersToMarkApiResponse, ListLessonAnswersToMarkApiArg>({
      query: (queryArg) => ({
        url: `/lesson-marking/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
