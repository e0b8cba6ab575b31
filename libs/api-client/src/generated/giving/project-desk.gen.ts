// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeProjectApiArg,
  ChangeProjectApiResponse,
  CreateProjectApiArg,
  CreateProjectApiResponse,
  DecideOnProjectUpdateApiArg,
  DecideOnProjectUpdateApiResponse,
  GetProjectDraftApiArg,
  GetProjectDraftApiResponse,
  ListProjectDeskApiArg,
  ListProjectDeskApiResponse,
  MoveProjectApiArg,
  MoveProjectApiResponse,
  WriteProjectUpdateApiArg,
  WriteProjectUpdateApiResponse,
} from '../types.gen.ts';
export const projectDeskCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listProjectDesk: build.query<ListProjectDeskApiResponse, ListProjectDeskApiArg>({
      query: (queryArg) => ({
        url: `/project-desk/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          status: queryArg.status,
          charity_id: queryArg.charityId,
          silent: queryArg.silent,
        },
      }),
    }),
    createProject: build.mutation<CreateProjectApiResponse, CreateProjectApiArg>({
      query: (queryArg) => ({
        url: `/project-desk/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getProjectDraft: build.query<GetProjectDraftApiResponse, GetProjectDraftApiArg>({
      query: (queryArg) => ({
        url: `/project-desk/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeProject: build.mutation<ChangeProjectApiResponse, ChangeProjectApiArg>({
      query: (queryArg) => ({
        url: `/project-desk/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PUT',
        body: queryArg.projectChange,
      }),
    }),
    moveProject: build.mutation<MoveProjectApiResponse, MoveProjectApiArg>({
      query: (queryArg) => ({
        url: `/project-desk/${encodeURIComponent(String(queryArg.id))}/move/`,
        method: 'POST',
        body: queryArg.projectMoveBody,
      }),
    }),
    writeProjectUpdate: build.mutation<WriteProjectUpdateApiResponse, WriteProjectUpdateApiArg>({
      query: (queryArg) => ({
        url: `/project-desk/${encodeURIComponent(String(queryArg.id))}/updates/`,
        method: 'POST',
        body: queryArg.projectUpdateBody,
      }),
    }),
    decideOnProjectUpdate: build.mutation<DecideOnProjectUpdateApiResponse, DecideOnProjectUpdateApiArg>({
      query: (queryArg) => ({
        url: `/project-desk/${encodeURIComponent(String(queryArg.id))}/updates/${encodeURIComponent(String(queryArg.update))}/decision/`,
        method: 'POST',
        body: queryArg.projectUpdateDecisionBody,
      }),
    }),
  }),
  overrideExisting: false,
});
