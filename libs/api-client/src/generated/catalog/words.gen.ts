// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ExplainWordApiArg,
  ExplainWordApiResponse,
  ForgetWordApiArg,
  ForgetWordApiResponse,
  KeepWordApiArg,
  KeepWordApiResponse,
  ListAskedWordsApiArg,
  ListAskedWordsApiResponse,
  ListSchoolWordsApiArg,
  ListSchoolWordsApiResponse,
  ListWordsApiArg,
  ListWordsApiResponse,
  LookUpWordApiArg,
  LookUpWordApiResponse,
  RemoveSchoolWordApiArg,
  RemoveSchoolWordApiResponse,
} from '../types.gen.ts';
export const wordsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listAskedWords: build.query<ListAskedWordsApiResponse, ListAskedWordsApiArg>({
      query: (queryArg) => ({
        url: `/asked-words/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    listWords: build.query<ListWordsApiResponse, ListWordsApiArg>({
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
    forgetWord: build.mutation<ForgetWordApiResponse, ForgetWordApiArg>({
      query: (queryArg) => ({
        url: `/my-words/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    keepWord: build.mutation<KeepWordApiResponse, KeepWordApiArg>({
      query: (queryArg) => ({
        url: `/my-words/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.keptWordBody,
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
