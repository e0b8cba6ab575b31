// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  DecideReviewApiArg,
  DecideReviewApiResponse,
  DeleteReviewApiArg,
  DeleteReviewApiResponse,
  GetReactionContributionsApiArg,
  GetReactionContributionsApiResponse,
  GetReactionStatsApiArg,
  GetReactionStatsApiResponse,
  GetReactionsApiArg,
  GetReactionsApiResponse,
  KeepReviewApiArg,
  KeepReviewApiResponse,
  ListReportedReviewsApiArg,
  ListReportedReviewsApiResponse,
  ListReviewsApiArg,
  ListReviewsApiResponse,
  ReactApiArg,
  ReactApiResponse,
  ReportReviewApiArg,
  ReportReviewApiResponse,
  UnreactApiArg,
  UnreactApiResponse,
} from '../types.gen.ts';
export const voicesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    unreact: build.mutation<UnreactApiResponse, UnreactApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/reaction/`,
        method: 'DELETE',
      }),
    }),
    react: build.mutation<ReactApiResponse, ReactApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/reaction/`,
        method: 'PUT',
        body: queryArg.reactionBody,
      }),
    }),
    getReactions: build.query<GetReactionsApiResponse, GetReactionsApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/reactions/`,
      }),
    }),
    deleteReview: build.mutation<DeleteReviewApiResponse, DeleteReviewApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/review/`,
        method: 'DELETE',
      }),
    }),
    keepReview: build.mutation<KeepReviewApiResponse, KeepReviewApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/review/`,
        method: 'PUT',
        body: queryArg.reviewBody,
      }),
    }),
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/reviews/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getReactionContributions: build.query<
      GetReactionContributionsApiResponse,
      GetReactionContributionsApiArg
    >({
      query: () => ({ url: `/categories/reaction-contributions/` }),
    }),
    getReactionStats: build.query<GetReactionStatsApiResponse, GetReactionStatsApiArg>({
      query: () => ({ url: `/reactions/stats/` }),
    }),
    listReportedReviews: build.query<ListReportedReviewsApiResponse, ListReportedReviewsApiArg>({
      query: (queryArg) => ({
        url: `/reported-reviews/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    decideReview: build.mutation<DecideReviewApiResponse, DecideReviewApiArg>({
      query: (queryArg) => ({
        url: `/reviews/${encodeURIComponent(String(queryArg.id))}/decision/`,
        method: 'POST',
        body: queryArg.reviewDecision,
      }),
    }),
    reportReview: build.mutation<ReportReviewApiResponse, ReportReviewApiArg>({
      query: (queryArg) => ({
        url: `/reviews/${encodeURIComponent(String(queryArg.id))}/report/`,
        method: 'POST',
        body: queryArg.reviewReportBody,
      }),
    }),
  }),
  overrideExisting: false,
});
