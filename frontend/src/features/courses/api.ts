import {
  courseDeskCalls,
  courseInvitationsCalls,
  coursesCalls,
  enrolmentsCalls,
  lessonMarkingCalls,
} from '@bookgrove/api-client';
import { keyed } from '../../api/idempotency.ts';

export type {
  CourseListItem,
  CourseView,
  EnrolmentView,
  LessonAnswerToMark,
  LessonView,
} from '@bookgrove/api-client';

const TAGS = ['Course', 'Enrolment'] as const;
/** Also after a refusal: the course may have changed. */
const changed = () => TAGS;

/** Calls on published courses. */
const coursesApi = coursesCalls.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: { listCourses: { providesTags: ['Course'] }, getCourse: { providesTags: ['Course'] } },
});
export const { useListCoursesQuery, useGetCourseQuery } = coursesApi;

/** Calls of learners. */
const enrolmentsApi = enrolmentsCalls.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    listEnrolments: { providesTags: ['Enrolment'] },
    listCourseChapters: { providesTags: TAGS },
    listCourseLessons: { providesTags: TAGS },
    getCourseLesson: { providesTags: TAGS },
    listCourseLearners: { providesTags: TAGS, keepUnusedDataFor: 0 },
    enrol: { invalidatesTags: changed },
    enrolClass: { invalidatesTags: changed },
    enrolPeople: { invalidatesTags: changed },
    withdraw: { invalidatesTags: changed },
    saveLessonProgress: {
      // A position in a film and notes change nothing that is shown.
      invalidatesTags: (_result, _error, { lessonProgressBody: body }) =>
        body.tasks || body.hand_in !== undefined ? ['Enrolment'] : [],
    },
    answerQuestion: { invalidatesTags: () => ['Enrolment'] },
  },
});
export const {
  useListEnrolmentsQuery,
  useLazyListCourseChaptersQuery,
  useLazyListCourseLessonsQuery,
  useGetCourseLessonQuery,
  useListCourseLearnersQuery,
  useEnrolMutation,
  useEnrolClassMutation,
  useEnrolPeopleMutation,
  useWithdrawMutation,
  useSaveLessonProgressMutation,
  useAnswerQuestionMutation,
} = enrolmentsApi;

/** Calls on invitations to courses. */
const invitationsApi = courseInvitationsCalls.enhanceEndpoints({
  addTagTypes: TAGS,
  endpoints: {
    listCourseInvitations: { providesTags: ['Enrolment'] },
    listSentInvitations: { providesTags: ['Enrolment'], keepUnusedDataFor: 0 },
    getInvitationOfLink: { providesTags: ['Enrolment'], keepUnusedDataFor: 0 },
    inviteToCourse: { invalidatesTags: changed },
    answerCourseInvitation: { invalidatesTags: changed },
    answerInvitationOfLink: { invalidatesTags: changed },
  },
});
export const {
  useListCourseInvitationsQuery,
  useListSentInvitationsQuery,
  useGetInvitationOfLinkQuery,
  useInviteToCourseMutation,
  useAnswerCourseInvitationMutation,
  useAnswerInvitationOfLinkMutation,
} = invitationsApi;

/** Calls on answers that a teacher marks. */
const lessonMarkingApi = lessonMarkingCalls.enhanceEndpoints({
  addTagTypes: [...TAGS, 'LessonMarking'],
  endpoints: {
    listLessonAnswersToMark: { providesTags: ['LessonMarking'], keepUnusedDataFor: 0 },
    // Another try has another recording at the same address.
    getLessonAnswerMedia: { providesTags: ['Enrolment', 'LessonMarking'], keepUnusedDataFor: 0 },
    markLessonAnswer: { invalidatesTags: () => [...TAGS, 'LessonMarking'] },
  },
});
export const { useListLessonAnswersToMarkQuery, useGetLessonAnswerMediaQuery, useMarkLessonAnswerMutation } =
  lessonMarkingApi;

/** Calls of those who make courses. */
const courseDeskApi = courseDeskCalls.enhanceEndpoints({
  addTagTypes: [...TAGS, 'CourseDesk', 'QuestionBank'],
  endpoints: {
    listCourseDesk: { providesTags: ['CourseDesk'], keepUnusedDataFor: 0 },
    getCourseDraft: { providesTags: ['CourseDesk'], keepUnusedDataFor: 0 },
    previewLesson: { providesTags: ['CourseDesk'], keepUnusedDataFor: 0 },
    createCourse: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['CourseDesk'];
    },
    saveCourse: { invalidatesTags: () => ['CourseDesk'] },
    publishCourse: { invalidatesTags: () => ['CourseDesk', 'Course'] },
    importCourse: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['CourseDesk'];
    },
    changeCoursePrices: { invalidatesTags: () => ['CourseDesk', 'Course'] },
    moveCourse: { invalidatesTags: () => ['CourseDesk', 'Course'] },
    listBankQuestions: { providesTags: ['QuestionBank'] },
    keepBankQuestion: (definition) => {
      keyed(definition);
      definition.invalidatesTags = () => ['QuestionBank'];
    },
    removeBankQuestion: { invalidatesTags: () => ['QuestionBank'] },
  },
});
export const {
  useListCourseDeskQuery,
  useGetCourseDraftQuery,
  usePreviewLessonQuery,
  useCreateCourseMutation,
  useSaveCourseMutation,
  usePublishCourseMutation,
  useChangeCoursePricesMutation,
  useMoveCourseMutation,
  useImportCourseMutation,
  useLazyExportCourseQuery,
  useListBankQuestionsQuery,
  useKeepBankQuestionMutation,
  useRemoveBankQuestionMutation,
} = courseDeskApi;
