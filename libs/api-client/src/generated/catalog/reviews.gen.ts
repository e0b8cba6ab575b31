// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  DeleteReviewApiArg,
  DeleteReviewApiResponse,
  GetReactionContributionsApiArg,
  GetReactionContributionsApiResponse,
  GetReactionStatsApiArg,
  GetReactionStatsApiResponse,
  GetReactionsApiArg,
  GetReactionsApiResponse,
  ListReportedReviewsApiArg,
  ListReportedReviewsApiResponse,
  ListReviewsApiArg,
  ListReviewsApiResponse,
  ModerateReviewApiArg,
  ModerateReviewApiResponse,
  ReactApiArg,
  ReactApiResponse,
  ReportReviewApiArg,
  ReportReviewApiResponse,
  SaveReviewApiArg,
  SaveReviewApiResponse,
  UnreactApiArg,
  UnreactApiResponse,
} from '../types.gen.ts';
export const reviewsCalls = api.injectEndpoints({
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
    saveReview: build.mutation<SaveReviewApiResponse, SaveReviewApiArg>({
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
    moderateReview: build.mutation<ModerateReviewApiResponse, ModerateReviewApiArg>({
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
