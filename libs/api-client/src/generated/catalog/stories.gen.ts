// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddStoryMediaApiArg,
  AddStoryMediaApiResponse,
  ChooseStoryCharityApiArg,
  ChooseStoryCharityApiResponse,
  CreateStoryApiArg,
  CreateStoryApiResponse,
  DeleteStoryApiArg,
  DeleteStoryApiResponse,
  DescribeStoryFileApiArg,
  DescribeStoryFileApiResponse,
  GetStoryApiArg,
  GetStoryApiResponse,
  GetStoryMediaApiArg,
  GetStoryMediaApiResponse,
  InviteCoAuthorApiArg,
  InviteCoAuthorApiResponse,
  JoinStoryApiArg,
  JoinStoryApiResponse,
  LeaveStoryApiArg,
  LeaveStoryApiResponse,
  ListCoAuthorCandidatesApiArg,
  ListCoAuthorCandidatesApiResponse,
  ListStoriesApiArg,
  ListStoriesApiResponse,
  ListStoryVersionsApiArg,
  ListStoryVersionsApiResponse,
  ResolveStoryCommentApiArg,
  ResolveStoryCommentApiResponse,
  RestoreStoryApiArg,
  RestoreStoryApiResponse,
  SaveStoryApiArg,
  SaveStoryApiResponse,
  SubmitStoryApiArg,
  SubmitStoryApiResponse,
  WithdrawStoryApiArg,
  WithdrawStoryApiResponse,
  WithdrawStorySubmissionApiArg,
  WithdrawStorySubmissionApiResponse,
} from '../types.gen.ts';
export const storiesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listStories: build.query<ListStoriesApiResponse, ListStoriesApiArg>({
      query: (queryArg) => ({
        url: `/stories/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    createStory: build.mutation<CreateStoryApiResponse, CreateStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deleteStory: build.mutation<DeleteStoryApiResponse, DeleteStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getStory: build.query<GetStoryApiResponse, GetStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    saveStory: build.mutation<SaveStoryApiResponse, SaveStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.storyChange,
      }),
    }),
    describeStoryFile: build.mutation<DescribeStoryFileApiResponse, DescribeStoryFileApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/about/`,
        method: 'PUT',
        body: queryArg.storyFileAbout,
      }),
    }),
    chooseStoryCharity: build.mutation<ChooseStoryCharityApiResponse, ChooseStoryCharityApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/charity/`,
        method: 'PUT',
        body: queryArg.storyCharityBody,
      }),
    }),
    inviteCoAuthor: build.mutation<InviteCoAuthorApiResponse, InviteCoAuthorApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/co-authors/`,
        method: 'POST',
        body: queryArg.coAuthorBody,
      }),
    }),
    leaveStory: build.mutation<LeaveStoryApiResponse, LeaveStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/co-authors/${encodeURIComponent(String(queryArg.userId))}/`,
        method: 'DELETE',
      }),
    }),
    resolveStoryComment: build.mutation<ResolveStoryCommentApiResponse, ResolveStoryCommentApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}/`,
        method: 'PUT',
        body: queryArg.resolveStoryNoteBody,
      }),
    }),
    listCoAuthorCandidates: build.query<ListCoAuthorCandidatesApiResponse, ListCoAuthorCandidatesApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg))}/helpers/`,
      }),
    }),
    joinStory: build.mutation<JoinStoryApiResponse, JoinStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg))}/join/`,
        method: 'POST',
      }),
    }),
    addStoryMedia: build.mutation<AddStoryMediaApiResponse, AddStoryMediaApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/media/`,
        method: 'POST',
        body: queryArg.storyMediaBody,
      }),
    }),
    getStoryMedia: build.query<GetStoryMediaApiResponse, GetStoryMediaApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/media/${encodeURIComponent(String(queryArg.mediaId))}/`,
      }),
    }),
    restoreStory: build.mutation<RestoreStoryApiResponse, RestoreStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/restore/`,
        method: 'POST',
        body: queryArg.storyVersionBody,
      }),
    }),
    submitStory: build.mutation<SubmitStoryApiResponse, SubmitStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/submit/`,
        method: 'POST',
        body: queryArg.storySubmitBody,
      }),
    }),
    withdrawStorySubmission: build.mutation<
      WithdrawStorySubmissionApiResponse,
      WithdrawStorySubmissionApiArg
    >({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/take-back/`,
        method: 'POST',
        body: queryArg.storyVersionBody,
      }),
    }),
    listStoryVersions: build.query<ListStoryVersionsApiResponse, ListStoryVersionsApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg))}/versions/`,
      }),
    }),
    withdrawStory: build.mutation<WithdrawStoryApiResponse, WithdrawStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/withdraw/`,
        method: 'POST',
        body: queryArg.transitionStoryBody,
      }),
    }),
  }),
  overrideExisting: false,
});
