// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  CloseReadingListApiArg,
  CloseReadingListApiResponse,
  GetListDoorApiArg,
  GetListDoorApiResponse,
  GetPublicListApiArg,
  GetPublicListApiResponse,
  GetPublicListPosterApiArg,
  GetPublicListPosterApiResponse,
  ListPublicListsApiArg,
  ListPublicListsApiResponse,
  OpenReadingListApiArg,
  OpenReadingListApiResponse,
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
    closeReadingList: build.mutation<CloseReadingListApiResponse, CloseReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/public/`,
        method: 'DELETE',
      }),
    }),
    getListDoor: build.query<GetListDoorApiResponse, GetListDoorApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg))}/public/`,
      }),
    }),
    openReadingList: build.mutation<OpenReadingListApiResponse, OpenReadingListApiArg>({
      query: (queryArg) => ({
        url: `/reading-lists/${encodeURIComponent(String(queryArg.id))}/public/`,
        method: 'PUT',
        body: queryArg.openListBody,
      }),
    }),
  }),
  overrideExisting: false,
});
