// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetCourseApiArg,
  GetCourseApiResponse,
  GetFirstCourseApiArg,
  GetFirstCourseApiResponse,
  ListCoursesApiArg,
  ListCoursesApiResponse,
} from '../types.gen.ts';
export const coursesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<ListCoursesApiResponse, ListCoursesApiArg>({
      query: (queryArg) => ({
        url: `/courses/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          audience: queryArg.audience,
          language: queryArg.language,
          age: queryArg.age,
        },
      }),
    }),
    getCourse: build.query<GetCourseApiResponse, GetCourseApiArg>({
      query: (queryArg) => ({
        url: `/courses/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getFirstCourse: build.query<GetFirstCourseApiResponse, GetFirstCourseApiArg>({
      query: () => ({ url: `/data/courses/this-is-course/` }),
    }),
  }),
  overrideExisting: false,
});
