// Written by "npm run openapi" from openapi.json: do not edit.
import { api } from '../../api.ts';
import type {
  ListAnnotationsApiArg,
  ListAnnotationsApiResponse,
  ListClassNotesApiArg,
  ListClassNotesApiResponse,
  ListWaitingNotesApiArg,
  ListWaitingNotesApiResponse,
  RemoveAnnotationApiArg,
  RemoveAnnotationApiResponse,
  ReviewNoteApiArg,
  ReviewNoteApiResponse,
  SaveAnnotationApiArg,
  SaveAnnotationApiResponse,
} from '../types.gen.ts';
export const notesCalls = api.injectEndpoints({
  endpoints: (build) => ({
    removeAnnotation: build.mutation<RemoveAnnotationApiResponse, RemoveAnnotationApiArg>({
      query: (queryArg) => ({
        url: `/annotations/${encodeURIComponent(String(queryArg))}/`,
        method: 'DELETE',
      }),
    }),
    reviewNote: build.mutation<ReviewNoteApiResponse, ReviewNoteApiArg>({
      query: (queryArg) => ({
        url: `/annotations/${encodeURIComponent(String(queryArg.id))}/decision/`,
        method: 'PUT',
        body: queryArg.noteDecisionBody,
      }),
    }),
    listAnnotations: build.query<ListAnnotationsApiResponse, ListAnnotationsApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/annotations/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    saveAnnotation: build.mutation<SaveAnnotationApiResponse, SaveAnnotationApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/annotations/${encodeURIComponent(String(queryArg.annotationId))}/`,
        method: 'PUT',
        body: queryArg.annotationBody,
      }),
    }),
    listClassNotes: build.query<ListClassNotesApiResponse, ListClassNotesApiArg>({
      query: (queryArg) => ({
        url: `/books/${encodeURIComponent(String(queryArg.id))}/margin/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
        },
      }),
    }),
    listWaitingNotes: build.query<ListWaitingNotesApiResponse, ListWaitingNotesApiArg>({
      query: (queryArg) => ({
        url: `/class-notes/`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          search: queryArg.search,
          book: queryArg.book,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
