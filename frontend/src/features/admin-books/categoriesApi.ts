import { categoriesCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const changed = (_result: unknown, error: unknown) =>
  error ? [] : (['Category', { type: 'Book', id: LIST }] as const);

/** The tree of categories for those who keep it. The library's tiles are read anew after each change. */
export const categoriesApi = together(categoriesCalls).enhanceEndpoints({
  addTagTypes: ['Category', 'Book'],
  endpoints: {
    listCategoryTree: { providesTags: ['Category'] },
    addCategory: { invalidatesTags: changed },
    changeCategory: { invalidatesTags: changed },
    moveCategory: { invalidatesTags: changed },
    showCategory: { invalidatesTags: changed },
    removeCategory: { invalidatesTags: changed },
  },
});
