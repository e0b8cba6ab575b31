import { librariesCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const all = [{ type: 'Library' as const, id: LIST }];
const changed = (_result: unknown, error: unknown) => (error ? [] : all);

/** API calls of the library directory. */
export const librariesApi = together(librariesCalls).enhanceEndpoints({
  addTagTypes: ['Library'],
  endpoints: {
    listLibraries: { providesTags: all },
    countLibraries: { providesTags: all },
    getLibrary: { providesTags: all },
    listLibraryDrafts: { providesTags: all },
    getLibraryDraft: { providesTags: all, keepUnusedDataFor: 0 },
    createLibrary: { invalidatesTags: changed },
    changeLibrary: { invalidatesTags: changed },
    removeLibrary: { invalidatesTags: changed },
  },
});
