// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AssignWorkApiArg,
  AssignWorkApiResponse,
  ChangeAssignmentApiArg,
  ChangeAssignmentApiResponse,
  ChangeAssignmentForChildApiArg,
  ChangeAssignmentForChildApiResponse,
  FindAssignableWorkApiArg,
  FindAssignableWorkApiResponse,
  GetAssignmentApiArg,
  GetAssignmentApiResponse,
  ListAssignmentsApiArg,
  ListAssignmentsApiResponse,
  MoveAssignmentApiArg,
  MoveAssignmentApiResponse,
  StartAssignedWorkApiArg,
  StartAssignedWorkApiResponse,
  TakeBackAssignmentApiArg,
  TakeBackAssignmentApiResponse,
} from '../types.gen.ts';
export const assignmentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    findAssignableWork: build.query<FindAssignableWorkApiResponse, FindAssignableWorkApiArg>({
      query: (queryArg) => ({
        url: `/assignable-work/`,
        params: {
          kind: queryArg.kind,
          search: queryArg.search,
          ref: queryArg.ref,
        },
      }),
    }),
    listAssignments: build.query<ListAssignmentsApiResponse, ListAssignmentsApiArg>({
      query: (queryArg) => ({
        url: `/assignments/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          class_id: queryArg.classId,
          status: queryArg.status,
        },
      }),
    }),
    assignWork: build.mutation<AssignWorkApiResponse, AssignWorkApiArg>({
      query: (queryArg) => ({
        url: `/assignments/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    takeBackAssignment: build.mutation<TakeBackAssignmentApiResponse, TakeBackAssignmentApiArg>({
      query: (queryArg) => ({
        url: `/assignments/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getAssignment: build.query<GetAssignmentApiResponse, GetAssignmentApiArg>({
      query: (queryArg) => ({
        url: `/assignments/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeAssignment: build.mutation<ChangeAssignmentApiResponse, ChangeAssignmentApiArg>({
      query: (queryArg) => ({
        url: `/assignments/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.assignmentChangeBody,
      }),
    }),
    changeAssignmentForChild: build.mutation<
      ChangeAssignmentForChildApiResponse,
      ChangeAssignmentForChildApiArg
    >({
      query: (queryArg) => ({
        url: `/assignments/${encodeURIComponent(String(queryArg.id))}/children/${encodeURIComponent(String(queryArg.student))}/`,
        method: 'PUT',
        body: queryArg.childChangeBody,
      }),
    }),
    moveAssignment: build.mutation<MoveAssignmentApiResponse, MoveAssignmentApiArg>({
      query: (queryArg) => ({
        url: `/assignments/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.assignmentMoveBody,
      }),
    }),
    startAssignedWork: build.mutation<StartAssignedWorkApiResponse, StartAssignedWorkApiArg>({
      query: (queryArg) => ({
        url: `/assignments/${encodeURIComponent(String(queryArg))}/start/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
