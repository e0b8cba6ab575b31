// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddNoteApiArg,
  AddNoteApiResponse,
  GetExperimentApiArg,
  GetExperimentApiResponse,
  GetExperimentDraftApiArg,
  GetExperimentDraftApiResponse,
  GetNoteDrawingApiArg,
  GetNoteDrawingApiResponse,
  GetNotePhotoApiArg,
  GetNotePhotoApiResponse,
  ListExperimentDraftsApiArg,
  ListExperimentDraftsApiResponse,
  ListExperimentsApiArg,
  ListExperimentsApiResponse,
  ListNotesApiArg,
  ListNotesApiResponse,
  RemoveNoteApiArg,
  RemoveNoteApiResponse,
  SaveExperimentApiArg,
  SaveExperimentApiResponse,
} from '../types.gen.ts';
export const experimentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listExperimentDrafts: build.query<ListExperimentDraftsApiResponse, ListExperimentDraftsApiArg>({
      query: () => ({ url: `/experiment-drafts/` }),
    }),
    removeNote: build.mutation<RemoveNoteApiResponse, RemoveNoteApiArg>({
      query: (queryArg) => ({
        url: `/experiment-notes/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getNoteDrawing: build.query<GetNoteDrawingApiResponse, GetNoteDrawingApiArg>({
      query: (queryArg) => ({
        url: `/experiment-notes/${encodeURIComponent(String(queryArg))}/drawing/`,
      }),
    }),
    getNotePhoto: build.query<GetNotePhotoApiResponse, GetNotePhotoApiArg>({
      query: (queryArg) => ({
        url: `/experiment-notes/${encodeURIComponent(String(queryArg))}/photo/`,
      }),
    }),
    listExperiments: build.query<ListExperimentsApiResponse, ListExperimentsApiArg>({
      query: (queryArg) => ({
        url: `/experiments/`,
        params: {
          locale: queryArg,
        },
      }),
    }),
    getExperiment: build.query<GetExperimentApiResponse, GetExperimentApiArg>({
      query: (queryArg) => ({
        url: `/experiments/${encodeURIComponent(String(queryArg.slug))}/`,
        params: {
          locale: queryArg.locale,
        },
      }),
    }),
    saveExperiment: build.mutation<SaveExperimentApiResponse, SaveExperimentApiArg>({
      query: (queryArg) => ({
        url: `/experiments/${encodeURIComponent(String(queryArg.slug))}/`,
        method: 'PUT',
        body: queryArg.experimentBody,
      }),
    }),
    getExperimentDraft: build.query<GetExperimentDraftApiResponse, GetExperimentDraftApiArg>({
      query: (queryArg) => ({
        url: `/experiments/${encodeURIComponent(String(queryArg))}/draft/`,
      }),
    }),
    listNotes: build.query<ListNotesApiResponse, ListNotesApiArg>({
      query: (queryArg) => ({
        url: `/experiments/${encodeURIComponent(String(queryArg))}/notes/`,
      }),
    }),
    addNote: build.mutation<AddNoteApiResponse, AddNoteApiArg>({
      query: (queryArg) => ({
        url: `/experiments/${encodeURIComponent(String(queryArg.slug))}/notes/`,
        method: 'POST',
        body: queryArg.noteBody,
      }),
    }),
  }),
  overrideExisting: false,
});
