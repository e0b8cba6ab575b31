import { storiesCalls, storyDeskCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const one = (id: string) => [
  { type: 'Story' as const, id },
  { type: 'Story' as const, id: LIST },
];

/** Calls on stories: those of their makers, and those of a teacher's desk. */
const storiesApi = together(storiesCalls, storyDeskCalls).enhanceEndpoints({
  addTagTypes: ['Story'],
  endpoints: {
    listStories: { providesTags: [{ type: 'Story', id: LIST }] },
    listStoryDesk: { providesTags: [{ type: 'Story', id: LIST }] },
    // The maker holds what it changes: an answer of the cache would be older than the page.
    getStory: { keepUnusedDataFor: 0, providesTags: (_result, _error, id) => [{ type: 'Story', id }] },
    makeStory: { invalidatesTags: [{ type: 'Story', id: LIST }] },
    saveStory: { invalidatesTags: [{ type: 'Story', id: LIST }] },
    deleteStory: { invalidatesTags: [{ type: 'Story', id: LIST }] },
    submitStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
    takeBackStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
    withdrawStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
    approveStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
    returnStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
    commentStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
    deleteStoryComment: { invalidatesTags: (_result, _error, { id }) => one(id) },
    tickStoryComment: { invalidatesTags: [{ type: 'Story', id: LIST }] },
    listStoryVersions: { keepUnusedDataFor: 0 },
    getStoryMedia: { keepUnusedDataFor: 600 },
  },
});

export const {
  useListStoriesQuery,
  useListStoryDeskQuery,
  useGetStoryQuery,
  useLazyGetStoryQuery,
  useMakeStoryMutation,
  useSaveStoryMutation,
  useDeleteStoryMutation,
  useSubmitStoryMutation,
  useTakeBackStoryMutation,
  useWithdrawStoryMutation,
  useApproveStoryMutation,
  useReturnStoryMutation,
  useCommentStoryMutation,
  useDeleteStoryCommentMutation,
  useTickStoryCommentMutation,
  useListStoryVersionsQuery,
  useRestoreStoryMutation,
  useAddStoryMediaMutation,
  useGetStoryMediaQuery,
} = storiesApi;
