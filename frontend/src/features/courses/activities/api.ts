import { activitiesCalls } from '@bookgrove/api-client';

/** Calls of discussions, surveys and story tasks. */
const activitiesApi = activitiesCalls.enhanceEndpoints({
  addTagTypes: ['Enrolment', 'Discussion'],
  endpoints: {
    readDiscussion: { providesTags: ['Discussion'], keepUnusedDataFor: 0 },
    writePost: { invalidatesTags: () => ['Discussion', 'Enrolment'] },
    answerSurvey: { invalidatesTags: () => ['Enrolment'] },
    chooseStory: { invalidatesTags: () => ['Enrolment'] },
    listModeratedPosts: { providesTags: ['Discussion'], keepUnusedDataFor: 0 },
    moveLessonPost: { invalidatesTags: () => ['Discussion'] },
    getSurveyResults: { keepUnusedDataFor: 0 },
  },
});
export const {
  useReadDiscussionQuery,
  useWritePostMutation,
  useAnswerSurveyMutation,
  useChooseStoryMutation,
  useListModeratedPostsQuery,
  useMoveLessonPostMutation,
  useGetSurveyResultsQuery,
} = activitiesApi;
