// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  GetProjectApiArg,
  GetProjectApiResponse,
  GetProjectCoverApiArg,
  GetProjectCoverApiResponse,
  GetProjectUpdatePictureApiArg,
  GetProjectUpdatePictureApiResponse,
  ListProjectsApiArg,
  ListProjectsApiResponse,
} from '../types.gen.ts';
export const projectsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listProjects: build.query<ListProjectsApiResponse, ListProjectsApiArg>({
      query: (queryArg) => ({
        url: `/projects/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          charity: queryArg.charity,
          country: queryArg.country,
          goal: queryArg.goal,
          status: queryArg.status,
          started_by_students: queryArg.startedByStudents,
          ordering: queryArg.ordering,
        },
      }),
    }),
    getProject: build.query<GetProjectApiResponse, GetProjectApiArg>({
      query: (queryArg) => ({
        url: `/projects/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    getProjectCover: build.query<GetProjectCoverApiResponse, GetProjectCoverApiArg>({
      query: (queryArg) => ({
        url: `/projects/${encodeURIComponent(String(queryArg))}/cover/`,
      }),
    }),
    getProjectUpdatePicture: build.query<GetProjectUpdatePictureApiResponse, GetProjectUpdatePictureApiArg>({
      query: (queryArg) => ({
        url: `/projects/${encodeURIComponent(String(queryArg.id))}/updates/${encodeURIComponent(String(queryArg.update))}/picture/`,
      }),
    }),
  }),
  overrideExisting: false,
});
