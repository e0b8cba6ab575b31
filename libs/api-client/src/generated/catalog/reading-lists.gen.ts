// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddBookToReadingListApiArg,
  AddBookToReadingListApiResponse,
  ChangeReadingListApiArg,
  ChangeReadingListApiResponse,
  CreateReadingListApiArg,
  CreateReadingListApiResponse,
  FollowReadingListApiArg,
  FollowReadingListApiResponse,
  GetListPosterApiArg,
  GetListPosterApiResponse,
  GetReadingListApiArg,
  GetReadingListApiResponse,
  ListReadingListsApiArg,
  ListReadingListsApiResponse,
  RemindOfReadingListApiArg,
  RemindOfReadingListApiResponse,
  RemoveReadingListApiArg,
  RemoveReadingListApiResponse,
} from '../types.gen.ts';
export const readingListsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listReadingLists: build.query<ListReadingListsApiResponse, ListReadingListsApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          class: queryArg['class'],
          mine: queryArg.mine,
        },
      }),
    }),
    createReadingList: build.mutation<CreateReadingListApiResponse, CreateReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeReadingList: build.mutation<RemoveReadingListApiResponse, RemoveReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getReadingList: build.query<GetReadingListApiResponse, GetReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeReadingList: build.mutation<ChangeReadingListApiResponse, ChangeReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.readingListBody,
      }),
    }),
    addBookToReadingList: build.mutation<AddBookToReadingListApiResponse, AddBookToReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg.id))}/books/${encodeURIComponent(String(queryArg.bookId))}/`,
        method: 'PUT',
      }),
    }),
    followReadingList: build.query<FollowReadingListApiResponse, FollowReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/following/`,
      }),
    }),
    getListPoster: build.query<GetListPosterApiResponse, GetListPosterApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/poster/`,
      }),
    }),
    remindOfReadingList: build.mutation<RemindOfReadingListApiResponse, RemindOfReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg.id))}/reminders/`,
        method: 'POST',
        body: queryArg.remindOfListBody,
      }),
    }),
  }),
  overrideExisting: false,
});
