// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ApproveStoryApiArg,
  ApproveStoryApiResponse,
  CommentStoryApiArg,
  CommentStoryApiResponse,
  DeleteStoryCommentApiArg,
  DeleteStoryCommentApiResponse,
  ListStoryReviewQueueApiArg,
  ListStoryReviewQueueApiResponse,
  ReturnStoryApiArg,
  ReturnStoryApiResponse,
} from '../types.gen.ts';
export const storyReviewCalls = api.injectEndpoints({
  endpoints: (build) => ({
    approveStory: build.mutation<ApproveStoryApiResponse, ApproveStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/approve/`,
        method: 'POST',
        body: queryArg.storyVersionBody,
      }),
    }),
    commentStory: build.mutation<CommentStoryApiResponse, CommentStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/comments/`,
        method: 'POST',
        body: queryArg.newStoryNote,
      }),
    }),
    deleteStoryComment: build.mutation<DeleteStoryCommentApiResponse, DeleteStoryCommentApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/comments/${encodeURIComponent(String(queryArg.commentId))}/`,
        method: 'DELETE',
      }),
    }),
    returnStory: build.mutation<ReturnStoryApiResponse, ReturnStoryApiArg>({
      query: (queryArg) => ({
        url: `/stories/${encodeURIComponent(String(queryArg.id))}/return/`,
        method: 'POST',
        body: queryArg.transitionStoryBody,
      }),
    }),
    listStoryReviewQueue: build.query<ListStoryReviewQueueApiResponse, ListStoryReviewQueueApiArg>({
      query: (queryArg) => ({
        url: `/story-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          state: queryArg.state,
          waits_for: queryArg.waitsFor,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
