// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetBlogNumbersApiArg,
  GetBlogNumbersApiResponse,
  GetBookNumbersApiArg,
  GetBookNumbersApiResponse,
} from '../types.gen.ts';
export const teacherStatsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getBlogNumbers: build.query<GetBlogNumbersApiResponse, GetBlogNumbersApiArg>({
      query: () => ({ url: `/teacher/blog-stats/` }),
    }),
    getBookNumbers: build.query<GetBookNumbersApiResponse, GetBookNumbersApiArg>({
      query: () => ({ url: `/teacher/book-stats/` }),
    }),
  }),
  overrideExisting: false,
});
