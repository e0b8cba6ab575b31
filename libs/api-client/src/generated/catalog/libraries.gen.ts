// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeLibraryApiArg,
  ChangeLibraryApiResponse,
  CountLibrariesApiArg,
  CountLibrariesApiResponse,
  CreateLibraryApiArg,
  CreateLibraryApiResponse,
  GetLibraryApiArg,
  GetLibraryApiResponse,
  GetLibraryDraftApiArg,
  GetLibraryDraftApiResponse,
  ListLibrariesApiArg,
  ListLibrariesApiResponse,
  ListLibraryDraftsApiArg,
  ListLibraryDraftsApiResponse,
  RemoveLibraryApiArg,
  RemoveLibraryApiResponse,
} from '../types.gen.ts';
export const librariesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listLibraries: build.query<ListLibrariesApiResponse, ListLibrariesApiArg>({
      query: (queryArg) => ({
        url: `/libraries/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          kind: queryArg.kind,
          country: queryArg.country,
          language: queryArg.language,
        },
      }),
    }),
    countLibraries: build.query<CountLibrariesApiResponse, CountLibrariesApiArg>({
      query: () => ({ url: `/libraries/numbers/` }),
    }),
    getLibrary: build.query<GetLibraryApiResponse, GetLibraryApiArg>({
      query: (queryArg) => ({
        url: `/libraries/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    listLibraryDrafts: build.query<ListLibraryDraftsApiResponse, ListLibraryDraftsApiArg>({
      query: () => ({ url: `/library-drafts/` }),
    }),
    createLibrary: build.mutation<CreateLibraryApiResponse, CreateLibraryApiArg>({
      query: (queryArg) => ({
        url: `/library-drafts/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeLibrary: build.mutation<RemoveLibraryApiResponse, RemoveLibraryApiArg>({
      query: (queryArg) => ({
        url: `/library-drafts/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getLibraryDraft: build.query<GetLibraryDraftApiResponse, GetLibraryDraftApiArg>({
      query: (queryArg) => ({
        url: `/library-drafts/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeLibrary: build.mutation<ChangeLibraryApiResponse, ChangeLibraryApiArg>({
      query: (queryArg) => ({
        url: `/library-drafts/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.libraryBody,
      }),
    }),
  }),
  overrideExisting: false,
});
