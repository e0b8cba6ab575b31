// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { ListBookCategoriesApiArg, ListBookCategoriesApiResponse } from '../types.gen.ts';
export const categoriesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listBookCategories: build.query<ListBookCategoriesApiResponse, ListBookCategoriesApiArg>({
      query: () => ({ url: `/book-categories/` }),
    }),
  }),
  overrideExisting: false,
});
