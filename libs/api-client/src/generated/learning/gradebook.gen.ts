// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ExportGradebookApiArg,
  ExportGradebookApiResponse,
  GetChildWorkApiArg,
  GetChildWorkApiResponse,
  GetGradebookApiArg,
  GetGradebookApiResponse,
  GetHelpBoardApiArg,
  GetHelpBoardApiResponse,
  GetWorkToMarkApiArg,
  GetWorkToMarkApiResponse,
  MarkWorkApiArg,
  MarkWorkApiResponse,
} from '../types.gen.ts';
export const gradebookCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getGradebook: build.query<GetGradebookApiResponse, GetGradebookApiArg>({
      query: (queryArg) => ({
        url: `/gradebook/`,
        params: {
          class_id: queryArg.classId,
          month: queryArg.month,
        },
      }),
    }),
    exportGradebook: build.query<ExportGradebookApiResponse, ExportGradebookApiArg>({
      query: (queryArg) => ({
        url: `/gradebook/export/`,
        params: {
          class_id: queryArg.classId,
          month: queryArg.month,
        },
      }),
    }),
    getWorkToMark: build.query<GetWorkToMarkApiResponse, GetWorkToMarkApiArg>({
      query: (queryArg) => ({
        url: `/gradebook/${encodeURIComponent(String(queryArg.assignment))}/${encodeURIComponent(String(queryArg.student))}/`,
      }),
    }),
    markWork: build.mutation<MarkWorkApiResponse, MarkWorkApiArg>({
      query: (queryArg) => ({
        url: `/gradebook/${encodeURIComponent(String(queryArg.assignment))}/${encodeURIComponent(String(queryArg.student))}/mark/`,
        method: 'PUT',
        body: queryArg.workMarkBody,
      }),
    }),
    getHelpBoard: build.query<GetHelpBoardApiResponse, GetHelpBoardApiArg>({
      query: (queryArg) => ({
        url: `/help-board/`,
        params: {
          class_id: queryArg,
        },
      }),
    }),
    getChildWork: build.query<GetChildWorkApiResponse, GetChildWorkApiArg>({
      query: (queryArg) => ({
        url: `/help-board/${encodeURIComponent(String(queryArg.student))}/`,
        params: {
          class_id: queryArg.classId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
