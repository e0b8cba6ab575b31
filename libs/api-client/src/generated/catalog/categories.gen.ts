// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeCategoryApiArg,
  ChangeCategoryApiResponse,
  CreateCategoryApiArg,
  CreateCategoryApiResponse,
  ListBookCategoriesApiArg,
  ListBookCategoriesApiResponse,
  ListCategoryTreeApiArg,
  ListCategoryTreeApiResponse,
  MoveCategoryApiArg,
  MoveCategoryApiResponse,
  RemoveCategoryApiArg,
  RemoveCategoryApiResponse,
  SetCategoryVisibilityApiArg,
  SetCategoryVisibilityApiResponse,
} from '../types.gen.ts';
export const categoriesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listBookCategories: build.query<ListBookCategoriesApiResponse, ListBookCategoriesApiArg>({
      query: () => ({ url: `/book-categories/` }),
    }),
    listCategoryTree: build.query<ListCategoryTreeApiResponse, ListCategoryTreeApiArg>({
      query: () => ({ url: `/category-tree/` }),
    }),
    createCategory: build.mutation<CreateCategoryApiResponse, CreateCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category-tree/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    removeCategory: build.mutation<RemoveCategoryApiResponse, RemoveCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category-tree/${encodeURIComponent(String(queryArg.slug))}/`,
        method: 'DELETE',
        params: {
          to: queryArg.to,
        },
      }),
    }),
    setCategoryVisibility: build.mutation<SetCategoryVisibilityApiResponse, SetCategoryVisibilityApiArg>({
      query: (queryArg) => ({
        url: `/category-tree/${encodeURIComponent(String(queryArg.slug))}/`,
        method: 'PATCH',
        body: queryArg.categoryVisibilityBody,
      }),
    }),
    changeCategory: build.mutation<ChangeCategoryApiResponse, ChangeCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category-tree/${encodeURIComponent(String(queryArg.slug))}/`,
        method: 'PUT',
        body: queryArg.categoryBody,
      }),
    }),
    moveCategory: build.mutation<MoveCategoryApiResponse, MoveCategoryApiArg>({
      query: (queryArg) => ({
        url: `/category-tree/${encodeURIComponent(String(queryArg.slug))}/move/`,
        method: 'POST',
        body: queryArg.moveCategoryBody,
      }),
    }),
  }),
  overrideExisting: false,
});
