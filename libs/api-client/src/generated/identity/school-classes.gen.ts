// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ArchiveClassApiArg,
  ArchiveClassApiResponse,
  ChangeClassApiArg,
  ChangeClassApiResponse,
  ChangeClassGroupApiArg,
  ChangeClassGroupApiResponse,
  CreateClassApiArg,
  CreateClassApiResponse,
  CreateClassGroupApiArg,
  CreateClassGroupApiResponse,
  GetClassApiArg,
  GetClassApiResponse,
  ListClassGroupsApiArg,
  ListClassGroupsApiResponse,
  ListClassesApiArg,
  ListClassesApiResponse,
  ListPossibleTeachersApiArg,
  ListPossibleTeachersApiResponse,
  ListTaughtClassesApiArg,
  ListTaughtClassesApiResponse,
  RemoveClassGroupApiArg,
  RemoveClassGroupApiResponse,
  RestoreClassApiArg,
  RestoreClassApiResponse,
  RollOverClassApiArg,
  RollOverClassApiResponse,
} from '../types.gen.ts';
export const schoolClassesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listPossibleTeachers: build.query<ListPossibleTeachersApiResponse, ListPossibleTeachersApiArg>({
      query: (queryArg) => ({
        url: `/class-teachers/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    listClasses: build.query<ListClassesApiResponse, ListClassesApiArg>({
      query: (queryArg) => ({
        url: `/classes/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          archived: queryArg.archived,
          ordering: queryArg.ordering,
        },
      }),
    }),
    createClass: build.mutation<CreateClassApiResponse, CreateClassApiArg>({
      query: (queryArg) => ({
        url: `/classes/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getClass: build.query<GetClassApiResponse, GetClassApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeClass: build.mutation<ChangeClassApiResponse, ChangeClassApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.classChangeBody,
      }),
    }),
    archiveClass: build.mutation<ArchiveClassApiResponse, ArchiveClassApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/archive/`,
        method: 'POST',
      }),
    }),
    listClassGroups: build.query<ListClassGroupsApiResponse, ListClassGroupsApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/groups/`,
      }),
    }),
    createClassGroup: build.mutation<CreateClassGroupApiResponse, CreateClassGroupApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/groups/`,
        method: 'POST',
        body: queryArg.groupBody,
      }),
    }),
    removeClassGroup: build.mutation<RemoveClassGroupApiResponse, RemoveClassGroupApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/groups/${encodeURIComponent(String(queryArg.groupId))}/`,
        method: 'DELETE',
      }),
    }),
    changeClassGroup: build.mutation<ChangeClassGroupApiResponse, ChangeClassGroupApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/groups/${encodeURIComponent(String(queryArg.groupId))}/`,
        method: 'PATCH',
        body: queryArg.groupChangeBody,
      }),
    }),
    restoreClass: build.mutation<RestoreClassApiResponse, RestoreClassApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg))}/restore/`,
        method: 'POST',
      }),
    }),
    rollOverClass: build.mutation<RollOverClassApiResponse, RollOverClassApiArg>({
      query: (queryArg) => ({
        url: `/classes/${encodeURIComponent(String(queryArg.id))}/roll-over/`,
        method: 'POST',
        body: queryArg.rollOverBody,
      }),
    }),
    listTaughtClasses: build.query<ListTaughtClassesApiResponse, ListTaughtClassesApiArg>({
      query: (queryArg) => ({
        url: `/v1/teacher/school-classes/`,
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
