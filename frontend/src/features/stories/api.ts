import { printCalls, storiesCalls, storyReviewCalls, together, versionsCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';
import type { SentUpload } from '../../api/resumable.ts';

const one = (id: string) => [
  { type: 'Story' as const, id },
  { type: 'Story' as const, id: LIST },
];

/** A student's book after its upload; it is checked afterwards. */
interface PutInFile {
  /** Of the book. */
  id: string;
  story_id?: string;
}

/** A multipart body with its members in this order; the file must be the last. */
function formOf(members: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(members)) form.append(name, value);
  return form;
}

/** Calls on stories, story reviews, versions and anthologies. */
const storiesApi = together(storiesCalls, storyReviewCalls, versionsCalls, printCalls)
  .enhanceEndpoints({
    addTagTypes: ['Story', 'Anthology', 'WorldLetter'],
    endpoints: {
      listCoAuthorCandidates: { providesTags: (_result, _error, id) => [{ type: 'Story', id }] },
      inviteCoAuthor: { invalidatesTags: (_result, _error, { id }) => one(id) },
      joinStory: { invalidatesTags: (_result, _error, id) => one(id) },
      leaveStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
      createStoryVersion: { invalidatesTags: [{ type: 'Story', id: LIST }] },
      listAnthologies: { providesTags: ['Anthology'] },
      requestAnthology: { invalidatesTags: ['Anthology'] },
      removeAnthology: { invalidatesTags: ['Anthology'] },
      listStories: { providesTags: [{ type: 'Story', id: LIST }] },
      listStoryReviewQueue: { providesTags: [{ type: 'Story', id: LIST }] },
      // The editor holds unsaved changes: a cached response would be older than the page.
      getStory: { keepUnusedDataFor: 0, providesTags: (_result, _error, id) => [{ type: 'Story', id }] },
      createStory: { invalidatesTags: [{ type: 'Story', id: LIST }] },
      saveStory: { invalidatesTags: [{ type: 'Story', id: LIST }] },
      describeStoryFile: { invalidatesTags: [{ type: 'Story', id: LIST }] },
      chooseStoryCharity: { invalidatesTags: (_result, _error, { id }) => one(id) },
      deleteStory: { invalidatesTags: [{ type: 'Story', id: LIST }] },
      // A letter of the Dear World Book is submitted like a story.
      submitStory: {
        invalidatesTags: (_result, _error, { id }) => [...one(id), { type: 'WorldLetter', id: LIST }],
      },
      withdrawStorySubmission: { invalidatesTags: (_result, _error, { id }) => one(id) },
      withdrawStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
      approveStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
      returnStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
      commentStory: { invalidatesTags: (_result, _error, { id }) => one(id) },
      deleteStoryComment: { invalidatesTags: (_result, _error, { id }) => one(id) },
      resolveStoryComment: { invalidatesTags: [{ type: 'Story', id: LIST }] },
      listStoryVersions: { keepUnusedDataFor: 0 },
      getStoryMedia: { keepUnusedDataFor: 600 },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      /** A student's book, as a file that was sent in parts. */
      putInBook: build.mutation<
        PutInFile,
        { sent: SentUpload; title: string; summary: string; language: string }
      >({
        query: ({ sent: { upload_id, upload_parts, name }, ...about }) => ({
          url: '/books/',
          method: 'POST',
          body: formOf({ ...about, upload_id, upload_parts: String(upload_parts), upload_name: name }),
        }),
        invalidatesTags: [{ type: 'Story', id: LIST }],
      }),
      replaceStoryFile: build.mutation<PutInFile, { id: string; file: File }>({
        query: ({ id, file }) => ({
          url: `/stories/${encodeURIComponent(id)}/file/`,
          method: 'POST',
          body: formOf({ file }),
        }),
        invalidatesTags: (_result, _error, { id }) => one(id),
      }),
      /** The PDF, as a blob URL. */
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
  useListStoryReviewQueueQuery,
  useGetStoryQuery,
  useLazyGetStoryQuery,
  useCreateStoryMutation,
  useDescribeStoryFileMutation,
  usePutInBookMutation,
  useReplaceStoryFileMutation,
  useSaveStoryMutation,
  useChooseStoryCharityMutation,
  useDeleteStoryMutation,
  useSubmitStoryMutation,
  useWithdrawStorySubmissionMutation,
  useWithdrawStoryMutation,
  useApproveStoryMutation,
  useReturnStoryMutation,
  useCommentStoryMutation,
  useDeleteStoryCommentMutation,
  useResolveStoryCommentMutation,
  useListStoryVersionsQuery,
  useRestoreStoryMutation,
  useAddStoryMediaMutation,
  useGetStoryMediaQuery,
  useListCoAuthorCandidatesQuery,
  useInviteCoAuthorMutation,
  useJoinStoryMutation,
  useLeaveStoryMutation,
  useGetBookVersionsQuery,
  useCreateStoryVersionMutation,
  useListAnthologiesQuery,
  useRequestAnthologyMutation,
  useRemoveAnthologyMutation,
  useFetchAnthologyMutation,
} = storiesApi;
