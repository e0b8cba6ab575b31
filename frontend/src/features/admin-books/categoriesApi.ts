import { categoriesCalls, together } from '@bookgrove/api-client';
import { LIST } from '../../api/baseApi.ts';

const changed = (_result: unknown, error: unknown) =>
  error ? [] : (['Category', { type: 'Book', id: LIST }] as const);

/** Calls that manage the tree of categories. Each change also reloads the categories of the library. */
export const categoriesApi = together(categoriesCalls).enhanceEndpoints({
  addTagTypes: ['Category', 'Book'],
  endpoints: {
    listCategoryTree: { providesTags: ['Category'] },
    createCategory: { invalidatesTags: changed },
    changeCategory: { invalidatesTags: changed },
    moveCategory: { invalidatesTags: changed },
    setCategoryVisibility: { invalidatesTags: changed },
    removeCategory: { invalidatesTags: changed },
  },
});
