// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type { ListStudentsInClassApiArg, ListStudentsInClassApiResponse } from '../types.gen.ts';
export const classCodeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listStudentsInClass: build.query<ListStudentsInClassApiResponse, ListStudentsInClassApiArg>({
      query: (queryArg) => ({
        url: `/list-student-in-class/${encodeURIComponent(String(queryArg.code))}/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
