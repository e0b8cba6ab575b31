import {
  printCalls,
  storiesCalls,
  storyDeskCalls,
  teacherStatsCalls,
  together,
  versionsCalls,
} from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const one = (id: string) => [
  { type: 'Story' as const, id },
  { type: 'Story' as const, id: LIST },
];

/** Calls on stories: those of their makers, of a teacher's desk, of versions and of the printer. */
const storiesApi = together(storiesCalls, storyDeskCalls, versionsCalls, printCalls, teacherStatsCalls)
  .enhanceEndpoints({
    addTagTypes: ['Story', 'Anthology'],
    endpoints: {
      listStoryHelpers: { providesTags: (_result, _error, id) => [{ type: 'Story', id }] },
      askCoAuthor: { invalidatesTags: (_result, _error, { id }) => one(id) },
      joinStory: { invalidatesTags: (_result, _error, id) => one(id) },
      leaveStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
      makeVersion: { invalidatesTags: [{ type: 'Story', id: LIST }] },
      listAnthologies: { providesTags: ['Anthology'] },
      makeAnthology: { invalidatesTags: ['Anthology'] },
      removeAnthology: { invalidatesTags: ['Anthology'] },
      listStories: { providesTags: [{ type: 'Story', id: LIST }] },
      getBlogNumbers: { providesTags: [{ type: 'Story', id: LIST }] },
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
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The PDF, as an address of this browser's memory. */
      fetchAnthology: build.mutation<string, string>({
        query: (id) => ({
          url: `/anthologies/${encodeURIComponent(id)}/file/`,
          responseHandler: async (response: Response): Promise<unknown> =>
            response.ok ? URL.createObjectURL(await response.blob()) : response.json(),
        }),
        invalidatesTags: (_result, error) => (error ? ['Anthology'] : []),
      }),
    }),
  });

export const {
  useListStoriesQuery,
  useListStoryDeskQuery,
  useGetBlogNumbersQuery,
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
  useListStoryHelpersQuery,
  useAskCoAuthorMutation,
  useJoinStoryMutation,
  useLeaveStoryMutation,
  useGetBookFamilyQuery,
  useMakeVersionMutation,
  useListAnthologiesQuery,
  useMakeAnthologyMutation,
  useRemoveAnthologyMutation,
  useFetchAnthologyMutation,
} = storiesApi;
