// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ApproveBookApiArg,
  ApproveBookApiResponse,
  EditBooksApiArg,
  EditBooksApiResponse,
  FindSameFileApiArg,
  FindSameFileApiResponse,
  GetModeratedBookApiArg,
  GetModeratedBookApiResponse,
  GetModerationBoardApiArg,
  GetModerationBoardApiResponse,
  GetModerationCountsApiArg,
  GetModerationCountsApiResponse,
  GetReadyBooksApiArg,
  GetReadyBooksApiResponse,
  ListModerationQueueApiArg,
  ListModerationQueueApiResponse,
  ListOwnBooksApiArg,
  ListOwnBooksApiResponse,
  PublishReadyBooksApiArg,
  PublishReadyBooksApiResponse,
  RecallBookApiArg,
  RecallBookApiResponse,
  RejectBookApiArg,
  RejectBookApiResponse,
  ReportBookApiArg,
  ReportBookApiResponse,
  SubmitBookApiArg,
  SubmitBookApiResponse,
  TransitionBookApiArg,
  TransitionBookApiResponse,
  UndoBookEditsApiArg,
  UndoBookEditsApiResponse,
} from '../types.gen.ts';
export const bookModerationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listModerationQueue: build.query<ListModerationQueueApiResponse, ListModerationQueueApiArg>({
      query: (queryArg) => ({
        url: `/book-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          stage: queryArg.stage,
          owner: queryArg.owner,
          reported: queryArg.reported,
          escalated: queryArg.escalated,
        },
      }),
    }),
    getModerationBoard: build.query<GetModerationBoardApiResponse, GetModerationBoardApiArg>({
      query: (queryArg) => ({
        url: `/book-desk/board/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          stage: queryArg.stage,
          owner: queryArg.owner,
          reported: queryArg.reported,
          escalated: queryArg.escalated,
        },
      }),
    }),
    getModerationCounts: build.query<GetModerationCountsApiResponse, GetModerationCountsApiArg>({
      query: () => ({ url: `/book-desk/numbers/` }),
    }),
    publishReadyBooks: build.mutation<PublishReadyBooksApiResponse, PublishReadyBooksApiArg>({
      query: (queryArg) => ({
        url: `/book-desk/publish/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getReadyBooks: build.query<GetReadyBooksApiResponse, GetReadyBooksApiArg>({
      query: (queryArg) => ({
        url: `/book-desk/ready/`,
        params: {
          search: queryArg.search,
          owner: queryArg.owner,
          books: queryArg.books,
        },
      }),
    }),
    getModeratedBook: build.query<GetModeratedBookApiResponse, GetModeratedBookApiArg>({
      query: (queryArg) => ({
        url: `/book-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    transitionBook: build.mutation<TransitionBookApiResponse, TransitionBookApiArg>({
      query: (queryArg) => ({
        url: `/book-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.transitionBookBody,
      }),
    }),
    editBooks: build.mutation<EditBooksApiResponse, EditBooksApiArg>({
      query: (queryArg) => ({
        url: `/books/edit/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    undoBookEdits: build.mutation<UndoBookEditsApiResponse, UndoBookEditsApiArg>({
      query: (queryArg) => ({
        url: `/books/edit/undo/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listOwnBooks: build.query<ListOwnBooksApiResponse, ListOwnBooksApiArg>({
      query: (queryArg) => ({
        url: `/books/own/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          state: queryArg.state,
        },
      }),
    }),
    findSameFile: build.query<FindSameFileApiResponse, FindSameFileApiArg>({
      query: (queryArg) => ({
        url: `/books/same-file/`,
        params: {
          sha256: queryArg,
        },
      }),
    }),
    approveBook: build.mutation<ApproveBookApiResponse, ApproveBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/approve/`,
        method: 'POST',
      }),
    }),
    recallBook: build.mutation<RecallBookApiResponse, RecallBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/recall/`,
        method: 'POST',
      }),
    }),
    rejectBook: build.mutation<RejectBookApiResponse, RejectBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/reject/`,
        method: 'POST',
        body: queryArg.bookReasonBody,
      }),
    }),
    reportBook: build.mutation<ReportBookApiResponse, ReportBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/report/`,
        method: 'POST',
        body: queryArg.bookReportBody,
      }),
    }),
    submitBook: build.mutation<SubmitBookApiResponse, SubmitBookApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg))}/submit/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
