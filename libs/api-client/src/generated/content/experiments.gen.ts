// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  AddExperimentNoteApiArg,
  AddExperimentNoteApiResponse,
  GetExperimentApiArg,
  GetExperimentApiResponse,
  GetExperimentDraftApiArg,
  GetExperimentDraftApiResponse,
  GetExperimentNoteDrawingApiArg,
  GetExperimentNoteDrawingApiResponse,
  GetExperimentNotePhotoApiArg,
  GetExperimentNotePhotoApiResponse,
  ListExperimentDraftsApiArg,
  ListExperimentDraftsApiResponse,
  ListExperimentNotesApiArg,
  ListExperimentNotesApiResponse,
  ListExperimentsApiArg,
  ListExperimentsApiResponse,
  RemoveExperimentNoteApiArg,
  RemoveExperimentNoteApiResponse,
  SaveExperimentApiArg,
  SaveExperimentApiResponse,
} from '../types.gen.ts';
export const experimentsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listExperimentDrafts: build.query<ListExperimentDraftsApiResponse, ListExperimentDraftsApiArg>({
      query: () => ({ url: `/experiment-drafts/` }),
    }),
    removeExperimentNote: build.mutation<RemoveExperimentNoteApiResponse, RemoveExperimentNoteApiArg>({
      query: (queryArg) => ({
        url: `/experiment-notes/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    getExperimentNoteDrawing: build.query<
      GetExperimentNoteDrawingApiResponse,
      GetExperimentNoteDrawingApiArg
    >({
      query: (queryArg) => ({
        url: `/experiment-notes/${encodeURIComponent(String(queryArg))}/drawing/`,
      }),
    }),
    getExperimentNotePhoto: build.query<GetExperimentNotePhotoApiResponse, GetExperimentNotePhotoApiArg>({
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
    listExperimentNotes: build.query<ListExperimentNotesApiResponse, ListExperimentNotesApiArg>({
      query: (queryArg) => ({
        url: `/experiments/${encodeURIComponent(String(queryArg))}/notes/`,
      }),
    }),
    addExperimentNote: build.mutation<AddExperimentNoteApiResponse, AddExperimentNoteApiArg>({
      query: (queryArg) => ({
        url: `/experiments/${encodeURIComponent(String(queryArg.slug))}/notes/`,
        method: 'POST',
        body: queryArg.experimentNoteBody,
      }),
    }),
  }),
  overrideExisting: false,
});
