// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AnswerSurveyApiArg,
  AnswerSurveyApiResponse,
  ChooseStoryApiArg,
  ChooseStoryApiResponse,
  GetSurveyResultsApiArg,
  GetSurveyResultsApiResponse,
  ListModeratedPostsApiArg,
  ListModeratedPostsApiResponse,
  MoveLessonPostApiArg,
  MoveLessonPostApiResponse,
  ReadDiscussionApiArg,
  ReadDiscussionApiResponse,
  WritePostApiArg,
  WritePostApiResponse,
} from '../types.gen.ts';
export const activitiesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listModeratedPosts: build.query<ListModeratedPostsApiResponse, ListModeratedPostsApiArg>({
      query: (queryArg) => ({
        url: `/course-desk/${encodeURIComponent(String(queryArg.id))}/posts/`,
        params: {
          state: queryArg.state,
        },
      }),
    }),
    readDiscussion: build.query<ReadDiscussionApiResponse, ReadDiscussionApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/posts/`,
      }),
    }),
    writePost: build.mutation<WritePostApiResponse, WritePostApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/posts/`,
        method: 'POST',
        body: queryArg.postBody,
      }),
    }),
    chooseStory: build.mutation<ChooseStoryApiResponse, ChooseStoryApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/story/`,
        method: 'PUT',
        body: queryArg.storyBody,
      }),
    }),
    answerSurvey: build.mutation<AnswerSurveyApiResponse, AnswerSurveyApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/survey/`,
        method: 'POST',
        body: queryArg.surveyBody,
      }),
    }),
    getSurveyResults: build.query<GetSurveyResultsApiResponse, GetSurveyResultsApiArg>({
      query: (queryArg) => ({
        url: `/courses/${encodeURIComponent(String(queryArg.course))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/survey/`,
      }),
    }),
    moveLessonPost: build.mutation<MoveLessonPostApiResponse, MoveLessonPostApiArg>({
      query: (queryArg) => ({
        url: `/lesson-posts/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.postMoveBody,
      }),
    }),
  }),
  overrideExisting: false,
});
