// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeRosterApiArg,
  ChangeRosterApiResponse,
  ChangeRosterLineApiArg,
  ChangeRosterLineApiResponse,
  CloseRosterSheetApiArg,
  CloseRosterSheetApiResponse,
  GetRosterImportApiArg,
  GetRosterImportApiResponse,
  ListRosterImportsApiArg,
  ListRosterImportsApiResponse,
  ListRosterLinesApiArg,
  ListRosterLinesApiResponse,
  PasteRosterApiArg,
  PasteRosterApiResponse,
  ShowRosterSheetApiArg,
  ShowRosterSheetApiResponse,
  StartRosterApiArg,
  StartRosterApiResponse,
  UndoRosterApiArg,
  UndoRosterApiResponse,
} from '../types.gen.ts';
export const rosterCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listRosterImports: build.query<ListRosterImportsApiResponse, ListRosterImportsApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    pasteRoster: build.mutation<PasteRosterApiResponse, PasteRosterApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/paste/`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    getRosterImport: build.query<GetRosterImportApiResponse, GetRosterImportApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeRoster: build.mutation<ChangeRosterApiResponse, ChangeRosterApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.rosterChangeBody,
      }),
    }),
    listRosterLines: build.query<ListRosterLinesApiResponse, ListRosterLinesApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg.id))}/lines/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          verdict: queryArg.verdict,
        },
      }),
    }),
    changeRosterLine: build.mutation<ChangeRosterLineApiResponse, ChangeRosterLineApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg.id))}/lines/${encodeURIComponent(String(queryArg.line))}/`,
        method: 'PATCH',
        body: queryArg.rosterLineBody,
      }),
    }),
    closeRosterSheet: build.mutation<CloseRosterSheetApiResponse, CloseRosterSheetApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg))}/printed/`,
        method: 'POST',
      }),
    }),
    showRosterSheet: build.mutation<ShowRosterSheetApiResponse, ShowRosterSheetApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg))}/sheet/`,
        method: 'POST',
      }),
    }),
    startRoster: build.mutation<StartRosterApiResponse, StartRosterApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg))}/start/`,
        method: 'POST',
      }),
    }),
    undoRoster: build.mutation<UndoRosterApiResponse, UndoRosterApiArg>({
      query: (queryArg) => ({
        url: `/roster-imports/${encodeURIComponent(String(queryArg))}/undo/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
