// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetAtomBookApiArg,
  GetAtomBookApiResponse,
  GetAtomFeedApiArg,
  GetAtomFeedApiResponse,
  GetFeedApiArg,
  GetFeedApiResponse,
  GetFeedAuthenticationApiArg,
  GetFeedAuthenticationApiResponse,
  GetFeedBookApiArg,
  GetFeedBookApiResponse,
  GetFeedFileApiArg,
  GetFeedFileApiResponse,
  GetProgressionApiArg,
  GetProgressionApiResponse,
  GetSearchDescriptionApiArg,
  GetSearchDescriptionApiResponse,
  ListAtomBooksApiArg,
  ListAtomBooksApiResponse,
  ListFeedBooksApiArg,
  ListFeedBooksApiResponse,
  SaveProgressionApiArg,
  SaveProgressionApiResponse,
} from '../types.gen.ts';
export const feedsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getFeed: build.query<GetFeedApiResponse, GetFeedApiArg>({
      query: () => ({ url: `/opds/` }),
    }),
    getFeedAuthentication: build.query<GetFeedAuthenticationApiResponse, GetFeedAuthenticationApiArg>({
      query: () => ({ url: `/opds/authentication/` }),
    }),
    listFeedBooks: build.query<ListFeedBooksApiResponse, ListFeedBooksApiArg>({
      query: (queryArg) => ({
        url: `/opds/books/`,
        params: {
          category: queryArg.category,
          audience: queryArg.audience,
          level: queryArg.level,
          language: queryArg.language,
          audio: queryArg.audio,
          library: queryArg.library,
          list: queryArg.list,
          featured: queryArg.featured,
          student_made: queryArg.studentMade,
          continue: queryArg['continue'],
          owned: queryArg.owned,
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          query: queryArg.query,
          ordering: queryArg.ordering,
        },
      }),
    }),
    getFeedBook: build.query<GetFeedBookApiResponse, GetFeedBookApiArg>({
      query: (queryArg) => ({
        url: `/opds/books/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getFeedFile: build.query<GetFeedFileApiResponse, GetFeedFileApiArg>({
      query: (queryArg) => ({
        url: `/opds/books/${encodeURIComponent(String(queryArg))}/file/`,
      }),
    }),
    getProgression: build.query<GetProgressionApiResponse, GetProgressionApiArg>({
      query: (queryArg) => ({
        url: `/opds/books/${encodeURIComponent(String(queryArg))}/progression/`,
      }),
    }),
    saveProgression: build.mutation<SaveProgressionApiResponse, SaveProgressionApiArg>({
      query: (queryArg) => ({
        url: `/opds/books/${encodeURIComponent(String(queryArg.id))}/progression/`,
        method: 'PUT',
        body: queryArg.progression,
      }),
    }),
    getAtomFeed: build.query<GetAtomFeedApiResponse, GetAtomFeedApiArg>({
      query: () => ({ url: `/opds/v1.2/` }),
    }),
    listAtomBooks: build.query<ListAtomBooksApiResponse, ListAtomBooksApiArg>({
      query: (queryArg) => ({
        url: `/opds/v1.2/books/`,
        params: {
          category: queryArg.category,
          audience: queryArg.audience,
          level: queryArg.level,
          language: queryArg.language,
          audio: queryArg.audio,
          library: queryArg.library,
          list: queryArg.list,
          featured: queryArg.featured,
          student_made: queryArg.studentMade,
          continue: queryArg['continue'],
          owned: queryArg.owned,
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          query: queryArg.query,
          ordering: queryArg.ordering,
        },
      }),
    }),
    getAtomBook: build.query<GetAtomBookApiResponse, GetAtomBookApiArg>({
      query: (queryArg) => ({
        url: `/opds/v1.2/books/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getSearchDescription: build.query<GetSearchDescriptionApiResponse, GetSearchDescriptionApiArg>({
      query: () => ({ url: `/opds/v1.2/search/` }),
    }),
  }),
  overrideExisting: false,
});
