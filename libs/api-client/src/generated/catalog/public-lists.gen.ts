// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetListPublicationApiArg,
  GetListPublicationApiResponse,
  GetPublicListApiArg,
  GetPublicListApiResponse,
  GetPublicListPosterApiArg,
  GetPublicListPosterApiResponse,
  ListPublicListsApiArg,
  ListPublicListsApiResponse,
  PublishReadingListApiArg,
  PublishReadingListApiResponse,
  UnpublishReadingListApiArg,
  UnpublishReadingListApiResponse,
} from '../types.gen.ts';
export const publicListsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPublicLists: build.query<ListPublicListsApiResponse, ListPublicListsApiArg>({
      query: (queryArg) => ({
        url: `/libraries/${encodeURIComponent(String(queryArg))}/lists/`,
      }),
    }),
    getPublicList: build.query<GetPublicListApiResponse, GetPublicListApiArg>({
      query: (queryArg) => ({
        url: `/libraries/${encodeURIComponent(String(queryArg.slug))}/lists/${encodeURIComponent(String(queryArg.list))}/`,
      }),
    }),
    getPublicListPoster: build.query<GetPublicListPosterApiResponse, GetPublicListPosterApiArg>({
      query: (queryArg) => ({
        url: `/libraries/${encodeURIComponent(String(queryArg.slug))}/lists/${encodeURIComponent(String(queryArg.list))}/poster/`,
      }),
    }),
    unpublishReadingList: build.mutation<UnpublishReadingListApiResponse, UnpublishReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/public/`,
        method: 'DELETE',
      }),
    }),
    getListPublication: build.query<GetListPublicationApiResponse, GetListPublicationApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/public/`,
      }),
    }),
    publishReadingList: build.mutation<PublishReadingListApiResponse, PublishReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg.id))}/public/`,
        method: 'PUT',
        body: queryArg.publishListBody,
      }),
    }),
  }),
  overrideExisting: false,
});
