import { pagesCalls } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

/** API calls of the content pages. */
const pagesApi = pagesCalls.enhanceEndpoints({
  addTagTypes: ['Page'],
  endpoints: {
    getPage: { providesTags: [{ type: 'Page', id: LIST }] },
    getPageDraft: { providesTags: [{ type: 'Page', id: LIST }], keepUnusedDataFor: 0 },
    listPages: { providesTags: [{ type: 'Page', id: LIST }] },
    savePage: { invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Page', id: LIST }]) },
  },
});

export const {
  useGetPageQuery,
  useGetPageDraftQuery,
  useListPagesQuery,
  useSavePageMutation,
  usePreviewPageMutation,
} = pagesApi;
