// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetPageApiArg,
  GetPageApiResponse,
  GetPageDraftApiArg,
  GetPageDraftApiResponse,
  ListPagesApiArg,
  ListPagesApiResponse,
  PreviewPageApiArg,
  PreviewPageApiResponse,
  SavePageApiArg,
  SavePageApiResponse,
} from '../types.gen.ts';
export const pagesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    previewPage: build.mutation<PreviewPageApiResponse, PreviewPageApiArg>({
      query: (queryArg) => ({
        url: `/page-preview/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    listPages: build.query<ListPagesApiResponse, ListPagesApiArg>({
      query: () => ({ url: `/pages/` }),
    }),
    getPage: build.query<GetPageApiResponse, GetPageApiArg>({
      query: (queryArg) => ({
        url: `/pages/${encodeURIComponent(String(queryArg.slug))}/`,
        params: {
          locale: queryArg.locale,
        },
      }),
    }),
    savePage: build.mutation<SavePageApiResponse, SavePageApiArg>({
      query: (queryArg) => ({
        url: `/pages/${encodeURIComponent(String(queryArg.slug))}/`,
        method: 'PUT',
        body: queryArg.pageBody,
      }),
    }),
    getPageDraft: build.query<GetPageDraftApiResponse, GetPageDraftApiArg>({
      query: (queryArg) => ({
        url: `/pages/${encodeURIComponent(String(queryArg.slug))}/draft/`,
        params: {
          locale: queryArg.locale,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
