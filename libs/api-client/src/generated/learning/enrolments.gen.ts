// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AnswerQuestionApiArg,
  AnswerQuestionApiResponse,
  EnrolApiArg,
  EnrolApiResponse,
  EnrolClassApiArg,
  EnrolClassApiResponse,
  EnrolPeopleApiArg,
  EnrolPeopleApiResponse,
  GetCourseLessonApiArg,
  GetCourseLessonApiResponse,
  ListCourseChaptersApiArg,
  ListCourseChaptersApiResponse,
  ListCourseLearnersApiArg,
  ListCourseLearnersApiResponse,
  ListCourseLessonsApiArg,
  ListCourseLessonsApiResponse,
  ListEnrolmentsApiArg,
  ListEnrolmentsApiResponse,
  SaveLessonProgressApiArg,
  SaveLessonProgressApiResponse,
  WithdrawApiArg,
  WithdrawApiResponse,
} from '../types.gen.ts';
export const enrolmentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listEnrolments: build.query<ListEnrolmentsApiResponse, ListEnrolmentsApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          course: queryArg.course,
        },
      }),
    }),
    enrol: build.mutation<EnrolApiResponse, EnrolApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    enrolClass: build.mutation<EnrolClassApiResponse, EnrolClassApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/class/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    enrolPeople: build.mutation<EnrolPeopleApiResponse, EnrolPeopleApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/people/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    withdraw: build.mutation<WithdrawApiResponse, WithdrawApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    saveLessonProgress: build.mutation<SaveLessonProgressApiResponse, SaveLessonProgressApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/`,
        method: 'PUT',
        body: queryArg.lessonProgressBody,
      }),
    }),
    answerQuestion: build.mutation<AnswerQuestionApiResponse, AnswerQuestionApiArg>({
      query: (queryArg) => ({
        url: `/course-enrollments/${encodeURIComponent(String(queryArg.id))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/questions/${encodeURIComponent(String(queryArg.question))}/answer/`,
        method: 'POST',
        body: queryArg.answerBody,
      }),
    }),
    listCourseChapters: build.query<ListCourseChaptersApiResponse, ListCourseChaptersApiArg>({
      query: (queryArg) => ({
        url: `/courses/${encodeURIComponent(String(queryArg))}/chapters/`,
      }),
    }),
    listCourseLessons: build.query<ListCourseLessonsApiResponse, ListCourseLessonsApiArg>({
      query: (queryArg) => ({
        url: `/courses/${encodeURIComponent(String(queryArg.course))}/chapters/${encodeURIComponent(String(queryArg.chapter))}/lessons/`,
      }),
    }),
    getCourseLesson: build.query<GetCourseLessonApiResponse, GetCourseLessonApiArg>({
      query: (queryArg) => ({
        url: `/courses/${encodeURIComponent(String(queryArg.course))}/chapters/${encodeURIComponent(String(queryArg.chapter))}/lessons/${encodeURIComponent(String(queryArg.lesson))}/`,
      }),
    }),
    listCourseLearners: build.query<ListCourseLearnersApiResponse, ListCourseLearnersApiArg>({
      query: (queryArg) => ({
        url: `/courses/${encodeURIComponent(String(queryArg.course))}/learners/`,
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
