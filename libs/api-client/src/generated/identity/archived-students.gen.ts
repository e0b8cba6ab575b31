// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  EraseStudentApiArg,
  EraseStudentApiResponse,
  ListArchivedStudentsApiArg,
  ListArchivedStudentsApiResponse,
  RestoreStudentsApiArg,
  RestoreStudentsApiResponse,
} from '../types.gen.ts';
export const archivedStudentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listArchivedStudents: build.query<ListArchivedStudentsApiResponse, ListArchivedStudentsApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    restoreStudents: build.mutation<RestoreStudentsApiResponse, RestoreStudentsApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/restore/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    eraseStudent: build.mutation<EraseStudentApiResponse, EraseStudentApiArg>({
      query: (queryArg) => ({
        url: `/archived-students/${encodeURIComponent(String(queryArg.id))}/erase/`,
        method: 'POST',
        body: queryArg.eraseStudentBody,
      }),
    }),
  }),
  overrideExisting: false,
});
