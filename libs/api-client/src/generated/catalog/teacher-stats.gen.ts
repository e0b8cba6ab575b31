// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetTeacherBlogStatsApiArg,
  GetTeacherBlogStatsApiResponse,
  GetTeacherBookStatsApiArg,
  GetTeacherBookStatsApiResponse,
} from '../types.gen.ts';
export const teacherStatsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getTeacherBlogStats: build.query<GetTeacherBlogStatsApiResponse, GetTeacherBlogStatsApiArg>({
      query: () => ({ url: `/teacher/blog-stats/` }),
    }),
    getTeacherBookStats: build.query<GetTeacherBookStatsApiResponse, GetTeacherBookStatsApiArg>({
      query: () => ({ url: `/teacher/book-stats/` }),
    }),
  }),
  overrideExisting: false,
});
