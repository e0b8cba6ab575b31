// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ExplainWordApiArg,
  ExplainWordApiResponse,
  ListRequestedWordsApiArg,
  ListRequestedWordsApiResponse,
  ListSavedWordsApiArg,
  ListSavedWordsApiResponse,
  ListSchoolWordsApiArg,
  ListSchoolWordsApiResponse,
  LookUpWordApiArg,
  LookUpWordApiResponse,
  RemoveSavedWordApiArg,
  RemoveSavedWordApiResponse,
  RemoveSchoolWordApiArg,
  RemoveSchoolWordApiResponse,
  SaveWordApiArg,
  SaveWordApiResponse,
} from '../types.gen.ts';
export const wordsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listRequestedWords: build.query<ListRequestedWordsApiResponse, ListRequestedWordsApiArg>({
      query: (queryArg) => ({
        url: `/asked-words/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    listSavedWords: build.query<ListSavedWordsApiResponse, ListSavedWordsApiArg>({
      query: (queryArg) => ({
        url: `/my-words/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          person: queryArg.person,
        },
      }),
    }),
    removeSavedWord: build.mutation<RemoveSavedWordApiResponse, RemoveSavedWordApiArg>({
      query: (queryArg) => ({
        url: `/my-words/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    saveWord: build.mutation<SaveWordApiResponse, SaveWordApiArg>({
      query: (queryArg) => ({
        url: `/my-words/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.savedWordBody,
      }),
    }),
    listSchoolWords: build.query<ListSchoolWordsApiResponse, ListSchoolWordsApiArg>({
      query: (queryArg) => ({
        url: `/school-words/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    removeSchoolWord: build.mutation<RemoveSchoolWordApiResponse, RemoveSchoolWordApiArg>({
      query: (queryArg) => ({
        url: `/school-words/${encodeURIComponent(String(queryArg.language))}/${encodeURIComponent(String(queryArg.word))}/`,
        method: 'DELETE',
      }),
    }),
    explainWord: build.mutation<ExplainWordApiResponse, ExplainWordApiArg>({
      query: (queryArg) => ({
        url: `/school-words/${encodeURIComponent(String(queryArg.language))}/${encodeURIComponent(String(queryArg.word))}/`,
        method: 'PUT',
        body: queryArg.schoolWordBody,
      }),
    }),
    lookUpWord: build.query<LookUpWordApiResponse, LookUpWordApiArg>({
      query: (queryArg) => ({
        url: `/words/${encodeURIComponent(String(queryArg.language))}/${encodeURIComponent(String(queryArg.word))}/`,
      }),
    }),
  }),
  overrideExisting: false,
});
