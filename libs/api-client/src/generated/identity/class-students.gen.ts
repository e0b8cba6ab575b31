// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddStudentApiArg,
  AddStudentApiResponse,
  AddStudentsToClassApiArg,
  AddStudentsToClassApiResponse,
  ArchiveStudentsApiArg,
  ArchiveStudentsApiResponse,
  ChangeStudentApiArg,
  ChangeStudentApiResponse,
  ListClassStudentsApiArg,
  ListClassStudentsApiResponse,
  MoveStudentsApiArg,
  MoveStudentsApiResponse,
  RemoveStudentsApiArg,
  RemoveStudentsApiResponse,
  ResetStudentPasswordApiArg,
  ResetStudentPasswordApiResponse,
} from '../types.gen.ts';
export const classStudentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listClassStudents: build.query<ListClassStudentsApiResponse, ListClassStudentsApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          ordering: queryArg.ordering,
          group: queryArg.group,
          needs: queryArg.needs,
        },
      }),
    }),
    addStudent: build.mutation<AddStudentApiResponse, AddStudentApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/`,
        method: 'POST',
        body: queryArg.newStudentBody,
      }),
    }),
    archiveStudents: build.mutation<ArchiveStudentsApiResponse, ArchiveStudentsApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/archive/`,
        method: 'POST',
        body: queryArg.archiveStudentsBody,
      }),
    }),
    moveStudents: build.mutation<MoveStudentsApiResponse, MoveStudentsApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/move/`,
        method: 'POST',
        body: queryArg.moveStudentsBody,
      }),
    }),
    addStudentsToClass: build.mutation<AddStudentsToClassApiResponse, AddStudentsToClassApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/put-in/`,
        method: 'POST',
        body: queryArg.studentsBody,
      }),
    }),
    removeStudents: build.mutation<RemoveStudentsApiResponse, RemoveStudentsApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/remove/`,
        method: 'POST',
        body: queryArg.studentsBody,
      }),
    }),
    changeStudent: build.mutation<ChangeStudentApiResponse, ChangeStudentApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/${encodeURIComponent(String(queryArg.studentId))}/`,
        method: 'PATCH',
        body: queryArg.studentChangeBody,
      }),
    }),
    resetStudentPassword: build.mutation<ResetStudentPasswordApiResponse, ResetStudentPasswordApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/students/${encodeURIComponent(String(queryArg.studentId))}/reset-password/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
