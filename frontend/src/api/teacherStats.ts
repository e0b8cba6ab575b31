import { teacherStatsCalls } from '@bookgrove/api-client';
import { LIST } from './baseApi.ts';

/** Statistics of a teacher's books and of the students' stories; never cached, so the numbers are current. */
export const { useGetTeacherBookStatsQuery, useGetTeacherBlogStatsQuery } =
  teacherStatsCalls.enhanceEndpoints({
    addTagTypes: ['Story'],
    endpoints: {
      getTeacherBookStats: { keepUnusedDataFor: 0 },
      getTeacherBlogStats: { keepUnusedDataFor: 0, providesTags: [{ type: 'Story', id: LIST }] },
    },
  });
