// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ChangeBookImportApiArg,
  ChangeBookImportApiResponse,
  ChangeBookImportLineApiArg,
  ChangeBookImportLineApiResponse,
  GetBookImportApiArg,
  GetBookImportApiResponse,
  ListBookImportLinesApiArg,
  ListBookImportLinesApiResponse,
  ListBookImportsApiArg,
  ListBookImportsApiResponse,
  ListBooksAwaitingFilesApiArg,
  ListBooksAwaitingFilesApiResponse,
  StartBookImportApiArg,
  StartBookImportApiResponse,
  UndoBookImportApiArg,
  UndoBookImportApiResponse,
} from '../types.gen.ts';
export const bookImportsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listBooksAwaitingFiles: build.query<ListBooksAwaitingFilesApiResponse, ListBooksAwaitingFilesApiArg>({
      query: (queryArg) => ({
        url: `/awaited-books/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    listBookImports: build.query<ListBookImportsApiResponse, ListBookImportsApiArg>({
      query: (queryArg) => ({
        url: `/book-imports/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    getBookImport: build.query<GetBookImportApiResponse, GetBookImportApiArg>({
      query: (queryArg) => ({
        url: `/book-imports/${encodeURIComponent(String(queryArg))}/`,
      }),
    }),
    changeBookImport: build.mutation<ChangeBookImportApiResponse, ChangeBookImportApiArg>({
      query: (queryArg) => ({
        url: `/book-imports/${encodeURIComponent(String(queryArg.id))}/`,
        method: 'PATCH',
        body: queryArg.bookImportChangeBody,
      }),
    }),
    listBookImportLines: build.query<ListBookImportLinesApiResponse, ListBookImportLinesApiArg>({
      query: (queryArg) => ({
        url: `/book-imports/${encodeURIComponent(String(queryArg.id))}/lines/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          verdict: queryArg.verdict,
        },
      }),
    }),
    changeBookImportLine: build.mutation<ChangeBookImportLineApiResponse, ChangeBookImportLineApiArg>({
      query: (queryArg) => ({
        url: `/book-imports/${encodeURIComponent(String(queryArg.id))}/lines/${encodeURIComponent(String(queryArg.line))}/`,
        method: 'PATCH',
        body: queryArg.bookImportLineBody,
      }),
    }),
    startBookImport: build.mutation<StartBookImportApiResponse, StartBookImportApiArg>({
      query: (queryArg) => ({
        url: `/book-imports/${encodeURIComponent(String(queryArg))}/start/`,
        method: 'POST',
      }),
    }),
    undoBookImport: build.mutation<UndoBookImportApiResponse, UndoBookImportApiArg>({
      query: (queryArg) => ({
        url: `/book-imports/${encodeURIComponent(String(queryArg))}/undo/`,
        method: 'POST',
      }),
    }),
  }),
  overrideExisting: false,
});
